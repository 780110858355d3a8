import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileCaches, storedItems } from '#contract/browser-storage.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';
import { POLICIES, type Policy, policies } from '#contract/policies.ts';
import { pageAt } from '#web/page-at.ts';
import { pages } from '#web/pages.ts';
import { piecesOf } from './linked-text.ts';
import type { Block } from './use-policy-words.ts';

type Words = { readonly short: readonly string[]; readonly sections: Readonly<Record<string, { title: string; text: readonly Block[] }>> };

const wordsOf = (policy: Policy, language: Language): Words => {
  const [file] = pages.find(({ address }) => address === `/policies/${policy}`)!.words;
  return JSON.parse(readFileSync(`public/assets/i18n/${language}/${file}.json`, 'utf8'));
};
const paragraphsOf = ({ short, sections }: Words) => [...short, ...Object.values(sections).flatMap(({ text }) => text.flat())];
const linksIn = (text: string) => piecesOf(text).flatMap(({ to }) => to ?? []);

/** What the program is obliged to, policy by policy and section by section, as each language writes it. */
const terms: readonly [Policy, string, Readonly<Record<Language, RegExp>>][] = [
  ['refund-policy', 'times', { en: /answer it within 3 to 5 business days/, hi: /3 से 5 कामकाजी दिनों के भीतर जवाब/ }],
  ['refund-policy', 'times', { en: /paid within 7 to 10 business days/, hi: /7 से 10 कामकाजी दिनों के भीतर .*लौटाया/ }],
  ['refund-policy', 'when', { en: /cancel a subscription within 7 days/, hi: /7 दिनों के भीतर रद्द/ }],
  ['return-policy', 'subscriptions', { en: /cancelled within 7 days/, hi: /7 दिनों के भीतर रद्द/ }],
  ['return-policy', 'delivery', { en: /within 24 to 48 hours/, hi: /24 से 48 घंटों के भीतर/ }],
  ['privacy-policy', 'grievance', { en: /answers within 7 working days/, hi: /7 कामकाजी दिनों के भीतर जवाब/ }],
  ['privacy-policy', 'children', { en: /under 18 needs the consent of a parent/, hi: /18 से कम है.*माता-पिता या अभिभावक की सहमति/ }],
  ['disclaimer', 'use', { en: /personal use only/, hi: /सिर्फ़ निजी इस्तेमाल/ }],
  ['disclaimer', 'liability', { en: /greater of the amount that you have paid us and INR 100/, hi: /जो ज़्यादा हो.*INR 100/ }],
  ['disclaimer', 'law', { en: /Indian law.*courts in Mumbai/, hi: /भारत का क़ानून.*मुंबई की अदालतें/ }],
  ['refund-policy', 'today', { en: /takes no money/, hi: /पैसे नहीं लेता/ }],
  ['return-policy', 'today', { en: /takes no money/, hi: /पैसे नहीं लेता/ }],
];

describe.each(LANGUAGES)('the policies in %s', (language) => {
  test.each(terms)('%s, section %s, states a term', (policy, section, said) => {
    expect(wordsOf(policy, language).sections[section]!.text.flat().join('\n')).toMatch(said[language]);
  });

  test.each(POLICIES)('%s has the sections, paragraphs and links of the first language, in its order', (policy) => {
    const [here, first] = [wordsOf(policy, language), wordsOf(policy, DEFAULT_LANGUAGE)];
    expect(Object.keys(here.sections)).toEqual(Object.keys(first.sections));
    const shape = (words: Words) =>
      Object.values(words.sections).map(({ text }) => text.map((block) => (Array.isArray(block) ? block.length : 1)));
    expect(shape(here)).toEqual(shape(first));
    const links = (words: Words) => paragraphsOf(words).map((text) => linksIn(text).toSorted());
    expect(links(here)).toEqual(links(first));
  });

  test.each(POLICIES)('every link of %s leads to a page', (policy) => {
    const links = paragraphsOf(wordsOf(policy, language)).flatMap(linksIn);
    expect(links.filter((to) => pageAt(to.split('?')[0]!).name === 'notFound')).toEqual([]);
  });

  test('every kind of thing that the browser keeps is explained', () => {
    const { browser } = JSON.parse(readFileSync(`public/assets/i18n/${language}/policies.json`, 'utf8'));
    expect(Object.keys(browser.purposes).toSorted()).toEqual(storedItems.map(({ purpose }) => purpose).toSorted());
    expect(Object.keys(browser.cachePurposes).toSorted()).toEqual(Object.keys(fileCaches).toSorted());
    const ends = [...storedItems, ...Object.values(fileCaches)].map((kept) => kept.ends);
    expect(Object.keys(browser.ends).toSorted()).toEqual([...new Set(ends)].toSorted());
  });
});

test('a link in a text is its words and its address; all else is shown as it stands', () => {
  expect(piecesOf('Write by the [form](/contact), [not](https://a.example) (so).')).toEqual([
    { text: 'Write by the ' },
    { text: 'form', to: '/contact' },
    { text: ', [not](https://a.example) (so).' },
  ]);
  expect(piecesOf('[All](/)')).toEqual([{ text: 'All', to: '/' }]);
});

/** Whoever changes a word of the privacy policy gives the text a new date in contract/policies.ts, and notes both here. */
test('the version that the privacy policy shows is that of its words', () => {
  const words = LANGUAGES.flatMap((language) => [language, ...paragraphsOf(wordsOf('privacy-policy', language))]);
  const fingerprint = createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 12);
  expect({ version: policies['privacy-policy'].changedOn, fingerprint }).toEqual({ version: '2026-11-27', fingerprint: 'a291b0164271' });
});
