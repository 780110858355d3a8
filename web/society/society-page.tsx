import { type ReactNode, useId } from 'react';
import { societyFigures } from '#content/science/script-society-figures.ts';
import { ChartTable } from '#web/charts/ChartTable.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { LotusPond } from './LotusPond.tsx';
import { OfAHundred } from './OfAHundred.tsx';
import { useSocietyWords } from './use-society-words.ts';
import '#web/charts/charts.css';
import '#web/charts/around-charts.css';
import './society-page.css';

const STEPS = ['tests', 'invitation', 'again', 'member'] as const;
const IS = ['together', 'thinkTank', 'introductions', 'free'] as const;
const IS_NOT = ['score', 'levels', 'proof', 'stories'] as const;
const LIMITS = ['simulated', 'population', 'clock', 'luck', 'leaving', 'exclusion'] as const;

/** /society: what the society is, by which rule one becomes a member, and how often that rule is right. */
export default function SocietyPage() {
  const { t } = useSocietyWords('society-public');
  return (
    <PageFrame wide>
      <article className="grid grid-cols-1 gap-14">
        <header className="society-head">
          <div className="grid content-center gap-4">
            <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
            <p className="max-w-prose text-xl text-muted">{t('lead')}</p>
            <div className="mt-2 flex flex-wrap gap-3">
              <LinkButton to="/home/society">{t('toStanding')}</LinkButton>
              <LinkButton to="/catalog" variant="secondary">
                {t('toTests')}
              </LinkButton>
            </div>
          </div>
          <LotusPond label={t('picture')} />
        </header>
        <div className="society-two">
          <Points title={t('is.title')} points={IS.map((point) => t(`is.${point}`))} />
          <Points title={t('isNot.title')} points={IS_NOT.map((point) => t(`isNot.${point}`))} isNot />
        </div>
        <Rule />
        <HowOften />
        <Section title={t('limits.title')}>
          <ul className="society-limits">
            {LIMITS.map((limit) => (
              <li key={limit}>{t(`limits.${limit}`)}</li>
            ))}
          </ul>
        </Section>
        <Section title={t('thinkTank.title')} anchor="think-tank">
          <p className="max-w-prose text-lg">{t('thinkTank.text')}</p>
          <LinkButton to="/think-tank" variant="secondary" className="justify-self-start">
            {t('thinkTank.more')}
          </LinkButton>
        </Section>
      </article>
    </PageFrame>
  );
}

function Rule() {
  const { t, percent } = useSocietyWords('society-public');
  const { invite, admit } = societyFigures.rule;
  return (
    <Section title={t('rule.title')} anchor="rule">
      <ol className="society-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <div className="grid gap-1">
              <h3 className="text-xl">{t(`rule.${step}.title`)}</h3>
              <p className="max-w-prose text-muted">{t(`rule.${step}.text`, { invite: percent(invite), admit: percent(admit) })}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function HowOften() {
  const { t, percent, whole, tenth } = useSocietyWords('society-public');
  const { people, invited, admitted, admittedInTop1, admittedInTop3, missed } = societyFigures;
  const rows = [
    ['invited', tenth(invited)],
    ['admitted', tenth(admitted)],
    ['top1', percent(admittedInTop1)],
    ['top3', percent(admittedInTop3)],
    ['missed', percent(missed)],
  ] as const;
  return (
    <Section title={t('often.title')}>
      <p className="max-w-prose text-lg">{t('often.lead', { people: whole(people) })}</p>
      <div className="society-two">
        <OfAHundred
          title={t('often.members.title')}
          groups={[
            { name: t('often.members.top1'), share: admittedInTop1, mark: 'full' },
            { name: t('often.members.top3'), share: admittedInTop3 - admittedInTop1, mark: 'half' },
            { name: t('often.members.others'), share: 1 - admittedInTop3, mark: 'hollow' },
          ]}
        />
        <OfAHundred
          title={t('often.truly.title')}
          groups={[
            { name: t('often.truly.in'), share: 1 - missed, mark: 'full' },
            { name: t('often.truly.missed'), share: missed, mark: 'hollow' },
          ]}
        />
      </div>
      <Card className="society-numbers min-w-0">
        <ChartTable
          caption={t('often.caption')}
          head={[t('often.what'), t('often.share')]}
          rows={rows.map(([name, share]) => [
            t(`often.${name}`),
            <span key={name} className="whitespace-nowrap">
              {share}
            </span>,
          ])}
        />
      </Card>
    </Section>
  );
}

function Points({
  title,
  points,
  isNot = false,
}: {
  readonly title: string;
  readonly points: readonly string[];
  readonly isNot?: boolean;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <ul className={isNot ? 'society-points society-points-not' : 'society-points'}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  );
}

function Section({ title, anchor, children }: { readonly title: string; readonly anchor?: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="grid grid-cols-1 gap-6">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
