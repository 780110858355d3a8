import { describe, expect, it } from 'vitest';
import { forbiddenWord } from './forbidden-words.ts';

describe('forbidden words', () => {
  it.each([
    'Your planets align.',
    'Planetary forces',
    'a born Leo',
    'your horoscope',
    'your Sun sign',
    'आपके ग्रहों की चाल',
    'आपकी राशि',
    'जन्मकुंडली में',
    'ज्योतिषीय',
  ])('find astrology in "%s"', (text) => expect(forbiddenWord(text)).toBeDefined());

  it.each(['signs of depression', 'an Anxiety disorder', 'You may have ADHD.', 'यह मानसिक रोग है', 'अवसाद', 'डिप्रेशन'])(
    'find a diagnosis in "%s"',
    (text) => expect(forbiddenWord(text)).toBeDefined(),
  );

  it.each(['You plan and plant.', 'a mistake mars the day', 'आग्रह, संग्रह और अनुग्रह', 'धनराशि', 'लगन से', 'You press on.', 'निदानात्मक'])(
    'let "%s" pass',
    (text) => expect(forbiddenWord(text)).toBeUndefined(),
  );

  it('see through another spelling of the same letters', () => {
    expect(forbiddenWord('साढ़ेसाती'.normalize('NFD'))).toBeDefined();
    expect(forbiddenWord('ऑटिज़्म'.normalize('NFD'))).toBeDefined();
  });
});
