import type { FacetName } from '#content/mind/facets.ts';
import { automation } from '#content/occupations/automation.ts';
import { type Family, familyWords } from '#content/occupations/families.ts';
import { occupations } from '#content/occupations/occupations.ts';
import type { Language } from '#contract/language.ts';
import type { Block } from '#contract/written-reports.ts';
import { advice, plain, points, prose, section, sentencesOf } from '../blocks.ts';
import type { Side } from '../insights/insight.ts';
import type { ScenePart } from '../insights/shelf.ts';
import type { Desk, Report } from '../report.ts';
import { threeThings } from '../three-things.ts';
import { careerTries } from './career-words.ts';
import { bandOf, type OccupationFit, occupationFits } from './occupation-fit.ts';

/** Which work fits, and why? */
export const career: Report = {
  needs: { emotional: 1, rational: 1, cognitive: 2 },

  inShort: ({ shelf }) => [
    ...sentencesOf(shelf.sides({ ends: ['high'], parts: AT_WORK, atMost: 1 })),
    ...sentencesOf(shelf.sides({ domains: ['cognitive'], parts: WHEN_LEARNING, atMost: 1 })),
    ...sentencesOf(shelf.sides({ ends: ['low'], parts: AT_WORK, atMost: 1 })),
  ],

  sections: (desk) => [
    ...section('bring', whatOneBrings(desk)),
    ...section('occupations', fittingOccupations(desk)),
    ...section('afternoon', advice(fittingFamilies(desk).map((family) => plain(familyWords[family].afternoon[desk.language])))),
    ...section('learning', prose(sentencesOf(desk.shelf.sides({ parts: WHEN_LEARNING, atMost: 3 })))),
    ...section('study', points(fittingFamilies(desk).map((family) => plain(familyWords[family].study[desk.language])))),
    ...section('costs', points(sentencesOf(desk.shelf.sides({ ends: ['low'], parts: ['own'], atMost: 2 })))),
  ],

  thisMonth: ({ shelf, language }) => threeThings(shelf, {}, careerTries[language]),
};

const AT_WORK: readonly ScenePart[] = ['work', 'learning', 'alone', 'people'];
const WHEN_LEARNING: readonly ScenePart[] = ['learning', 'work', 'alone', 'people'];

/** Strengths, and what two houses make of each other: of somebody with few strengths the other reports have told most. */
const whatOneBrings = ({ shelf }: Desk): Block[] =>
  prose([...sentencesOf(shelf.sides({ ends: ['high'], parts: AT_WORK, atMost: 4 })), ...sentencesOf(shelf.pairs(1))]);

/** Families of the surest occupations. */
const MAX_FAMILIES = 3;

const banded = ({ subject }: Desk) =>
  occupationFits(subject.profile.posterior).flatMap((fit) => {
    const band = bandOf(fit);
    return band ? [{ ...fit, band }] : [];
  });

const fittingFamilies = (desk: Desk): Family[] =>
  [...new Set(banded(desk).map(({ occupation }) => occupation.family))].slice(0, MAX_FAMILIES);

/** Of 100: a thousand draws from an estimate cannot tell more. */
const MAX_CHANCE = 99;

function fittingOccupations(desk: Desk): Block[] {
  const { language, shelf } = desk;
  const rows = banded(desk)
    .toSorted((one, other) => Number(other.band === 'close') - Number(one.band === 'close') || chanceOf(other) - chanceOf(one))
    .map((fit) => ({
      code: fit.occupation.code,
      title: fit.occupation.title[language],
      band: fit.band,
      chance: Math.min(MAX_CHANCE, Math.round(100 * chanceOf(fit))),
      reasons: reasonsOf(fit, shelf.insights.sides, 'high', language),
      against: reasonsOf(fit, shelf.insights.sides, 'low', language),
      day: fit.occupation.day[language],
      interests: [...fit.occupation.interests],
      education: fit.occupation.education,
      place: fit.occupation.place,
      automation: automation[fit.occupation.code]?.probability ?? null,
    }));
  return rows.length > 0 ? [{ kind: 'occupations', compared: occupations.length, rows }] : [];
}

const chanceOf = ({ band, upperQuarter, upperHalf }: ReturnType<typeof banded>[number]): number =>
  band === 'close' ? upperQuarter : upperHalf;

/** What the work asks for, where the person is told to be at this end. */
const reasonsOf = ({ occupation }: OccupationFit, told: readonly Side[], wanted: Side['end'], language: Language): string[] =>
  told.flatMap(({ house, domain, end }) => {
    const reason = occupation.wants[`${house}-${domain}` satisfies FacetName];
    return end === wanted && reason ? [reason[language]] : [];
  });
