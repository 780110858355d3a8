import type { House } from '../mind/facets.ts';

/**
 * A figure stands for a house: something that people can share. Nobody is a figure. A person is told to which of them their answers
 * come closest, as the share of posterior draws in which that house is the strongest.
 */
export type Figure = {
  /** As a heading. */
  readonly name: string;
  /** In a sentence: in English after "close to", in Hindi in the form that stands before के. */
  readonly inSentence: string;
  /** What this figure does, in at most twelve words. */
  readonly line: string;
  /** Three short paragraphs: an ordinary day at work and at home; what others come for; what it costs, and which figure to borrow from. */
  readonly halfPage: readonly [day: string, asked: string, price: string];
  /** What the portrait (web/art/figures) shows, for those who do not see it; by day and by night alike. */
  readonly portrait: string;
};

export type Figures = Readonly<Record<House, Figure>>;
