import { houseName } from '#content/houses/script-names.ts';
import { gameOfArt } from '#content/practice/script-arts.ts';
import type { ArtSlug } from '#contract/practice-words.ts';
import { call } from '#web/api/client.ts';
import { ownUserId } from '#web/api/storage.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { titleOf } from '#web/players/titles.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useWords } from './use-words.ts';

/** After a month: the game that measures a side of the art, on a new form, and whether it changed by more than its error (decision 17). */
export function Retest({ arts }: { arts: readonly ArtSlug[] }) {
  const { t, language } = useWords();
  const userId = ownUserId();
  const games = [...new Set(arts.map((art) => gameOfArt[art]))];
  const loaded = useLoaded(
    async (signal) => {
      const { tests } = await call('GET /api/progress', {}, { as: 'person', signal });
      return Promise.all(
        games.map(async (test) => {
          const known = tests.find((one) => one.test === test);
          const path = { params: { userId: userId ?? 0, test } };
          const change = known?.hasValidSitting
            ? (await call('GET /api/report/{userId}/tests/{test}', path, { as: 'person', signal })).change
            : null;
          return { test, wasPlayed: known?.hasValidSitting ?? false, retakeFrom: known?.retakeFrom ?? null, change: change ?? [] };
        }),
      );
    },
    [games.join(), userId],
  );
  if (loaded.state !== 'ready') return null; // it is a side matter of this page
  return (
    <section aria-labelledby="retest" className="grid gap-4">
      <h2 id="retest" className="text-2xl sm:text-3xl">
        {t('retest.title')}
      </h2>
      <p className="max-w-prose">{t('retest.lead')}</p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {loaded.value.map(({ test, wasPlayed, retakeFrom, change }) => (
          <Card as="li" key={test} className="grid gap-3">
            <h3 className="text-xl">{titleOf(test, language)}</h3>
            {change.map(({ house, verdict }) => (
              <p key={house}>
                {t(`retest.${verdict === 'no reliable change' ? 'within' : verdict === 'risen' ? 'more' : 'less'}`, {
                  house: houseName(house, language),
                })}
              </p>
            ))}
            {retakeFrom === null ? (
              <LinkButton to={`/test-project?test=${test}`} variant="secondary" className="justify-self-start">
                {t(wasPlayed ? 'retest.again' : 'retest.first')}
              </LinkButton>
            ) : (
              <p className="text-muted">
                {t('retest.from', { date: dateFormat(language, { dateStyle: 'long' }).format(new Date(retakeFrom)) })}
              </p>
            )}
          </Card>
        ))}
      </ul>
    </section>
  );
}
