import { useTranslation } from 'react-i18next';
import type { TestSlug } from '#content/tests.ts';
import type { TestProgress } from '#contract/assessments.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { players } from '#web/players/tests.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TestPicture } from './TestPicture.tsx';
import { ToldIn } from './ToldIn.tsx';

/** Before a test: what it is, how long it takes, how answers are kept, and for a test played before, a word about practice. */
export function TestIntro({ test, onBegin }: { test: TestProgress & { test: TestSlug }; onBegin: () => void }) {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  const { about } = players[test.test];
  const { title, blurb, intro } = about.words[language];
  const isRepeat = test.state === 'finished';
  return (
    <div className="frame-width max-w-3xl py-8">
      <Card as="article" className="grid gap-5 overflow-hidden">
        <div className="-mx-5 -mt-5 sm:-mx-7 sm:-mt-7">
          <TestPicture test={test.test} />
        </div>
        <p className="text-sm font-semibold text-accent-ink">{t(`kind.${test.kind}`, { minutes: test.minutes })}</p>
        <h1 className="text-4xl">{title}</h1>
        <p className="text-lg">{blurb}</p>
        <ul className="grid list-disc gap-2 ps-5">
          {intro.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <ToldIn about={about} />
        {isRepeat && <Notice tone="info">{test.hasValidSitting ? t('intro.again') : t('intro.invalid')}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button onClick={onBegin}>{isRepeat ? t('intro.playAgain') : t('intro.begin')}</Button>
          <LinkButton to={isRepeat ? '/home/set2report' : '/home'} variant="secondary">
            {isRepeat ? t('over.report') : t('over.home')}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
