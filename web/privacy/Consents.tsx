import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentNotice } from '#content/notices/script-notice.ts';
import type { Standing } from '#contract/privacy.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';

type Consent = Standing['consents'][number];
type Props = { standing: Standing; onChanged: (standing: Standing) => void };

/** Each consent with what it is for and since when; one press gives or withdraws it. */
export function Consents({ standing, onChanged }: Props) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const { send, isBusy, refusal } = useSending(t('failed'));
  const [isAsking, setAsking] = useState(false);
  async function change({ purpose }: Consent, isGiven: boolean) {
    const body = { isGiven, notice: currentNotice.version, language };
    const changed = await send(() => call('PUT /api/privacy/consents/{purpose}', { params: { purpose }, body }, { as: 'person' }));
    setAsking(false);
    if (changed) onChanged(changed);
  }
  const measuring = standing.consents.find(({ isNeeded }) => isNeeded);
  return (
    <Card as="section" aria-labelledby="consents" className="grid grid-cols-1 gap-5">
      <h2 id="consents" className="text-2xl">
        {t('consents.title')}
      </h2>
      {standing.consents.map((consent) => (
        <div key={consent.purpose} className="grid gap-1 border-t border-line pt-5">
          {consent.isNeeded ? (
            <Needed standing={standing} consent={consent} onWithdraw={() => setAsking(true)} />
          ) : (
            <Checkbox
              checked={consent.isGiven}
              aria-disabled={isBusy || undefined}
              onChange={() => !isBusy && void change(consent, !consent.isGiven)}
              label={<Words consent={consent} />}
            />
          )}
        </div>
      ))}
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('consents.withdrawTitle')}
        size="small"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button busy={isBusy} onClick={() => measuring && void change(measuring, false)}>
              {t('consents.withdraw')}
            </Button>
          </>
        }
      >
        <p>{t('consents.withdrawText')}</p>
      </Dialog>
    </Card>
  );
}

function Words({ consent: { purpose, isGiven, at } }: { consent: Consent }) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const day = useIndianDay();
  const { title, text } = currentNotice.purposes[purpose][language];
  return (
    <>
      <span className="font-semibold">{title}</span>
      <span className="block text-muted">{text}</span>
      <span className="block text-sm text-muted">
        {at === null ? t('consents.never') : t(isGiven ? 'consents.given' : 'consents.withdrawn', { day: day(at) })}
      </span>
    </>
  );
}

type NeededProps = { standing: Standing; consent: Consent; onWithdraw: () => void };

function Needed({ standing: { isMinor, isParentsConsent }, consent, onWithdraw }: NeededProps) {
  const { t } = useTranslation('privacy');
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        <Words consent={consent} />
      </p>
      {isMinor && <p>{t(isParentsConsent ? 'consents.parentGave' : 'consents.parentMissing')}</p>}
      {!isMinor && consent.isGiven && (
        <Button variant="secondary" onClick={onWithdraw}>
          {t('consents.withdraw')}
        </Button>
      )}
      {!consent.isGiven && (
        <LinkButton to="/home/welcome" variant="secondary">
          {t('consents.give')}
        </LinkButton>
      )}
    </div>
  );
}
