import sanitize from 'sanitize-html';
import type { JobAd, ListedJob } from '#contract/hiring/board.ts';
import type { Employment, SalaryPeriod, WorkPlace } from '#contract/hiring/board-words.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';

type ListedRow = {
  readonly id: number;
  readonly title: string;
  readonly organisation: string;
  readonly place: string;
  readonly region: string;
  readonly country: string;
  readonly workPlace: string;
  readonly employment: string;
  readonly salaryFrom: number | null;
  readonly salaryTo: number | null;
  readonly salaryCurrency: string;
  readonly salaryPer: string;
  readonly language: string;
  readonly publishedAt: Date | null;
  readonly closesOn: string | null;
};
type AdRow = ListedRow & {
  readonly state: string;
  readonly isOpen: boolean;
  readonly department: string;
  readonly description: string;
  readonly openings: number;
  readonly closesAt: Date | null;
  readonly about: string;
  readonly website: string;
};
type QuestionRow = Omit<JobAd['questions'][number], 'questionId'> & { readonly id: number };

/** Between these choices the database holds no other (its own checks). */
export const toListedJob = (row: ListedRow): ListedJob => ({
  jobId: row.id,
  title: row.title,
  organisation: row.organisation,
  place: row.place,
  region: row.region,
  country: row.country,
  workPlace: row.workPlace as WorkPlace,
  employment: row.employment as Employment,
  salary:
    row.salaryFrom === null && row.salaryTo === null
      ? null
      : { from: row.salaryFrom, to: row.salaryTo, currency: row.salaryCurrency, per: row.salaryPer as SalaryPeriod },
  language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
  publishedAt: row.publishedAt?.toISOString() ?? '',
  closesOn: row.closesOn,
});

export const toJobAd = (row: AdRow, questions: readonly QuestionRow[] = []): JobAd => ({
  ...toListedJob(row),
  state: row.isOpen ? 'open' : row.state === 'paused' ? 'paused' : 'closed',
  department: row.department,
  description: cleanDescription(row.description),
  openings: row.openings,
  closesAt: row.closesAt?.toISOString() ?? null,
  about: row.about,
  website: isWebAddress(row.website) ? row.website : '',
  questions: questions.map(({ id, ...question }) => ({ ...question, questionId: id })),
});

const TAGS = ['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'blockquote', 'a'];

/** Cleaned where it is shown to everybody too, however it came into the database. */
const cleanDescription = (html: string): string =>
  sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'nofollow noopener' }), h1: 'h2' },
  });

/** The text alone, as a search engine shows it below the title. */
export function summaryOf(html: string, length = 155): string {
  const words = sanitize(html.replaceAll(/<\/(p|li|h\d)>|<br\s*\/?>/g, ' '), { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length <= length ? words : `${words.slice(0, length).replace(/\s\S*$/, '')}…`;
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

const MOST_WORDS = 8;

/** What somebody looks for, as words: no sign that a query of the database would read. */
export const wordsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
