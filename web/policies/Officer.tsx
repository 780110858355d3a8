import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { usePolicyWords } from './use-policy-words.ts';

/** Who answers grievances, as the operator has named them. It has the room of its two lines from the start. */
export function Officer() {
  const { t } = usePolicyWords();
  const officer = useLoaded((signal) => call('GET /api/grievance-officer', {}, { signal }), []);
  return (
    <div className="policy-officer">
      <h3 className="text-lg">{t('officer.title')}</h3>
      {officer.state === 'waiting' && <Skeleton width="60%" />}
      {officer.state === 'failed' && <p>{t('officer.failed')}</p>}
      {officer.state === 'ready' && <OfficerLine {...officer.value} />}
    </div>
  );
}

type Named = { readonly name: string | null; readonly email: string | null; readonly phone: string | null };

function OfficerLine({ name, email, phone }: Named) {
  const { t } = usePolicyWords();
  if (!name) return <p>{t('officer.none')}</p>;
  return (
    <p className="flex flex-wrap gap-x-6">
      <span>{name}</span>
      {email && (
        <a href={`mailto:${email}`} className="link wrap-anywhere">
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="link">
          {phone}
        </a>
      )}
    </p>
  );
}
