import type { Language } from '#contract/language.ts';

/** The words of a text in small letters; a word with an apostrophe is one, and one with a hyphen is two. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu) ?? [];

const stems: Readonly<Record<Language, (word: string) => string>> = { en: stemEnglish, hi: stemHindi };

/** What stays of a word in all its forms, roughly: enough to see that "leaves" and "leaving" are one word. */
export const stemOf = (word: string, language: Language): string => stems[language](word);

const IRREGULAR: Readonly<Record<string, string>> = {
  left: 'leav',
  leave: 'leav',
  felt: 'feel',
  kept: 'keep',
  told: 'tell',
  said: 'say',
  sat: 'sit',
  stood: 'stand',
  found: 'find',
  began: 'begin',
  begun: 'begin',
  came: 'come',
  went: 'go',
  goes: 'go',
  gone: 'go',
  knew: 'know',
  known: 'know',
  took: 'take',
  taken: 'take',
  gave: 'give',
  given: 'give',
  brought: 'bring',
  thought: 'think',
  saw: 'see',
  seen: 'see',
  ran: 'run',
  wrote: 'writ',
  written: 'writ',
  sent: 'send',
  read: 'read',
  spoke: 'speak',
  heard: 'hear',
  held: 'hold',
  lay: 'lie',
  lies: 'lie',
  lying: 'lie',
  paid: 'pay',
  made: 'mak',
  people: 'person',
};

function stemEnglish(word: string): string {
  const plain = word.replace(/'(?:s|re|ve|ll|d|m)?$/, '');
  const irregular = IRREGULAR[plain];
  if (irregular) return irregular;
  const stem = plain.replace(/(?:ingly|edly|ings|ing|iest|ies|ied|ily|est|ers|ed|es|er|ly|s|e|y)$/, '');
  const kept = stem.length >= 3 ? stem : plain;
  return kept.replace(/([bdfglmnprt])\1$/, '$1').replace(/[iy]$/, '');
}

function stemHindi(word: string): string {
  const bare = word.replaceAll('\u093c', '').replace(/[ड़ढ़]/g, (letter) => letter);
  const stem = bare.replace(/(?:ियों|ियाँ|ाओं|ुओं|ओं|ाएँ|एँगे|एँगी|ेंगे|ेंगी|ूँगा|इए|िए|ाकर|कर|ते|ती|ता|ना|नी|ने|ये|यी|या|[ा-ौँंः])$/u, '');
  const kept = [...stem].length >= 2 ? stem : bare;
  return kept.replace(/[ा-ौँंः]+$/u, '') || kept;
}
