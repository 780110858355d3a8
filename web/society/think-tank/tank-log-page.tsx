import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ProblemLog } from '#contract/society/think-tank/record.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { LogEntries } from './LogEntries.tsx';

/** /home/society/think-tank/log/:slug: what was recorded of a problem, for the editorial circle. */
export default function TankLogPage() {
  const { t } = useTranslation('think-tank');
  return (
    <SocietyFrame title={t('log.title')} isForEditors>
      <Loaded />
      <LinkButton to="/home/society/think-tank/queue" variant="quiet" className="justify-self-start">
        {t('log.toQueue')}
      </LinkButton>
    </SocietyFrame>
  );
}

function Loaded() {
  const slug = useParams().slug ?? '';
  const loaded = useLoaded(
    (signal) => call('GET /api/society/think-tank/queue/{slug}/log', { params: { slug } }, { as: 'person', signal }),
    [slug],
  );
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  return <Log log={loaded.value} />;
}

function Log({ log: { title, state, endsAt, seal, entries, brokenAt } }: { readonly log: ProblemLog }) {
  const { t } = useTranslation('think-tank');
  const moment = useMoment();
  return (
    <>
      <div className="grid gap-2">
        <h2 className="text-2xl wrap-anywhere">{title}</h2>
        <p className="font-semibold text-accent-ink">{t(`until.${state}`, { at: endsAt ? moment(endsAt) : '' })}</p>
        <p className="max-w-prose text-muted">{t('log.lead')}</p>
      </div>
      <Notice tone={brokenAt === null ? 'good' : 'danger'}>
        {brokenAt === null ? t('log.whole') : t('log.broken', { number: brokenAt })}
      </Notice>
      <Card as="section" className="grid grid-cols-1 gap-3">
        <h3 className="text-xl">{t('brief.log', { count: entries.length })}</h3>
        {seal && (
          <p className="text-sm wrap-anywhere">
            {t('log.seal')}{' '}
            <span translate="no" className="font-mono">
              {seal}
            </span>
          </p>
        )}
        <LogEntries entries={entries} momentOf={moment} />
      </Card>
    </>
  );
}
