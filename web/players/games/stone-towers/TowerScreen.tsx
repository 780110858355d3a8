import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoneTrial, TOWERS, type TowerTrial } from '#content/games/stone-towers/script.ts';
import { ROOM } from '#content/games/stone-towers/script-poles.ts';
import { Button } from '#web/ui/Button.tsx';
import { Clock } from '../Clock.tsx';
import type { TrialProps } from '../make-game.tsx';
import { useEnterKey } from '../use-enter-key.ts';
import { WaitingNote } from '../WaitingNote.tsx';
import { Board } from './Board.tsx';
import { describePoles, describeStones, poleName, stoneName } from './describe-poles.ts';
import type { StoneDraft } from './drafts.ts';
import { TrialHead } from './TrialHead.tsx';
import { useDrag } from './use-drag.ts';
import { usePoleKeys } from './use-pole-keys.ts';
import { type Event, type Tower, useTower } from './use-tower.ts';

/** A tower that stands is looked at for a moment; then the next one comes by itself. */
const LOOK_MS = 1_000;

type TowerScreenProps = Omit<TrialProps<StoneTrial, StoneDraft>, 'trial'> & { readonly trial: StoneTrial & TowerTrial };

/** The goal, three poles, and the moves that are left. */
export function TowerScreen({ trial, endsAt, sent, isCovered, onDraft, onConfirm, isPauseWanted, onPauseWanted }: TowerScreenProps) {
  const { t } = useTranslation(['stone-towers', 'games'], { nsMode: 'fallback' });
  const isSent = sent !== undefined;
  const tower = useTower(trial, isSent || isCovered, onDraft);
  const { isDone, isBuilt, draft } = tower;
  const confirm = () => {
    if (isDone && !isSent && !isCovered) onConfirm(draft);
  };
  useEnterKey(confirm);
  usePoleKeys({ count: ROOM.length, press: tower.press, cancel: tower.putBack });
  useGoOnSoon(isDone && !isSent && !isCovered && (isBuilt || !trial.practice), confirm);

  const title = trial.practice ? t('tower.practiceTitle') : t('tower.title', { number: trial.number, total: TOWERS });
  return (
    <div className="towers-trial towers-build" data-trial={trial.id}>
      <TrialHead {...{ trial, title, isPauseWanted, onPauseWanted }}>
        {endsAt !== null && trial.timeLimitMs && <Clock endsAt={endsAt} limitMs={trial.timeLimitMs} isStopped={isSent} />}
      </TrialHead>
      <figure className="towers-goal">
        <figcaption>
          <strong>{t('tower.goal')}</strong>
          <span className="sr-only">{describePoles(trial.goal, t)}</span>
        </figcaption>
        <Board poles={trial.goal} isSmall />
      </figure>
      <p className="towers-moves">
        <span>{t('tower.least', { count: trial.least })}</span>
        <strong>{t('tower.left', { count: tower.movesLeft })}</strong>
      </p>
      <PoleButtons tower={tower} isFixed={isSent || isDone} />
      <div className="towers-under">
        <p role="status">{isSent ? <WaitingNote isOutOfTime={!isDone} /> : statusOf(tower, t)}</p>
        {trial.practice && tower.made > 0 && !isSent && !isBuilt && (
          <Button variant="secondary" onClick={tower.startOver}>
            {t('tower.startOver')}
          </Button>
        )}
        <Button onClick={confirm} disabled={!isDone} busy={isSent}>
          {t('trial.next')}
        </Button>
      </div>
    </div>
  );
}

function PoleButtons({ tower, isFixed }: { tower: Tower; isFixed: boolean }) {
  const { t } = useTranslation('stone-towers');
  const board = useRef<HTMLDivElement>(null);
  const { at, hasDragged, handlers } = useDrag(board, tower);
  const { poles, lifted, event } = tower;
  return (
    <div className="towers-ground" ref={board} {...handlers}>
      <Board poles={poles} lifted={lifted === null ? null : { pole: lifted, at }} settled={event?.kind === 'moved' ? event.pole : null} />
      <fieldset className="towers-poles" aria-label={t('tower.poles')}>
        {poles.map((stones, pole) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a pole is its place
            key={pole}
            type="button"
            className="towers-pole"
            aria-pressed={lifted === pole}
            aria-disabled={isFixed}
            aria-keyshortcuts={String(pole + 1)}
            aria-label={t('describe.button', { pole: poleName(pole, t), count: ROOM[pole]!, stones: describeStones(stones, t) })}
            onClick={() => {
              if (!hasDragged()) tower.press(pole);
            }}
          >
            <span className="towers-number" aria-hidden="true">
              {pole + 1}
            </span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function statusOf({ isBuilt, isDone, made, movesLeft, event }: Tower, t: TFunction<'stone-towers'>): string {
  if (isBuilt) return t('tower.built', { count: made });
  if (isDone) return t('tower.outOfMoves');
  if (event === null) return t('tower.hint');
  return event.kind === 'moved' ? `${sayEvent(event, t)} ${t('tower.left', { count: movesLeft })}` : sayEvent(event, t);
}

function sayEvent(event: Event, t: TFunction<'stone-towers'>): string {
  const pole = poleName(event.pole, t);
  return 'stone' in event ? t(`event.${event.kind}`, { pole, stone: stoneName(event.stone, t) }) : t(`event.${event.kind}`, { pole });
}

/** Goes on by itself after a look; the clock of the look begins anew after the cover. */
function useGoOnSoon(isDue: boolean, goOn: () => void): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => latest.current(), LOOK_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
}
