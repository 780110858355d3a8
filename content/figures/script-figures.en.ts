import type { Figures } from './script-figure.ts';

export const figuresEn: Figures = {
  1: {
    name: 'The Helm',
    inSentence: 'the Helm',
    line: 'Steps forward when the room goes quiet, and answers for what follows.',
    halfPage: [
      'The bus breaks down at dusk, and everybody looks at everybody. Somebody close to the Helm gets off, asks the driver one question and tells the others: we walk to the next village, children in the middle. At home a water pipe bursts: one hand on the tap, and one short sentence for each person in the room.',
      'Others come to them when a decision has been waiting for weeks. They leave with a direction, and somebody will say “that was my decision” if it goes wrong. A guess is called a guess.',
      'The price: they are far down the road before they notice that nobody walks behind them. From the Bridge they do well to borrow one habit: to ask two people before the first step.',
    ],
    portrait: 'A ship’s wheel above the water, with a red thread tied round its top spoke.',
  },
  2: {
    name: 'The Keeper',
    inSentence: 'the Keeper',
    line: 'Remembers what matters to people, and looks after it.',
    halfPage: [
      'In a shop, a woman asks for the thread that she bought last winter. Somebody close to the Keeper takes the right box from the shelf without looking. At home the spare key hangs on its nail, and a phone call goes to an aunt, because this is the day of her eye operation.',
      'Others bring them what must not be lost: a bag, a secret, the money for the school trip. They also ask them what was said at the meeting before the last.',
      'The price is a full shelf. They carry promises that everybody else has forgotten, and one old disappointment stands among them with its date. They do well to borrow from the Mirror: to take down one thing, look at it, and let it go.',
    ],
    portrait: 'A shelf of jars with labels; the smallest jar holds a single button.',
  },
  3: {
    name: 'The Voice',
    inSentence: 'the Voice',
    line: 'Says what it feels, so that others can understand it.',
    halfPage: [
      'The new machine comes with a thick manual. Somebody close to the Voice takes a cup, a spoon and a plate instead, and shows a colleague with these how it works. At supper the same person puts down the fork. “I am sad today, and it is not the food.” And a moment later: “What about you? Your smile came late.”',
      'Others come to them before a difficult talk: how do I tell my father, how do I begin this letter? Whoever did not understand the lesson asks them, not the teacher.',
      'It costs something: a quiet cousin waits all evening for a gap. From the Harbour they can borrow this: to ask one question, and to stay silent until the other person has finished.',
    ],
    portrait: 'A yellow bird sings on a branch; beside it a small bird tilts its head and listens.',
  },
  4: {
    name: 'The Harbour',
    inSentence: 'the Harbour',
    line: 'Stays calm when others cannot, and makes room for them.',
    halfPage: [
      'On the ward a visitor begins to shout. Somebody close to the Harbour brings two chairs, sits down on one and speaks more slowly than before; soon the other chair is taken. At home a child has broken the good bowl. “You look frightened,” they say first, and fetch the broom after that.',
      'Others come to them at the end of a bad day. They do not want advice. They help to shell the peas, and by the third handful they have said what happened.',
      'The price is paid in silence. Everybody brings a worry, and nobody hears their own wish: which film, whose turn. They do well to borrow from the Broker: once a day, to say what they want, and to say it first.',
    ],
    portrait: 'Two stone arms hold still water; in it lies a boat with a lamp, and a small boat is tied to it.',
  },
  5: {
    name: 'The Maker',
    inSentence: 'the Maker',
    line: 'Makes something new out of what lies on the table.',
    halfPage: [
      'The curtain for the school play does not come in time. Somebody close to the Maker finds forty old rice sacks, and by evening there is a curtain with a painted sun. At home the soup has failed, so it becomes a pancake. On the misty window of the bus, a finger draws a cow with wings.',
      'Others come to them when all answers sound alike. They leave with six ideas: three are impossible, two are funny, and one is just what was missing.',
      'The price stands in the corner: half a chair is painted, and the song has no second verse, because another idea came. They do well to borrow from the Weaver: to finish one thing before the next one begins.',
    ],
    portrait: 'A kite of four papers over the roofs of a town; one paper is a school page, and one has a patch.',
  },
  6: {
    name: 'The Mason',
    inSentence: 'the Mason',
    line: 'Takes a problem apart, checks every piece, and finishes.',
    halfPage: [
      'A small sum is missing in the cash box, and the others want to go home. Somebody close to the Mason lays out the receipts in rows and stops at a seven that looks like a one. On Sunday a lamp flickers. Its screws lie on a newspaper in order, and in the evening the lamp burns.',
      'Others bring them what three people have tried to mend. They show them a letter before they sign it, because here a wrong date is noticed.',
      'This care has a price: a wild idea gets a list of its faults before it has been told to the end. They do well to borrow from the Maker: to try something rough, for fun, and to leave the ruler in the drawer.',
    ],
    portrait: 'A stone arch with a golden keystone and a plumb line; a bird lives in a gap of the wall.',
  },
  7: {
    name: 'The Broker',
    inSentence: 'the Broker',
    line: 'Finds the deal that both sides can be glad of.',
    halfPage: [
      'Two traders quarrel about the one place in the shade. Somebody close to the Broker asks each of them what they sell, and when. The fish gets the shade until noon, and then the clay pots get it. At home one person wants the window open, the other wants quiet, and a window on the other side helps them both.',
      'Others take them along to buy a used motorbike, or to ask the landlord for a new roof. They stay friendly, and they know when to stand up and go.',
      'The price: even a neighbour’s jam is weighed against the plums that they gave last year. They do well to borrow from the Diver: to ask “why?” once more when the deal already looks good.',
    ],
    portrait: 'A market stall with mangoes and marigolds; two glasses of tea and one flower stand on the counter.',
  },
  8: {
    name: 'The Diver',
    inSentence: 'the Diver',
    line: 'Goes down to the root of a thing and stays there.',
    halfPage: [
      'Everybody says that the heat has dried up the well. Somebody close to the Diver walks up the empty stream and finds a new pipe. At home five open books lie on the floor, because a child has asked why onions make us cry. The answer comes in the shower, all at once.',
      'Others bring them strange things: a noise in the engine, a photograph without a name, a number that cannot be true. They do not get a quick answer. They get a better question.',
      'The price is time. The form is due on Friday, and on Friday there is one more page to read. From the Helm they do well to borrow an hour set beforehand, at which they decide with what is known.',
    ],
    portrait: 'A brass diving helmet on the bed of a river; a small fish looks in at its window.',
  },
  9: {
    name: 'The Scout',
    inSentence: 'the Scout',
    line: 'Looks round the next bend, and enjoys not knowing the way.',
    halfPage: [
      'In the first weeks of a job, somebody close to the Scout takes a new way to the canteen each day, and soon knows which machine is too slow for next year’s work. On a holiday the map stays in the bag until noon. Over the ironing comes a long thought: if the youngest studies in the city, what then, and what after that?',
      'Others come to them when the usual way is closed. “And if we went round by the river?” They also come when they have stopped looking forward to anything.',
      'What lies close by pays for it: a birthday is missed, a bill stays in a coat. They do well to borrow from the Keeper: to look down once a day and see who is waiting.',
    ],
    portrait: 'A telescope on a hill, turned towards a far island; beside it stands a low stool with a child’s cap.',
  },
  10: {
    name: 'The Weaver',
    inSentence: 'the Weaver',
    line: 'Brings order to many threads, so that they hold together.',
    halfPage: [
      'Fourteen people cook for a wedding. On the door hangs a sheet of paper from somebody close to the Weaver: who fetches the rice, who has the big pot, and at what hour. At home on Sunday night the uniform is ironed, the bag stands by the door and the spice tins are back in their row. After that, the evening feels right.',
      'Others bring them a heap: papers, dates, a move to another town. They leave with one small thing that has to happen first.',
      'The price is felt when the train does not come. A free day gets a timetable, and a guest who arrives too early spoils a good plan. From the Scout they can borrow an empty afternoon, to see where it leads.',
    ],
    portrait: 'A loom with half a cloth on it; a red hair ribbon is tied into the pattern.',
  },
  11: {
    name: 'The Bridge',
    inSentence: 'the Bridge',
    line: 'Joins people and their ideas, so that more comes of them.',
    halfPage: [
      'At a meeting somebody shy says half an idea and stops. “Wait,” says a person close to the Bridge, “let us add what Leena said on Monday.” On the stairs at home two neighbours meet, because both grow chillies and somebody told them so. When money is collected for the broken pump, the first note in the tin comes from here.',
      'Others come to them when two groups no longer speak, or when a job is too big for two hands. An hour later there are many, and nobody remembers whose idea it was.',
      'That is also the price: everybody is so happy with the plan that nobody mentions its crack. They do well to borrow from the Mason: to knock on each plank before anybody walks across.',
    ],
    portrait: 'A round bridge of many kinds of wood, with one painted plank; two cups steam on its rail.',
  },
  12: {
    name: 'The Mirror',
    inSentence: 'the Mirror',
    line: 'Looks at itself honestly, forgives, and lets things go.',
    halfPage: [
      'After a quarrel in the workshop, somebody close to the Mirror sweeps the floor slowly and thinks: I shouted because I was ashamed, not because he was wrong. At lunch they tell him so. At home an hour goes by with needle and thread, stitch after stitch. A cup of the old set breaks. It is only a cup.',
      'Others come to them when they cannot forgive a friend, or themselves. Nobody has to look better here than they are, and so the true story gets told.',
      'It can cost them their share: they understand the man who pushes in front so well that they miss the bus. They do well to borrow from the Voice: to say “that hurt me” on the same day.',
    ],
    portrait: 'A standing mirror with a shawl over it; a marigold stands before it and is seen again in the glass.',
  },
};
