import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';

const PAGES = [
  ['/home/practice', 'practice'],
  ['/home/two', 'two'],
  ['/home/my-data', 'data'],
  ['/home/privacy', 'privacy'],
  ['/steady', 'steady'],
] as const;

/** The pages of a person that belong to no single report. */
export function MoreOfYours() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="more-of-yours" className="grid gap-5">
      <h2 id="more-of-yours" className="text-3xl">
        {t('more.title')}
      </h2>
      <ul className="own-reports">
        {PAGES.map(([address, name]) => (
          <li key={name} className="own-report">
            <h3 className="text-lg">
              <LocalLink to={address} className="own-report-link">
                {t(`more.${name}`)}
              </LocalLink>
            </h3>
            <p className="text-muted">{t(`more.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
