import type { DigestPace } from '#contract/society/digest-words.ts';

declare module '#server/platform/database.ts' {
  interface Tables {
    'society.digest': { personId: number; pace: DigestPace; chosenAt: Date; toldUntil: Date; nextAt: Date };
  }
}
