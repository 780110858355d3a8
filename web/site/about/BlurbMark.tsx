import type { ReactNode } from 'react';

export const BLURBS = ['innovation', 'passion', 'impact'] as const;
export type Blurb = (typeof BLURBS)[number];

/** A seed that opens, a lamp that burns, and rings that go out over the water. */
const marks: Readonly<Record<Blurb, ReactNode>> = {
  innovation: (
    <>
      <path fill="var(--color-teal)" d="M28 50C26 40 27 32 28 26C29 32 31 40 29 50Z" />
      <path fill="var(--color-teal)" d="M28 34C18 34 12 28 12 18C22 18 28 24 28 34Z" />
      <path fill="var(--color-accent)" d="M28 28C28 16 34 9 45 8C46 20 40 28 28 28Z" />
      <path fill="var(--color-petal-lit)" d="M28 28C31 20 37 13 45 8C40 17 35 24 28 28Z" />
      <path fill="none" stroke="var(--color-line-strong)" strokeWidth="2.4" strokeLinecap="round" d="M14 50q14-5 28 0" />
    </>
  ),
  passion: (
    <>
      <path fill="var(--color-petal-lit)" d="M28 6C38 16 38 26 28 32C18 26 18 16 28 6Z" />
      <path fill="var(--color-white)" opacity="0.65" d="M28 18C32 23 32 27 28 30C24 27 24 23 28 18Z" />
      <path fill="var(--color-accent)" d="M8 32C16 38 40 38 48 32C48 44 40 50 28 50S8 44 8 32Z" />
      <path fill="var(--color-petal-shade)" d="M28 50C40 50 48 44 48 32C44 42 38 46 28 47Z" />
    </>
  ),
  impact: (
    <>
      <circle cx="28" cy="29" r="21" fill="none" stroke="var(--color-teal)" strokeWidth="2.6" opacity="0.45" />
      <circle cx="28" cy="29" r="14" fill="none" stroke="var(--color-teal)" strokeWidth="2.8" opacity="0.75" />
      <circle cx="28" cy="29" r="6.5" fill="var(--color-accent)" />
      <path fill="var(--color-petal-lit)" d="M28 22.5A6.5 6.5 0 0 1 34.5 29C32 27 30 25 28 22.5Z" />
    </>
  ),
};

export const BlurbMark = ({ blurb }: { readonly blurb: Blurb }) => (
  <svg viewBox="0 0 56 56" aria-hidden="true" focusable="false">
    {marks[blurb]}
  </svg>
);
