import type { WrittenBridge } from './written-bridge.ts';

export const bridgesEn: readonly WrittenBridge[] = [
  {
    words: ['window'],
    cues: [
      ['glass', 'A window is made of glass.'],
      ['curtain', 'A curtain hangs before a window.'],
      ['view', 'From a window one has a view.'],
    ],
    wrong: 'wall lamp picture roof',
  },
  {
    words: ['umbrella'],
    cues: [
      ['rain', 'An umbrella keeps the rain off.'],
      ['handle', 'One holds an umbrella by its handle.'],
      ['open', 'One opens an umbrella.'],
    ],
    wrong: 'door cloud jar tap',
  },
  {
    words: ['egg'],
    cues: [
      ['hen', 'A hen lays an egg.'],
      ['shell', 'An egg has a shell.'],
      ['boil', 'One boils an egg.'],
    ],
    wrong: 'nest rice snail pan',
  },
  {
    words: ['cow'],
    cues: [
      ['milk', 'A cow gives milk.'],
      ['grass', 'A cow eats grass.'],
      ['bell', 'Many a cow wears a bell.'],
    ],
    wrong: 'field temple lawn goat',
  },
  {
    words: ['rice'],
    cues: [
      ['field', 'Rice grows in a field.'],
      ['steam', 'Rice is cooked in steam.'],
      ['grain', 'One eats rice grain by grain.'],
    ],
    wrong: 'wheat sand kettle farm',
  },
  {
    words: ['river'],
    cues: [
      ['bank', 'A river has two banks.'],
      ['boat', 'A boat goes down a river.'],
      ['flow', 'A river flows to the sea.'],
    ],
    wrong: 'shore cash fish sail',
  },
  {
    words: ['door'],
    cues: [
      ['key', 'A key opens a door.'],
      ['knock', 'One knocks on a door.'],
      ['handle', 'A door has a handle.'],
    ],
    wrong: 'drawer cup knee wall',
  },
  {
    words: ['boat'],
    cues: [
      ['oar', 'One rows a boat with an oar.'],
      ['sail', 'A boat may have a sail.'],
      ['fisher', 'A fisher goes out in a boat.'],
    ],
    wrong: 'lake net wood cloth',
  },
  {
    words: ['dance'],
    cues: [
      ['wedding', 'People dance at a wedding.'],
      ['step', 'A dance has its steps.'],
      ['music', 'One dances to music.'],
    ],
    wrong: 'cake stair band guest',
  },
  {
    words: ['wheel'],
    cues: [
      ['potter', 'A potter works at a wheel.'],
      ['cart', 'A cart rolls on wheels.'],
      ['spin', 'A wheel spins.'],
    ],
    wrong: 'clay horse top road',
  },
  {
    words: ['dream'],
    cues: [
      ['sleep', 'One dreams asleep.'],
      ['day', 'A daydream comes with open eyes.'],
      ['wish', 'One’s dream is what one wishes for.'],
    ],
    wrong: 'night hope pillow star',
  },
  {
    words: ['paint'],
    cues: [
      ['brush', 'One paints with a brush.'],
      ['wall', 'A wall gets new paint.'],
      ['colour', 'Paint has a colour.'],
    ],
    wrong: 'hair dust room chalk',
  },
  {
    words: ['pool'],
    cues: [
      ['car', 'Who shares rides is in a car pool.'],
      ['swim', 'One swims in a pool.'],
      ['cue', 'Pool is played with a cue.'],
    ],
    wrong: 'sea motor ball road',
  },
  {
    words: ['club'],
    cues: [
      ['golf', 'A golfer swings a club.'],
      ['night', 'People dance in a night club.'],
      ['sandwich', 'A club sandwich has three slices.'],
    ],
    wrong: 'grass late lunch stick',
  },
  {
    words: ['post'],
    cues: [
      ['office', 'Letters go to the post office.'],
      ['lamp', 'A street light stands on a lamp post.'],
      ['blog', 'What one writes in a blog is a post.'],
    ],
    wrong: 'desk oil page street',
  },
  {
    words: ['deck'],
    cues: [
      ['ship', 'Sailors walk on deck.'],
      ['cards', 'All the cards are a deck.'],
      ['hands', 'All hands on deck, they call.'],
    ],
    wrong: 'port queen glove game',
  },
  {
    words: ['well'],
    cues: [
      ['wish', 'One throws a coin into a wishing well.'],
      ['farewell', 'Who leaves is wished farewell.'],
      ['water', 'Water is drawn from a well.'],
    ],
    wrong: 'coin leave bucket dry',
  },
  {
    words: ['rock'],
    cues: [
      ['music', 'Rock is loud music.'],
      ['cradle', 'One rocks a cradle.'],
      ['climb', 'One climbs a rock.'],
    ],
    wrong: 'song baby stair drum',
  },
  {
    words: ['organ'],
    cues: [
      ['church', 'An organ plays in church.'],
      ['donor', 'A donor gives an organ.'],
      ['mouth', 'A mouth organ is played by breath.'],
    ],
    wrong: 'priest blood tooth hymn',
  },
  {
    words: ['cap'],
    cues: [
      ['bottle', 'A bottle has a cap.'],
      ['knee', 'In front of the knee lies the kneecap.'],
      ['batter', 'Who bats wears a cap.'],
    ],
    wrong: 'glass leg ball hat',
  },
  {
    words: ['nut'],
    cues: [
      ['squirrel', 'A squirrel hides a nut.'],
      ['bolt', 'A bolt needs its nut.'],
      ['coco', 'Coco and nut make coconut.'],
    ],
    wrong: 'tree lock milk screw',
  },
  {
    words: ['pupil'],
    cues: [
      ['school', 'A pupil goes to school.'],
      ['eye', 'The dark of the eye is the pupil.'],
      ['guru', 'A guru has a pupil.'],
    ],
    wrong: 'desk lash saint lens',
  },
  {
    words: ['coat'],
    cues: [
      ['paint', 'A wall gets a coat of paint.'],
      ['winter', 'One wears a coat in winter.'],
      ['rain', 'A raincoat keeps one dry.'],
    ],
    wrong: 'snow brush cold shelf',
  },
  {
    words: ['right'],
    cues: [
      ['left', 'Right is not left.'],
      ['wrong', 'Right is not wrong.'],
      ['vote', 'To vote is a right.'],
    ],
    wrong: 'turn wing sin poll',
  },
];
