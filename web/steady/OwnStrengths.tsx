import { useTranslation } from 'react-i18next';
import { houseName } from '#content/houses/script-names.ts';
import { call } from '#web/api/client.ts';
import { ownUserId } from '#web/api/storage.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';

const SHOWN = 3;

/** What stands highest in the person's own report. Without a report, or without a connection, the step goes on all the same. */
export function OwnStrengths({ lead, none }: { readonly lead: string; readonly none: string }) {
  const { t } = useTranslation('steady');
  const language = useLanguage();
  const userId = ownUserId() ?? 0;
  const loaded = useLoaded(
    (signal) => call('GET /api/report/{userId}/strengths', { params: { userId }, query: {} }, { as: 'person', signal }),
    [userId],
  );
  if (loaded.state === 'waiting')
    return (
      <WaitingRegion>
        <Skeleton height="6rem" />
      </WaitingRegion>
    );
  const highest = loaded.state === 'ready' ? loaded.value.ranking.slice(0, SHOWN) : [];
  if (highest.length === 0) return <p>{none}</p>;
  return (
    <>
      <p>{lead}</p>
      <ul className="grid list-disc gap-1 ps-5 text-lg">
        {highest.map((house) => (
          <li key={house}>{houseName(house, language)}</li>
        ))}
      </ul>
      <p>
        <LocalLink to="/home/set2report" className="link inline-block py-2">
          {t('toReport')}
        </LocalLink>
      </p>
    </>
  );
}
