import type { ClothShown, LoomAnswer, LoomTrial } from '#content/games/pattern-loom/script.ts';
import { makeGame } from '../make-game.tsx';
import { drafts, type LoomDraft } from './drafts.ts';
import { LoomOrnament } from './LoomOrnament.tsx';
import { MatrixTrial } from './MatrixTrial.tsx';
import { ClothPatterns } from './Patch.tsx';
import { PracticeFeedback } from './PracticeFeedback.tsx';
import { Welcome } from './Welcome.tsx';
import '../answer.css';
import './cloth.css';
import './trial.css';
import './messages.css';

export const PatternLoom = makeGame<LoomTrial, LoomDraft, LoomAnswer, ClothShown>({
  words: 'pattern-loom',
  drafts,
  Welcome,
  Trial: MatrixTrial,
  Feedback: PracticeFeedback,
  Ornament: LoomOrnament,
  definitions: <ClothPatterns />,
});
