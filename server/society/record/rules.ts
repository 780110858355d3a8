import { createHash } from 'node:crypto';

export type Entry = {
  readonly number: number;
  readonly kind: string;
  readonly digest: string;
  readonly previous: string;
  readonly hash: string;
  readonly at: Date;
};

/** What the first entry of a chain has before it. */
const BEGINNING = '0'.repeat(64);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same text for the same values, in whatever order their names were written. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

export const digestOf = (value: unknown): string => sha256(canonical(value));

const hashOf = ({ number, kind, digest, previous, at }: Omit<Entry, 'hash'>): string =>
  sha256([previous, number, kind, digest, at.toISOString()].join('\n'));

/** The entry that follows: its hash holds the one before, so none can be changed or left out afterwards. */
export function follow(last: Entry | undefined, kind: string, subject: unknown, at: Date): Entry {
  const entry = { number: (last?.number ?? 0) + 1, kind, digest: digestOf(subject), previous: last?.hash ?? BEGINNING, at };
  return { ...entry, hash: hashOf(entry) };
}

/** The number of the first entry that does not follow from the one before; undefined where all do. */
export function breakIn(entries: readonly Entry[]): number | undefined {
  const follows = (entry: Entry, index: number) =>
    entry.number === index + 1 && entry.previous === (entries[index - 1]?.hash ?? BEGINNING) && entry.hash === hashOf(entry);
  const index = entries.findIndex((entry, place) => !follows(entry, place));
  return index < 0 ? undefined : index + 1;
}
