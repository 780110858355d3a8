import { useTranslation } from 'react-i18next';
import { facetName } from '#content/houses/script-facet-names.ts';
import { houseNames } from '#content/houses/script-names.ts';
import { DOMAINS, type House } from '#content/mind/facets.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { CrossIcon } from '#web/ui/icons.tsx';

/** What a mind function is, which facets are measured of it, and an old Indian thought beside it. */
export function DomainText({ id, house }: { id: string; house: House }) {
  const { t } = useTranslation('landing-brain');
  const language = useLanguage();
  const titleId = `${id}-title`;
  return (
    <section id={id} popover="auto" aria-labelledby={titleId} className="domain-text">
      <div className="flex items-start justify-between gap-3">
        <h3 id={titleId} className="text-2xl">
          {houseNames[language][house]}
        </h3>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="icon-button -me-2 -mt-2"
          aria-label={t('domains.close')}
        >
          <CrossIcon />
        </button>
      </div>
      <p className="mt-2 text-lg">{t(`domains.houses.${house}.what`)}</p>
      <h4 className="mt-5 font-semibold">{t('domains.measured')}</h4>
      <dl className="domain-facets">
        {DOMAINS.map((domain) => (
          <div key={domain}>
            <dt>{t(`domains.sides.${domain}`)}</dt>
            <dd>{facetName(house, domain, language)}</dd>
          </div>
        ))}
      </dl>
      <div className="domain-root">
        <h4 className="font-semibold">{t('domains.root')}</h4>
        <p>{t(`domains.houses.${house}.root`)}</p>
      </div>
      <p className="mt-4">
        <LocalLink to="/catalog" className="link">
          {t('domains.how')}
        </LocalLink>
      </p>
    </section>
  );
}
