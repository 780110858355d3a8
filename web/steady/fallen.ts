const TIMES = 3;

/** Whether the newest values went down three times in a row. */
export function hasFallen(values: readonly number[]): boolean {
  const newest = values.slice(-(TIMES + 1));
  return newest.length > TIMES && newest.every((value, index) => index === 0 || value < newest[index - 1]!);
}
