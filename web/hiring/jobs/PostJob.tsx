import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import type { Job } from '#contract/hiring/job.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { EmployerFrame, FrameWaiting } from '../EmployerFrame.tsx';
import { Conflict } from './Conflict.tsx';
import type { JobChoices } from './choices.ts';
import { JobFields } from './JobFields.tsx';
import { JobPreview } from './JobPreview.tsx';
import { useJobDraft } from './use-job-draft.ts';

/** A new job, or with `?job=1001` the text of one that is there. */
export function PostJob() {
  const { t } = useTranslation('hiring-jobs');
  const [search] = useSearchParams();
  const isHydrated = useHydrated(); // a prerendered page knows no search
  const jobId = (isHydrated && Number(search.get('job'))) || undefined;
  return (
    <EmployerFrame title={t(jobId ? 'post.titleOfOld' : 'post.title')} screen="postJob">
      {isHydrated ? <Loaded key={jobId ?? 'new'} jobId={jobId} /> : <FrameWaiting />}
    </EmployerFrame>
  );
}

function Loaded({ jobId }: { readonly jobId: number | undefined }) {
  const { t } = useTranslation('hiring-jobs');
  const say = useMessage();
  const loaded = useLoaded(
    (signal) =>
      Promise.all([
        call('GET /api/hiring/job-choices', {}, { as: 'member', signal }),
        jobId ? call('GET /api/hiring/jobs/{jobId}', { params: { jobId } }, { as: 'member', signal }) : undefined,
      ]),
    [jobId],
  );
  if (loaded.state === 'waiting') return <FrameWaiting />;
  if (loaded.state === 'failed')
    return <Failed onRetry={loaded.retry}>{loaded.failure.body ? say(loaded.failure.body.message) : t('failed')}</Failed>;
  const [choices, job] = loaded.value;
  if (job && !job.acts.includes('edit'))
    return (
      <Notice tone="info" action={<LinkButton to={`/home/manage-jobs/${job.jobId}`}>{t('post.toJob')}</LinkButton>}>
        {t('post.notEditable')}
      </Notice>
    );
  return <Editor choices={choices} begun={job} />;
}

type EditorProps = { readonly choices: JobChoices; readonly begun: Job | undefined };

function Editor({ choices, begun }: EditorProps) {
  const { t } = useTranslation('hiring-jobs');
  const language = useLanguage();
  const navigate = useLocalNavigate();
  const [job, setJob] = useState(begun);
  const { draft, isChanged, change, replace, forget } = useJobDraft(job, language);
  const sending = useSending(t('failed'));
  const [theirs, setTheirs] = useState<Job>();
  const [isPreviewed, setPreviewed] = useState(false);
  const [isSaved, setSaved] = useState((useLocation().state as { isSaved?: boolean } | null)?.isSaved ?? false);
  /** The editor of the text begins anew when another text is taken over. */
  const [turn, setTurn] = useState(0);

  async function save(): Promise<Job | undefined> {
    const { content, version, madeWith } = draft;
    const saved = await sending.send(async () => {
      if (!job) return call('POST /api/hiring/jobs', { body: { ...content, madeWith } }, { as: 'member' });
      const params = { jobId: job.jobId };
      return call('PUT /api/hiring/jobs/{jobId}', { params, body: { ...content, version } }, { as: 'member' }).catch(async (error) => {
        const newest = await call('GET /api/hiring/jobs/{jobId}', { params }, { as: 'member' });
        if (newest.version !== version) setTheirs(newest);
        throw error;
      });
    });
    if (!saved) return undefined;
    forget();
    setJob(saved);
    replace(saved.content, saved.version);
    return saved;
  }

  async function saveAndStay() {
    const saved = await save();
    if (!saved) return;
    setSaved(true);
    if (!begun) await navigate(`/home/post-job?job=${saved.jobId}`, { replace: true, state: { isSaved: true } });
  }

  /** Its own page has the rest: publishing, stages, what is looked for. */
  async function saveAndGoOn() {
    const saved = isChanged || !job ? await save() : job;
    if (saved) await navigate(`/home/manage-jobs/${saved.jobId}`);
  }

  const { isBusy, refusal, errorOf, hasErrors } = sending;
  return (
    <form
      className="grid gap-6"
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void saveAndStay();
      }}
    >
      {!choices.isVerified && <Notice tone="info">{t('post.firstJob')}</Notice>}
      {theirs && (
        <Conflict
          mine={draft.content}
          theirs={theirs.content}
          choices={choices}
          onChoose={(content) => {
            setJob(theirs);
            replace(content, theirs.version);
            setTheirs(undefined);
            setTurn(turn + 1);
            sending.rest();
          }}
        />
      )}
      <JobFields key={turn} content={draft.content} choices={choices} onChange={change} errorOf={errorOf} />
      <div className="grid gap-3">
        {refusal && !theirs && (
          <Notice tone="danger" takesFocus>
            {hasErrors ? t('post.mistakes') : refusal}
          </Notice>
        )}
        <p role="status" className="text-muted">
          {isBusy ? t('post.saving') : isSaved && !isChanged ? t('post.saved') : isChanged ? t('post.unsaved') : ''}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void saveAndGoOn()} busy={isBusy} disabled={theirs !== undefined}>
            {t('post.goOn')}
          </Button>
          <Button type="submit" variant="secondary" busy={isBusy} disabled={theirs !== undefined}>
            {t(!job || job.state === 'draft' ? 'post.saveDraft' : 'post.save')}
          </Button>
          <Button variant="quiet" onClick={() => setPreviewed(true)}>
            {t('post.preview')}
          </Button>
        </div>
      </div>
      <Dialog open={isPreviewed} onClose={() => setPreviewed(false)} title={t('preview.title')} size="large">
        <JobPreview content={draft.content} organisation={choices.organisation} />
      </Dialog>
    </form>
  );
}
