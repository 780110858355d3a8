import { facetsOf, isTestSlug, testOf } from '#content/catalogue.ts';
import { DOMAINS, type Domain, FACET_COUNT, facet, HOUSES, type House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import { REPORTS, type ReportName, type Sentence, type WrittenReport } from '#contract/written-reports.ts';
import { reports } from '#server/reports/catalogue.ts';
import { writeReports } from '#server/reports/write-reports.ts';
import type { PlayedPerson } from './play-people.ts';

/** What `reports.md` asks of the texts, over everybody's reports. Shares are of 1. */
export type TextMeasures = {
  readonly people: number;
  /** Sentences a person, over all that can be read. */
  readonly sentences: number;
  /** Behaviours of facets that none of the person's tests measures. */
  readonly unmeasured: number;
  /** Statements that are false of the person's truth; of all, and of those that open a report. */
  readonly wrong: number;
  readonly wrongFirst: number;

  /** Sentences that stand twice in one person's reports, in all. */
  readonly twice: number;
  /** Of what a report says in short, what two people share, on average. */
  readonly sharedInShort: number;
  /** Of each report, the share of sentences with a behaviour, a use or a step; and how many people can read it. */
  readonly aboutPerson: Readonly<Record<ReportName, { readonly share: number; readonly readers: number }>>;
};

export function measureTexts(people: readonly PlayedPerson[], language: Language): TextMeasures {
  const written = people.map((person) => ({ person, reports: Object.values(writeReports(reports, person.subject, language)) }));
  const told = written.flatMap(({ person, reports: all }) =>
    all.flatMap((report) => sentencesOf(report).map((sentence) => ({ person, sentence, isFirst: report.inShort[0] === sentence }))),
  );
  const stated = told.filter(({ sentence }) => sentence.insight !== null);
  const wrong = stated.filter(({ person, sentence }) => !isTrueOf(person.theta, sentence.insight!));
  const first = stated.filter(({ isFirst }) => isFirst);
  return {
    people: people.length,
    sentences: told.length / people.length,
    unmeasured: stated.filter(({ person, sentence }) => !isMeasuredBy(person, sentence.insight!)).length,
    wrong: wrong.length / Math.max(1, stated.length),
    wrongFirst: wrong.filter(({ isFirst }) => isFirst).length / Math.max(1, first.length),
    twice: written.reduce((sum, { reports: all }) => sum + repeated(all.flatMap(sentencesOf)), 0),
    sharedInShort: sharedBetween(written.map(({ reports: all }) => all.flatMap(({ inShort }) => inShort.slice(0, 3)))),
    aboutPerson: Object.fromEntries(
      REPORTS.map((name) => {
        const readable = written
          .map(({ reports: all }) => all.find(({ report }) => report === name)!)
          .filter(({ inShort }) => inShort.length > 0);
        const all = readable.flatMap(sentencesOf);
        const share = all.filter(({ insight }) => insight !== null).length / Math.max(1, all.length);
        return [name, { share, readers: readable.length }];
      }),
    ) as TextMeasures['aboutPerson'],
  };
}

function sentencesOf({ inShort, sections, thisMonth }: WrittenReport): Sentence[] {
  const inBlocks = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block): Sentence[] => {
      if ('sentences' in block) return block.sentences;
      if (block.kind === 'sides' || block.kind === 'contrasts' || block.kind === 'shares')
        return block.rows.flatMap(({ sentence }) => (sentence ? [sentence] : []));
      return [];
    }),
  );
  return [...inShort, ...inBlocks, ...thisMonth];
}

const repeated = (sentences: readonly Sentence[]): number => sentences.length - new Set(sentences.map(({ text }) => text)).size;

/** Of neighbours in the list, who are strangers to one another: the share of the one's sentences that the other has too. */
function sharedBetween(texts: readonly (readonly Sentence[])[]): number {
  const shares = texts.slice(1).flatMap((own, index) => {
    const others = new Set(texts[index]!.map(({ text }) => text));
    return own.length === 0 ? [] : [own.filter(({ text }) => others.has(text)).length / own.length];
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

/** The name of an insight is all that a sentence carries; see `insightId`. */
function isTrueOf(theta: ArrayLike<number>, insight: string): boolean {
  const [kind, ...parts] = insight.split('-');
  if (kind === 'side') return theta[facetOf(parts[0]!, parts[1]!)]! > 0 === (parts[2] === 'high');
  if (kind === 'contrast') return theta[facetOf(parts[0]!, parts[1]!)]! > theta[facetOf(parts[0]!, parts[3]!)]!;
  if (kind === 'pair') {
    const [first, second] = [houseIn(theta, Number(parts[0])), houseIn(theta, Number(parts[1]))];
    return first > 0 === (parts[2] !== 'second') && second > 0 === (parts[2] !== 'first');
  }
  const values = HOUSES.map((house) => houseIn(theta, house)).toSorted((one, other) => other - one);
  return houseIn(theta, Number(parts[0])) >= values[HOUSES.length / 2 - 1]! === (parts[1] === 'stronger');
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
