import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ScreenFailed } from '../ScreenFailed.tsx';

/** Who belongs to the editorial circle; operators appoint and remove them. */
export function EditorialCircle() {
  const { t } = useTranslation('operator');
  const moment = useMoment();
  const [username, setUsername] = useState('');
  const sending = useSending();
  const loaded = useLoaded((signal) => call('GET /api/operator/society/editors', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <Skeleton height="8rem" />;
  if (loaded.state === 'failed') return <ScreenFailed failure={loaded.failure} onRetry={loaded.retry} />;
  const { reload } = loaded;
  function appoint(event: FormEvent) {
    event.preventDefault();
    void sending.send(async () => {
      await call('POST /api/operator/society/editors', { body: { username } }, { as: 'person' });
      reload();
    });
  }
  const remove = (editorId: number) =>
    sending.send(async () => {
      await call('DELETE /api/operator/society/editors/{editorId}', { params: { editorId } }, { as: 'person' });
      reload();
    });
  return (
    <section aria-labelledby="editors" className="grid gap-4">
      <h2 id="editors" className="text-2xl">
        {t('society.editors')}
      </h2>
      {loaded.value.editors.length === 0 && <p>{t('society.noEditors')}</p>}
      <ul className="grid gap-2">
        {loaded.value.editors.map(({ userId, name, appointedAt }) => (
          <li key={userId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <span className="wrap-anywhere">
              {name} <span className="text-muted">{t('society.since', { at: moment(appointedAt) })}</span>
            </span>
            <Button
              variant="quiet"
              busy={sending.isBusy}
              onClick={() => void remove(userId)}
              aria-label={t('society.removeName', { name })}
            >
              {t('society.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <form className="grid max-w-md gap-3" noValidate onSubmit={appoint}>
        <TextField
          label={t('society.username')}
          value={username}
          maxLength={60}
          error={sending.errorOf('username')}
          onChange={({ target }) => setUsername(target.value)}
        />
        <Button type="submit" variant="secondary" busy={sending.isBusy} className="justify-self-start">
          {t('society.appoint')}
        </Button>
      </form>
      <Refusal sending={sending} />
    </section>
  );
}
