import type { PracticeShown, StoneAnswer, StoneTrial } from '#content/games/stone-towers/script.ts';
import { makeGame, type TrialProps } from '../make-game.tsx';
import { drafts, type StoneDraft } from './drafts.ts';
import { ForkScreen } from './ForkScreen.tsx';
import { GardenColours } from './Garden.tsx';
import { PracticeFeedback } from './PracticeFeedback.tsx';
import { StoneOrnament } from './StoneOrnament.tsx';
import { TowerScreen } from './TowerScreen.tsx';
import { Welcome } from './Welcome.tsx';
import './garden.css';
import './trial.css';
import './messages.css';

export const StoneTowers = makeGame<StoneTrial, StoneDraft, StoneAnswer, PracticeShown>({
  words: 'stone-towers',
  drafts,
  Welcome,
  Trial: Screen,
  Feedback: PracticeFeedback,
  Ornament: StoneOrnament,
  definitions: <GardenColours />,
});

function Screen({ trial, ...props }: TrialProps<StoneTrial, StoneDraft>) {
  return trial.kind === 'tower' ? <TowerScreen trial={trial} {...props} /> : <ForkScreen trial={trial} {...props} />;
}
