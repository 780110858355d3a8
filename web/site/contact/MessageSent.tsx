import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import type { SentMessage } from './use-contact.ts';

type Props = { readonly message: SentMessage; readonly onWriteAnother: () => void };

/** The receipt by mail holds no word of the message, so the sender's copy is made here, on their own device. */
export function MessageSent({ message, onWriteAnother }: Props) {
  const { t } = useTranslation('contact');
  const { reference, email, subject } = message;
  const about = t(`subject.${subject}`);
  const save = () => {
    const lines = [reference, `${message.name} <${email}>`, about, '', message.message, ''];
    saveFile(new File([lines.join('\n')], `${reference}.txt`, { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <div className="grid content-start gap-6">
      <Notice tone="good" title={t('sent.title')} takesFocus>
        {t('sent.text', { reference, email })}
      </Notice>
      <figure className="grid gap-2">
        <figcaption className="font-semibold">{t('sent.copy', { about })}</figcaption>
        <blockquote className="contact-copy">{message.message}</blockquote>
      </figure>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={save}>
          {t('sent.save')}
        </Button>
        <Button variant="quiet" onClick={onWriteAnother}>
          {t('sent.another')}
        </Button>
      </div>
    </div>
  );
}
