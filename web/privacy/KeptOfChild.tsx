import { useTranslation } from 'react-i18next';
import { currentNotice } from '#content/notices/script-notice.ts';
import type { ParentView } from '#contract/privacy.ts';
import { ERASURE_PAUSE_DAYS } from '#contract/privacy-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';
import { NoticeText } from './NoticeText.tsx';

type Props = { view: ParentView; token: string; onChanged: (view: ParentView) => void };

/** What a parent who has agreed can see and do, then and later. */
export function KeptOfChild({ view, token, onChanged }: Props) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const day = useIndianDay();
  const { send, isBusy, refusal } = useSending(t('failed'));
  const { child, username, decision, decidedAt, testsFinished, answers, erasureDueAt } = view;
  const isGiven = decision === 'given';
  async function withdraw() {
    const withdrawn = await send(() => call('POST /api/parents/refuse', { body: { token, notice: currentNotice.version, language } }));
    if (withdrawn) onChanged(withdrawn);
  }
  async function erase(isWanted: boolean) {
    const changed = await send(() => call('POST /api/parents/erase', { body: { token, isWanted, language } }));
    if (changed) onChanged(changed);
  }
  const when = decidedAt === null ? '' : day(decidedAt);
  return (
    <div className="grid grid-cols-1 gap-8">
      <Card as="article" className="grid gap-5">
        <h1 className="text-3xl sm:text-4xl">{t('parents.keptTitle', { child })}</h1>
        <Notice tone={isGiven ? 'good' : 'info'}>{t(isGiven ? 'parents.agreed' : 'parents.withdrawn', { day: when })}</Notice>
        <ul className="grid list-disc gap-2 ps-5">
          <li>{t('parents.account', { child, username: username ?? '' })}</li>
          <li>{t('parents.tests', { count: testsFinished })}</li>
          <li>{t('parents.answers', { count: answers })}</li>
        </ul>
        <p className="max-w-prose text-muted">{t('parents.later')}</p>
        {erasureDueAt && (
          <Notice
            tone="info"
            title={t('leaving.title', { day: day(erasureDueAt) })}
            action={
              <Button variant="secondary" busy={isBusy} onClick={() => erase(false)}>
                {t('leaving.keep')}
              </Button>
            }
          />
        )}
        <div className="flex flex-wrap gap-3">
          {isGiven && (
            <Button variant="secondary" busy={isBusy} onClick={withdraw}>
              {t('parents.withdraw')}
            </Button>
          )}
          {!erasureDueAt && (
            <Button variant="secondary" busy={isBusy} onClick={() => erase(true)}>
              {t('parents.erase')}
            </Button>
          )}
        </div>
        <p className="max-w-prose text-muted">{t('parents.whatHappens', { count: ERASURE_PAUSE_DAYS })}</p>
        {refusal && (
          <Notice tone="danger" takesFocus>
            {refusal}
          </Notice>
        )}
      </Card>
      <Card as="article">
        <NoticeText of="parent" level={2} />
      </Card>
    </div>
  );
}
