import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { seededRandom } from '#psychometrics';
import type { PlayedAnswer } from '../answers.ts';
import { catalogue } from '../catalogue.ts';
import { FACET_COUNT } from '../mind/facets.ts';
import { type Game, ordinarySetting, type Setting } from './game.ts';
import type { ShownTrial } from './script-trial.ts';

/** What holds for every game of the catalogue, whatever its trials and answers look like. */

const MAX_TRIALS = 200;
/** As long as the contract lets the name of a trial be. */
const MAX_NAME_LENGTH = 60;
const SEEDS = [1, 2, 3, 4];
/** Smaller numbers are counts and places, which a trial may well show. */
const MIN_SEED = 10_000;

/** Games whose answers name by an id what was shown. In all others an answer is a place, a number or a time, and no name can give it away. */
const ANSWERED_BY_ID: readonly string[] = [];

const games = catalogue.flatMap(({ slug, test }) => (test.kind === 'game' ? [[slug, test] as const] : []));

type Round = { readonly trial: unknown; readonly shown: ShownTrial; readonly answer: unknown; readonly history: readonly PlayedAnswer[] };

const MINUTE_MS = 60_000;
/** As in stories: slower than the 238 of adults in their first language (Brysbaert 2019, Journal of Memory and Language 109, 104047). */
const WORDS_A_MINUTE = 180;
/** What practice shows, and rests. */
const QUIET_MINUTES = 0.5;
const DAY_MS = 24 * 60 * MINUTE_MS;
type Time = Pick<PlayedAnswer, 'responseTimeMs' | 'receivedAt'>;

/** The answer that comes after these, so much later. */
function answerAfter(
  game: Game,
  history: readonly PlayedAnswer[],
  trial: unknown,
  answer: unknown,
  time: Partial<Time> = {},
): PlayedAnswer {
  const { item, option } = game.judge(trial, answer);
  const receivedAt = new Date((history.at(-1)?.receivedAt.getTime() ?? 0) + game.pace.typicalMs);
  return { answer, item, option, responseTimeMs: game.pace.typicalMs, receivedAt, ...time };
}

/** A whole sitting, in which `choose` answers. Times vary as an attentive person's do. */
function play(game: Game, setting: Setting, choose: (trial: unknown, random: () => number) => unknown): Round[] {
  const random = seededRandom(setting.seed);
  const chance = seededRandom(setting.seed + 1);
  const rounds: Round[] = [];
  let history: readonly PlayedAnswer[] = [];
  for (let trial = game.nextTrial(history, setting); trial !== null; trial = game.nextTrial(history, setting)) {
    if (rounds.length >= MAX_TRIALS) throw new Error(`no end after ${MAX_TRIALS} trials`);
    const answer = choose(trial, random);
    rounds.push({ trial, shown: game.show(trial), answer, history });
    const responseTimeMs = Math.round(game.pace.typicalMs * (0.5 + chance()));
    const receivedAt = new Date((history.at(-1)?.receivedAt.getTime() ?? 0) + responseTimeMs);
    history = [...history, answerAfter(game, history, trial, answer, { responseTimeMs, receivedAt })];
  }
  return rounds;
}

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
const stringsIn = (value: unknown): string[] => leavesOf(value).filter((leaf) => typeof leaf === 'string');

test('there are games', () => {
  expect(games.length).toBeGreaterThan(0);
});

describe.each(games)('%s', (slug, game) => {
  const keyed = new Map(game.bank.items.map(({ id, options }) => [id, options.map((option) => option.id)]));
  const person = (random: () => number) => ({ theta: new Float64Array(FACET_COUNT), random });
  /** Every language that it can be played in, and once without a clock. */
  const settings = SEEDS.map((seed, index): Setting => {
    const { languages, isTimed = false } = game.about;
    return { seed, language: languages[index % languages.length]!, isUntimed: isTimed && seed === SEEDS.at(-1) };
  });
  const simulated = settings.map((setting) => play(game, setting, (trial, random) => game.simulate(trial, person(random))));
  const blind = settings.map((setting) =>
    play(game, setting, (trial, random) => {
      const answers = game.blindAnswers(trial);
      return answers[Math.floor(random() * answers.length)];
    }),
  );
  const sittings = [...simulated, ...blind];
  const rounds = sittings.flat();
  const playedIn = (sitting: readonly Round[]): PlayedAnswer[] =>
    sitting.map(({ history, trial, answer }) => answerAfter(game, history, trial, answer));

  test('comes to an end, after about as many answers as it says', () => {
    const mean = simulated.reduce((sum, sitting) => sum + sitting.length, 0) / simulated.length;
    expect(Math.abs(mean - game.typicalLength)).toBeLessThan(0.25 * game.typicalLength);
  });

  test('states the minutes that reading how it is played and answering take', () => {
    const [file] = globSync([`public/assets/i18n/en/${slug}.json`, `testing/tiny/words/en/${slug}.json`]);
    const { welcome } = JSON.parse(readFileSync(file!, 'utf8')) as { welcome: unknown };
    const words = [...leavesOf(game.about.words.en), ...leavesOf(welcome)].join(' ').split(/\s+/).length;
    const practised = simulated[0]!.filter(({ shown }) => shown.practice).length;
    const { typicalMs, practiceMs = typicalMs } = game.pace;
    const playedMs = practised * practiceMs + (game.typicalLength - practised) * typicalMs;
    const minutes = words / WORDS_A_MINUTE + QUIET_MINUTES + playedMs / MINUTE_MS;
    expect(game.about.minutes, `${minutes} minutes`).toBe(Math.ceil(minutes));
  });

  test('begins with its practice, and scores what follows', () => {
    for (const sitting of sittings) {
      const practice = sitting.map(({ shown }) => shown.practice);
      expect(practice).toEqual(practice.toSorted((one, other) => Number(other) - Number(one)));
      expect(practice).toContain(false);
    }
  });

  test('gives each trial of a sitting a name of its own, and the same one on every server', () => {
    for (const sitting of sittings) {
      const names = sitting.map(({ shown }) => shown.id);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => name === '' || name.length > MAX_NAME_LENGTH)).toEqual([]);
    }
  });

  test('gives the same trial after the same answers, as they come back from the database', () => {
    for (const [index, setting] of settings.entries()) {
      for (const { history, shown } of simulated[index]!) {
        const kept = history.map((one): PlayedAnswer => ({ ...JSON.parse(JSON.stringify(one)), receivedAt: one.receivedAt }));
        expect(game.show(game.nextTrial(kept, setting))).toEqual(shown);
      }
    }
  });

  test('draws another trial from another seed', () => {
    const drawn = SEEDS.map((seed) => JSON.stringify(game.show(game.nextTrial([], ordinarySetting(seed)))));
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('shows what goes over the wire unchanged', () => {
    for (const { shown } of rounds) expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  });

  test('reads its own answers, and refuses those of another shape', () => {
    for (const { trial, answer } of rounds) {
      expect(game.answer.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
      for (const offered of game.blindAnswers(trial)) expect(game.answer.parse(offered)).toEqual(offered);
    }
    const others = games
      .filter(([other]) => other !== slug)
      .map(([, other]) => other.blindAnswers(other.nextTrial([], ordinarySetting(1)))[0]);
    const strange = [null, 1, 'a', [], {}, { kind: 'nothing' }, { kind: 'choice', option: 'a' }, ...others];
    expect(strange.filter((answer) => game.answer.safeParse(answer).success)).toEqual([]);
    const { kind, ...withoutKind } = rounds[0]!.answer as { kind: string };
    expect([kind, game.answer.safeParse(withoutKind).success]).toEqual([expect.any(String), false]);
  });

  test('judges whatever may be pressed: an item of the bank and its option, or practice with a word on how it went', () => {
    for (const { trial, shown, answer } of rounds) {
      const offered = game.blindAnswers(trial);
      expect(offered.length).toBeGreaterThan(1);
      // what is not scored is not scored whatever is pressed, and nothing tells it from the rest; but an answer may end what is scored together
      const scored = new Set(offered.map((given) => game.judge(trial, given).item !== null));
      if (!game.scoresTogether) expect(scored.size, shown.id).toBe(1);
      for (const given of [answer, ...offered]) {
        const { item, option, feedback, shown: told } = game.judge(trial, given);
        if (shown.practice) expect([item, feedback]).toEqual([null, expect.stringMatching(/^(right|wrong)$/)]);
        else if (item === null) expect([scored.has(false), feedback, told]).toEqual([true, undefined, undefined]);
        else expect([keyed.get(item) ?? [], feedback, told]).toEqual([expect.arrayContaining([option]), undefined, undefined]);
        expect(JSON.parse(JSON.stringify(told ?? null))).toEqual(told ?? null);
      }
    }
  });

  test.runIf(game.scoresTogether)('scores as much in every sitting, whatever is pressed, and leaves nothing open at its end', () => {
    const scored = sittings.map((sitting) => playedIn(sitting).filter(({ item }) => item !== null));
    expect(new Set(scored.map((answers) => answers.length)).size).toBe(1);
    expect(scored[0]!.length).toBeGreaterThan(0);
    for (const sitting of sittings) expect(playedIn(sitting).at(-1)!.item).not.toBeNull();
  });

  test('tells a right answer from a wrong one, and has some of each to press', () => {
    for (const { trial, shown } of rounds.filter((round) => round.shown.practice)) {
      const told = game.blindAnswers(trial).map((answer) => game.judge(trial, answer).feedback);
      expect(new Set(told), shown.id).toEqual(new Set(['right', 'wrong']));
    }
  });

  test('asks of an answer no more time than the trial has', () => {
    for (const { shown, answer } of rounds) {
      const time = game.minTimeMs(answer);
      expect(time).toBeGreaterThanOrEqual(0);
      expect(time).toBeLessThanOrEqual(shown.timeLimitMs ?? 0);
    }
  });

  test('finds in any sitting signs that can be weighed', () => {
    for (const [index, sitting] of sittings.entries()) {
      const { seed } = settings[index % settings.length]!;
      const scored = sitting
        .filter(({ shown }) => !shown.practice)
        .map(({ trial, answer, history }) => answerAfter(game, history, trial, answer))
        .filter(({ item }) => item !== null);
      for (const [flag, weight] of game.signs(scored, seed)) expect([flag, Number.isFinite(weight)]).toEqual([expect.any(String), true]);
    }
    expect(game.pace.hurriedMs).toBeLessThan(game.pace.typicalMs);
  });

  test('counts what was done in whole numbers', () => {
    for (const [index, sitting] of sittings.entries()) {
      const counts = game.counts(playedIn(sitting), settings[index % settings.length]!.seed);
      expect(Object.keys(counts).length).toBeGreaterThan(0);
      expect(Object.values(counts).filter((count) => !Number.isSafeInteger(count) || count < 0)).toEqual([]);
      expect(Object.keys(counts).filter((name) => !/^[a-z][A-Za-z\d]*$/.test(name))).toEqual([]);
    }
  });

  test.each(LANGUAGES)('says at its end what was measured and what was done, from its own counts (%s)', (language) => {
    const [file] = globSync([`public/assets/i18n/${language}/${slug}.json`, `testing/tiny/words/${language}/${slug}.json`]);
    const { end, again } = JSON.parse(readFileSync(file!, 'utf8')) as { end: Record<string, string>; again?: { rule: string } };
    const counted = Object.entries(end).filter(([name]) => /^counts(_|$)/.test(name));
    expect([end.title, end.measured, counted[0]?.[1]]).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
    const known = Object.keys(game.counts(playedIn(simulated[0]!), settings[0]!.seed));
    const named = Object.values(end).flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => name !== 'count' && !known.includes(name))).toEqual([]);
    expect(typeof again?.rule).toBe(game.brokenOff === undefined ? 'undefined' : 'string');
  });

  test.runIf(game.brokenOff !== undefined)(
    'begins a block that was broken off anew, with other things in it; after more than a day with practice',
    () => {
      const broken = game.answer.parse(JSON.parse(JSON.stringify(game.brokenOff)));
      for (const [index, setting] of settings.entries()) {
        const sitting = simulated[index]!;
        const seen = new Set<string>();
        for (const { trial, shown, history } of sitting.filter(({ shown }) => !shown.practice)) {
          expect(game.judge(trial, broken)).toEqual({ item: null, option: expect.any(String) });
          const before = history.at(-1)!.receivedAt.getTime();
          const returning = (ms: number) =>
            game.show(
              game.nextTrial([...history, answerAfter(game, history, trial, broken, { receivedAt: new Date(before + ms) })], setting),
            );
          const anew = returning(10 * MINUTE_MS);
          expect([anew.practice, returning(DAY_MS + MINUTE_MS).practice]).toEqual([false, true]);
          expect(sitting.map((round) => round.shown.id)).not.toContain(anew.id);
          const { id: _id, ...shownAnew } = anew;
          const { id: _other, ...shownBefore } = shown;
          if (JSON.stringify(shownAnew) !== JSON.stringify(shownBefore)) seen.add(anew.id);
        }
        // where little is shown, a block may by chance look as it did before
        expect(seen.size).toBeGreaterThan(0);
        const answered = playedIn(sitting.slice(0, -1));
        const last = sitting.at(-1)!;
        const twice = [1, 2].reduce((played) => [...played, answerAfter(game, played, game.nextTrial(played, setting), broken)], [
          ...answered,
        ] as PlayedAnswer[]);
        expect(game.show(game.nextTrial(twice, setting)).practice, last.shown.id).toBe(false);
        expect(Object.values(game.counts(twice, setting.seed)).every(Number.isSafeInteger)).toBe(true);
      }
    },
  );

  test('shows a browser no item, no option and no seed', () => {
    const secrets = new Set([...keyed].flatMap(([item, options]) => [item, ...options]));
    for (const [index, sitting] of sittings.entries()) {
      for (const { trial, shown } of sitting) {
        const text = JSON.stringify(shown);
        const names = Object.keys(Object.assign({}, ...objectsIn(shown)));
        expect([...stringsIn(shown), ...names].filter((leaf) => secrets.has(leaf))).toEqual([]);
        const seeds = leavesOf(trial).filter((leaf) => typeof leaf === 'number' && Math.abs(leaf) >= MIN_SEED);
        expect(seeds.filter((seed) => text.includes(String(seed)))).toEqual([]);
        const items = [...keyed.keys()].filter((item) => item.length > 3 && text.includes(item));
        expect(items, `${index}`).toEqual([]);
      }
    }
  });

  test('singles out nothing that can be chosen: all of it looks alike, at any place', () => {
    const places = new Set<number>();
    let seen = 0;
    for (const { trial, shown } of simulated.flat()) {
      const offered = game.blindAnswers(trial);
      const shared = stringsIn(offered[0]).filter((text) => offered.every((answer) => stringsIn(answer).includes(text)));
      const ids = [...new Set(offered.flatMap(stringsIn))].filter((text) => !shared.includes(text));
      if (ids.length === 0) continue; // what is answered is not chosen from what is shown
      seen += 1;
      const all = stringsIn(shown);
      expect(new Set(ids.map((id) => all.filter((text) => text === id).length)).size, shown.id).toBe(1);
      const holders = objectsIn(shown).filter((object) => Object.values(object).some((value) => ids.includes(value)));
      expect(new Set(holders.map((holder) => Object.keys(holder).sort().join())).size, shown.id).toBe(1);
      const judged = offered.map((answer) => ({ strings: stringsIn(answer), option: game.judge(trial, answer).option }));
      const meanings = ids.map((id) => judged.flatMap(({ strings, option }) => (strings.includes(id) ? [option] : [])).join());
      const odd = ids.filter((_, place) => meanings.filter((meaning) => meaning === meanings[place]).length === 1);
      if (odd.length === 1) places.add(ids.toSorted((one, other) => all.indexOf(one) - all.indexOf(other)).indexOf(odd[0]!));
    }
    const isAnsweredById = ANSWERED_BY_ID.includes(slug);
    expect(seen > 0).toBe(isAnsweredById);
    if (isAnsweredById) expect(places.size).toBeGreaterThan(2);
  });
});
