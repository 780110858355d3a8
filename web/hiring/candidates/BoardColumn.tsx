import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedApplication } from '#contract/hiring/candidates.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Marks } from './CandidateRow.tsx';
import type { ChosenJob } from './choices.ts';
import type { Column } from './columns.ts';
import { useCandidateName } from './use-candidate-name.ts';

/** Dragging is for the mouse: it comes after the page, and where it does not come, the menu of each card does the same. */
const loadDragging = () => import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter');

type Props = {
  readonly column: Column;
  readonly stages: ChosenJob['stages'];
  readonly mayMove: boolean;
  readonly onMove: (card: ListedApplication, stageId: number) => void;
  readonly onDragging: (isDragged: boolean) => void;
  readonly onDrop: (applicationId: number) => void;
  readonly onMore: () => Promise<void>;
};

export function BoardColumn({ column, stages, mayMove, onMove, onDragging, onDrop, onMore }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const element = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    if (!mayMove) return;
    return whileDragging(({ dropTargetForElements }) =>
      dropTargetForElements({
        element: element.current!,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          if (typeof source.data.applicationId === 'number') drop(source.data.applicationId);
        },
      }),
    );
  }, [mayMove]);

  return (
    <section
      ref={element}
      aria-labelledby={`stage-${column.stageId}`}
      className={classes(
        'grid w-72 shrink-0 snap-start content-start gap-2 rounded-card border p-3',
        isOver ? 'border-accent bg-surface' : 'border-line bg-raised',
      )}
    >
      <h2 id={`stage-${column.stageId}`} className="flex items-baseline justify-between gap-2 px-1 text-lg">
        <span className="wrap-anywhere">{column.name}</span>
        <span className="tabular-nums text-muted">{column.count}</span>
      </h2>
      {column.cards.length === 0 && <p className="px-1 text-muted">{t('board.nobody')}</p>}
      <ul className="grid gap-2">
        {column.cards.map((card) => (
          <Card key={card.applicationId} card={card} stages={stages} mayMove={mayMove} onMove={onMove} onDragging={onDragging} />
        ))}
      </ul>
      {column.next && (
        <Button
          variant="quiet"
          busy={isBusy}
          onClick={async () => {
            setBusy(true);
            await onMore();
            setBusy(false);
          }}
        >
          {t('board.more', { count: column.count - column.cards.length })}
        </Button>
      )}
    </section>
  );
}

type CardProps = Pick<Props, 'stages' | 'mayMove' | 'onMove' | 'onDragging'> & { readonly card: ListedApplication };

function Card({ card, stages, mayMove, onMove, onDragging }: CardProps) {
  const { t } = useTranslation('hiring-candidates');
  const element = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const name = useCandidateName()(card);
  const { applicationId } = card;
  const drag = useEffectEvent((isNow: boolean) => {
    setDragged(isNow);
    onDragging(isNow);
  });

  useEffect(() => {
    if (!mayMove) return;
    return whileDragging(({ draggable }) =>
      draggable({
        element: element.current!,
        getInitialData: () => ({ applicationId }),
        onDragStart: () => drag(true),
        onDrop: () => drag(false),
      }),
    );
  }, [mayMove, applicationId]);

  return (
    <li
      ref={element}
      className={classes(
        'grid gap-1 rounded-control border border-line bg-surface p-3',
        isDragged && 'opacity-50',
        mayMove && 'cursor-grab',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2">
        <LocalLink
          draggable={false} // else the browser drags the address, not the card
          to={`/home/employer/candidates/${applicationId}`}
          className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {name}
        </LocalLink>
        <Marks row={card} />
      </p>
      {card.headline && <p className="text-sm text-muted wrap-anywhere">{card.headline}</p>}
      {mayMove && (
        <select
          className="field"
          aria-label={t('board.moveName', { name })}
          value={card.stageId}
          onChange={({ target }) => onMove(card, Number(target.value))}
        >
          {stages.map(({ stageId, name: stage }) => (
            <option key={stageId} value={stageId}>
              {stageId === card.stageId ? t('board.moveTo') : stage}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}

/** Begins once the library is there; gives what ends it. */
function whileDragging(begin: (library: Awaited<ReturnType<typeof loadDragging>>) => () => void): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  loadDragging().then(
    (library) => {
      if (!isOver) end = begin(library);
    },
    () => {}, // the menu of each card does the same
  );
  return () => {
    isOver = true;
    end?.();
  };
}
