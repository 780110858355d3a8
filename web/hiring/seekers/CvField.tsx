import { type ChangeEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_CV_BYTES, seekerMessages } from '#contract/hiring/seeker-words.ts';
import type { JobProfile } from '#contract/hiring/seekers.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const MAX_WAIT_MS = 60_000;
const TOO_LARGE = 413;

type Props = { readonly profile: JobProfile; readonly onStored: (profile: JobProfile) => void };

/** The stored CV. A file that is too large is refused here already, in the words of the server. */
export function CvField({ profile: { cv }, onStored }: Props) {
  const { t } = useTranslation('hiring-seekers');
  const id = useId();
  const { send, isBusy, refusal } = useSending(t('failed'));
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = ''; // the same file can be chosen again
    if (!file) return;
    const stored = await send(async () => {
      if (file.size > MAX_CV_BYTES) throw new ApiFailure(TOO_LARGE, { code: 'too-large', message: seekerMessages.cvTooLarge });
      const body = new Uint8Array(await file.arrayBuffer());
      return call('PUT /api/job-seeker/cv', { query: { name: file.name.slice(-150) }, body }, { as: 'person', maxWaitMs: MAX_WAIT_MS });
    });
    if (stored) onStored(stored);
  }
  async function forget() {
    const left = await send(() => call('DELETE /api/job-seeker/cv', {}, { as: 'person' }));
    if (left) onStored(left);
  }
  return (
    <div className="grid justify-items-start gap-2">
      <label htmlFor={id} className="font-semibold">
        {t('cv.title')}
      </label>
      <p aria-live="polite" className="wrap-anywhere">
        {cv ? t('cv.is', { name: cv.name }) : t('cv.none')} {cv && cv.state !== 'read' && t(`cv.${cv.state}`)}
      </p>
      <input
        id={id}
        type="file"
        className="field"
        accept=".pdf,.docx,.odt,.txt"
        aria-describedby={`${id}-hint`}
        disabled={isBusy}
        onChange={choose}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('cv.hint')}
      </p>
      {cv && (
        <Button variant="quiet" busy={isBusy} onClick={forget}>
          {t('cv.forget')}
        </Button>
      )}
      {refusal && <Notice tone="danger">{refusal}</Notice>}
    </div>
  );
}
