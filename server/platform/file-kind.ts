export const PDF = 'application/pdf';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const ODT = 'application/vnd.oasis.opendocument.text';
export const PNG = 'image/png';
export const JPEG = 'image/jpeg';
export const TEXT = 'text/plain';

const endings: Readonly<Record<string, string>> = {
  [PDF]: 'pdf',
  [DOCX]: 'docx',
  [ODT]: 'odt',
  [PNG]: 'png',
  [JPEG]: 'jpg',
  [TEXT]: 'txt',
};

/** What a file is by its content, where it is one of those: `detected` is what its first bytes say; plain text has none that say anything. */
export function mediaOf(bytes: Uint8Array, detected: string | undefined, taken: readonly string[]): string | undefined {
  const media = detected ?? (isPlainText(bytes) ? TEXT : undefined);
  return media !== undefined && taken.includes(media) ? media : undefined;
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

/** Plain text that programs know by the ending of its name. */
const TEXT_ENDINGS = ['txt', 'md', 'csv'];
const ENDING = /\.(\w{1,5})$/;
const endingOf = (name: string): string => ENDING.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a name can be that of plain text. Nothing in plain text says what it is, so its name shall claim nothing else. */
export const isTextName = (name: string): boolean => ['', ...TEXT_ENDINGS].includes(endingOf(name));

/** The name that its owner gave it, without folders and odd signs, with the ending of what it is. */
export function fileName(name: string, media: string, otherwise: string): string {
  const stem = name
    .replace(/^.*[/\\]/s, '')
    .replace(ENDING, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
    .replace(/^[. ]+/, '')
    .trim();
  const ending = media === TEXT && isTextName(name) ? endingOf(name) : '';
  return `${stem || otherwise}.${ending || (endings[media] ?? 'bin')}`;
}

/** Has a browser save a file and never show it (RFC 6266): a name for old programs, then the name as it is. */
export function savedAs(name: string): string {
  if (/^[\w.-]+$/.test(name)) return `attachment; filename="${name}"`;
  const ending = endingOf(name);
  const stem = name
    .replace(ENDING, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const plain = `${stem || 'file'}${ending && `.${ending}`}`;
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
