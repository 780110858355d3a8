import { useTranslation } from 'react-i18next';
import { currentNotice } from '#content/notices/script-notice.ts';
import type { Standing } from '#contract/privacy.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** For whoever agreed to an earlier version of the notice: to read the one that stands there now, and to agree to it. Nothing waits for that. */
export function NewNotice({ onChanged }: { readonly onChanged: (standing: Standing) => void }) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const { send, isBusy, refusal } = useSending(t('failed'));
  async function agree() {
    const request = { params: { purpose: 'measuring' }, body: { isGiven: true, notice: currentNotice.version, language } } as const;
    const changed = await send(() => call('PUT /api/privacy/consents/{purpose}', request, { as: 'person' }));
    if (changed) onChanged(changed);
  }
  return (
    <Notice
      tone="info"
      title={t('newer.title')}
      action={
        <>
          <LinkButton to="/privacy-notice" variant="secondary">
            {t('newer.read')}
          </LinkButton>
          <Button busy={isBusy} onClick={agree}>
            {t('newer.agree')}
          </Button>
          {refusal && (
            <p role="alert" className="basis-full text-danger">
              {refusal}
            </p>
          )}
        </>
      }
    >
      {t('newer.text')}
    </Notice>
  );
}
