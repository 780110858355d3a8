/**
 * What surrounds the words of the story: safe for a browser. The words themselves are in script.ink, whose `backdrop` tags
 * name the pictures below.
 */
export type Chapter = { readonly number: 1 | 2 | 3; readonly title: string; readonly screens: readonly string[] };

/** One drawn picture per screen. `picture` tells an illustrator what to draw; `alt` tells a listener what is seen. */
export type Backdrop = { readonly screen: string; readonly id: string; readonly picture: string; readonly alt: string };

export const chapters: readonly Chapter[] = [
  { number: 1, title: 'The Ghat', screens: ['LF01', 'LF02', 'LF03', 'LF04', 'LF05', 'LF06', 'LF07', 'LF08'] },
  { number: 2, title: 'The River', screens: ['LF09', 'LF10', 'LF11', 'LF12', 'LF13', 'LF14', 'LF15', 'LF16', 'LF17'] },
  { number: 3, title: 'The Island', screens: ['LF18', 'LF19', 'LF20', 'LF21', 'LF22', 'LF23', 'LF24', 'LF25', 'LF26'] },
];

/** Everyone whom a `speaker` tag may name. */
export const speakers: readonly string[] = ['Dev', 'Josna', 'Tuli', 'Mala'];

export const backdrops: readonly Backdrop[] = [
  {
    screen: 'LF01',
    id: 'ghat-steps-dusk',
    picture:
      'Indigo dusk and slanting rain: sixty wide stone steps run down to a broad brown river, a man under a black umbrella at their foot beside a low wooden ferry with a dark lamp at her bow, a new bridge lit like a string of beads far upstream.',
    alt: 'Wet stone steps lead down to a wooden ferry at dusk; a man waits under a black umbrella, and a lit bridge hangs far upstream.',
  },
  {
    screen: 'LF02',
    id: 'engine-hold',
    picture:
      'The low hold below deck, warm brown and black: an old green diesel engine standing in ankle-deep water, a hand pump with a long handle, a square of grey evening falling through the hatch on to a ladder.',
    alt: 'A cramped engine hold with an old green engine, a long-handled pump and brown water on the floor.',
  },
  {
    screen: 'LF03',
    id: 'cabin-raincoat',
    picture:
      'A cabin no wider than a cupboard: a yellow raincoat on a nail with its elbows still bent, a narrow bunk, a tin trunk, a round window streaming with rain, a slip of paper half out of the coat pocket.',
    alt: 'A yellow raincoat hangs on a nail in a tiny cabin, a folded paper showing at its pocket.',
  },
  {
    screen: 'LF04',
    id: 'deck-awning',
    picture:
      'The ferry deck under a patched canvas awning: musicians in gold braid and maroon with a huge sousaphone on one side, a woman with a stick and eleven goats on the other, the largest goat chewing a sheet of music.',
    alt: 'Under a ferry awning a brass band in gold braid faces a herd of goats; the largest goat is eating sheet music.',
  },
  {
    screen: 'LF05',
    id: 'tea-shed-downpour',
    picture:
      'A tea shed at the ghat seen from inside, amber lamplight under a tin roof, curtains of silver rain on every side, a big kettle steaming, a long bench of knees and umbrellas, forty chalk strokes in fives on a wooden post.',
    alt: 'People crowd a lamplit tea shed behind curtains of rain; chalk strokes in fives mark the post beside the kettle.',
  },
  {
    screen: 'LF06',
    id: 'wheelhouse-log',
    picture:
      'The wheelhouse at nightfall: an open log book under a hanging lamp, close lines of handwriting giving way to half-empty pages, the spokes of a wheel, and through the wet window one white point of light far out on black water.',
    alt: 'An open log book lies under a lamp by the ship’s wheel; through the wet window a single white light shows far out on the river.',
  },
  {
    screen: 'LF07',
    id: 'ticket-office',
    picture:
      'A ticket office of green boards: a paper and pen laid out on a square biscuit tin under a bare bulb, a woman in a mango-coloured raincoat on one side, a young man with folded arms on the other, moths round the bulb.',
    alt: 'A paper and a pen lie on a biscuit tin between a woman in a mango-coloured raincoat and a young man with folded arms.',
  },
  {
    screen: 'LF08',
    id: 'casting-off',
    picture:
      'The loaded ferry at the foot of the steps in full night, umbrellas and bundles along her rails, water halfway up the lower steps, a grey-haired woman in overalls reaching up to hang a lantern of blue glass at the bow.',
    alt: 'A woman in overalls hangs a blue glass lantern at the bow of the crowded ferry as water climbs the ghat steps.',
  },
  {
    screen: 'LF09',
    id: 'red-light',
    picture:
      'Open river at night from behind the bow: the blue lantern glowing in front, the water dividing into a paler marked channel and a dark unmarked arm, and far down the dark arm a single red light with its reflection.',
    alt: 'Beyond the blue bow lantern the black river divides; far down the darker arm burns a red light.',
  },
  {
    screen: 'LF10',
    id: 'benches-lamplight',
    picture:
      'The passenger deck lit from below by one lamp: rows of worried faces, shawls and bundles all leaning to one side, a hand pointing at the bank, the helmswoman’s back dark in the wheelhouse behind.',
    alt: 'Rows of worried passengers lean to one side of the deck in the light of a single lamp.',
  },
  {
    screen: 'LF11',
    id: 'police-launch',
    picture:
      'A river police launch head-on in the rain, its white searchlight a hard cone across the picture with every raindrop drawn in it, a small officer behind a loudhailer, the ferry rail in silhouette in front.',
    alt: 'A police launch throws a cone of white searchlight through the rain on to the ferry’s rail.',
  },
  {
    screen: 'LF12',
    id: 'drifting-tree',
    picture:
      'The ferry tilted and turning in fast dark water, a whole uprooted tree rolling past her side with its roots in the air, only the blue lantern alight, small figures gripping the rail.',
    alt: 'An uprooted tree rolls past the tilted ferry in the dark; only the blue lantern is alight.',
  },
  {
    screen: 'LF13',
    id: 'at-anchor',
    picture:
      'The ferry at anchor in a wide night river, rope taut from the bow, the soles of two boots showing at an open hatch, a small skiff tied alongside, torn clouds, the red light tiny on the horizon like a struck match.',
    alt: 'The ferry lies at anchor under torn clouds; two boots stick out of a hatch, and a tiny red light shows on the horizon.',
  },
  {
    screen: 'LF14',
    id: 'stern-locker',
    picture:
      'An open locker at the stern seen close: a girl of eleven with two plaits folded among orange life jackets and coils of rope, her face lit from below by a torch with cracked glass.',
    alt: 'A girl with two plaits sits hidden among life jackets in a locker, a cracked torch in her hand.',
  },
  {
    screen: 'LF15',
    id: 'moonlight-band',
    picture:
      'The wet deck under a sudden lime-green-white half moon: the brass band playing, trumpet, trombone and a great sousaphone shining like a second moon, drops falling silver from every rope.',
    alt: 'Under a sudden half moon the brass band plays on the wet deck, the sousaphone shining like a second moon.',
  },
  {
    screen: 'LF16',
    id: 'stern-rail-tea',
    picture:
      'Two figures side by side at the stern rail seen from behind, an arm’s length apart, two small glasses of tea steaming on the rail between them, the moon going into cloud, the dark river pulling away.',
    alt: 'Two people stand apart at the stern rail with two glasses of tea between them as the moon goes into cloud.',
  },
  {
    screen: 'LF17',
    id: 'bucket-chain',
    picture:
      'A chain of people from an open hatch to the rail passing buckets, water flashing over the edge, a rolled mango-coloured sleeve next to a cook’s apron, lamplight from the hatch throwing long shadows upward.',
    alt: 'Passengers pass buckets hand to hand from the hatch to the rail by lamplight.',
  },
  {
    screen: 'LF18',
    id: 'drowned-landing',
    picture:
      'A drowned landing place at night: four leaning bamboo poles in a brown slide of water, tall plumed kash grass bent by the current, a dark slope above, and high over it a red light that seems to hang on nothing.',
    alt: 'Four leaning bamboo poles mark a drowned landing; above a dark slope a red light seems to hang in the air.',
  },
  {
    screen: 'LF19',
    id: 'bamboo-tower',
    picture:
      'At the foot of a bamboo tower as high as a house, a lean woman of nearly eighty in a man’s waistcoat lifts a hurricane lamp towards us, families with tied bundles behind her, the red lamp glowing at the tower’s top.',
    alt: 'At the foot of a bamboo tower a lean old woman in a waistcoat lifts her lamp, families with bundles behind her.',
  },
  {
    screen: 'LF20',
    id: 'letters-by-lamp',
    picture:
      'A low room with woven walls: an old woman’s hands and a younger pair on either side of a bundle of letters tied with boat cord, a hurricane lamp beside it, an open door with dark water a step below.',
    alt: 'Two pairs of hands rest beside a bundle of letters tied with boat cord, lit by a lamp near a flooded doorstep.',
  },
  {
    screen: 'LF21',
    id: 'school-veranda',
    picture:
      'The veranda of a thatched school at night, rain over and stars out: a great rice pot on a fire, strangers standing about in the glow, strings of river shells hanging from the thatch, rows of notches cut in the doorpost.',
    alt: 'Strangers gather round a rice pot on a school veranda under stars; strings of shells hang from the thatch beside a notched doorpost.',
  },
  {
    screen: 'LF22',
    id: 'schoolroom-water',
    picture:
      'Inside the school: brown water shining across the floor, a blackboard with sums still on it, benches in rows with a small boy and his mother on one of them, a high shelf of swollen books, an old woman with chalk in her hand.',
    alt: 'Water covers the floor of a schoolroom; a small boy and his mother sit on a bench and an old woman stands at the blackboard.',
  },
  {
    screen: 'LF23',
    id: 'one-plank',
    picture:
      'A single bending plank between bank and ferry crowded from both ends: a sewing machine on a head, a cupboard with a mirror that holds the moon, a hen in a basket, goats, children, lamps in a line down the slope.',
    alt: 'Families carry a sewing machine, a mirrored cupboard and a hen over one bending plank to the ferry.',
  },
  {
    screen: 'LF24',
    id: 'low-in-the-water',
    picture:
      'The grey hour before dawn: the ferry so low that her rail nearly touches glassy water, fifty people sitting close under sacks in two groups with a strip of bare deck between them, mist, the blue lantern paling.',
    alt: 'Before dawn the overloaded ferry sits low in misty water, two groups of people apart on her deck.',
  },
  {
    screen: 'LF25',
    id: 'ghat-morning',
    picture:
      'Bhorghat at sunrise, gold and rose: steam rising from the steps and from people and goats, the ferry moored, the bridge upstream hung with bunting and a tiny brass band marching out on to it.',
    alt: 'Steam rises from the ghat at sunrise; upstream a tiny brass band marches on to a bridge hung with bunting.',
  },
  {
    screen: 'LF26',
    id: 'last-step-evening',
    picture:
      'The lowest step on a clear evening: the blue lantern, unlit, between an old woman and a seated figure seen from behind, a girl with two plaits on the step above, and across violet water the island as a line of white plumed grass.',
    alt: 'An old woman, a girl and another person sit on the lowest step around a blue lantern, facing an island of white grass at evening.',
  },
];

export const backdropOf = (screen: string): Backdrop | undefined => backdrops.find((backdrop) => backdrop.screen === screen);
