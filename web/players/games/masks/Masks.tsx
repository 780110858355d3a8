import { BROKEN_OFF_ANSWER, type MasksAnswer, type MasksTrial, type PracticeShown } from '#content/games/masks/script.ts';
import { makeGame, type TrialProps } from '../make-game.tsx';
import { drafts, type MasksDraft } from './drafts.ts';
import { FeelingScreen } from './FeelingScreen.tsx';
import { LooksScreen } from './LooksScreen.tsx';
import { MaskOrnament } from './MaskOrnament.tsx';
import { PracticeFeedback } from './PracticeFeedback.tsx';
import { Welcome } from './Welcome.tsx';
import '../answer.css';
import './masks.css';
import './messages.css';

export const Masks = makeGame<MasksTrial, MasksDraft, MasksAnswer, PracticeShown>({
  words: 'masks',
  drafts,
  brokenOff: BROKEN_OFF_ANSWER,
  Welcome,
  Trial: Screen,
  Feedback: PracticeFeedback,
  Ornament: MaskOrnament,
});

function Screen({ trial, ...props }: TrialProps<MasksTrial, MasksDraft>) {
  return trial.kind === 'looks' ? <LooksScreen trial={trial} {...props} /> : <FeelingScreen trial={trial} {...props} />;
}
