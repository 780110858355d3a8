import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { Bridge } from './bridges.ts';
import { BRIDGES } from './key.ts';
import { isSpelling } from './spelling.ts';

type Spelled = Pick<Bridge, 'language' | 'accepted' | 'cues' | 'wrong'>;
const bridge = (language: Language, accepted: string, cues = '', wrong = ''): Spelled => ({
  language,
  accepted: accepted.split(' '),
  cues: cues.split(' '),
  wrong: wrong.split(' ').map((word) => ({ word, fits: [] })),
});

test.each([
  ['capitals and spaces', 'moon', ' MOON '],
  ['an article', 'moon', 'the moon'],
  ['a plural', 'shoe', 'shoes'],
  ['a plural in es', 'match', 'matches'],
  ['a plural in ies', 'party', 'parties'],
  ['a singular', 'scissors', 'scissor'],
  ['a hyphen', 'lighthouse', 'light-house'],
  ['two words', 'lighthouse', 'light house'],
  ['British spelling', 'color', 'colour'],
  ['American spelling', 'theatre', 'theater'],
  ['another of the same sense', 'gossip rumour', 'rumor'],
  ['a letter too few', 'hammock', 'hamock'],
  ['two letters changed about', 'lightning', 'lightnnig'],
  ['a wrong letter', 'gravity', 'gravety'],
])('takes English with %s', (_, accepted, typed) => {
  expect(isSpelling(typed, bridge('en', accepted))).toBe(true);
});

test('takes a word that is written together with a cue', () => {
  expect(isSpelling('moonlight', bridge('en', 'light', 'moon traffic bulb'))).toBe(true);
  expect(isSpelling('light bulb', bridge('en', 'light', 'moon traffic bulb'))).toBe(true);
});

test.each([
  ['another word', 'moon', 'sun'],
  ['a slip in a short word, which makes another one', 'band', 'bank'],
  ['two slips', 'hammock', 'hamok'],
  ['nothing', 'moon', '  '],
  ['no letters', 'moon', '123'],
  ['Hindi letters', 'moon', 'मून'],
])('does not take English with %s', (_, accepted, typed) => {
  expect(isSpelling(typed, bridge('en', accepted))).toBe(false);
});

test('does not take one of the other words for a slip', () => {
  expect(isSpelling('lasting', bridge('en', 'casting', '', 'lasting'))).toBe(false);
  expect(isSpelling('fasting', bridge('en', 'casting', '', 'lasting'))).toBe(true);
});

test.each([
  ['no nukta', 'बाज़ार', 'बाजार'],
  ['a nukta of one code point', 'बाज़ार', 'बा\u095bार'],
  ['a dot for the moon', 'चाँद', 'चांद'],
  ['half a nasal', 'मंच', 'मञ्च'],
  ['no nasal', 'दाँत', 'दात'],
  ['a short vowel', 'नदी', 'नदि'],
  ['a long vowel', 'गुलाब', 'गूलाब'],
  ['another sh', 'शीशा', 'षीशा'],
  ['ये for ए', 'दीये', 'दीए'],
  ['a plural', 'काँटा', 'काँटे'],
  ['the form before a postposition', 'किताब', 'किताबों'],
  ['a joiner', 'चक्की', 'चक्\u200dकी'],
])('takes Hindi with %s', (_, accepted, typed) => {
  expect(isSpelling(typed, bridge('hi', accepted))).toBe(true);
});

test.each([
  ['पानी', 'paani pani panee'],
  ['चाँद', 'chand chaand'],
  ['काँटा', 'kanta kaanta'],
  ['पेड़', 'ped per'],
  ['दीया', 'diya deeya dia'],
  ['शहद', 'shahad shehad'.split(' ')[0]!],
  ['मछली', 'machli machhli'],
  ['फूल', 'phool fool'],
  ['आँख', 'aankh ankh'],
  ['चौका', 'chauka chouka'],
  ['ज़बान', 'zabaan jaban'],
])('takes %s in Latin letters', (word, spellings) => {
  for (const typed of spellings.split(' ')) expect(isSpelling(typed, bridge('hi', word)), typed).toBe(true);
});

test.each([
  ['कल', 'काल'],
  ['बाल', 'बल'],
  ['आम', 'काम'],
  ['पानी', 'पान'],
  ['पानी', 'paan'],
  ['नदी', 'nau'],
])('does not take %s for %s', (word, typed) => {
  expect(isSpelling(typed, bridge('hi', word))).toBe(false);
});

test.each(LANGUAGES)('takes every bridge of the bank as it stands, and no cue or other word (%s)', (language) => {
  for (const one of BRIDGES[language]) {
    for (const word of one.accepted) expect(isSpelling(word, one), one.id).toBe(true);
    for (const word of [...one.cues, ...one.wrong.map((wrong) => wrong.word)])
      expect(isSpelling(word, one), `${one.id} ${word}`).toBe(false);
  }
});
