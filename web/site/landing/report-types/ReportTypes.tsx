import { useTranslation } from 'react-i18next';
import { demoOf } from '#contract/demo-user.ts';
import { REPORTS } from '#contract/report-names.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { ArrowIcon } from '#web/ui/icons.tsx';
import { Medallion } from '../Medallion.tsx';
import { Reveal } from '../Reveal.tsx';
import { drawings } from './medallions.tsx';
import './report-types.css';

/** The grid of all reports: which question each answers, and its demo. */
export function ReportTypes() {
  const { t } = useTranslation('landing-cards');
  const { t: ofReport } = useTranslation('report-names');
  return (
    <section aria-labelledby="report-types" className="frame-width max-w-6xl py-14 sm:py-20">
      <h2 id="report-types" className="text-3xl sm:text-4xl">
        {t('reports.title')}
      </h2>
      <p className="mt-3 max-w-prose text-lg text-muted">{t('reports.lead')}</p>
      <Reveal>
        <ul className="report-types">
          {REPORTS.map((report) => {
            const Drawn = drawings[report];
            return (
              <li key={report} className="contents">
                <LocalLink to={demoOf(report)} className="report-type">
                  <Medallion size={72}>
                    <Drawn />
                  </Medallion>
                  <span className="report-type-name">{ofReport(`${report}.name`)}</span>
                  <span className="text-muted">{ofReport(`${report}.question`)}</span>
                </LocalLink>
              </li>
            );
          })}
          <li className="contents">
            <LocalLink to="/catalog" className="report-type report-type-needs">
              <span className="report-type-name">{t('reports.needs.name')}</span>
              <span className="text-muted">{t('reports.needs.question')}</span>
              <span className="justify-self-end text-indigo">
                <ArrowIcon />
              </span>
            </LocalLink>
          </li>
        </ul>
      </Reveal>
    </section>
  );
}
