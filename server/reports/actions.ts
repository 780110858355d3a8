import type { Language } from '#contract/language.ts';
import { narrativeMessages, type TextKind } from '#contract/narratives.ts';
import type { ReportText, SittingStrengths } from '#contract/reports.ts';
import { profileOf, profileOfSitting } from '#server/measurement/actions.ts';
import { type Narrate, NarrativeUnavailable } from '#server/narratives/write-narrative.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { narrativeFacts } from './general/narrative-facts.ts';
import { describeWeaknessIn } from './general/weaknesses.ts';
import { strengthsOf } from './strengths.ts';
import { type Subject, subjectOf } from './subject.ts';

/** Loads whom a report is about. Whether the reader may see it is decided before. */
export async function loadSubject(database: Database, userId: number, now: Date): Promise<Subject> {
  return subjectOf(userId, await profileOf(database, userId, now));
}

type SittingVisitor = Parameters<typeof profileOfSitting>[1];

/** What one test says by itself: the houses of which it tells enough, the surest first. */
export async function strengthsOfSitting(database: Database, visitor: SittingVisitor, now: Date): Promise<SittingStrengths> {
  const { test, isFinished, profile } = await profileOfSitting(database, visitor, now);
  const houses = profile ? strengthsOf(profile).houses : [];
  const measured = houses.filter(({ strength }) => strength !== null).toSorted((one, other) => other.reliability - one.reliability);
  return { test, finished: isFinished, houses: measured };
}

type Asked = { readonly kind: TextKind; readonly language: Language; readonly asker: string };

/** Writes a text about a person. `asker` is whose limit of texts it counts towards. */
export async function writeText(
  database: Database,
  narrate: Narrate,
  { strengths }: Subject,
  { kind, language, asker }: Asked,
): Promise<ReportText> {
  const facts = narrativeFacts(kind, language, strengths, await describeWeaknessIn(language));
  try {
    return await narrate(database, facts, asker);
  } catch (error) {
    if (!(error instanceof NarrativeUnavailable)) throw error;
    const code = error.isOverOwnLimit ? 'too-many' : 'unavailable';
    throw new Problem(code, narrativeMessages.unavailable, undefined, error.retryAfterSeconds);
  }
}
