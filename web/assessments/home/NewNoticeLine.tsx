import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** What one has agreed to: asked with the rest of the page, so that nothing moves when it is known. */
export const usePrivacyStanding = () => useLoaded((signal) => call('GET /api/privacy', {}, { as: 'person', signal }), []);

/** For whoever agreed to an earlier version of the notice: where to read and to agree. Nothing waits for that. */
export function NewNoticeLine() {
  const { t } = useTranslation('home');
  return (
    <Notice
      tone="info"
      action={
        <LinkButton to="/home/privacy" variant="secondary">
          {t('newNotice.look')}
        </LinkButton>
      }
    >
      {t('newNotice.text')}
    </Notice>
  );
}
