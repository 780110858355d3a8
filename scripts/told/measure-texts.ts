import { facetsOf, isTestSlug, testOf } from '#content/catalogue.ts';
import { DOMAINS, type Domain, FACET_COUNT, facet, HOUSES, type House } from '#content/mind/facets.ts';
import { shapes } from '#content/traits/shapes.ts';
import type { Language } from '#contract/language.ts';
import { TEXT_KINDS, type TextKind } from '#contract/narratives.ts';
import { REPORTS, type ReportName, type Sentence, type WrittenReport } from '#contract/written-reports.ts';
import { type Line, tellBuiltIn } from '#server/narratives/built-in/write-built-in.ts';
import { MAX_NAMED } from '#server/narratives/facts.ts';
import { splitSentences } from '#server/narratives/sentences.ts';
import { reports } from '#server/reports/catalogue.ts';
import { narrativeFacts } from '#server/reports/general/narrative-facts.ts';
import { describeWeaknessIn } from '#server/reports/general/weaknesses.ts';
import { gatherTexts, writeReports } from '#server/reports/write-reports.ts';
import type { PlayedPerson } from './play-people.ts';

/** What docs/measurement.md asks of the texts, over everybody's reports. Shares are of 1. */
export type TextMeasures = {
  readonly people: number;
  /** Sentences a person, over all that can be read. */
  readonly sentences: number;
  /** Behaviours of facets that none of the person's tests measures. */
  readonly unmeasured: number;
  /** Statements that are false of the person's truth; of all, and of those that open a report. */
  readonly wrong: number;
  readonly wrongFirst: number;
  /** Sentences that stand twice in one person's reports and texts, in all. */
  readonly twice: number;
  readonly reports: Readonly<Record<ReportName, ReportMeasures>>;
  /** Of each text its words, on average, and what two people's have in common. */
  readonly texts: Readonly<Record<TextKind, { readonly words: number; readonly shared: number }>>;
};

export type ReportMeasures = {
  readonly readers: number;
  /** Sentences a reader. */
  readonly sentences: number;
  /** Of its sentences, those with a behaviour, a use or a step. */
  readonly aboutPerson: number;
  /** Of what it says to one reader in short, what it says to another one too: the mean over all pairs of readers. */
  readonly sharedInShort: number;
};

export async function measureTexts(people: readonly PlayedPerson[], language: Language): Promise<TextMeasures> {
  const describeWeakness = await describeWeaknessIn(language);
  const written = people.map((person) => {
    const gathered = gatherTexts(reports, person.subject, language);
    const tell = (kind: TextKind) => tellBuiltIn(narrativeFacts(kind, language, person.subject, gathered, describeWeakness)).flat();
    return {
      person,
      reports: writeReports(reports, person.subject, language),
      texts: Object.fromEntries(TEXT_KINDS.map((kind) => [kind, tell(kind)])) as Record<TextKind, Line[]>,
      material: TEXT_KINDS.flatMap((kind) => Object.values(gathered.texts[kind]).flat()),
      named: [...gathered.named.highs.slice(0, MAX_NAMED), ...gathered.named.lows.slice(0, MAX_NAMED)],
    };
  });
  const told = written.flatMap(({ person, reports: all, material, named }) => [
    ...Object.values(all).flatMap((report) =>
      sentencesOf(report).flatMap((sentence) =>
        statementsOf(sentence).map((insight) => ({ person, insight, isFirst: report.inShort[0] === sentence })),
      ),
    ),
    ...[...material, ...named].map(({ insight }) => ({ person, insight, isFirst: false })),
  ]);
  const wrong = told.filter(({ person, insight }) => !isTrueOf(person.theta, insight));
  const first = told.filter(({ isFirst }) => isFirst);
  const all = written.map(({ reports: ofPerson }) => Object.values(ofPerson).flatMap(sentencesOf));
  return {
    people: people.length,
    sentences: all.flat().length / people.length,
    unmeasured: told.filter(({ person, insight }) => !isMeasuredBy(person, insight)).length,
    wrong: wrong.length / Math.max(1, told.length),
    wrongFirst: wrong.filter(({ isFirst }) => isFirst).length / Math.max(1, first.length),
    twice: written.reduce(
      (sum, { material, texts }, index) => sum + repeated([...all[index]!, ...material]) + repeated(Object.values(texts).flat()),
      0,
    ),
    reports: Object.fromEntries(
      REPORTS.map((name) => [name, measureReport(written.map(({ reports: ofPerson }) => ofPerson[name]))]),
    ) as TextMeasures['reports'],
    texts: Object.fromEntries(
      TEXT_KINDS.map((kind) => [kind, measureText(written.map(({ texts }) => texts[kind]))]),
    ) as TextMeasures['texts'],
  };
}

function measureText(texts: readonly (readonly Line[])[]): TextMeasures['texts'][TextKind] {
  const words = texts.map((lines) => lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0));
  return { words: mean(words), shared: sharedBetween(texts.map(singly)) };
}

function measureReport(written: readonly WrittenReport[]): ReportMeasures {
  const read = written.filter(({ inShort }) => inShort.length > 0);
  const all = read.flatMap(sentencesOf);
  return {
    readers: read.length,
    sentences: all.length / Math.max(1, read.length),
    aboutPerson: all.filter(({ insight }) => insight !== null).length / Math.max(1, all.length),
    sharedInShort: sharedBetween(read.map(({ inShort }) => singly(inShort))),
  };
}

/** A sentence may list several. */
const statementsOf = ({ insight }: Sentence): string[] => insight?.split('+') ?? [];

function sentencesOf({ inShort, sections, thisMonth }: WrittenReport): Sentence[] {
  const inBlocks = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block): Sentence[] => {
      if ('sentences' in block) return block.sentences;
      if (block.kind === 'houses') return block.rows.flatMap(({ sentences }) => sentences);
      if (block.kind === 'sides' || block.kind === 'contrasts' || block.kind === 'shares')
        return block.rows.flatMap(({ sentence }) => (sentence ? [sentence] : []));
      return [];
    }),
  );
  return [...inShort, ...inBlocks, ...thisMonth];
}

type ToldText = { readonly text: string };

/** A text of ours may be two or three sentences, and a lead may stand before the first; repetition is counted sentence by sentence. */
const singly = (said: readonly ToldText[]): string[] => said.flatMap(({ text }) => splitSentences(text).sentences);

function repeated(said: readonly ToldText[]): number {
  const sentences = singly(said);
  return sentences.length - new Set(sentences).size;
}

/** Over all pairs of readers: the share of the one's sentences that the other has too. */
function sharedBetween(texts: readonly (readonly string[])[]): number {
  const readersOf = new Map<string, number>();
  for (const text of texts.flat()) readersOf.set(text, (readersOf.get(text) ?? 0) + 1);
  const othersWith = (text: string) => (readersOf.get(text)! - 1) / Math.max(1, texts.length - 1);
  return mean(texts.map((own) => mean(own.map(othersWith))));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The name of an insight is all that a sentence carries; see `insightId`. */
function isTrueOf(theta: ArrayLike<number>, insight: string): boolean {
  const [kind, ...parts] = insight.split('-');
  if (kind === 'play' || kind === 'change') return true; // what was done, and how two sittings differ
  if (kind === 'shape') return isShapeTrueOf(theta, parts[0]!, parts[1]!);
  if (kind === 'side') return theta[facetOf(parts[0]!, parts[1]!)]! > 0 === (parts[2] === 'high');
  if (kind === 'contrast') return theta[facetOf(parts[0]!, parts[1]!)]! > theta[facetOf(parts[0]!, parts[3]!)]!;
  if (kind === 'pair') {
    const [first, second] = [houseIn(theta, Number(parts[0])), houseIn(theta, Number(parts[1]))];
    return first > 0 === (parts[2] !== 'second') && second > 0 === (parts[2] !== 'first');
  }
  const values = HOUSES.map((house) => houseIn(theta, house)).toSorted((one, other) => other - one);
  return houseIn(theta, Number(parts[0])) >= values[HOUSES.length / 2 - 1]! === (parts[1] === 'stronger');
}

function isShapeTrueOf(theta: ArrayLike<number>, name: string, end: string): boolean {
  const { measure, prior } = shapes.find((shape) => shape.name === name)!;
  return measure(theta) > prior.mean === (end === 'high');
}

function isMeasuredBy({ subject }: PlayedPerson, insight: string): boolean {
  const [kind, house, ...domains] = insight.split('-');
  const measured = new Set(subject.profile.sittings.flatMap(({ test }) => (isTestSlug(test) ? facetsOf(testOf(test)) : [])));
  if (kind === 'side') return measured.has(facetOf(house!, domains[0]!));
  if (kind === 'contrast') return measured.has(facetOf(house!, domains[0]!)) && measured.has(facetOf(house!, domains[2]!));
  return measured.size > 0;
}

const facetOf = (house: string, domain: string): number => facet(Number(house) as House, domain as Domain);

const houseIn = (theta: ArrayLike<number>, house: number): number =>
  DOMAINS.reduce((sum, domain) => sum + theta[facet(house as House, domain) % FACET_COUNT]!, 0);
