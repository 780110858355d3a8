import { artNames } from '#content/practice/script-arts.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { writtenArts } from './content.ts';
import { TryDay } from './TryDay.tsx';
import { useWords } from './use-words.ts';
import './practice.css';

const PARTS = ['settle', 'exercise', 'act'] as const;
const HONEST = ['near', 'far', 'profile', 'measured'] as const;
const SIMONS = 'https://doi.org/10.1177/1529100616661983';

/** /practice: what the mind-training art is, what training can do and what it cannot, and one day to try. */
export default function PracticePage() {
  const { t, language } = useWords();
  const isSignedIn = typeof useSignedInName() === 'string';
  return (
    <PageFrame wide>
      <div className="grid grid-cols-1 gap-12">
        <header className="grid gap-5">
          <h1 className="text-4xl sm:text-5xl">{t('public.title')}</h1>
          <p className="max-w-prose text-xl text-muted">{t('public.lead')}</p>
          <div className="flex flex-wrap gap-3">
            {isSignedIn ? (
              <LinkButton to="/home/practice">{t('public.mine')}</LinkButton>
            ) : (
              <>
                <a href="#try" className="button button-primary">
                  {t('public.try')}
                </a>
                <LinkButton to="/signup" variant="secondary">
                  {t('public.signUp')}
                </LinkButton>
              </>
            )}
          </div>
        </header>
        <section aria-labelledby="a-day" className="grid gap-5">
          <h2 id="a-day" className="text-3xl">
            {t('public.day')}
          </h2>
          <ol className="grid gap-4 md:grid-cols-3">
            {PARTS.map((part) => (
              <Card as="li" key={part} className="grid content-start gap-2">
                <p className="text-sm font-semibold text-accent-ink">{t(`public.${part}.minutes`)}</p>
                <h3 className="text-xl">{t(`public.${part}.title`)}</h3>
                <p className="text-muted">{t(`public.${part}.text`)}</p>
              </Card>
            ))}
          </ol>
          <p className="max-w-prose">{t('public.course')}</p>
        </section>
        <section aria-labelledby="honest" className="grid gap-5 rounded-card bg-raised p-5 sm:p-8">
          <h2 id="honest" className="text-3xl">
            {t('public.honest')}
          </h2>
          <ul className="grid max-w-prose list-disc gap-3 ps-5">
            {HONEST.map((point) => (
              <li key={point}>{t(`public.honestly.${point}`)}</li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            {t('public.source')}{' '}
            <a href={SIMONS} className="link" lang="en">
              Simons, Boot, Charness, Gathercole, Chabris, Hambrick and Stine-Morrow (2016)
            </a>
          </p>
        </section>
        <section aria-labelledby="arts" className="grid gap-5">
          <h2 id="arts" className="text-3xl">
            {t('public.arts')}
          </h2>
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {writtenArts.map(({ slug }) => (
              <li key={slug} className="border-s-4 border-accent ps-4">
                <h3 className="text-xl">{artNames[language][slug].name}</h3>
                <p className="text-muted">{artNames[language][slug].about}</p>
              </li>
            ))}
          </ul>
          <p>
            <LocalLink to="/practice/exercises" className="link">
              {t('public.all')}
            </LocalLink>
          </p>
        </section>
        <TryDay />
      </div>
    </PageFrame>
  );
}
