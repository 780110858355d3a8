import { useTranslation } from 'react-i18next';
import { houseName } from '#content/houses/script-names.ts';
import type { About } from '#content/script-about.ts';
import type { TestProgress } from '#contract/measurement.ts';
import { TestPictureInList } from '#web/players/TestPicture.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type LookedAt, useTestWords } from './use-test-words.ts';

type CatalogEntryProps = {
  readonly test: string;
  readonly kind: TestProgress['kind'];
  readonly about: About;
  /** Undefined while it is not known. */
  readonly looksAt: LookedAt | undefined;
};

/** One test, explained: what it is, what it takes, what it measures, and what to know before. */
export function CatalogEntry({ test, kind, about, looksAt }: CatalogEntryProps) {
  const { t } = useTranslation('catalog');
  const { t: tell, language, languageList } = useTestWords();
  const { title, blurb, intro } = about.words[language];
  const facts = [
    tell('minutes', { count: about.minutes }),
    languageList(about.languages),
    ...(kind === 'game' ? [t(about.isTimed ? 'facts.clock' : 'facts.noClock')] : []),
  ];
  return (
    <Card as="li" id={test} className="catalog-entry">
      <div className="catalog-picture">
        <TestPictureInList test={test} />
      </div>
      <div className="grid content-start gap-3">
        <h3 className="text-2xl">{title}</h3>
        <p className="text-sm font-semibold text-accent-ink">{facts.join(' · ')}</p>
        <p className="text-lg">{blurb}</p>
        <div>
          <h4 className="text-sm font-semibold">{t('measures')}</h4>
          {looksAt ? (
            <p className="catalog-measures">
              {looksAt.domain === 'cognitive'
                ? looksAt.houses.map((house) => houseName(house, language)).join('; ')
                : `${tell(`measures.${looksAt.domain}`)}: ${t('all')}`}
            </p>
          ) : (
            <Skeleton width="min(100%, 22rem)" height="1.6em" />
          )}
        </div>
        <details>
          <summary className="cursor-pointer py-2 text-indigo underline underline-offset-4">{t('before')}</summary>
          <ul className="mt-1 grid list-disc gap-2 ps-5">
            {intro.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </details>
        <LinkButton to={`/test-project?test=${test}`} variant="secondary" className="justify-self-start">
          {tell('play', { title })}
        </LinkButton>
      </div>
    </Card>
  );
}
