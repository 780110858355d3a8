import { ERAS, type Question } from '#content/practice/script-screen.ts';

/** The true number with its unit: 42,195 m, but 1853 CE. */
export const amountOf = ({ value, unit }: Pick<Question, 'value' | 'unit'>, write: (value: number) => string): string =>
  `${ERAS.includes(unit) ? value : write(value)} ${unit}`;
