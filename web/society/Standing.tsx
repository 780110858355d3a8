import { useTranslation } from 'react-i18next';
import type { OwnMembership } from '#contract/society/membership.ts';
import { LinkButton } from '#web/ui/Button.tsx';

type Props = { readonly membership: OwnMembership; readonly onChanged: (membership: OwnMembership) => void };

/** Where somebody stands who is no member: what the rule is, and what may be done meanwhile. */
export function Standing(_props: Props) {
  const { t } = useTranslation('society');
  return (
    <div className="grid max-w-prose gap-5">
      <h1 className="text-3xl sm:text-4xl">{t('standing.title')}</h1>
      <p className="text-lg text-muted">{t('standing.rule')}</p>
      <p>{t('standing.meanwhile')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/play-cognitive-games">{t('standing.toTests')}</LinkButton>
      </div>
    </div>
  );
}
