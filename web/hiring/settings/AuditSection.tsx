import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditPage } from '#contract/hiring/organisation.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Section } from './Section.tsx';

/** What was done in the organisation that must be traceable, the newest first. */
export function AuditSection({ first }: { readonly first: AuditPage }) {
  const { t, i18n } = useTranslation('hiring-settings');
  const moment = useMoment();
  const [{ events, next }, setPage] = useState(first);
  const sending = useSending(t('failed'));
  const more = (before: number) =>
    sending.send(async () => {
      const page = await call('GET /api/hiring/audit', { query: { before } }, { as: 'member' });
      setPage({ events: [...events, ...page.events], next: page.next });
    });
  const tell = ({ kind, subject, details }: AuditPage['events'][number]) => {
    if (!i18n.exists(`hiring-settings:audit.kind.${kind}`)) return t('audit.other', { kind, subject });
    const roleOf = (role: unknown) => (typeof role === 'string' ? t(`role.${role}`) : '');
    return t(`audit.kind.${kind}`, { subject, role: roleOf(details.role ?? details.to), from: roleOf(details.from) });
  };
  return (
    <Section title={t('audit.title')} lead={t('audit.lead')}>
      <ul className="grid gap-3">
        {events.map((event) => (
          <li key={event.eventId} className="grid border-b border-line pb-3">
            <span className="wrap-anywhere">{tell(event)}</span>
            <span className="text-sm wrap-anywhere text-muted">
              {event.by ?? t('audit.nobody')}, {moment(event.at)}
            </span>
          </li>
        ))}
      </ul>
      <Refusal sending={sending} />
      {next !== null && (
        <Button variant="secondary" className="justify-self-start" busy={sending.isBusy} onClick={() => more(next)}>
          {t('audit.more')}
        </Button>
      )}
    </Section>
  );
}
