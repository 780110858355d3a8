/** So many letters of an address may be wrong: one in three, and one in a short one. */
const MAX_WRONG_SHARE = 1 / 3;
/** Somebody who left out the folder knows the page well. */
const MISSING_FOLDER = 0.5;

/** The page that somebody may have wanted who typed an address, or followed a link, that leads nowhere. Undefined when none is near. */
export function nearestAddress(typed: string, addresses: readonly string[]): string | undefined {
  const wanted = tidy(typed);
  const most = Math.max(1, Math.floor(wanted.length * MAX_WRONG_SHARE));
  const near = addresses
    .filter((address) => address !== '/')
    .map((address) => ({ address, distance: distanceBetween(wanted, tidy(address)) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.address;
}

/** Case, a final slash, and what old sites put at the end of an address say nothing. */
const tidy = (address: string) =>
  address
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replaceAll(/^\/+|\/+$/g, '');
const lastPart = (address: string) => address.slice(address.lastIndexOf('/') + 1);

function distanceBetween(wanted: string, address: string): number {
  const whole = editsBetween(wanted, address);
  return wanted !== address && lastPart(wanted) === lastPart(address) ? Math.min(whole, MISSING_FOLDER) : whole;
}

/** Letters to add, leave out, exchange or swap with their neighbour (Damerau and Levenshtein, optimal string alignment). */
export function editsBetween(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_row, i) => Array.from({ length: other.length + 1 }, (_cell, j) => i || j));
  const at = (i: number, j: number) => rows[i]![j]!;
  for (let i = 1; i <= one.length; i += 1)
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return at(one.length, other.length);
}
