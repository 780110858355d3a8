import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Story } from 'inkjs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { MAX_NOTE_PARTS, PATHS, type Path, STEPS, type Step } from '#contract/steady-words.ts';
import { texts } from '#web/steady/texts.ts';
import { forbiddenWord } from '../houses/forbidden-words.ts';
import { compileInk } from '../stories/ink.ts';
import { sources } from './script-sources.ts';
import type { StepText } from './script-step.ts';
import { isWorrying } from './script-worrying-words.ts';

type Read = { readonly path: Path; readonly step: Step; readonly language: Language; readonly text: StepText };

const all: Read[] = [];
for (const path of PATHS)
  for (const language of LANGUAGES)
    for (const [step, text] of Object.entries(await texts[path][language]())) all.push({ path, step: step as Step, language, text });
const inLanguage = (language: Language) => all.filter((one) => one.language === language);

/** Everything that a reader of a step sees, one sentence or label after the other. */
const saidIn = ({ aim, blocks, close }: StepText): string[] => [
  aim,
  close,
  ...blocks.flatMap((block) => [
    block.title,
    ...('lead' in block ? [block.lead] : []),
    ...(block.kind === 'text' ? block.paragraphs : []),
    ...(block.kind === 'points' ? block.points : []),
    ...(block.kind === 'fields' ? block.fields.map(({ label }) => label) : []),
    ...(block.kind === 'strengths' ? [block.none] : []),
  ]),
];

test('both paths have their six steps in both languages, in their order', () => {
  for (const language of LANGUAGES)
    for (const path of PATHS) expect(inLanguage(language).flatMap((one) => (one.path === path ? [one.step] : []))).toEqual(STEPS[path]);
});

describe.each(all.map((one) => [`${one.step} in ${one.language}`, one] as const))('%s', (_name, { step, language, text }) => {
  test('takes 10 to 20 minutes, and has something to write into and a source', () => {
    expect(text.minutes).toBeGreaterThanOrEqual(10);
    expect(text.minutes).toBeLessThanOrEqual(20);
    expect(text.blocks.some(({ kind }) => kind === 'fields')).toBe(true);
    for (const block of text.blocks) {
      if (block.kind !== 'fields') continue;
      expect(block.fields.length).toBeLessThanOrEqual(MAX_NOTE_PARTS);
      for (const { id } of block.fields) expect(id).toMatch(/^[a-z]{1,20}$/);
    }
    for (const { year, found } of sources[step]) {
      expect(year).toBeGreaterThan(1970);
      expect(found[language]).toMatch(/./);
    }
  });

  test('says the same things in the same order as in English', () => {
    const english = inLanguage('en').find((one) => one.step === step)!.text;
    const shapeOf = ({ blocks }: StepText) =>
      blocks.map((block) => [
        block.kind,
        block.kind === 'fields' ? block.fields.map(({ id }) => id) : block.kind === 'points' && block.points.length,
      ]);
    expect(shapeOf(text)).toEqual(shapeOf(english));
    expect(text.minutes).toBe(english.minutes);
  });

  test('promises nothing, names no illness, and asks no reader for their gender', () => {
    const said = saidIn(text).join('\n');
    expect(forbiddenWord(said)).toBeUndefined();
    expect(said).not.toMatch(
      /\b(cures?|heals?|healing|treats you well|guarantee\w*|proven|will feel better|disorder|PTSD|depression|trauma\w*|symptoms?)\b/i,
    );
    expect(said).not.toMatch(/ठीक हो जाएँगे|पक्का इलाज|गारंटी|अवसाद|रोगी/);
    expect(said).not.toMatch(/(^|\s)आप\s[^।]*?(ता|ती|ते) हैं|(करूँगा|करूँगी|सकता हूँ|सकती हूँ|चाहता हूँ|चाहती हूँ)/);
  });
});

const syllablesOf = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

describe('how easily it reads', () => {
  test.each(inLanguage('en').map((one) => [one.step, one] as const))('%s is for readers of 13 and younger', (_step, { text }) => {
    const sentences = saidIn(text).flatMap((said) => said.split(/[.!?;:]+[”"]?\s+/).filter((part) => /\w/.test(part)));
    const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z’']+/g) ?? []);
    const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
    const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59; // Kincaid and others 1975
    expect(grade).toBeLessThan(7);
    for (const sentence of sentences) expect(sentence.split(/\s+/).length, sentence).toBeLessThan(26);
  });

  test.each(inLanguage('hi').map((one) => [one.step, one] as const))('%s in Hindi has short sentences', (_step, { text }) => {
    const sentences = saidIn(text).flatMap((said) => said.split(/[।!?;:]+\s*/).filter((part) => part.trim() !== ''));
    const lengths = sentences.map((sentence) => sentence.split(/\s+/).length);
    expect(lengths.reduce((sum, one) => sum + one, 0) / lengths.length).toBeLessThan(11);
    expect(Math.max(...lengths)).toBeLessThan(27);
  });
});

describe('the words that worry', () => {
  test.each([
    'I want to die.',
    'Sometimes I think about SUICIDE',
    'everyone would be better off without me',
    'I don’t want to live like this',
    'I could kill  myself',
    'self-harm',
    'I cut myself again',
    'मैं मरना चाहती हूँ',
    'मरना चाहता हूँ',
    'जीने का मन नहीं करता',
    'ख़ुदकुशी के ख़याल',
    'खुदकुशी',
    'कभी लगता है आत्महत्या कर लूँ',
    'ख़ुद को चोट पहुँचाना',
    'mai marna chahta hu',
    'jeene ka mann nahi karta',
    'Khudkushi kar lu',
    'kabhi lagta hai jaan de du',
    'zehar kha lu',
  ])('finds “%s”', (text) => {
    expect(isWorrying(text)).toBe(true);
  });

  test.each([
    'I am dying to see the sea.',
    'My chief killed my idea in a minute.',
    'We drove 40 kms to the village.',
    'Ravi made me laugh so much.',
    'I want to live by the river.',
    'मेरा मन नहीं था।',
    'मुझे घर जाना है।',
    'mera mann nahi tha',
    'ghar jaana chahta hu',
    'The cut in my salary hurts.',
    'उसने बहुत मारा।',
    '',
  ])('leaves “%s” alone', (text) => {
    expect(isWorrying(text)).toBe(false);
  });

  test('the steps themselves do not wake it, except where they ask about it', () => {
    for (const { step, text } of all) if (step !== 'writing') expect(saidIn(text).filter(isWorrying), step).toEqual([]);
  });
});

const scripts = globSync('content/steady/scenes/*.ink');
const compiled = (file: string) => new Story(compileInk(readFileSync(file, 'utf8'), () => ''));
const tell = (story: Story) => story.ContinueMaximally() ?? '';

test('there are four scenes, each in every language', () => {
  expect(scripts).toHaveLength(4 * LANGUAGES.length);
});

test.each(scripts.map((file) => [basename(file), file] as const))(
  'in %s each sentence leads to an answer and to the end, and nothing is counted',
  (_name, file) => {
    const source = readFileSync(file, 'utf8');
    expect(source).not.toMatch(/#|VAR |~/);
    const story = compiled(file);
    expect(tell(story)).toMatch(/./);
    const count = story.currentChoices.length;
    expect(count).toBe(4);
    for (let choice = 0; choice < count; choice += 1) {
      const again = compiled(file);
      tell(again);
      again.ChooseChoiceIndex(choice);
      const lines = tell(again).trim().split('\n');
      expect(lines.length).toBeGreaterThanOrEqual(2);
      expect(again.currentChoices).toEqual([]);
      expect(forbiddenWord(lines.join('\n'))).toBeUndefined();
    }
  },
);
