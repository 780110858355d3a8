import { indianDay } from '#contract/indian-time.ts';
import type { Language } from '#contract/language.ts';
import type { ChosenProposal } from '#contract/society/think-tank/briefs.ts';
import type { PublicProblem } from '#contract/society/think-tank/problems.ts';
import { CRITERIA, LICENCE, LICENCE_ADDRESS } from '#contract/society/think-tank/words.ts';
import { translatorIn } from '#server/reports/pdf/paper-words.ts';
import type { Piece, PlainPaper } from '#server/reports/pdf/plain-paper.ts';
import { piecesOf } from './markdown-pieces.ts';

/** A chosen proposal with its text in Markdown. */
export type PrintedProposal = ChosenProposal & { readonly text: string };
type Printed = Omit<PublicProblem, 'brief'> & {
  readonly brief: NonNullable<PublicProblem['brief']>;
  readonly chosen: readonly PrintedProposal[];
  readonly address: string;
};

const known = new Map<Language, ReturnType<typeof readWords>>();
const PARTS = ['question', 'context', 'known', 'use'] as const;

function readWords(language: Language) {
  const day = indianDay(language);
  return { t: translatorIn(language, ['think-tank']), day: (iso: string) => day.format(new Date(iso)) };
}
type Words = ReturnType<typeof readWords>;

const head = (level: 2 | 3, text: string): Piece => ({ kind: 'heading', level, text });
const say = (text: string, tone: NonNullable<Extract<Piece, { kind: 'paragraph' }>['tone']> = 'plain'): Piece => ({
  kind: 'paragraph',
  text,
  tone,
});

/** A brief as it is printed: what was asked, what most approve of, and all that led to it. */
export function paperOf(problem: Printed, language: Language): PlainPaper {
  const words = known.get(language) ?? readWords(language);
  known.set(language, words);
  const { t, day } = words;
  const { title, askedBy, brief, chosen, address } = problem;
  return {
    ...{ title, language, whereLettersLack: t('paper.lettersLack', { address }) },
    pieces: [
      say(
        [t('publishedAt', { at: day(brief.publishedAt) }), askedBy && t('askedBy', { name: askedBy })].filter(Boolean).join(' · '),
        'muted',
      ),
      say(problem.question, 'lead'),
      ...chosen.flatMap((one) => chosenPieces(one, problem, words)),
      ...(brief.chosenGone > 0 ? [say(t('brief.chosenGone', { count: brief.chosenGone }))] : []),
      ...PARTS.slice(1).flatMap((part) => [head(2, t(`parts.${part}`)), say(problem[part])]),
      ...othersPieces(problem, words),
      ...brief.outcomes.flatMap(({ afterDays, text }) => [head(2, t('brief.outcome', { days: afterDays })), say(text)]),
      head(2, t('brief.sealTitle')),
      say(t('brief.seal', { count: brief.ballots })),
      say(brief.seal, 'muted'),
      say(t('paper.online', { address }), 'muted'),
    ],
  };
}

function chosenPieces(chosen: PrintedProposal, { brief, address }: Printed, { t, day }: Words): Piece[] {
  const gone = chosen.authorsGone > 0 ? [t('brief.gone', { count: chosen.authorsGone })] : [];
  const authors = [...chosen.authors, ...gone].join(', ');
  const year = brief.publishedAt.slice(0, 4);
  const citation = t('brief.citation', { version: chosen.version });
  return [
    head(2, chosen.title),
    say([authors, t('brief.approvals', { count: chosen.approvals }), t('brief.version', { version: chosen.version })].join(' · '), 'muted'),
    ...chosen.corrections.map(({ version, note, at }) => say(`${t('brief.corrected', { version, at: day(at) })} ${note}`, 'quote')),
    ...piecesOf(chosen.text),
    ...(chosen.sources.length > 0 ? [head(2, t('sources')), { kind: 'list', items: chosen.sources, isNumbered: true } as const] : []),
    head(2, t('brief.cite')),
    say(`${authors} (${year}). ${chosen.title}. ${citation} ${address}`),
    say(`${LICENCE}: ${LICENCE_ADDRESS}`),
    ...(chosen.reviews.length > 0 ? [head(2, t('brief.reviews'))] : []),
    ...chosen.reviews.flatMap(({ marks, answer }, index) => [
      head(3, t('review.number', { number: index + 1 })),
      ...CRITERIA.flatMap((one) => [
        say(`${t(`criteria.${one}.name`)}: ${t('review.of5', { mark: marks[one].mark })}`, 'strong'),
        say(marks[one].words),
      ]),
      ...(answer ? [say(`${t('review.answered')} ${answer}`, 'quote')] : []),
    ]),
  ];
}

function othersPieces({ brief: { others } }: Printed, { t }: Words): Piece[] {
  if (others.length === 0) return [];
  const items = others.map(({ title, approvals }) => `${title ?? t('brief.otherGone')}: ${t('brief.approvals', { count: approvals })}`);
  return [head(2, t('brief.others')), { kind: 'list', items, isNumbered: false }];
}
