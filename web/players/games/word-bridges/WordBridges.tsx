import type { BridgeAnswer, BridgeShown, BridgeTrial } from '#content/games/word-bridges/script.ts';
import { makeGame } from '../make-game.tsx';
import { BridgeOrnament } from './BridgeOrnament.tsx';
import { BridgeScreen } from './BridgeScreen.tsx';
import { type BridgeDraft, drafts } from './drafts.ts';
import { PracticeFeedback } from './PracticeFeedback.tsx';
import { Welcome } from './Welcome.tsx';
import '../answer.css';
import './scene.css';
import './trial.css';

export const WordBridges = makeGame<BridgeTrial, BridgeDraft, BridgeAnswer, BridgeShown>({
  words: 'word-bridges',
  drafts,
  Welcome,
  Trial: BridgeScreen,
  Feedback: PracticeFeedback,
  Ornament: BridgeOrnament,
});
