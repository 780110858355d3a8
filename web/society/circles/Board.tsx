import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board as BoardContent } from '#contract/society/circle-board.ts';
import type { Circle } from '#contract/society/circles.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { BeginThread } from './BeginThread.tsx';

type Props = { readonly circle: Circle; readonly first: BoardContent };

/** The threads of a circle, those with the newest posts first. */
export function Board({ circle, first }: Props) {
  const { t } = useTranslation('society-circles');
  const { circleId } = circle;
  return (
    <section aria-labelledby="board" className="grid grid-cols-1 gap-4">
      <h2 id="board" className="text-2xl">
        {t('board.title')}
      </h2>
      {!circle.isClosed && <BeginThread circleId={circleId} />}
      <Threads circleId={circleId} first={first} />
    </section>
  );
}

function Threads({ circleId, first }: { readonly circleId: number; readonly first: BoardContent }) {
  const { t } = useTranslation('society-circles');
  const moment = useMoment();
  const [{ threads, next }, setBoard] = useState(first);
  const sending = useSending();
  const showMore = () =>
    sending.send(async () => {
      const query = { after: next ?? undefined };
      const more = await call('GET /api/society/circles/{circleId}/threads', { params: { circleId }, query }, { as: 'person' });
      setBoard({ threads: [...threads, ...more.threads], next: more.next });
    });
  if (threads.length === 0)
    return (
      <Empty level={3} title={t('board.none')}>
        {t('board.noneLead')}
      </Empty>
    );
  return (
    <>
      <ul className="grid gap-3">
        {threads.map(({ threadId, title, begunBy, lastAt, isNew }) => (
          <li key={threadId} className="grid gap-1 rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center gap-x-3">
              <LocalLink
                to={`/home/society/circles/${circleId}/threads/${threadId}`}
                className="link inline-grid min-h-11 items-center text-lg font-semibold wrap-anywhere"
              >
                {title ?? t('board.untitled')}
              </LocalLink>
              {isNew && <strong className="text-accent-ink">{t('board.isNew')}</strong>}
            </div>
            <p className="text-sm text-muted wrap-anywhere">
              {begunBy && `${t('board.by', { name: nameOf(begunBy, t) })} · `}
              {t('board.last', { at: moment(lastAt) })}
            </p>
          </li>
        ))}
      </ul>
      <Refusal sending={sending} />
      {next !== null && (
        <Button variant="secondary" className="justify-self-center" busy={sending.isBusy} onClick={showMore}>
          {t('board.more')}
        </Button>
      )}
    </>
  );
}

type Author = NonNullable<BoardContent['threads'][number]['begunBy']>;
const nameOf = ({ memberId, name, isYou }: Author, t: (key: 'you' | 'nobody' | 'former') => string): string =>
  isYou ? t('you') : name || t(memberId === null ? 'former' : 'nobody');
