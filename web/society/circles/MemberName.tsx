import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';

type Props = { readonly memberId: number | null; readonly name: string; readonly isYou?: boolean };

/** A member by name, with the way to their page. Whoever shows no name has no page to open. */
export function MemberName({ memberId, name, isYou = false }: Props) {
  const { t } = useTranslation('society-circles');
  if (memberId === null) return <span>{t(isYou ? 'you' : 'former')}</span>;
  if (name === '') return <span>{t(isYou ? 'you' : 'nobody')}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <LocalLink to={`/home/society/members/${memberId}`} className="link inline-grid min-h-11 items-center font-semibold wrap-anywhere">
        {name}
      </LocalLink>
      {isYou && <span className="text-muted">({t('you')})</span>}
    </span>
  );
}
