import { type FocusEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_SUBJECTS, MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#contract/contact-form.ts';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useBlurAfterPress } from '#web/ui/use-blur-after-press.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { MessageSent } from './MessageSent.tsx';
import { useContact } from './use-contact.ts';

export function ContactForm() {
  const { t } = useTranslation('contact');
  const say = useMessage();
  const isHydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const { state, mistakes, send, keep, leave, writeAnother } = useContact(element);
  const onBlur = useBlurAfterPress(({ target }: FocusEvent<HTMLFormElement>) => {
    if ('name' in target && 'value' in target && target.value !== '' && element.current) leave(element.current, String(target.name));
  });
  const errorOf = (field: keyof typeof mistakes) => mistakes[field] && say(mistakes[field]);
  if (state.name === 'sent') return <MessageSent message={state.message} onWriteAnother={writeAnother} />;
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className="grid gap-5"
      onInput={({ currentTarget }) => keep(currentTarget)}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.name === 'writing') void send(event.currentTarget);
      }}
    >
      <TextField label={t('field.name')} name="name" autoComplete="name" maxLength={MAX_NAME_LENGTH} error={errorOf('name')} />
      <TextField
        label={t('field.email')}
        hint={t('field.emailHint')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        error={errorOf('email')}
      />
      <SelectField label={t('field.subject')} name="subject" defaultValue="" error={errorOf('subject')}>
        <option value="">{t('field.choose')}</option>
        {CONTACT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {t(`subject.${subject}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        className="contact-message"
        label={t('field.message')}
        hint={t('field.messageHint')}
        name="message"
        rows={7}
        maxLength={MAX_MESSAGE_LENGTH}
        error={errorOf('message')}
      />
      {/* For programs that fill in everything; nobody sees or hears it. */}
      <div className="contact-trap" aria-hidden="true">
        <label>
          {t('field.website')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" busy={state.name === 'sending'} disabled={!isHydrated}>
        {t(state.name === 'sending' ? 'sending' : 'send')}
      </Button>
      <noscript>
        <p className="text-muted">{t('noScript')}</p>
      </noscript>
      {state.name === 'writing' && state.failure !== undefined && (
        <Notice tone="danger" title={t('failed')} takesFocus={!Object.keys(mistakes).length}>
          {whyOf(state.failure, { offline: t('offline'), broken: t('broken') }, say)}
        </Notice>
      )}
    </form>
  );
}

function whyOf(failure: unknown, own: { offline: string; broken: string }, say: (english: string) => string): string {
  if (!(failure instanceof ApiFailure)) return own.broken;
  if (failure.isOffline) return own.offline;
  return failure.body?.message ? say(failure.body.message) : own.broken;
}
