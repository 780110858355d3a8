import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { players } from '#web/players/tests.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { CatalogEntry } from './CatalogEntry.tsx';
import { KINDS } from './test-standing.ts';
import { useMeasures } from './use-measures.ts';
import './overview.css';

const HOW = ['three', 'sure', 'honest'] as const;
/** What there is to read, and where one sees it. */
const REPORTS = [
  ['general', DEMO_REPORT],
  ['traits', '/api-description'],
  ['secureness', '/api-description'],
] as const;
const SECTIONS = ['how', 'stories', 'games', 'reports'] as const;
const sectionOf = { story: 'stories', game: 'games' } as const;

const listed = Object.entries(players).map(([test, { kind, about }]) => ({ test, kind, about }));

/** /catalog: every test and every report that there is, explained. */
export default function CatalogPage() {
  const { t } = useTranslation('catalog');
  const looksAt = useMeasures();
  useNamedEntry();
  return (
    <PageFrame wide>
      <div className="grid gap-14">
        <header className="grid gap-4">
          <h1 className="text-4xl">{t('title')}</h1>
          <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
          <nav aria-label={t('contents')}>
            <ul className="grid grid-cols-2 gap-x-6 sm:flex sm:flex-wrap">
              {SECTIONS.map((section) => (
                <li key={section}>
                  <a href={`#${section}`} className="inline-block py-2.5 text-indigo underline underline-offset-4">
                    {t(`${section}.title`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>

        <Section name="how">
          <ul className="grid gap-8 md:grid-cols-3">
            {HOW.map((point) => (
              <li key={point} className="border-s-4 border-accent ps-5">
                <h3 className="text-xl">{t(`how.${point}.title`)}</h3>
                <p className="mt-2 text-muted">{t(`how.${point}.text`)}</p>
              </li>
            ))}
          </ul>
        </Section>

        {looksAt.state === 'failed' && <Failed onRetry={looksAt.retry}>{t('failed')}</Failed>}
        {KINDS.map((kind) => (
          <Section key={kind} name={sectionOf[kind]} text>
            <ul className="grid grid-cols-1 gap-5">
              {listed
                .filter((one) => one.kind === kind)
                .map(({ test, about }) => (
                  <CatalogEntry
                    key={test}
                    test={test}
                    kind={kind}
                    about={about}
                    looksAt={looksAt.state === 'ready' ? looksAt.value(test) : undefined}
                  />
                ))}
            </ul>
          </Section>
        ))}

        <Section name="reports" text>
          <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
            {REPORTS.map(([report, to]) => (
              <li key={report} className="catalog-report">
                <h3 className="text-xl">{t(`reports.${report}.title`)}</h3>
                <dl className="grid content-start gap-3">
                  {(['holds', 'needs'] as const).map((part) => (
                    <div key={part}>
                      <dt className="text-sm font-semibold">{t(`reports.${part}`)}</dt>
                      <dd className="text-muted">{t(`reports.${report}.${part}`)}</dd>
                    </div>
                  ))}
                </dl>
                <LinkButton to={to} variant="quiet" className="max-w-full justify-self-start wrap-anywhere">
                  {t(`reports.${report}.open`)}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Section>

        <section aria-labelledby="begin" className="grid justify-items-start gap-3">
          <h2 id="begin" className="text-2xl sm:text-3xl">
            {t('begin.title')}
          </h2>
          <p className="max-w-prose text-lg">{t('begin.text')}</p>
          <LinkButton to="/play-cognitive-games">{t('begin.open')}</LinkButton>
        </section>
      </div>
    </PageFrame>
  );
}

type SectionProps = { readonly name: (typeof SECTIONS)[number]; readonly text?: boolean; readonly children: ReactNode };

function Section({ name, text = false, children }: SectionProps) {
  const { t } = useTranslation('catalog');
  return (
    <section aria-labelledby={name} className="grid gap-6">
      <div className="grid gap-2">
        <h2 id={name} className="scroll-mt-6 text-2xl sm:text-3xl">
          {t(`${name}.title`)}
        </h2>
        {text && <p className="max-w-prose text-muted">{t(`${name}.text`)}</p>}
      </div>
      {children}
    </section>
  );
}

/** A link from another page that names an entry leads to it. */
function useNamedEntry() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
