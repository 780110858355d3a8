import type { OwnMembership } from '#contract/society/membership.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LeftOut } from './LeftOut.tsx';
import { useGameTitle } from './use-game-title.ts';
import { useSocietyWords } from './use-society-words.ts';

/** The six games that are to be played once more: which are done, which are open, and from when the others are. */
export function GamesToPlay({ membership }: { readonly membership: OwnMembership }) {
  const { t, day, whole } = useSocietyWords();
  const titleOf = useGameTitle();
  const { games } = membership;
  const done = games.filter(({ isPlayedAgain }) => isPlayedAgain).length;
  return (
    <Card as="section" aria-labelledby="games-to-play" className="grid gap-4">
      <h2 id="games-to-play" className="text-2xl">
        {t('games.title', { done: whole(done), all: whole(games.length) })}
      </h2>
      <ul className="grid gap-1">
        {games.map(({ test, isPlayedAgain, opensAt }) => (
          <li key={test} className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-b border-line py-1">
            {isPlayedAgain || opensAt ? (
              <span>{titleOf(test)}</span>
            ) : (
              <LocalLink to={`/test-project?test=${test}`} className="link">
                {titleOf(test)}
              </LocalLink>
            )}
            <span className="text-muted">
              {isPlayedAgain ? t('games.done') : opensAt ? t('games.opens', { day: day(opensAt) }) : t('games.open')}
            </span>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-muted">{t('games.note')}</p>
      <LeftOut membership={membership} />
    </Card>
  );
}
