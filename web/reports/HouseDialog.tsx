import { facetName } from '#content/houses/script-facet-names.ts';
import { DOMAINS, HOUSES } from '#content/mind/facets.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { loadWords, wordsOf } from '#web/i18n/words.ts';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { HouseRange } from './HouseRange.tsx';
import { type AboutHouse, HouseWindow } from './HouseWindow.tsx';
import { useReportWords } from './use-report-words.ts';

/** A house: where the person lies, what it is, what it looks like strong and weak, and which tests would make that surer. */
export function HouseDialog(about: AboutHouse) {
  const { house } = about;
  return (
    <HouseWindow {...about} size="medium">
      <div className="grid content-start gap-5">
        <HouseRange house={house} />
        <Meaning house={house.house} />
        <Narrowing tests={house.wouldMeasure} />
      </div>
    </HouseWindow>
  );
}

type TraitWords = { readonly low: string; readonly high: string; readonly meaning: string };

/** In the words of the trait that is the whole house. */
function Meaning({ house }: { house: number }) {
  const { t, language } = useReportWords();
  const words = useLoaded(async () => {
    await loadWords(language, ['traits']);
    return wordsOf<TraitWords>(language, 'traits', `house${house}`);
  }, [house, language]);
  if (words.state === 'failed') return <Failed onRetry={words.retry}>{t('detail.failed')}</Failed>;
  if (words.state === 'waiting') return <Skeleton height="12rem" />;
  const { meaning, high, low } = words.value;
  return (
    <>
      <section className="grid gap-2">
        <h3 className="text-lg">{t('detail.whatItIs')}</h3>
        <p>{meaning}</p>
        <ul className="facts">
          {DOMAINS.map((domain) => (
            <li key={domain}>{facetName(HOUSES[house - 1]!, domain, language)}</li>
          ))}
        </ul>
      </section>
      <dl className="grid gap-3 sm:grid-cols-2">
        <div className="grid content-start gap-0.5">
          <dt className="font-semibold">{t('detail.strong')}</dt>
          <dd>{high}</dd>
        </div>
        <div className="grid content-start gap-0.5">
          <dt className="font-semibold">{t('detail.weak')}</dt>
          <dd>{low}</dd>
        </div>
      </dl>
    </>
  );
}

function Narrowing({ tests }: { tests: readonly string[] }) {
  const { t, testName } = useReportWords();
  if (tests.length === 0) return <p className="text-muted">{t('detail.allPlayed')}</p>;
  return (
    <section className="grid gap-1">
      <h3 className="text-lg">{t('detail.narrowing')}</h3>
      <ul className="flex flex-wrap gap-x-5">
        {tests.map((test) => (
          <li key={test}>
            <LocalLink to={`/test-project?test=${test}`} className="link inline-block py-2.5">
              {testName(test)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
