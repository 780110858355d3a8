import { useTranslation } from 'react-i18next';
import { houseName } from '#content/houses/script-names.ts';
import { languages } from '#contract/language.ts';
import type { TestResults } from '#contract/reports.ts';
import { call } from '#web/api/client.ts';
import { storedLogin } from '#web/api/storage.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { dateFormat, numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import './overview/overview.css';

/** With so many compared at once, chance alone makes one look changed now and then. */
const MANY = 6;

/** What has changed between the last two times through a test. Where there was one time only, or nothing comes, it says nothing. */
export function WhatChanged({ test }: { test: string }) {
  const userId = storedLogin()?.userId;
  const loaded = useLoaded(
    async (signal) =>
      userId === undefined
        ? undefined
        : call('GET /api/report/{userId}/tests/{test}', { params: { userId, test } }, { as: 'person', signal }),
    [test, userId],
  );
  if (loaded.state !== 'ready' || !loaded.value?.change?.length) return null;
  return <Changes results={loaded.value} />;
}

function Changes({ results: { results, change } }: { results: TestResults }) {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  const { locale } = languages[language];
  const one = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const day = dateFormat(locale, { dateStyle: 'long' });
  const compared = change ?? [];
  const moved = compared.filter(({ verdict }) => verdict !== 'no reliable change').length;
  const [newest, before] = results.map(({ finishedAt }) => day.format(new Date(finishedAt)));
  return (
    <section aria-labelledby="what-changed" className="grid gap-3 rounded-card bg-raised p-5">
      <h2 id="what-changed" className="text-xl">
        {t('change.title')}
      </h2>
      <p>
        {moved === 0 ? t('change.none') : t('change.some', { count: moved, total: compared.length })}{' '}
        {compared.length >= MANY && moved > 0 && t('change.chance')}
      </p>
      <div className="overflow-x-auto">
        <table className="change-table">
          <caption className="sr-only">{t('change.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('change.what')}</th>
              <th scope="col">{before}</th>
              <th scope="col">{newest}</th>
              <th scope="col">{t('change.verdict')}</th>
            </tr>
          </thead>
          <tbody>
            {compared.map(({ house, before: earlier, after, verdict }) => (
              <tr key={house}>
                <th scope="row">{houseName(house, language)}</th>
                <td>{one.format(earlier)}</td>
                <td>{one.format(after)}</td>
                <td className={verdict === 'no reliable change' ? 'text-muted' : 'font-semibold'}>
                  {t(`change.verdicts.${verdict === 'no reliable change' ? 'chance' : verdict}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-muted">{t('change.newest')}</p>
    </section>
  );
}
