import { z } from 'zod';

export type ImportedRow = {
  /** The line of the file, the first one being 1. */
  readonly row: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly headline: string;
};
export type RowProblem =
  | 'name-missing'
  | 'name-long'
  | 'email-malformed'
  | 'phone-malformed'
  | 'no-contact'
  | 'twice-in-file'
  | 'applied-already';

type Column = 'name' | 'firstName' | 'lastName' | 'email' | 'phone' | 'place' | 'headline';

/** What the columns of other systems are called, without signs and capitals. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  name: ['name', 'fullname', 'candidate', 'candidatename', 'नाम'],
  firstName: ['firstname', 'givenname'],
  lastName: ['lastname', 'surname', 'familyname'],
  email: ['email', 'emailaddress', 'mail', 'ईमेल'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilenumber', 'फ़ोन', 'फोन', 'मोबाइल'],
  place: ['place', 'city', 'location', 'शहर', 'जगह'],
  headline: ['headline', 'title', 'currentrole', 'position', 'पद'],
};

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s._-]+/g, '');

/** Which column stands where; undefined where there is no name, or no way to reach anybody. */
export function findColumns(first: readonly string[]): ReadonlyMap<Column, number> | undefined {
  const found = new Map<Column, number>();
  for (const [column, names] of Object.entries(headings) as [Column, readonly string[]][]) {
    const index = first.findIndex((heading) => names.some((name) => name.normalize('NFC') === plain(heading)));
    if (index >= 0) found.set(column, index);
  }
  const hasName = found.has('name') || found.has('firstName') || found.has('lastName');
  return hasName && (found.has('email') || found.has('phone')) ? found : undefined;
}

/** The sign between the cells: whichever the first line holds most of. */
export function findDelimiter(csv: string): string {
  const [first = ''] = csv.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((sign) => [sign, first.split(sign).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]![0];
}

/** One line of the file. A cell that begins like a formula is text like any other. */
export function readRow(cells: readonly string[], columns: ReadonlyMap<Column, number>, row: number): ImportedRow {
  const cell = (column: Column) => (cells[columns.get(column) ?? -1] ?? '').replaceAll(/\s+/g, ' ').trim();
  const name = cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  return { row, name, email: cell('email').toLowerCase(), phone: cell('phone'), place: cell('place'), headline: cell('headline') };
}

const MAX_NAME_LENGTH = 120;
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;
const Email = z.string().max(120).regex(z.regexes.email);

/** What is wrong with a row by itself. */
function problemOfRow({ name, email, phone }: ImportedRow): RowProblem | undefined {
  if (name === '') return 'name-missing';
  if (name.length > MAX_NAME_LENGTH) return 'name-long';
  if (email === '' && phone === '') return 'no-contact';
  if (email !== '' && !Email.safeParse(email).success) return 'email-malformed';
  const digits = phone.replaceAll(/\D/g, '').length;
  if (phone !== '' && (digits < MIN_DIGITS || digits > MAX_DIGITS || /[^\d\s()+./-]/.test(phone))) return 'phone-malformed';
  return undefined;
}

/** By what two entries of one person are known to be the same: the e-mail, or the last ten digits of the phone. */
export const keysOf = ({ email, phone }: Pick<ImportedRow, 'email' | 'phone'>): string[] => {
  const digits = phone.replaceAll(/\D/g, '').slice(-10);
  return [email.toLowerCase(), digits.length === 10 ? digits : ''].filter(Boolean);
};

/** Splits what can be imported from what cannot, and says why. `known`: who has applied for the job already. */
export function planImport(rows: readonly ImportedRow[], known: ReadonlySet<string>) {
  const seen = new Set<string>();
  const good: ImportedRow[] = [];
  const problems: { readonly row: number; readonly what: RowProblem }[] = [];
  for (const row of rows) {
    const keys = keysOf(row);
    const what =
      problemOfRow(row) ??
      (keys.some((key) => seen.has(key)) ? 'twice-in-file' : undefined) ??
      (keys.some((key) => known.has(key)) ? 'applied-already' : undefined);
    if (what) problems.push({ row: row.row, what });
    else good.push(row);
    for (const key of keys) seen.add(key);
  }
  return { good, problems };
}
