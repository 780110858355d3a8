import { parse } from 'yaml';
import { z } from 'zod';
import { type Heading, toHtml } from './script-markdown.ts';
import { TOPICS, type Topic } from './script-topics.ts';

/** What stands between the two lines of dashes at the top of a file. */
const FrontMatter = z.strictObject({
  title: z.string().min(10).max(70),
  /** The day on which it was published. */
  date: z.iso.date(),
  /** What a list and a search engine show: one or two sentences. */
  summary: z.string().min(60).max(170),
  topics: z
    .array(z.custom<Topic>((value) => (TOPICS as readonly unknown[]).includes(value)))
    .min(1)
    .max(4),
  /** The drawing at the top: what it shows, for those who do not see it, and the line under it. Its file has the name of the article. */
  drawing: z.strictObject({ shows: z.string().min(20), caption: z.string().min(10) }),
  /** Where to go on: a test by its slug, or one of the pages that web/blog/Onward.tsx knows. */
  onward: z.array(z.string()).min(1).max(2),
});
type FrontMatter = z.infer<typeof FrontMatter>;

export type ArticleSummary = Pick<FrontMatter, 'title' | 'date' | 'summary' | 'topics'> & {
  readonly slug: string;
  /** For one reading, rounded up. */
  readonly minutes: number;
};

export type Article = ArticleSummary &
  Pick<FrontMatter, 'drawing' | 'onward'> & {
    readonly words: number;
    readonly headings: readonly Heading[];
    readonly html: string;
  };

/** Adults read prose of this kind silently at about 240 words a minute (Brysbaert 2019); many of our readers have English as a second language. */
const WORDS_A_MINUTE = 200;

const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** An article from the text of its file. What is missing or unknown in its front matter is named. */
export function readArticle(slug: string, text: string): Article {
  const [, front, body] = PARTS.exec(text) ?? [];
  if (front === undefined || body === undefined) throw new Error(`${slug}.md has no front matter between two lines of dashes.`);
  const parsed = FrontMatter.safeParse(parse(front));
  if (!parsed.success) throw new Error(`The front matter of ${slug}.md: ${z.prettifyError(parsed.error)}`);
  const words = countWords(body);
  return { slug, ...parsed.data, words, minutes: Math.ceil(words / WORDS_A_MINUTE), ...toHtml(body) };
}

/** Of the text as it is read: an address behind a link is not. */
const countWords = (markdown: string): number =>
  markdown
    .replaceAll(/\]\([^)]*\)/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
