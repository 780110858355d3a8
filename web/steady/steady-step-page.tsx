import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { StepText } from '#content/steady/script-step.ts';
import type { Diary } from '#contract/steady.ts';
import { PATHS, type Path, STEPS, type Step } from '#contract/steady-words.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import { DoorFirst } from './Door.tsx';
import { OwnLine } from './OwnLine.tsx';
import { Sliders } from './Sliders.tsx';
import { SourceList } from './SourceList.tsx';
import { SteadyFrame } from './SteadyFrame.tsx';
import { StepBlocks } from './StepBlocks.tsx';
import { DiaryFailed, DiaryWaiting, NoSuchPath } from './states.tsx';
import { texts } from './texts.ts';
import { useDiary } from './use-diary.ts';

type Place = { readonly path: Path; readonly step: Step };

function placeOf({ path: wantedPath, step: wantedStep }: Readonly<Partial<Record<string, string>>>): Place | undefined {
  const path = PATHS.find((one) => one === wantedPath);
  const step = path && STEPS[path].find((one) => one === wantedStep);
  return path && step && { path, step };
}

/** /steady/:path/:step: the sliders before, the step, the sliders after. */
export default function SteadyStepPage() {
  const place = placeOf(useParams());
  const login = useLogin();
  const { t } = useTranslation('steady');
  usePageTitle(place && t(`step.${place.step}`));
  return (
    <SteadyFrame>
      {!place && <NoSuchPath />}
      {place && (
        <>
          <header className="grid gap-3">
            <p>
              <LocalLink to={`/steady/${place.path}`} className="link inline-block py-1">
                {t(`path.${place.path}.title`)}
              </LocalLink>
            </p>
            <h1 className="text-4xl">{t(`step.${place.step}`)}</h1>
          </header>
          {login ? (
            <DoorFirst>
              <OwnStep key={place.step} place={place} />
            </DoorFirst>
          ) : (
            <DiaryWaiting />
          )}
        </>
      )}
    </SteadyFrame>
  );
}

function OwnStep({ place: { path, step } }: { readonly place: Place }) {
  const language = useLanguage();
  const { loaded, diary, setDiary } = useDiary();
  const read = useLoaded(
    async () => ((await texts[path][language]()) as Readonly<Partial<Record<Step, StepText>>>)[step]!,
    [path, step, language],
  );
  if (loaded.state === 'failed' && !diary) return <DiaryFailed failure={loaded.failure} onRetry={loaded.retry} />;
  if (read.state === 'failed') return <DiaryFailed failure={read.failure} onRetry={read.retry} />;
  if (!diary || read.state === 'waiting') return <DiaryWaiting />;
  const standing = diary.steps.find((one) => one.path === path && one.step === step)!;
  if (standing.state === 'closed' || (standing.state !== 'open' && standing.times === 0))
    return <NotOpen standing={standing} writing={diary.writing} />;
  return <OpenStep diary={diary} standing={standing} text={read.value} onDiary={setDiary} />;
}

type Standing = Diary['steps'][number];

function NotOpen({ standing: { path, state, opensAt }, writing }: { readonly standing: Standing; readonly writing: Diary['writing'] }) {
  const { t } = useTranslation('steady');
  const moment = useMoment();
  const says = () => {
    if (state === 'closed') return t(`closed.${writing}`);
    return opensAt ? t('opensAt', { at: moment(opensAt) }) : t('later');
  };
  return (
    <Notice
      tone="info"
      title={t('notOpen')}
      action={
        <LinkButton to={`/steady/${path}`} variant="secondary">
          {t('toSteps')}
        </LinkButton>
      }
    >
      {says()}
    </Notice>
  );
}

type OpenProps = {
  readonly diary: Diary;
  readonly standing: Standing;
  readonly text: StepText;
  readonly onDiary: (diary: Diary) => void;
};

function OpenStep({ diary, standing: { path, step, state, times }, text, onDiary }: OpenProps) {
  const { t } = useTranslation('steady');
  const [begun, setBegun] = useState<number>();
  const [hasEnded, setEnded] = useState(false);
  const under = begun ?? diary.visits.findLast((one) => one.path === path && one.step === step && !one.endedAt)?.visitId;
  const isUnderWay = under !== undefined && !hasEnded;
  return (
    <>
      <p className="max-w-prose text-xl">
        {text.aim} <span className="whitespace-nowrap text-base text-muted">{t('minutes', { count: text.minutes })}</span>
      </p>
      {!isUnderWay && !hasEnded && state === 'open' && (
        <Sliders
          when="before"
          onSet={async (before) => {
            const { visitId } = await call('POST /api/steady/visits', { body: { path, step, before } }, { as: 'person' });
            setBegun(visitId);
          }}
        />
      )}
      {(isUnderWay || hasEnded || times > 0) && <StepBlocks path={path} step={step} text={text} notes={diary.notes} onDiary={onDiary} />}
      {isUnderWay && (
        <Sliders
          when="after"
          onSet={async (after) => {
            onDiary(await call('PUT /api/steady/visits/{visitId}', { params: { visitId: under }, body: { after } }, { as: 'person' }));
            setEnded(true);
          }}
        />
      )}
      {hasEnded && <Ended path={path} text={text} diary={diary} />}
      <SourceList step={step} />
    </>
  );
}

function Ended({ path, text, diary }: { readonly path: Path; readonly text: StepText; readonly diary: Diary }) {
  const { t } = useTranslation('steady');
  const moment = useMoment();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const next = diary.steps.find((one) => one.path === path && one.state === 'waits' && one.times === 0);
  return (
    <>
      <section aria-labelledby="ended" className="grid gap-3 rounded-card bg-raised p-5 sm:p-7">
        <h2 id="ended" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t('ended')}
        </h2>
        <p className="max-w-prose">{text.close}</p>
        {next?.opensAt && (
          <p className="max-w-prose text-muted">{t('nextAt', { step: t(`step.${next.step}`), at: moment(next.opensAt) })}</p>
        )}
        <LinkButton to={`/steady/${path}`} variant="secondary" className="justify-self-start">
          {t('toSteps')}
        </LinkButton>
      </section>
      <OwnLine visits={diary.visits.filter((one) => one.path === path)} />
    </>
  );
}
