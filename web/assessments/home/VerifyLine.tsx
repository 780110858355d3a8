import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiFailure, call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Whether the e-mail is verified: asked with the rest of the page, so that nothing moves when it is known. */
export const useVerification = () => useLoaded((signal) => call('GET /api/auth/settings/email', {}, { as: 'person', signal }), []);

/** While the e-mail is not verified: what waits for that, what does not, and the two ways on. */
export function VerifyLine({ email }: { email: string }) {
  const { t } = useTranslation('home');
  return (
    <Notice
      tone="info"
      action={
        <>
          <SendCode email={email} />
          <LinkButton to={`/verify-email?email=${encodeURIComponent(email)}`} variant="quiet">
            {t('verify.haveCode')}
          </LinkButton>
        </>
      }
    >
      <span className="break-words">{t('verify.text', { email })}</span>
    </Notice>
  );
}

function SendCode({ email }: { email: string }) {
  const { t } = useTranslation('home');
  const say = useMessage();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  async function send() {
    setBusy(true);
    await call('POST /api/auth/resend-code', { body: { email, language } }).then(
      () => setSaid(t('verify.sent')),
      (failure: ApiFailure) => setSaid(failure.body ? say(failure.body.message) : t('verify.failed')),
    );
    setBusy(false);
  }
  return (
    <>
      <Button variant="secondary" busy={isBusy} onClick={send}>
        {t('verify.send')}
      </Button>
      <span role="status" className="basis-full empty:hidden">
        {said}
      </span>
    </>
  );
}
