import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { titleOf } from '#web/players/players.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { isWorthReading } from './test-standing.ts';

/** The ways on from a test that counts: the report, the test that tells most next, home. Where the next one does not come, the others stand. */
export function WhatNext() {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  const progress = useLoaded((signal) => call('GET /api/progress', {}, { as: 'person', signal }), []);
  const known = progress.state === 'ready' ? progress.value : undefined;
  const next = known?.tests.find(({ test }) => test === known.next?.test);
  return (
    <>
      {known && !isWorthReading(known.tests) && <p>{t('over.oneMore')}</p>}
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/home/set2report">{t('over.report')}</LinkButton>
        <LinkButton to="/home" variant="secondary">
          {t('over.home')}
        </LinkButton>
        {next && (
          <LinkButton to={`/test-project?test=${next.test}`} variant="secondary">
            {t('over.next', { title: titleOf(next.test, language), count: next.minutes })}
          </LinkButton>
        )}
      </div>
    </>
  );
}
