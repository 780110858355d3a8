import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

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
