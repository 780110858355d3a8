import { players } from '#web/players/tests.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { guestGame } from '../guest/guest-game.ts';
import { BigCard } from './BigCard.tsx';
import { SmallCard } from './SmallCard.tsx';
import { TestGroups } from './TestGroups.tsx';
import { useMeasures } from './use-measures.ts';
import { useTestWords } from './use-test-words.ts';

const listed = Object.entries(players).map(([test, { kind, about }]) => ({ test, kind, about }));

/** For whoever is not logged in: the game that needs no account, and what else there is. `isKnown`: that nobody is logged in here. */
export function VisitorTests({ isKnown }: { isKnown: boolean }) {
  const { t, takes, measures } = useTestWords();
  const looksAt = useMeasures();
  return (
    <div className={classes('grid gap-10', !isKnown && 'account-waiting')}>
      <div className="grid gap-4">
        <h1 className="text-4xl">{t('title')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('lead.visitor')}</p>
      </div>
      <GuestCard />
      <TestGroups
        tests={listed}
        card={({ test, about }) => {
          const measured = looksAt.state === 'ready' ? looksAt.value(test) : undefined;
          return (
            <SmallCard key={test} test={test} to={`/catalog#${test}`} minutes={takes(about)} measures={measured && measures(measured)} />
          );
        }}
      />
      <div className="grid justify-items-start gap-3">
        <p className="max-w-prose text-muted">{t('guest.more')}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/signup">{t('guest.signUp')}</LinkButton>
          <LinkButton to="/catalog" variant="secondary">
            {t('about')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

function GuestCard() {
  const { t, language } = useTestWords();
  if (!guestGame) return null;
  const { slug, player } = guestGame;
  const { title, blurb } = player.about.words[language];
  return (
    <BigCard
      test={slug}
      eyebrow={t('guest.title')}
      title={title}
      facts={`${t('kind.game')} · ${t('minutes', { count: player.about.minutes })}`}
      action={<LinkButton to="/play">{t('play', { title })}</LinkButton>}
    >
      <p className="text-lg">{blurb}</p>
      <p className="text-muted">{t('guest.text')}</p>
    </BigCard>
  );
}
