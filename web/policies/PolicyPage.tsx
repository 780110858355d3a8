import type { ReactNode } from 'react';
import { addressOfPolicy, POLICIES, type Policy, policies } from '#contract/policies.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { LinkedText } from './LinkedText.tsx';
import { type Block, usePolicyText, usePolicyWords } from './use-policy-words.ts';
import './policies.css';

type Props = {
  readonly policy: Policy;
  /** What is below the words of a section: lists that the program itself makes. */
  readonly below?: Readonly<Record<string, ReactNode>>;
};

/** Each of the five policies: what it says in short, its sections with a table of contents, and the way to the others. */
export function PolicyPage({ policy, below = {} }: Props) {
  const { t } = usePolicyWords();
  const { title, short, sections } = usePolicyText(policy);
  const entries = Object.entries(sections);
  return (
    <PageFrame wide>
      <article className="policy">
        <header className="grid gap-4">
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
          <Dates policy={policy} />
        </header>
        <section aria-labelledby="policy-short" className="policy-short">
          <h2 id="policy-short" className="text-xl">
            {t('inShort')}
          </h2>
          <Points of={short} />
        </section>
        <nav aria-labelledby="policy-contents" className="policy-contents">
          <h2 id="policy-contents" className="text-lg">
            {t('contents')}
          </h2>
          <ol>
            {entries.map(([id, section]) => (
              <li key={id}>
                <a href={`#${id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="policy-text">
          {entries.map(([id, section]) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="text-2xl">
                {section.title}
              </h2>
              {section.text.map((block) => (
                <BlockOf key={String(block)} block={block} />
              ))}
              {below[id]}
            </section>
          ))}
          <OtherPolicies but={policy} />
        </div>
      </article>
    </PageFrame>
  );
}

function Dates({ policy }: { readonly policy: Policy }) {
  const { t, longDate, shortDate } = usePolicyWords();
  const { effectiveFrom, changedOn } = policies[policy];
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
      <span>{t('effective', { date: shortDate(effectiveFrom) })}</span>
      <span>{t('changed', { date: longDate(changedOn) })}</span>
      <span>{t('version', { version: changedOn })}</span>
    </p>
  );
}

function BlockOf({ block }: { readonly block: Block }) {
  if (typeof block !== 'string') return <Points of={block} />;
  return (
    <p>
      <LinkedText text={block} />
    </p>
  );
}

const Points = ({ of: points }: { readonly of: readonly string[] }) => (
  <ul className="policy-points">
    {points.map((point) => (
      <li key={point}>
        <LinkedText text={point} />
      </li>
    ))}
  </ul>
);

function OtherPolicies({ but }: { readonly but: Policy }) {
  const { t } = usePolicyWords();
  return (
    <nav aria-labelledby="policies-all" className="policy-others">
      <h2 id="policies-all" className="text-lg">
        {t('all')}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {POLICIES.map((policy) => (
          <li key={policy}>
            <LocalLink to={addressOfPolicy(policy)} className="link inline-block py-2" aria-current={policy === but ? 'page' : undefined}>
              {t(`names.${policy}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
