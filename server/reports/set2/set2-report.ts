import { isTestSlug, testOf } from '#content/catalogue.ts';
import { facetName } from '#content/houses/script-facet-names.ts';
import { HOUSES } from '#content/mind/facets.ts';
import type { Test } from '#content/test.ts';
import type { Block, Sentence } from '#contract/written-reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { chooseNextTest } from '#server/measurement/next-test.ts';
import { plain, prose, section, sentencesOf } from '../blocks.ts';
import type { Half } from '../insights/insight.ts';
import { listHouses } from '../list-houses.ts';
import { openTests, testTitle } from '../open-tests.ts';
import { openingOf } from '../opening.ts';
import { playedGames } from '../played-games.ts';
import type { Desk, Report } from '../report.ts';
import { threeThings } from '../three-things.ts';
import { set2Words } from './set2-words.ts';

/** How strong is each side, and how sure is that? What its page says before its charts: behaviour, the surest halves, what would make it surer. */
export const set2: Report = {
  needs: { any: 1 },
  inShort: (desk) => [...changes(desk), ...behaviour(desk), ...halves(desk)],
  sections: (desk) => section('next', whatNext(desk)),
  thisMonth: ({ shelf }) => threeThings(shelf),
};

/** The largest. */
function changes({ subject, language }: Desk): Sentence[] {
  const largest = subject.changes.toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference)).slice(0, 1);
  return largest.map(({ house, domain, before, after, verdict }) => ({
    text: set2Words[language].moved(facetName(house, domain, language), before.toFixed(1), after.toFixed(1)),
    insight: `change-${house}-${domain}-${verdict === 'risen' ? 'risen' : 'fallen'}`,
  }));
}

/** After one test, two things that it saw. */
function behaviour(desk: Desk): Sentence[] {
  const { shelf, subject, language } = desk;
  const only = onlyTest(subject.profile);
  if (!only) return openingOf(desk, () => sentencesOf(shelf.contrasts(1)));
  const high = sentencesOf(shelf.sides({ ends: ['high'], atMost: 1 }));
  const seen = [...high, ...sentencesOf(shelf.sides({ atMost: THINGS - high.length }))];
  const done = playedGames(desk).flatMap((game) => shelf.played(game, seen.length < THINGS ? 1 : 0));
  const [first, ...rest] = [...seen, ...done];
  if (!first) return [];
  return [{ ...first, text: `${set2Words[language].saw(1 + rest.length, only.kind)} ${first.text}` }, ...rest];
}

const THINGS = 2;

function onlyTest({ sittings: [first, ...others] }: Profile): Test | undefined {
  return first && others.length === 0 && isTestSlug(first.test) ? testOf(first.test) : undefined;
}

/** Which sides belong to which half. */
function halves({ shelf, language }: Desk): Sentence[] {
  const [stronger, quieter] = [shelf.halves('stronger', HOUSES.length), shelf.halves('quieter', HOUSES.length)];
  const told = [...stronger, ...quieter];
  const list = (of: readonly Half[]) =>
    of.length === 0
      ? null
      : listHouses(
          of.map(({ house }) => house),
          language,
        );
  return told.length === 0 ? [] : [shelf.state(told, set2Words[language].halves(list(stronger), list(quieter)))];
}

/** That more tests are needed for the sides that are left, and which of them takes most doubt out of the profile for its minutes. */
function whatNext({ subject: { profile }, shelf, language }: Desk): Block[] {
  const open = openTests(profile);
  const chosen = chooseNextTest(profile.posterior, open);
  if (!chosen) return [];
  const words = set2Words[language];
  const rest = HOUSES.length - shelf.insights.halves.length;
  const left = rest > 0 ? `${words.open(rest, profile.sittings.length, onlyTest(profile)?.kind ?? 'story')} ` : '';
  const { test } = open.find(({ slug }) => slug === chosen.test)!;
  const sees = chosen.houses.length === 0 ? words.seesAll[chosen.domain] : words.sees(listHouses(chosen.houses, language));
  return prose([plain(left + words.next(testTitle({ test }, language), test.about.minutes, sees))]);
}
