import { expect, test } from 'vitest';
import { joinSentences, placeSentences, readSentences, splitSentences } from './sentences.ts';

test.each([
  ['You wait. Then you go! Do you?', ['You wait.', 'Then you go!', 'Do you?']],
  ['It stands at 3.4 of 5. It is strong.', ['It stands at 3.4 of 5.', 'It is strong.']],
  ['“What is wrong?” asks somebody. “Nothing,” you say.', ['“What is wrong?” asks somebody.', '“Nothing,” you say.']],
  ['You say “Not this one.” The tea is hot.', ['You say “Not this one.”', 'The tea is hot.']],
  ['आप रुकते हैं। फिर बात होती है।', ['आप रुकते हैं।', 'फिर बात होती है।']],
  ['“क्या हुआ?” कोई पूछता है। जवाब नहीं आता।', ['“क्या हुआ?” कोई पूछता है।', 'जवाब नहीं आता।']],
  ['', []],
])('the sentences of %j', (text, sentences) => expect(splitSentences(text)).toEqual({ sentences, rest: '' }));

test('what ran out of room is left over', () => {
  expect(splitSentences('One is whole. And then you')).toEqual({ sentences: ['One is whole.'], rest: 'And then you' });
  expect(splitSentences('Its strength is 4.4 of 5. After it comes 3.3')).toMatchObject({ rest: 'After it comes 3.3' });
});

const text = 'It stands at 3.4 of 5. “Why?” asks a friend. You wait.\n\nThen it is “over”. The end';

test('a text in pieces gives the sentences of the whole, each as soon as the next one begins', () => {
  for (const size of [1, 2, 3, 7, 1000]) {
    const reader = readSentences();
    const read = [];
    for (let from = 0; from < text.length; from += size) read.push(...reader.push(text.slice(from, from + size)));
    expect([...read, ...reader.end()], String(size)).toEqual([
      { text: 'It stands at 3.4 of 5.', paragraph: 0 },
      { text: '“Why?” asks a friend.', paragraph: 0 },
      { text: 'You wait.', paragraph: 0 },
      { text: 'Then it is “over”.', paragraph: 1 },
    ]);
  }
});

test('joined again they are the text up to its last full sentence', () => {
  expect(joinSentences(placeSentences(text))).toBe(text.slice(0, -' The end'.length));
});
