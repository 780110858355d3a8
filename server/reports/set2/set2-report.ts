import { isTestSlug, testOf } from '#content/catalogue.ts';
import { HOUSES } from '#content/mind/facets.ts';
import type { Test } from '#content/test.ts';
import type { Sentence } from '#contract/written-reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { chooseNextTest } from '#server/measurement/next-test.ts';
import { plain, prose, section, sentencesOf } from '../blocks.ts';
import { listHouses } from '../list-houses.ts';
import { openTests, testTitle } from '../open-tests.ts';
import { openingOf } from '../opening.ts';
import type { Desk, Report } from '../report.ts';
import { thisMonth } from '../this-month.ts';
import { set2Words } from './set2-words.ts';

/** How strong is each side, and how sure is that? What its page says before its charts: behaviour, the surest halves, what would make it surer. */
export const set2: Report = {
  needs: { any: 1 },
  inShort: (desk) => [...behaviour(desk), ...halves(desk)],
  sections: (desk) => section('next', prose(next(desk))),
  thisMonth,
};

/** After one test, two things that it saw. */
function behaviour(desk: Desk): Sentence[] {
  const { shelf, subject, language } = desk;
  const only = onlyTest(subject.profile);
  if (!only) return openingOf(desk, () => sentencesOf(shelf.contrasts(1)));
  const high = sentencesOf(shelf.sides({ ends: ['high'], atMost: 1 }));
  const [first, ...rest] = [...high, ...sentencesOf(shelf.sides({ atMost: THINGS - high.length }))];
  if (!first) return openingOf(desk, () => []);
  return [{ ...first, text: `${set2Words[language].saw(1 + rest.length, only.kind)} ${first.text}` }, ...rest];
}

const THINGS = 2;

function onlyTest({ sittings: [first, ...others] }: Profile): Test | undefined {
  return first && others.length === 0 && isTestSlug(first.test) ? testOf(first.test) : undefined;
}

/** Which sides belong to which half, and that more tests are needed for the rest. */
function halves({ subject: { profile, strengths }, shelf, language }: Desk): Sentence[] {
  const [stronger, quieter] = [shelf.halves('stronger', HOUSES.length), shelf.halves('quieter', HOUSES.length)];
  const told = [...stronger, ...quieter];
  const words = set2Words[language];
  const list = (of: typeof told) =>
    of.length === 0
      ? null
      : listHouses(
          of.map(({ house }) => house),
          language,
        );
  const rest = HOUSES.length - told.length;
  const open = rest > 0 && !strengths.isComplete ? words.open(rest, profile.sittings.length, onlyTest(profile)?.kind ?? 'story') : '';
  if (told.length === 0) return open ? [plain(open)] : [];
  return [shelf.state(told, [words.halves(list(stronger), list(quieter)), open].filter(Boolean).join(' '))];
}

/** The test that takes most doubt out of the profile for its minutes. */
function next({ subject: { profile }, language }: Desk): Sentence[] {
  const open = openTests(profile);
  const chosen = chooseNextTest(profile.posterior, open);
  if (!chosen) return [];
  const { test } = open.find(({ slug }) => slug === chosen.test)!;
  const words = set2Words[language];
  const sees = chosen.houses.length === 0 ? words.seesAll[chosen.domain] : words.sees(listHouses(chosen.houses, language));
  return [plain(words.next(testTitle({ test }, language), test.about.minutes, sees))];
}
