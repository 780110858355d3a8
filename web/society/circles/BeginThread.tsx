import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { withLanguage } from '#contract/language.ts';
import { MAX_POST_LENGTH, MAX_THREAD_TITLE_LENGTH } from '#contract/society/circle-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';

/** Begins a thread, and goes to it. */
export function BeginThread({ circleId }: { readonly circleId: number }) {
  const { t } = useTranslation('society-circles');
  const writing = useWriting(`thread.${circleId}`, { title: '', text: '' });
  const [isOpen, setOpen] = useState(writing.isFound);
  const sending = useSending();
  const navigate = useNavigate();
  const language = useLanguage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      const body = writing.text;
      const begun = await call('POST /api/society/circles/{circleId}/threads', { params: { circleId }, body }, { as: 'person' });
      writing.forget();
      await navigate(withLanguage(`/home/society/circles/${circleId}/threads/${begun.threadId}`, language));
    });
  };
  if (!isOpen)
    return (
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {t('board.begin')}
      </Button>
    );
  return (
    <Card>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Unsent writing={writing} />
        <TextField
          label={t('board.threadTitle')}
          maxLength={MAX_THREAD_TITLE_LENGTH}
          value={writing.text.title}
          error={sending.errorOf('title')}
          onChange={({ target }) => writing.change({ title: target.value })}
        />
        <TextArea
          label={t('board.text')}
          hint={t('board.markdown')}
          rows={8}
          maxLength={MAX_POST_LENGTH}
          value={writing.text.text}
          error={sending.errorOf('text')}
          onChange={({ target }) => writing.change({ text: target.value })}
        />
        <Refusal sending={sending} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={sending.isBusy}>
            {t('board.send')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('board.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
