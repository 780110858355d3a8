import type { NextTest, TestProgress } from '#contract/measurement.ts';
import { playerOf, titleOf } from '#web/players/players.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { BigCard } from './BigCard.tsx';
import { minutesLeft, useTestWords } from './use-test-words.ts';

/** The one test that comes next: what it is, why it is this one, and how long it takes. One that is begun says what is left of it. */
export function NextTestCard({ test, next }: { test: TestProgress; next: NextTest }) {
  const { t, language, houseList } = useTestWords();
  const title = titleOf(test.test, language);
  const isBegun = test.state === 'started';
  const minutes = isBegun ? t('minutesLeft', { count: minutesLeft(test.minutes, test.share) }) : t('minutes', { count: test.minutes });
  const why = next.code === 'begun' ? t('why.begun') : t(`why.${next.code}.${next.domain}`, { houses: houseList(next.houses) });
  return (
    <BigCard
      test={test.test}
      eyebrow={t(isBegun ? 'resume' : 'suggested')}
      title={title}
      facts={`${t(`kind.${test.kind}`)} · ${minutes}`}
      share={isBegun ? test.share : 0}
      action={<LinkButton to={`/test-project?test=${test.test}`}>{t(isBegun ? 'goOn' : 'play', { title })}</LinkButton>}
    >
      {!isBegun && <p className="text-lg">{playerOf(test.test)?.about.words[language].blurb}</p>}
      <p className={isBegun ? 'text-lg' : 'text-muted'}>{why}</p>
    </BigCard>
  );
}
