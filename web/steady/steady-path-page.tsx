import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Diary } from '#contract/steady.ts';
import { PATHS, type Path } from '#contract/steady-words.ts';
import { call } from '#web/api/client.ts';
import { useLogin } from '#web/api/use-login.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { DoorFirst } from './Door.tsx';
import { OwnLine } from './OwnLine.tsx';
import { ReviewedBy } from './ReviewedBy.tsx';
import { SteadyFrame } from './SteadyFrame.tsx';
import { DiaryFailed, DiaryWaiting, NoSuchPath } from './states.tsx';
import { useDiary, useSend } from './use-diary.ts';

const isPath = (name: string | undefined): name is Path => PATHS.some((path) => path === name);

/** /steady/:path: the six steps of a path, which of them is open, and one's own line. */
export default function SteadyPathPage() {
  const { path } = useParams();
  const login = useLogin();
  return (
    <SteadyFrame>
      {!isPath(path) && <NoSuchPath />}
      {isPath(path) && (
        <>
          <Head path={path} />
          {login ? (
            <DoorFirst>
              <OwnPath path={path} />
            </DoorFirst>
          ) : (
            <DiaryWaiting />
          )}
        </>
      )}
    </SteadyFrame>
  );
}

function Head({ path }: { readonly path: Path }) {
  const { t } = useTranslation('steady');
  return (
    <header className="grid gap-3">
      <p>
        <LocalLink to="/steady" className="link inline-block py-1">
          {t('title')}
        </LocalLink>
      </p>
      <h1 className="text-4xl">{t(`path.${path}.title`)}</h1>
      <p className="max-w-prose text-xl">{t(`path.${path}.text`)}</p>
    </header>
  );
}

function OwnPath({ path }: { readonly path: Path }) {
  const { t } = useTranslation('steady');
  const { loaded, diary, setDiary } = useDiary();
  if (loaded.state === 'failed' && !diary) return <DiaryFailed failure={loaded.failure} onRetry={loaded.retry} />;
  if (!diary) return <DiaryWaiting />;
  return (
    <>
      <section aria-labelledby="steps" className="grid gap-4">
        <h2 id="steps" className="text-2xl">
          {t('steps')}
        </h2>
        <p className="max-w-prose text-muted">{t('stepsText')}</p>
        <ol className="steady-steps">
          {diary.steps
            .filter((one) => one.path === path)
            .map((one, index) => (
              <StepRow key={one.step} place={index + 1} of={one} writing={diary.writing} />
            ))}
        </ol>
      </section>
      <OwnLine visits={diary.visits.filter((one) => one.path === path)} />
      <ReviewedBy review={diary.review} />
      <Forgetting hasAnything={diary.visits.length + diary.notes.length > 0} onForgotten={setDiary} />
    </>
  );
}

type RowProps = { readonly place: number; readonly of: Diary['steps'][number]; readonly writing: Diary['writing'] };

function StepRow({ place, of: { path, step, state, opensAt, doneAt, times }, writing }: RowProps) {
  const { t } = useTranslation('steady');
  const moment = useMoment();
  const isReadable = state === 'open' || (times > 0 && state !== 'closed');
  const says = () => {
    if (state === 'closed') return t(`closed.${writing}`);
    if (state === 'waits' && opensAt) return t('opensAt', { at: moment(opensAt) });
    if (state === 'later') return t('later');
    return doneAt ? t('done', { count: times }) : t('open');
  };
  return (
    <li className="steady-step" data-state={state}>
      <span className="steady-place" aria-hidden="true">
        {doneAt ? '✓' : place}
      </span>
      <div className="grid gap-0.5">
        <h3 className="text-lg">
          {isReadable ? (
            <LocalLink to={`/steady/${path}/${step}`} className="link inline-block py-2">
              {t(`step.${step}`)}
            </LocalLink>
          ) : (
            <span className="inline-block py-2 text-muted">{t(`step.${step}`)}</span>
          )}
        </h3>
        <p className="text-sm text-muted">{says()}</p>
      </div>
    </li>
  );
}

/** Everything of this part can be deleted at once; it asks once before. */
function Forgetting({ hasAnything, onForgotten }: { readonly hasAnything: boolean; readonly onForgotten: (diary: Diary) => void }) {
  const { t } = useTranslation('steady');
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, send } = useSend();
  async function forget() {
    const diary = await send(() => call('DELETE /api/steady', {}, { as: 'person' }));
    if (!diary) return;
    setAsking(false);
    onForgotten(diary);
  }
  return (
    <section aria-labelledby="yours" className="grid gap-3 border-t border-line pt-6">
      <h2 id="yours" className="text-xl">
        {t('yours')}
      </h2>
      <p className="max-w-prose text-muted">{t('yoursText')}</p>
      {failure !== undefined && <Notice tone="danger">{t('failed')}</Notice>}
      {hasAnything && !isAsking && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
          {t('forget')}
        </Button>
      )}
      {hasAnything && isAsking && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={isBusy} onClick={() => void forget()}>
            {t('forgetSure')}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </section>
  );
}
