import { useTranslation } from 'react-i18next';
import { type Language, languages } from '#contract/language.ts';
import type { TestProgress } from '#contract/measurement.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { playerOf, titleOf } from '#web/players/players.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TestPicture } from './TestPicture.tsx';

const labelOf = { new: 'home.begin', started: 'home.continue', finished: 'home.again' } as const;

/** “English and Hindi”, as the reader of the page says it. */
function listOf(told: readonly Language[], language: Language): string {
  const { locale } = languages[language];
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(told.map((one) => names.of(one) ?? one));
}

export function TestCard({ test, isNext }: { test: TestProgress; isNext: boolean }) {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  const title = titleOf(test.test, language);
  return (
    <Card as="li" className="grid content-start gap-3 overflow-hidden">
      <div className="-mx-5 -mt-5 sm:-mx-7 sm:-mt-7">
        <TestPicture test={test.test} />
      </div>
      <p className="text-sm font-semibold text-accent-ink">{t(`kind.${test.kind}`, { minutes: test.minutes })}</p>
      <h3 className="text-2xl">{title}</h3>
      <p className="text-muted">{playerOf(test.test)?.about.words[language].blurb}</p>
      <p className="text-sm text-muted">
        {t('home.languages', { languages: listOf(playerOf(test.test)?.about.languages ?? [], language) })}
      </p>
      <p className="text-sm">
        {test.state === 'new' && t('home.state.new')}
        {test.state === 'started' && t('home.state.started', { percent: Math.round(100 * test.share) })}
        {test.state === 'finished' &&
          t(test.hasValidSitting ? 'home.state.finished' : 'home.state.invalid', {
            date: new Date(test.finishedAt!).toLocaleDateString(languages[language].locale, { dateStyle: 'long' }),
          })}
      </p>
      <div>
        <LinkButton
          to={`/test-project?test=${test.test}`}
          variant={isNext ? 'primary' : 'secondary'}
          aria-label={`${t(labelOf[test.state])}: ${title}`}
        >
          {t(labelOf[test.state])}
        </LinkButton>
      </div>
    </Card>
  );
}
