import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { circleFileMessages, MAX_FILE_BYTES } from '#contract/society/circle-file-words.ts';
import type { CircleFiles } from '#contract/society/circle-files.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** Five megabytes take their time where the connection is slow. */
const MAX_WAIT_MS = 180_000;
const TAKEN = '.pdf,.docx,.odt,.png,.jpg,.jpeg,.txt,.md,.csv';

/** What the server would say, said before anything is sent. */
const refused = (message: string) => new ApiFailure(0, { code: 'unprocessable', message, errors: { file: message } });

type Props = { readonly circleId: number; readonly onAdded: (files: CircleFiles) => void };

/** Adds a file. It stays chosen when that fails, so that one press tries again. */
export function FileForm({ circleId, onAdded }: Props) {
  const { t } = useTranslation('society-circles');
  const input = useRef<HTMLInputElement>(null);
  const sending = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      const chosen = input.current;
      const file = chosen?.files?.[0];
      if (!file) throw refused(circleFileMessages.missing);
      if (file.size > MAX_FILE_BYTES) throw refused(circleFileMessages.tooLarge);
      const sent = { params: { circleId }, query: { name: file.name }, body: new Uint8Array(await file.arrayBuffer()) };
      const files = await call('POST /api/society/circles/{circleId}/files', sent, { as: 'person', maxWaitMs: MAX_WAIT_MS });
      chosen.value = '';
      onAdded(files);
    });
  };
  const error = sending.errorOf('file');
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      <TextField ref={input} type="file" accept={TAKEN} label={t('files.choose')} hint={t('files.hint')} error={error} />
      {!error && <Refusal sending={sending} />}
      <Button type="submit" variant="secondary" className="justify-self-start" busy={sending.isBusy}>
        {t('files.add')}
      </Button>
    </form>
  );
}
