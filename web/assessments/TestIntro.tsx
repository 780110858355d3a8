import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TestSlug } from '#content/tests.ts';
import { languages } from '#contract/language.ts';
import type { TestProgress } from '#contract/measurement.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useRefreshRate } from '#web/players/games/use-refresh-rate.ts';
import { TestPicture } from '#web/players/TestPicture.tsx';
import { players } from '#web/players/tests.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { LastTime } from './LastTime.tsx';
import { inputOf, type Manner } from './open-sitting.ts';
import { languageOfTest, ToldIn } from './ToldIn.tsx';
import { UntimedChoice } from './UntimedChoice.tsx';
import { WhatChanged } from './WhatChanged.tsx';

type TestIntroProps = { test: TestProgress & { test: TestSlug }; onBegin: (manner: Manner) => void };

/** Shown before a test: what it is, how long it takes and how answers are kept. For a test that was played before, also about practice. */
export function TestIntro({ test, onBegin }: TestIntroProps) {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  const player = players[test.test];
  const { about } = player;
  const { title, blurb, intro } = about.words[language];
  const isRepeat = test.state === 'finished';
  const mayPlay = test.retakeFrom === null;
  const repeatWords = () => {
    if (test.retakeFrom)
      return t('intro.retake', { date: new Date(test.retakeFrom).toLocaleDateString(languages[language].locale, { dateStyle: 'long' }) });
    return test.hasValidSitting ? t('intro.again') : t('intro.invalid');
  };
  const [isUntimed, setUntimed] = useState(false);
  const refreshHz = useRefreshRate();
  const begin = ({ nativeEvent }: MouseEvent) =>
    onBegin({ input: inputOf(nativeEvent), ...(about.isTimed && { untimed: isUntimed }), ...(refreshHz && { refreshHz }) });
  return (
    <div className="frame-width max-w-3xl py-8">
      <Card as="article" className="grid gap-5 overflow-hidden">
        <div className="-mx-5 -mt-5 sm:-mx-7 sm:-mt-7">
          <TestPicture test={test.test} />
        </div>
        <p className="text-sm font-semibold text-accent-ink">{t(`kind.${test.kind}`, { minutes: test.minutes })}</p>
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="text-lg">{blurb}</p>
        <ul className="grid list-disc gap-2 ps-5">
          {intro.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <ToldIn about={about} told={languageOfTest(about, language)} />
        {isRepeat && <Notice tone="info">{repeatWords()}</Notice>}
        {mayPlay && about.isTimed && <UntimedChoice isUntimed={isUntimed} onChange={setUntimed} />}
        <div className="flex flex-wrap gap-3">
          {mayPlay && <Button onClick={begin}>{isRepeat ? t('intro.playAgain') : t('intro.begin')}</Button>}
          {isRepeat && (
            <LinkButton to="/home/set2report" variant={mayPlay ? 'secondary' : 'primary'}>
              {t('over.report')}
            </LinkButton>
          )}
          {!(isRepeat && mayPlay) && (
            <LinkButton to="/home" variant="secondary">
              {t('over.home')}
            </LinkButton>
          )}
        </div>
        {isRepeat && player.kind === 'game' && test.counts && <LastTime words={player.words} counts={test.counts} />}
        {test.hasValidSitting && <WhatChanged test={test.test} />}
      </Card>
    </div>
  );
}
