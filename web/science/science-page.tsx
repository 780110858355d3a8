import { type ReactNode, useId } from 'react';
import { MAX_STRENGTH } from '#content/mind/strength.ts';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { QuantileDots } from '#web/charts/QuantileDots.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { MadeWith } from './MadeWith.tsx';
import { StudyTable } from './StudyTable.tsx';
import { useScienceWords } from './use-science-words.ts';
import '#web/charts/charts.css';
import '#web/charts/around-charts.css';
import './science.css';

const STEPS = ['choice', 'sides', 'sum', 'range'] as const;
const KINDS = ['games', 'stories'] as const;
const LIMITS = ['simulated', 'norms', 'stories', 'careless', 'languages', 'not'] as const;
/** Invented, and said to be. */
const EXAMPLE = { value: 3.4, standardError: 0.5 };

/** /science: from a choice in a story to a strength with its range, what the study found, and what it cannot say. */
export default function SciencePage() {
  const { t } = useScienceWords();
  return (
    <PageFrame wide>
      <article className="grid grid-cols-1 gap-14">
        <header className="grid gap-4">
          <h1 className="text-4xl">{t('title')}</h1>
          <p className="max-w-prose text-xl text-muted">{t('lead')}</p>
        </header>
        <Section title={t('steps.title')}>
          <ol className="science-steps">
            {STEPS.map((step) => (
              <li key={step}>
                <div className="grid gap-1">
                  <h3 className="text-xl">{t(`steps.${step}.title`)}</h3>
                  <p className="max-w-prose text-muted">{t(`steps.${step}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
        <Section title={t('dots.title')}>
          <Card className="science-example">
            <QuantileDots estimate={EXAMPLE} scaleMax={MAX_STRENGTH} label={t('dots.label')} />
            <div className="grid max-w-prose gap-3">
              <p className="text-lg">{t('dots.text')}</p>
              <p className="text-muted">{t('dots.example')}</p>
            </div>
          </Card>
        </Section>
        <Section title={t('kinds.title')}>
          <div className="science-two">
            {KINDS.map((kind) => (
              <Card key={kind} className="grid content-start gap-3">
                <h3 className="text-xl">{t(`kinds.${kind}.title`)}</h3>
                <p>{t(`kinds.${kind}.text`)}</p>
                <p className="text-muted">{t(`kinds.${kind}.limit`)}</p>
              </Card>
            ))}
          </div>
        </Section>
        <StudyTable />
        <Section title={t('limits.title')}>
          <ul className="science-limits">
            {LIMITS.map((limit) => (
              <li key={limit}>{t(`limits.${limit}`)}</li>
            ))}
          </ul>
        </Section>
        <MadeWith />
        <div className="flex flex-wrap gap-3">
          <LinkButton to={DEMO_REPORT}>{t('demo')}</LinkButton>
          <LinkButton to="/catalog" variant="secondary">
            {t('catalog')}
          </LinkButton>
        </div>
      </article>
    </PageFrame>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-6">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
