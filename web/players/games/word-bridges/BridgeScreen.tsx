import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BridgeTrial } from '#content/games/word-bridges/script.ts';
import { Confirm } from '../Confirm.tsx';
import type { TrialProps } from '../make-game.tsx';
import { TrialHead } from '../TrialHead.tsx';
import { type BridgeDraft, drafts } from './drafts.ts';
import { Scene } from './Scene.tsx';
import { WordChoice } from './WordChoice.tsx';
import { WordField } from './WordField.tsx';

/** Three words, and a field for the one that joins them; or five to choose from, for whoever asks. */
export function BridgeScreen(props: TrialProps<BridgeTrial, BridgeDraft>) {
  const { trial, endsAt, sent, input, isCovered, onDraft, onConfirm, isPauseWanted, onPauseWanted } = props;
  const { t } = useTranslation('word-bridges');
  const field = useRef<HTMLInputElement>(null);
  // After the heading, so that one can type at once. Not on a touch screen, where the keyboard would cover half of it unasked.
  useEffect(() => {
    if (input !== 'touch') field.current?.focus({ preventScroll: true });
  }, [input]);
  const cuesId = useId();
  const [kept, setKept] = useState(drafts.empty);
  const [isAsked, setAsked] = useState(false);
  const draft = sent ?? kept;
  const isSent = sent !== undefined;
  const isFixed = isSent || isCovered;
  const isComplete = drafts.isComplete(draft);

  const change = (next: BridgeDraft) => {
    if (isFixed) return;
    setKept(next);
    onDraft(next);
  };
  const ask = () => {
    setAsked(true);
    change(drafts.empty);
  };
  const confirm = () => {
    if (isComplete && !isFixed) onConfirm(draft);
  };
  const word = draft.kind === 'chosen' ? trial.words[draft.place]! : draft.text.trim();
  return (
    <div className="bridges-trial">
      <TrialHead
        title={t('trial.title')}
        trial={trial}
        practice={{ number: trial.number, total: trial.practiceTotal }}
        {...{ endsAt, isSent, isPauseWanted, onPauseWanted }}
      />
      <Scene cues={trial.cues} language={trial.language} bridge={isComplete ? word : null} cuesId={cuesId} />
      <div className="bridges-answer">
        {isAsked || draft.kind === 'chosen' ? (
          <WordChoice
            words={trial.words}
            language={trial.language}
            place={draft.kind === 'chosen' ? draft.place : null}
            isFixed={isFixed}
            onChoose={(place) => change({ kind: 'chosen', place })}
            onConfirm={confirm}
          />
        ) : (
          <WordField
            text={draft.text}
            language={trial.language}
            takesLatinLetters={trial.latinLetters === true}
            cuesId={cuesId}
            isFixed={isFixed}
            field={field}
            onText={(text) => change({ kind: 'typed', text })}
            onConfirm={confirm}
            onAsk={ask}
          />
        )}
        <Confirm
          isComplete={isComplete}
          isSent={sent !== undefined}
          hint={t(isAsked ? 'trial.choose' : 'trial.type')}
          onConfirm={confirm}
        />
      </div>
    </div>
  );
}
