import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import { addressOf } from '#contract/report-names.ts';
import type { ReportOverview } from '#contract/written-reports.ts';
import { listFormat } from '#web/i18n/formats.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';

const NEEDED = ['emotional', 'rational', 'cognitive', 'any'] as const;
type Standing = ReportOverview['reports'][number];
type Missing = Standing['missing'];
const isReadable = ({ missing, isHeldBack }: Standing) => !isHeldBack && NEEDED.every((kind) => missing[kind] === 0);

/** Every report: those that can be read, and of the others what opens them, or that they come soon. */
export function OwnReports({ reports }: { reports: ReportOverview['reports'] }) {
  const { t } = useTranslation('home');
  const open = reports.filter(isReadable);
  const closed = reports.filter((report) => !isReadable(report));
  return (
    <section aria-labelledby="own-reports" className="grid gap-5">
      <h2 id="own-reports" className="text-3xl">
        {t('reports.title')}
      </h2>
      <ul className="own-reports">
        {[...open, ...closed].map((each) => (
          <ReportCard key={each.report} of={each} />
        ))}
      </ul>
    </section>
  );
}

function ReportCard({ of }: { of: Standing }) {
  const { report, missing, isHeldBack } = of;
  const { t } = useTranslation('home');
  const { t: ofReport } = useTranslation('report-names');
  const canRead = isReadable(of);
  return (
    <li className={canRead ? 'own-report' : 'own-report own-report-closed'}>
      <h3 className="text-lg">
        {canRead ? (
          <LocalLink to={addressOf(report)} className="own-report-link">
            {ofReport(`${report}.name`)}
          </LocalLink>
        ) : (
          ofReport(`${report}.name`)
        )}
      </h3>
      <p className="text-muted">{ofReport(`${report}.question`)}</p>
      {isHeldBack ? <p className="text-sm">{t('reports.comingSoon')}</p> : !canRead && <Unlocks missing={missing} />}
    </li>
  );
}

/** What opens it, kindly. A test of a certain kind is one of any kind too. */
function Unlocks({ missing }: { missing: Missing }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const named = missing.emotional + missing.rational + missing.cognitive;
  const counts = { ...missing, any: Math.max(0, missing.any - named) };
  const parts = NEEDED.filter((kind) => counts[kind] > 0).map((kind) => t(`needs.${kind}`, { count: counts[kind] }));
  return <p className="text-sm">{t('needs.opens', { what: listFormat(languages[language].locale).format(parts) })}</p>;
}
