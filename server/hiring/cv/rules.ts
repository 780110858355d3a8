import { MAX_HEADLINE_LENGTH, MAX_LINK_LENGTH, MAX_LINKS } from '#contract/hiring/seeker-words.ts';
import { DOCX, ODT, PDF, TEXT } from '#server/platform/file-kind.ts';
import { isMinor } from '#server/privacy/rules.ts';

/** What can be a CV. */
export const CV_KINDS = [PDF, DOCX, ODT, TEXT];

const PHONE = /(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)[\s.-]?)?\d(?:[\s.-]?\d){8,12}/;
const ADDRESS = /https?:\/\/[^\s<>"')\]]+|(?:www\.)?(?:linkedin\.com\/in|github\.com)\/[\w%./-]+/gi;
const EMAIL_OR_NUMBER = /@|\d{5}|https?:/;

/** What the text of a CV seems to say. Its owner corrects it; nothing is stored of it by itself. */
export function findFacts(text: string) {
  const links = (text.match(ADDRESS) ?? [])
    .map((found) => found.replace(/(?<![.,;])[.,;]+$/, ''))
    .map((found) => (found.startsWith('http') ? found : `https://${found}`))
    .filter((found) => found.length <= MAX_LINK_LENGTH && URL.canParse(found));
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const second = lines[1] ?? '';
  return {
    phone: PHONE.exec(text.replaceAll(ADDRESS, ' '))?.[0].trim() ?? '',
    headline: second.length <= MAX_HEADLINE_LENGTH && !EMAIL_OR_NUMBER.test(second) ? second : '',
    links: [...new Set(links)].slice(0, MAX_LINKS),
  };
}

/**
 * Whether somebody has told that they are under 18. A parent's consent is to measuring alone, so that it opens no way to an employer; whoever
 * has told nothing states their age when they send an application.
 */
export const isKnownMinor = ({ year, month }: { readonly year: number | null; readonly month: number | null }, now: Date): boolean =>
  year !== null && month !== null && isMinor({ year, month }, now);
