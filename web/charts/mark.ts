/** Which of three fills a mark has. They differ in pattern as well as in colour. */
export type Tone = 'high' | 'middle' | 'low';

/** One thing that a chart shows: a value with the range that it is likely in, both null where nothing is known. */
export type Mark = {
  readonly key: number;
  /** Short: written at the mark. */
  readonly name: string;
  /** The whole of it: said when one points at the mark. */
  readonly title: string;
  readonly value: number | null;
  readonly range: { readonly low: number; readonly high: number } | null;
  /** The value as it is printed; empty where there is none. */
  readonly text: string;
  readonly tone: Tone;
  /** What the tone means, or why there is no value. */
  readonly note: string;
};
