import type { Screen, ScreenKind, ScreenWords } from '#content/practice/script-screen.ts';

/** What came of a screen: the share that was right, or how many there were; of the others the person's own word is asked. */
export type ScreenResult = { readonly share?: number; readonly count?: number; readonly text?: string };

type WordsOf<Kind extends ScreenKind> = Extract<ScreenWords, { kind: Kind }>;

export type ScreenProps<Kind extends ScreenKind> = {
  readonly exercise: string;
  readonly way: Extract<Screen, { kind: Kind }>;
  readonly words: WordsOf<Kind>;
  readonly minutes: number;
  /** 1, the easiest, to 9. */
  readonly step: number;
  /** Draws what comes today. */
  readonly seed: number;
  readonly onEnd: (result: ScreenResult) => void;
};
