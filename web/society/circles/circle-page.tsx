import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Board as BoardContent } from '#contract/society/circle-board.ts';
import type { CircleFiles } from '#contract/society/circle-files.ts';
import type { CircleMeetings } from '#contract/society/circle-meetings.ts';
import type { Circle } from '#contract/society/circles.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { Board } from './Board.tsx';
import { CircleForm } from './CircleForm.tsx';
import { CircleHead } from './CircleHead.tsx';
import { Files } from './Files.tsx';
import { Joining } from './Joining.tsx';
import { Leaving } from './Leaving.tsx';
import { Meetings } from './Meetings.tsx';
import { People } from './People.tsx';
import { Wishes } from './Wishes.tsx';

/** /home/society/circles/{number}: what a circle is about; for its members the board, and who is in it. */
export default function CirclePage() {
  const { t } = useTranslation('society-circles');
  const { circle = '' } = useParams();
  return (
    <SocietyFrame title={t('circle.title')}>
      <Loaded key={circle} circleId={circle} />
    </SocietyFrame>
  );
}

function Loaded({ circleId }: { readonly circleId: string }) {
  const { t } = useTranslation('society-circles');
  const loaded = useLoaded((signal) => load(circleId, signal), [circleId]);
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  return (
    <>
      {loaded.state === 'failed' ? (
        <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />
      ) : (
        <Shown {...loaded.value} onJoined={loaded.reload} />
      )}
      <LinkButton to="/home/society/circles" variant="quiet" className="justify-self-start">
        {t('circle.toAll')}
      </LinkButton>
    </>
  );
}

/** What only those see who are in it. */
type Inside = { readonly board: BoardContent; readonly files: CircleFiles; readonly meetings: CircleMeetings };
const isInside = ({ standing }: Circle) => standing === 'member' || standing === 'host';

/** All of it at once: what arrived later would push down what is below it. */
async function load(circleId: string, signal: AbortSignal): Promise<{ readonly first: Circle; readonly inside: Inside | undefined }> {
  const options = { as: 'person', signal } as const;
  const params = { circleId };
  const first = await call('GET /api/society/circles/{circleId}', { params }, options);
  if (!isInside(first)) return { first, inside: undefined };
  const [board, files, meetings] = await Promise.all([
    call('GET /api/society/circles/{circleId}/threads', { params, query: {} }, options),
    call('GET /api/society/circles/{circleId}/files', { params }, options),
    call('GET /api/society/circles/{circleId}/meetings', { params }, options),
  ]);
  return { first, inside: { board, files, meetings } };
}

type Props = { readonly first: Circle; readonly inside: Inside | undefined; readonly onJoined: () => void };

function Shown({ first, inside, onJoined }: Props) {
  const { t } = useTranslation('society-circles');
  const [circle, setCircle] = useState(first);
  const [isChanging, setChanging] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const mayChange = circle.standing === 'host' && !circle.isClosed;
  if (hasLeft)
    return (
      <Notice tone="good" takesFocus>
        {t('circle.left')}
      </Notice>
    );
  const take = (changed: Circle) => {
    setCircle(changed);
    setChanging(false);
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      {isChanging ? (
        <CircleForm circle={circle} onSaved={take} onCancel={() => setChanging(false)} />
      ) : (
        <CircleHead circle={circle} onChange={mayChange ? () => setChanging(true) : undefined} />
      )}
      {!isInside(circle) && <Joining circle={circle} onChanged={setCircle} onJoined={onJoined} />}
      {mayChange && circle.requests.length > 0 && <Wishes circle={circle} onChanged={setCircle} />}
      {inside && (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-1 gap-8">
            <Board circle={circle} first={inside.board} />
            <Files circle={circle} first={inside.files} />
          </div>
          <div className="grid grid-cols-1 gap-8">
            <Meetings circle={circle} first={inside.meetings} />
            <People circle={circle} onChanged={setCircle} />
            <Leaving circle={circle} onLeft={() => setLeft(true)} />
          </div>
        </div>
      )}
    </div>
  );
}
