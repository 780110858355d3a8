/** Where a card stands beside the brain. On a phone the left ones are the first page, the right ones the second. */
type Position = 'top-left' | 'bottom-left' | 'top-right' | 'bottom-right';

type Feature = {
  readonly id: 'skills' | 'resilience' | 'strengths' | 'potential';
  readonly position: Position;
};

/** In the order in which they are read; title and description are the words of `features.cards.<id>`. */
export const FEATURES: readonly Feature[] = [
  { id: 'skills', position: 'top-left' },
  { id: 'resilience', position: 'bottom-left' },
  { id: 'strengths', position: 'top-right' },
  { id: 'potential', position: 'bottom-right' },
];
