import { useSearchParams } from 'react-router';
import { artNames } from '#content/practice/script-arts.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { loadArt, writtenArts } from './content.ts';
import { Evidence } from './Evidence.tsx';
import { useWords } from './use-words.ts';
import './practice.css';

/** /practice/exercises?art=planning: every exercise of an art, with what is known of it and where that comes from. */
export default function ExercisesPage() {
  const { t, language } = useWords();
  const asked = useSearchParams()[0].get('art');
  const art = writtenArts.find(({ slug }) => slug === asked) ?? writtenArts[0]!;
  return (
    <PageFrame wide>
      <div className="grid grid-cols-1 gap-8">
        <header className="grid gap-3">
          <h1 className="text-3xl sm:text-4xl">{t('all.title')}</h1>
          <p className="max-w-prose text-lg text-muted">{t('all.lead')}</p>
          <ul className="grid max-w-prose gap-1 text-muted">
            {(['A', 'B', 'C'] as const).map((grade) => (
              <li key={grade}>
                <strong>{t(`evidence.${grade}`)}:</strong> {t(`evidence.${grade}Text`)}
              </li>
            ))}
          </ul>
        </header>
        <nav aria-label={t('all.arts')}>
          {/* columns, so that no row depends on how wide the letters are */}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
            {writtenArts.map(({ slug }) => (
              <li key={slug}>
                <LocalLink
                  to={`/practice/exercises?art=${slug}`}
                  className="practice-word w-full justify-center"
                  aria-current={slug === art.slug ? 'page' : undefined}
                  preventScrollReset
                >
                  {artNames[language][slug].name}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <Exercises key={art.slug} art={art.slug} />
      </div>
    </PageFrame>
  );
}

function Exercises({ art }: { art: (typeof writtenArts)[number]['slug'] }) {
  const { t, language } = useWords();
  const isSignedIn = typeof useSignedInName() === 'string';
  const loaded = useLoaded(() => loadArt(art, language), [art, language]);
  if (loaded.state === 'waiting') return <PageWaiting />;
  if (loaded.state === 'failed') return <Failed onRetry={loaded.retry}>{t('failed.offline')}</Failed>;
  return (
    <section aria-labelledby="of-art" className="grid gap-5">
      <h2 id="of-art" className="text-2xl sm:text-3xl">
        {artNames[language][art].name}
      </h2>
      <p className="max-w-prose">{artNames[language][art].about}</p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {loaded.value.map((told) => (
          <Card as="li" key={told.exercise.id} className="grid content-start gap-3">
            <p className="text-sm font-semibold text-accent-ink">
              {t(told.exercise.way.kind === 'act' ? 'kind.act' : 'kind.screen', { count: told.exercise.minutes })}
            </p>
            <h3 className="text-xl">{told.words.title}</h3>
            <p className="text-muted">{told.words.about}</p>
            <Evidence told={told} />
            {isSignedIn && (
              <LinkButton
                to={`/home/practice/exercise?do=${told.exercise.id}`}
                variant="secondary"
                className="justify-self-start"
                aria-label={t('today.openOf', { title: told.words.title })}
              >
                {t('today.open')}
              </LinkButton>
            )}
          </Card>
        ))}
      </ul>
    </section>
  );
}
