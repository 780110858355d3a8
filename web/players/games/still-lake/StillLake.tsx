import { brokenOff, type LakeAnswer, type LakeTrial, type ShownPractice } from '#content/games/still-lake/script.ts';
import { makeGame } from '../make-game.tsx';
import { BlockTrial } from './BlockTrial.tsx';
import { drafts, type LakeDraft } from './drafts.ts';
import { LakeColours } from './Lake.tsx';
import { LakeOrnament } from './LakeOrnament.tsx';
import { PracticeFeedback } from './PracticeFeedback.tsx';
import { Welcome } from './Welcome.tsx';
import './lake.css';
import './block.css';

export const StillLake = makeGame<LakeTrial, LakeDraft, LakeAnswer, ShownPractice>({
  words: 'still-lake',
  drafts,
  brokenOff,
  Welcome,
  Trial: BlockTrial,
  Feedback: PracticeFeedback,
  Ornament: LakeOrnament,
  definitions: <LakeColours />,
});
