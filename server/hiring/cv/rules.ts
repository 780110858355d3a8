import { MAX_HEADLINE_LENGTH, MAX_LINK_LENGTH, MAX_LINKS } from '#contract/hiring/seeker-words.ts';
import { isMinor } from '#server/privacy/rules.ts';

export const PDF = 'application/pdf';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const ODT = 'application/vnd.oasis.opendocument.text';
const TEXT = 'text/plain';

const endings: Readonly<Record<string, string>> = { [PDF]: 'pdf', [DOCX]: 'docx', [ODT]: 'odt', [TEXT]: 'txt' };

/** What a file is by its content: `detected` is what its first bytes say; plain text has none that say anything. */
export function mediaOf(bytes: Uint8Array, detected: string | undefined): string | undefined {
  if (detected !== undefined) return detected in endings ? detected : undefined;
  return isPlainText(bytes) ? TEXT : undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text has these
const NOT_IN_TEXT = /[\u0000-\u0008\u000e-\u001f]/;

function isPlainText(bytes: Uint8Array): boolean {
  try {
    return !NOT_IN_TEXT.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** The name that its owner gave it, with the ending of what it is. */
export function fileName(name: string, media: string): string {
  const stem = name
    .replace(/^.*[/\\]/s, '')
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
    .trim();
  return `${stem || 'cv'}.${endings[media] ?? 'bin'}`;
}

const PHONE = /(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)[\s.-]?)?\d(?:[\s.-]?\d){8,12}/;
const ADDRESS = /https?:\/\/[^\s<>"')\]]+|(?:www\.)?(?:linkedin\.com\/in|github\.com)\/[\w%./-]+/gi;
const EMAIL_OR_NUMBER = /@|\d{5}|https?:/;

/** What the text of a CV seems to say. Its owner corrects it; nothing is stored of it by itself. */
export function findFacts(text: string) {
  const links = (text.match(ADDRESS) ?? [])
    .map((found) => found.replace(/[.,;]+$/, ''))
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
