import { useState } from 'react';
import type { MarketAnswer, MarketTrial, PracticeShown } from '#content/games/river-market/script.ts';
import { makeGame, type TrialProps } from '../make-game.tsx';
import { BargainScreen } from './BargainScreen.tsx';
import { drafts, type MarketDraft } from './drafts.ts';
import { MarketOrnament } from './MarketOrnament.tsx';
import { OutcomeScreen } from './OutcomeScreen.tsx';
import { PotScreen } from './PotScreen.tsx';
import { PracticeFeedback } from './PracticeFeedback.tsx';
import { Welcome } from './Welcome.tsx';
import './market.css';
import './scene.css';
import './messages.css';

export const RiverMarket = makeGame<MarketTrial, MarketDraft, MarketAnswer, PracticeShown>({
  words: 'river-market',
  drafts,
  Welcome,
  Trial: Screen,
  Feedback: PracticeFeedback,
  Ornament: MarketOrnament,
});

/** How the one before has ended is told first; then the trial itself. */
function Screen({ trial, ...props }: TrialProps<MarketTrial, MarketDraft>) {
  const [isTold, setTold] = useState(trial.before === undefined);
  if (trial.before && !isTold) return <OutcomeScreen trial={trial} outcome={trial.before} onNext={() => setTold(true)} />;
  return trial.kind === 'bargain' ? <BargainScreen trial={trial} {...props} /> : <PotScreen trial={trial} {...props} />;
}
