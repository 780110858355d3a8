import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import type { ShareLink, ShareLinks } from '#contract/sharing.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { dateFormat, listFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';

/** A person's links: what each shows, how often it was seen, and a way to take it back. */
export function ShareLinkList() {
  const { t } = useTranslation('keep');
  const loaded = useLoaded((signal) => call('GET /api/share-links', {}, { as: 'person', signal }), []);
  const [changed, setChanged] = useState<ShareLinks>();
  const [hasFailed, setFailed] = useState(false);
  const revoke = ({ linkId }: ShareLink) => {
    setFailed(false);
    call('DELETE /api/share-links/{linkId}', { params: { linkId } }, { as: 'person' }).then(setChanged, () => setFailed(true));
  };
  const links = changed?.links ?? (loaded.state === 'ready' ? loaded.value.links : undefined);
  return (
    <Card as="section" aria-labelledby="links" className="grid gap-4">
      <h2 id="links" className="text-2xl">
        {t('links.title')}
      </h2>
      {loaded.state === 'waiting' && (
        <WaitingRegion>
          <Skeleton height="4rem" />
        </WaitingRegion>
      )}
      {loaded.state === 'failed' && (
        <Failed level={3} onRetry={loaded.retry}>
          {t('links.failed')}
        </Failed>
      )}
      {links?.length === 0 && <p className="max-w-prose text-muted">{t('links.none')}</p>}
      {links && links.length > 0 && (
        <ul className="grid gap-4">
          {links.map((link) => (
            <OneLink key={link.linkId} link={link} onRevoke={() => revoke(link)} />
          ))}
        </ul>
      )}
      {hasFailed && <Notice tone="danger">{t('links.notRevoked')}</Notice>}
    </Card>
  );
}

function OneLink({ link, onRevoke }: { link: ShareLink; onRevoke: () => void }) {
  const { t } = useTranslation(['keep', 'written', 'report-names']);
  const language = useLanguage();
  const { locale } = languages[language];
  const day = dateFormat(locale, { dateStyle: 'long' });
  const list = listFormat(locale, { type: 'conjunction' });
  const { report, sections, createdAt, expiresAt, state, seen } = link;
  const nameOf = (id: string) => {
    if (id === 'card') return t('share.card');
    return id === 'inShort' || id === 'thisMonth' ? t(`written:${id}`) : t(`written:reports.${report}.sections.${id}`);
  };
  return (
    <li className="share-link">
      <div className="grid gap-1">
        <h3 className="text-lg">{t(`report-names:${report}.report`)}</h3>
        <p>{list.format(sections.map(nameOf))}</p>
        <p className="text-sm text-muted">
          {t('links.made', { date: day.format(new Date(createdAt)) })} {t(`links.${state}`, { date: day.format(new Date(expiresAt)) })}{' '}
          {t('links.seen', { count: seen })}
        </p>
      </div>
      {state === 'open' && (
        <Button variant="secondary" onClick={onRevoke}>
          {t('links.revoke')}
        </Button>
      )}
    </li>
  );
}
