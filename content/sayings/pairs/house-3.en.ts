import type { PairSayings } from '../saying.ts';

export const pairsOf3En: PairSayings[3] = {
  4: {
    both: 'The hand on the hospital sheet tightens. You see it, say softly “I am scared too”, and after that you both breathe more slowly.',
    first:
      '“That hurt,” you say, clearly, and then your heart pounds so hard that the reply does not reach you. Sit down, both feet on the floor, and ask to hear it again.',
    second:
      'Guests feel at home in your room at once, and after a year they do not know what makes you sad. This week, give them one worry of yours for one of theirs.',
  },
  5: {
    both: 'To explain the tides to a small girl you fetch two oranges and a wet cloth, and the oranges go on dancing until her forehead is smooth.',
    first:
      'The boy has not understood fractions, but the only example you have is the one you just gave. Cut up something that he can eat.',
    second:
      'The song that you wrote about an old friend makes strangers cry, but the friend has not been told whom it is about. Sing the second verse over the phone.',
  },
  6: {
    both: 'You find the step that spoils the soap, and write it down so plainly that the next three batches, made by others, turn out well.',
    first:
      'After your account of the broken pump all five listeners see it before them, and the spanner passes into another hand. Keep hold of it until water comes.',
    second:
      'Four evenings of checking end in one right answer, but the whole table understands none of it. Tell it to the vegetable seller, and change each word at which he stops.',
  },
  7: {
    both: 'At the word “cash” the buyer’s mouth goes tight. You see it, admit that you dislike this part too, and by noon you agree on halves.',
    first:
      'The bill comes, you say at once what you feel about it, and the friend opposite turns red. Ask first what each of you can spend, and speak second.',
    second:
      'You divide the field so well that both neighbours agree, and so silently that both wonder what you think of them. Walk the new border with each and say it.',
  },
  8: {
    both: 'Her “I’m fine” came half a second late. You noticed, went on asking gently, and with the fourth question the real reason was there.',
    first:
      'The whole stairwell hears how angry the new rule makes you, and then the notice turns out to be last year’s. Read the date at the bottom before you ring at doors.',
    second:
      'Weeks of digging end in a great find, but the baker hears of it in words that only you know. Draw it for her on a napkin with three arrows.',
  },
  9: {
    both: 'You describe the snow country you want to see until two friends are packing, and you do not miss the third one, who is only being polite.',
    first:
      'Each feeling of the day reaches the supper table in your words, and next year is not spoken of. Ask tonight: “Where shall we be in two summers?”',
    second:
      'In your thoughts the family has already moved three towns on, and at breakfast you say “Pass the salt”. Spread a map and let them watch your finger travel.',
  },
  10: {
    both: 'A journey for nine people fits on your one page, and when the eldest frowns at the fourth line, you rewrite that line until he can tell it back to you.',
    first:
      'You tell each guest warmly how much you want them there, and three of them come on the wrong day. Finish every invitation with day, hour and door.',
    second:
      'Since the hooks, the labels and the cleaning day came to the kitchen, everyone believes you are cross. Hang up one more note, which says why order lets you rest.',
  },
  11: {
    both: '“I do not like all of it, and I love her half,” you say in the circle. She is glad to hear it so plainly, and the two of you finish it together.',
    first:
      'For ten minutes you say what you feel about the play, and then the others go off to rehearse without you. Repeat the last speaker’s point before you add yours.',
    second:
      'Until late you build on everyone’s idea, and the one that troubled you from the start goes home with you. Say “Not this one” while the tea is hot.',
  },
  12: {
    both: '“I was jealous, so I was unkind to you,” you say on the stairs that same evening, and by breakfast neither of you needs it any more.',
    first:
      'It hurt, and you told your friend that day, and again every day after, until the visits stopped. Put the next telling on paper and leave it there.',
    second:
      'In your heart she was forgiven long ago, and she still crosses the street, since nobody told her. Call over to her side and ask about her mother.',
  },
};
