import type { House } from '#content/mind/facets.ts';

/** The same behaviour as "you tend to …" and as "… comes easily". */
export type Phrase = { readonly base: string; readonly doing: string };

/** What each house looks like in a day, never its name: the high end, the low end (both told with respect), and a way to grow. */
export type Behaviour = {
  readonly high: readonly [Phrase, Phrase, Phrase];
  /** After "you may". */
  readonly low: readonly [string, string];
  readonly growth: readonly [Phrase, Phrase];
};

const phrase = (base: string, doing: string): Phrase => ({ base, doing });

export const behaviours: Record<House, Behaviour> = {
  1: {
    high: [
      phrase('step forward when others hang back', 'stepping forward when others hang back'),
      phrase('choose a direction and stand by it', 'choosing a direction and standing by it'),
      phrase('know how sure you can be of a thing', 'knowing how sure you can be of a thing'),
    ],
    low: ['wait to be asked before you take the lead', 'doubt your own judgement longer than it deserves'],
    growth: [
      phrase('say your view before you hear the others', 'saying your view before you hear the others'),
      phrase('make one small decision a day that is only yours', 'making one small decision a day that is only yours'),
    ],
  },
  2: {
    high: [
      phrase('remember what matters to the people around you', 'remembering what matters to the people around you'),
      phrase('keep track of money, things and promises', 'keeping track of money, things and promises'),
      phrase('hold several things in mind without losing one', 'holding several things in mind without losing one'),
    ],
    low: ['let a small promise slip when the day is full', 'lose the thread when much is going on at once'],
    growth: [
      phrase('write a promise down the moment you make it', 'writing a promise down the moment you make it'),
      phrase('look over your open tasks at a fixed hour', 'looking over your open tasks at a fixed hour'),
    ],
  },
  3: {
    high: [
      phrase('say openly what you feel', 'saying openly what you feel'),
      phrase('explain things so that this listener understands', 'explaining things so that this listener understands'),
      phrase('notice small changes in a face or a voice', 'noticing small changes in a face or a voice'),
    ],
    low: ['keep what you feel to yourself', "miss a quiet signal in someone's face"],
    growth: [
      phrase('tell one person each day how you really are', 'telling one person each day how you really are'),
      phrase('ask a listener to say back what they heard', 'asking a listener to say back what they heard'),
    ],
  },
  4: {
    high: [
      phrase('stay calm and help others to calm down', 'staying calm and helping others to calm down'),
      phrase('take what people feel into account when you decide', 'taking what people feel into account when you decide'),
      phrase('feel safe in the company of others', 'feeling safe in the company of others'),
    ],
    low: ['stay on your guard, even among people you trust', 'find it hard to settle after an upset'],
    growth: [
      phrase('put a name to what you feel before you act on it', 'putting a name to what you feel before you act on it'),
      phrase('take three slow breaths before an answer that matters', 'taking three slow breaths before an answer that matters'),
    ],
  },
  5: {
    high: [
      phrase('make things for the pleasure of making them', 'making things for the pleasure of making them'),
      phrase('come up with many options where others see two', 'coming up with many options where others see two'),
      phrase('find the link between things that seem far apart', 'finding the link between things that seem far apart'),
    ],
    low: ['stay with the way that already works', 'drop an odd idea before it has had its chance'],
    growth: [
      phrase('write down ten ideas before you judge the first', 'writing down ten ideas before you judge the first'),
      phrase('make something small each week that has no use', 'making something small each week that has no use'),
    ],
  },
  6: {
    high: [
      phrase('keep going when the work turns dull', 'keeping going when the work turns dull'),
      phrase('take a problem apart and check each piece', 'taking a problem apart and checking each piece'),
      phrase('finish what you have begun', 'finishing what you have begun'),
    ],
    low: ['put a dull task aside before its end', 'trust a first answer without checking it'],
    growth: [
      phrase('work in short, timed stretches with a clear end', 'working in short, timed stretches with a clear end'),
      phrase('ask what would prove you wrong', 'asking what would prove you wrong'),
    ],
  },
  7: {
    high: [
      phrase('stay fair and warm in the middle of a dispute', 'staying fair and warm in the middle of a dispute'),
      phrase('see what each side of a deal really wants', 'seeing what each side of a deal really wants'),
      phrase('find the trade that leaves both sides better off', 'finding the trade that leaves both sides better off'),
    ],
    low: ['give way too soon in a dispute', 'leave value on the table because nobody asked about it'],
    growth: [
      phrase('ask the other side what matters most to them', 'asking the other side what matters most to them'),
      phrase('write down your limit before you bargain', 'writing down your limit before you bargain'),
    ],
  },
  8: {
    high: [
      phrase('dig until you reach the root of a matter', 'digging until you reach the root of a matter'),
      phrase('live with an open question for a long time', 'living with an open question for a long time'),
      phrase('doubt an easy answer and test it', 'doubting an easy answer and testing it'),
    ],
    low: ['take the first explanation that fits', 'turn away from a question that stays open'],
    growth: [
      phrase('ask why one more time than feels natural', 'asking why one more time than feels natural'),
      phrase('follow one question for a whole week', 'following one question for a whole week'),
    ],
  },
  9: {
    high: [
      phrase('think several moves ahead', 'thinking several moves ahead'),
      phrase('weigh more than one future before you choose', 'weighing more than one future before you choose'),
      phrase('try the unknown path with hope', 'trying the unknown path with hope'),
    ],
    low: ['keep to the paths that you know', 'leave the far future to take care of itself'],
    growth: [
      phrase('sketch two futures before a big choice', 'sketching two futures before a big choice'),
      phrase('go somewhere new every week', 'going somewhere new every week'),
    ],
  },
  10: {
    high: [
      phrase('put things in order and keep them there', 'putting things in order and keeping them there'),
      phrase('set dates and roles before the work begins', 'setting dates and roles before the work begins'),
      phrase('reach a goal in few, well-chosen steps', 'reaching a goal in few, well-chosen steps'),
    ],
    low: ['begin first and look for order later', 'leave dates and roles open'],
    growth: [
      phrase("choose tomorrow's three tasks tonight", "choosing tomorrow's three tasks tonight"),
      phrase('break a goal into steps with dates', 'breaking a goal into steps with dates'),
    ],
  },
  11: {
    high: [
      phrase('build on what others bring', 'building on what others bring'),
      phrase('trust a group and give to it', 'trusting a group and giving to it'),
      phrase('find new ways to work together', 'finding new ways to work together'),
    ],
    low: ['prefer to do the work alone', 'take a while before you trust a group'],
    growth: [
      phrase("add to someone's idea before you offer your own", "adding to someone's idea before you offer your own"),
      phrase('share half-done work with one other person', 'sharing half-done work with one other person'),
    ],
  },
  12: {
    high: [
      phrase('look honestly at your own motives', 'looking honestly at your own motives'),
      phrase('forgive and let go of what is over', 'forgiving and letting go of what is over'),
      phrase('keep a steady mind that does not drift', 'keeping a steady mind that does not drift'),
    ],
    low: ['hold on to an old hurt or an old plan', 'drift away from what is in front of you'],
    growth: [
      phrase('sit quietly for ten minutes a day', 'sitting quietly for ten minutes a day'),
      phrase('write down what you would do otherwise next time', 'writing down what you would do otherwise next time'),
    ],
  },
};
