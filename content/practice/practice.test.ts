import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, languages } from '#contract/language.ts';
import { ART_NAMES as ART_SLUGS } from '#contract/practice-words.ts';
import { readingGrade } from '#testing/reading-grade.ts';
import { forbiddenWord } from '../houses/forbidden-words.ts';
import { DOMAINS } from '../mind/facets.ts';
import { claimed, effectIn, overclaims } from './fixtures/claims.ts';
import { artNames } from './script-arts.ts';
import { type Exercise, type ExerciseWords, GRADES } from './script-exercise.ts';
import { GAME_FORMS, type ScreenKind, type ScreenWords } from './script-screen.ts';
import { writtenArts } from './written-arts.ts';

/** What holds for every art that is written. */

const LONGEST = { title: 40, about: 110, step: 190, known: 200, progress: 130, nextDay: 100 } as const;
const EXERCISES_OF_AN_ART = 12;
const MIN_MINUTES = 2;
const MAX_MINUTES = 10;
/** Kinds whose exercises bring words of their own. */
const KINDS_WITH_WORDS: readonly ScreenKind[] = ['writing', 'cards', 'talk', 'recall', 'estimate', 'ideas'];
const MAX_READING_GRADE = 6;
const MAX_READING_GRADE_OF_ONE = 8;
/** Hindi has no such formula; spoken sentences are short. */
const MAX_MEAN_HINDI_WORDS = 12;
const MAX_HINDI_WORDS = 30;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const all = writtenArts.flatMap(({ art }) => art.exercises);

/** Every text of a screen, for what holds for all texts alike. */
function textsOf(screen: ScreenWords): readonly string[] {
  switch (screen.kind) {
    case 'writing':
      return screen.prompts.flatMap(({ label, hint }) => [label, hint]);
    case 'cards':
      return [...screen.piles, ...screen.cards.flatMap(({ text, why }) => [text, why])];
    case 'talk':
      return screen.scenes.flatMap(({ situation, ways }) => [situation, ...ways.flatMap(({ say, follows }) => [say, follows])]);
    case 'recall':
      return screen.things.flatMap(({ cue, answer }) => (answer === undefined ? [cue] : [cue, answer]));
    case 'estimate':
      return screen.questions.flatMap(({ ask, unit, note }) => [ask, unit, note]);
    case 'ideas':
      return screen.prompts;
  }
}
const proseOf = ({ about, steps, known, progress, nextDay, screen }: ExerciseWords) => [
  about,
  ...steps,
  known,
  progress,
  ...(nextDay ? [nextDay] : []),
  ...(screen && screen.kind !== 'recall' ? textsOf(screen) : []),
];
const everyTextOf = (words: ExerciseWords) => [words.title, ...proseOf(words), ...(words.screen ? textsOf(words.screen) : [])];

/** How a screen's words are shaped: the same in each language. */
const shapeOf = (screen: ScreenWords | undefined) => {
  if (screen?.kind === 'cards') return [screen.piles.length, ...screen.cards.map(({ pile }) => pile)];
  if (screen?.kind === 'estimate') return screen.questions.map(({ value }) => value);
  if (screen?.kind === 'writing') return [screen.prompts.length];
  return [];
};

test.each([
  ['en', 'A', 'Across 40 trials, it improves recall a little.', true],
  ['en', 'A', 'It improves recall.', false],
  ['en', 'B', 'In one small study, those who did so were late less often.', true],
  ['en', 'B', 'In one study it worked, so it improves recall.', false],
  ['en', 'B', 'Studies show that it works.', false],
  ['en', 'C', 'Nobody has tested this in a trial.', true],
  ['en', 'C', 'It improves recall, though nobody has tested it.', false],
  ['hi', 'A', 'कई अध्ययनों में याद थोड़ी बेहतर होती है।', true],
  ['hi', 'B', 'एक छोटे अध्ययन में लोग कम बार देर से पहुँचे।', true],
  ['hi', 'B', 'एक अध्ययन कहता है कि यह याददाश्त बढ़ाता है।', false],
  ['hi', 'C', 'इसे अब तक किसी ने परखा नहीं है।', true],
  ['hi', 'C', 'यह याददाश्त बढ़ाता है, पर परखा नहीं गया।', false],
] as const)('in %s, of grade %s: “%s” may be said: %s', (language, grade, known, isAllowed) => {
  expect(overclaims(known, grade, language) === undefined).toBe(isAllowed);
});

test('what may be said of nothing is found in both languages', () => {
  for (const text of ['It cures worry.', 'A proven way.', 'It rewires you.', 'Calm is ensured.'])
    expect(claimed(text, 'en'), text).toBeDefined();
  for (const text of ['यह रामबाण है।', 'चिंता का इलाज।', 'यह साबित हो चुका है।']) expect(claimed(text, 'hi'), text).toBeDefined();
  expect(claimed('Whether it does more is unproven.', 'en')).toBeUndefined();
  expect(claimed('असर साबित नहीं है।', 'hi')).toBeUndefined();
});

test('every art that has a folder is in the list, in the order of the houses', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['fixtures', 'forms'].includes(entry.name))
    .map(({ name }) => name);
  const slugs = writtenArts.map(({ art }) => art.slug);
  expect(slugs).toEqual(ART_SLUGS.filter((slug) => folders.includes(slug)));
  expect(slugs).toHaveLength(folders.length);
});

test.each(LANGUAGES)('every art has a name of its own (%s)', (language) => {
  const names = ART_SLUGS.flatMap((slug) => Object.values(artNames[language][slug]));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(forbiddenWord(name)).toBeUndefined();
});

test('no exercise bears the name or the title of another', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const language of LANGUAGES) {
    const titles = writtenArts.flatMap(({ words }) => Object.values(words[language]).map(({ title }) => title.toLowerCase()));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  }
});

test('a source that several arts cite is cited alike, and found at one address', () => {
  const sources = writtenArts.flatMap((written) => written.sources);
  for (const source of sources) expect(sources.find(({ id }) => id === source.id)).toEqual(source);
  const byAddress = new Map(sources.map(({ found, id }) => [found.toLowerCase(), id]));
  for (const { found, id } of sources) expect(byAddress.get(found.toLowerCase()), found).toBe(id);
});

describe.each(writtenArts.map(({ art, ...rest }) => ({ ...art, ...rest })))('$slug', ({ slug, house, exercises, sources, words }) => {
  const own = new Map(sources.map((source) => [source.id, source]));
  const isAct = ({ way }: Exercise) => way.kind === 'act';

  test('has twelve exercises for the three facets of its house, about half of them acts', () => {
    expect(house).toBe(ART_SLUGS.indexOf(slug as (typeof ART_SLUGS)[number]) + 1);
    expect(exercises).toHaveLength(EXERCISES_OF_AN_ART);
    const acts = exercises.filter(isAct).length;
    expect(acts).toBeGreaterThanOrEqual(5);
    expect(acts).toBeLessThanOrEqual(7);
    for (const domain of DOMAINS) {
      expect(exercises.filter(({ trains }) => trains.includes(`${house}-${domain}`)).length, domain).toBeGreaterThanOrEqual(2);
    }
    for (const { id, trains } of exercises) {
      expect(
        trains.some((facet) => facet.startsWith(`${house}-`)),
        id,
      ).toBe(true);
      expect(new Set(trains).size, id).toBe(trains.length);
    }
  });

  test('begins easily, goes on, and is varied', () => {
    const ofLevel = (level: number) => exercises.filter((exercise) => exercise.level === level).length;
    expect(ofLevel(1)).toBeGreaterThanOrEqual(3);
    expect(ofLevel(2)).toBeGreaterThanOrEqual(3);
    expect(ofLevel(3)).toBeGreaterThanOrEqual(1);
    expect(exercises.some((exercise) => exercise.level === 1 && isAct(exercise))).toBe(true);
    expect(exercises.some((exercise) => exercise.level === 1 && !isAct(exercise))).toBe(true);
    expect(new Set(exercises.map(({ way }) => way.kind)).size).toBeGreaterThanOrEqual(5);
    const played = exercises.flatMap(({ way }) => (way.kind === 'game' ? [way.form] : []));
    expect(new Set(played).size).toBe(played.length);
  });

  test('takes minutes that a day has, and is set within what its screen can do', () => {
    for (const { id, minutes, way } of exercises) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(id.length, id).toBeLessThanOrEqual(30);
      expect(Number.isInteger(minutes) && minutes >= MIN_MINUTES && minutes <= MAX_MINUTES, id).toBe(true);
      if (way.kind === 'game') {
        expect(GAME_FORMS, id).toContain(way.form);
        const most = /^(still-lake|river)/.test(way.form) ? 4 : 12;
        expect(Number.isInteger(way.rounds) && way.rounds >= 2 && way.rounds <= most, id).toBe(true);
      }
      if (way.kind === 'breathing') {
        expect(way.inSeconds + way.restSeconds + way.outSeconds, id).toBeGreaterThanOrEqual(8);
        expect(way.restSeconds, id).toBeLessThanOrEqual(4);
        expect(way.outSeconds, id).toBeGreaterThanOrEqual(way.inSeconds);
      }
    }
  });

  test('rests on sources that carry its grades', () => {
    for (const { id, grade, sources: cited } of exercises) {
      expect(GRADES).toContain(grade);
      const kinds = cited.map((source) => own.get(source)?.kind);
      expect(kinds, `${id} cites what is not there`).not.toContain(undefined);
      if (grade === 'A') expect(kinds, id).toContain('pooled');
      if (grade === 'B') expect(kinds.includes('trial') || kinds.includes('pooled'), id).toBe(true);
    }
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
    const cited = new Set(exercises.flatMap((exercise) => exercise.sources));
    expect(sources.filter(({ id }) => !cited.has(id)).map(({ id }) => id)).toEqual([]);
    for (const { id, citation, year, found } of sources) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*-(19|20)\d\d[a-z]?$/);
      expect(id).toContain(String(year));
      expect(citation, id).toMatch(/^\p{Lu}.* \(\d{4}\)\. .{10,}\.$/u);
      expect(citation, id).toContain(`(${year})`);
      expect(found, id).toMatch(/^(doi:10\.\d{4,}\/\S+|https:\/\/\S+)$/);
    }
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const told = words[language];
    const wordsOf = (id: string) => told[id]!;

    test('has words for each exercise, and for no other', () => {
      expect(Object.keys(told)).toEqual(exercises.map(({ id }) => id));
      for (const { id, way } of exercises) {
        const { screen, nextDay } = wordsOf(id);
        expect(nextDay !== undefined, id).toBe(way.kind === 'act');
        expect(screen?.kind, id).toBe(way.kind !== 'act' && KINDS_WITH_WORDS.includes(way.kind) ? way.kind : undefined);
      }
    });

    test('says it within its room, in its own script', () => {
      const { script } = languages[language];
      for (const { id } of exercises) {
        const { title, about, steps, known, progress, nextDay } = wordsOf(id);
        expect(title.length, title).toBeLessThanOrEqual(LONGEST.title);
        expect(title.split(' ').length, title).toBeLessThanOrEqual(6);
        expect(about.length, about).toBeLessThanOrEqual(LONGEST.about);
        expect(steps.length, id).toBeGreaterThanOrEqual(2);
        expect(steps.length, id).toBeLessThanOrEqual(6);
        for (const step of steps) expect(step.length, step).toBeLessThanOrEqual(LONGEST.step);
        expect(known.length, known).toBeLessThanOrEqual(LONGEST.known);
        expect(progress.length, progress).toBeLessThanOrEqual(LONGEST.progress);
        if (nextDay !== undefined) expect(nextDay, id).toMatch(/^.{10,100}\?$/u);
        expect(
          [...known].filter((letter) => '.।!?'.includes(letter)),
          `${id}: one sentence`,
        ).toHaveLength(1);
        for (const text of everyTextOf(wordsOf(id))) {
          expect(text.trim(), id).toBe(text);
          expect(text, id).not.toBe('');
          expect(text, text).not.toMatch(script === 'latin' ? /[\u0900-\u097f]/ : /[A-Za-z]/);
          expect(text, text).not.toMatch(/["'—–]|TODO|\.\.\./);
        }
      }
    });

    test('has enough of its own for many days on a screen, the same in each language', () => {
      for (const { id, way } of exercises) {
        const { screen } = wordsOf(id);
        expect(shapeOf(screen), id).toEqual(shapeOf(words[LANGUAGES[0]][id]!.screen));
        if (screen?.kind === 'writing') expect(screen.prompts.length >= 2 && screen.prompts.length <= 5, id).toBe(true);
        if (screen?.kind === 'cards') {
          expect([2, 3], id).toContain(screen.piles.length);
          expect(screen.cards.length, id).toBeGreaterThanOrEqual(14);
          for (const [pile] of screen.piles.entries()) {
            expect(screen.cards.filter((card) => card.pile === pile).length, `${id}: pile ${pile}`).toBeGreaterThanOrEqual(4);
          }
          expect(
            screen.cards.every(({ pile }) => Number.isInteger(pile) && pile >= 0 && pile < screen.piles.length),
            id,
          ).toBe(true);
        }
        if (screen?.kind === 'talk') expect(screen.scenes.length, id).toBeGreaterThanOrEqual(6);
        if (screen?.kind === 'ideas') expect(screen.prompts.length, id).toBeGreaterThanOrEqual(10);
        if (screen?.kind === 'estimate') {
          expect(screen.questions.length, id).toBeGreaterThanOrEqual(15);
          for (const { value, ask } of screen.questions) expect(Number.isFinite(value) && value > 0, ask).toBe(true);
        }
        if (screen?.kind === 'recall') {
          expect(screen.things.length, id).toBeGreaterThanOrEqual(20);
          const isPairs = way.kind === 'recall' && way.task === 'pairs';
          for (const { cue, answer } of screen.things) expect(answer !== undefined, cue).toBe(isPairs);
          for (const part of ['cue', 'answer'] as const) {
            const texts = screen.things.flatMap((thing) => thing[part] ?? []);
            expect(new Set(texts).size, `${id}: ${part} stands twice`).toBe(texts.length);
          }
        }
      }
    });

    test('claims no more than its grade, and nothing outside the sentence of what is known', () => {
      for (const { id, grade } of exercises) {
        const { known, title, about, steps, progress, nextDay } = wordsOf(id);
        for (const text of everyTextOf(wordsOf(id))) {
          expect(claimed(text, language), text).toBeUndefined();
          expect(forbiddenWord(text), text).toBeUndefined();
        }
        expect(overclaims(known, grade, language), `${id}: ${known}`).toBeUndefined();
        for (const text of [title, about, ...steps, progress, nextDay ?? '']) expect(effectIn(text, language), text).toBeUndefined();
      }
    });

    test.runIf(language === 'en')('is read easily', () => {
      for (const { id } of exercises) {
        const grade = readingGrade(`${proseOf(wordsOf(id)).join(' ')} `);
        expect(grade, `${id} asks for ${grade.toFixed(1)} years of school`).toBeLessThanOrEqual(MAX_READING_GRADE_OF_ONE);
      }
      const grade = readingGrade(`${exercises.flatMap(({ id }) => proseOf(wordsOf(id))).join(' ')} `);
      expect(grade).toBeLessThanOrEqual(MAX_READING_GRADE);
    });

    test.runIf(language === 'hi')('is spoken Hindi that does not ask for the reader’s gender', () => {
      const gendered = /(?<![\p{L}\p{M}])आप(?![\p{L}\p{M}])[^।?]*?((ते|ती|ता) (हैं|हों|थे|थीं)|(रहे|रही|चुके|चुकी) (हैं|हों|थे)|ें(गे|गी))(?![\p{L}\p{M}])/u;
      const texts = exercises.flatMap(({ id }) => proseOf(wordsOf(id)));
      const sentences = texts.flatMap((text) => text.split(/[।?!]/)).filter((sentence) => /\p{L}/u.test(sentence));
      const lengths = sentences.map((sentence) => sentence.trim().split(/\s+/).length);
      for (const text of texts) expect(text, text).not.toMatch(gendered);
      for (const [index, length] of lengths.entries()) expect(length, sentences[index]).toBeLessThanOrEqual(MAX_HINDI_WORDS);
      expect(sum(lengths) / lengths.length).toBeLessThanOrEqual(MAX_MEAN_HINDI_WORDS);
    });
  });
});
