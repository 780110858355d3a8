import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { HOUSES } from '#content/mind/facets.ts';
import { languages } from '#contract/language.ts';
import type { TraitReport as Traits } from '#contract/reports.ts';
import { TRAIT_KINDS, type TraitKind } from '#contract/trait-kinds.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TraitRow } from './TraitRow.tsx';
import { type Choice, chooseTraits, EVERYTHING, type NamedTrait, ORDERS, type Order } from './traits.ts';
import { useTraitWords } from './use-trait-words.ts';
import './traits.css';

/** All traits that are measured, to be searched, and the styles of feeling secure. */
export function TraitReport({ report, userId }: { report: Traits; userId: number }) {
  const { t } = useTraitWords();
  const hasNothing = report.traits.length === 0 && report.securenessTestResults.length === 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t('heading', { userId })}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      {hasNothing ? (
        <Card>
          <Empty title={t('empty.title')} action={<LinkButton to="/play-cognitive-games">{t('empty.play')}</LinkButton>}>
            {t('empty.text')}
          </Empty>
        </Card>
      ) : (
        <>
          <TraitsCard traits={report.traits} />
          <Secureness results={report.securenessTestResults} />
        </>
      )}
    </div>
  );
}

/** So many at once: all 230 are forty screens of a phone. */
const AT_ONCE = 40;

function TraitsCard({ traits }: { traits: Traits['traits'] }) {
  const { t, traitOf, language } = useTraitWords();
  const [choice, setChoice] = useState(EVERYTHING);
  const [upTo, setUpTo] = useState(AT_ONCE);
  const choose = (change: Partial<Choice>) => {
    setChoice({ ...choice, ...change });
    setUpTo(AT_ONCE);
  };
  const named = traits.map((trait): NamedTrait => {
    const { name = trait.traitName, low = '', high = '', meaning = '' } = traitOf(trait.trait) ?? {};
    return { ...trait, name, low, high, meaning };
  });
  const chosen = chooseTraits(named, choice, languages[language].locale);
  return (
    <Card as="section" aria-labelledby="traits" className="grid grid-cols-1 gap-5">
      <h2 id="traits" className="text-2xl sm:text-3xl">
        {t('traits')}
      </h2>
      <Choosing choice={choice} onChoose={choose} />
      <p role="status" className="text-muted">
        {t('shown', { count: chosen.length, of: traits.length })}
      </p>
      {chosen.length === 0 ? (
        <p>
          {t('none')}{' '}
          <button type="button" className="link py-2.5" onClick={() => choose(EVERYTHING)}>
            {t('showAll')}
          </button>
        </p>
      ) : (
        <ul className="trait-list">
          {chosen.slice(0, upTo).map((trait) => (
            <TraitRow key={trait.trait} {...trait} value={trait.traitValue} />
          ))}
        </ul>
      )}
      {chosen.length > upTo && (
        <Button variant="secondary" onClick={() => setUpTo(chosen.length)} className="justify-self-center">
          {t('more', { count: chosen.length - upTo })}
        </Button>
      )}
    </Card>
  );
}

type ChoosingProps = { readonly choice: Choice; readonly onChoose: (change: Partial<Choice>) => void };

function Choosing({ choice: { search, house, kind, order }, onChoose }: ChoosingProps) {
  const { t, name } = useTraitWords();
  const searched = useRef<HTMLInputElement>(null);
  // the demo's document is there before its scripts: what was typed meanwhile counts
  const takeEarly = useEffectEvent(() => searched.current?.value && onChoose({ search: searched.current.value }));
  useEffect(() => void takeEarly(), []);
  return (
    <search className="trait-choice">
      <TextField
        ref={searched}
        label={t('search')}
        type="search"
        value={search}
        onChange={({ target }) => onChoose({ search: target.value })}
      />
      <Select
        label={t('house')}
        value={String(house)}
        onChoose={(value) => onChoose({ house: value === 'all' ? 'all' : Number(value) })}
        options={[['all', t('all')], ...HOUSES.map((one) => [String(one), name(one)] as const)]}
      />
      <Select
        label={t('kind')}
        value={kind}
        onChoose={(value) => onChoose({ kind: value as TraitKind | 'all' })}
        options={[['all', t('all')], ...TRAIT_KINDS.map((one) => [one, t(`kinds.${one}`)] as const)]}
      />
      <Select
        label={t('order')}
        value={order}
        onChoose={(value) => onChoose({ order: value as Order })}
        options={ORDERS.map((one) => [one, t(`orders.${one}`)] as const)}
      />
    </search>
  );
}

type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
};

const Select = ({ label, value, options, onChoose }: SelectProps) => (
  <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    {options.map(([one, text]) => (
      <option key={one} value={one}>
        {text}
      </option>
    ))}
  </SelectField>
);

function Secureness({ results }: { results: Traits['securenessTestResults'] }) {
  const { t } = useTraitWords();
  return (
    <Card as="section" aria-labelledby="secureness" className="grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <h2 id="secureness" className="text-2xl sm:text-3xl">
          {t('secureness.title')}
        </h2>
        <p className="max-w-prose text-muted">{t(results.length > 0 ? 'secureness.lead' : 'secureness.none')}</p>
      </div>
      {results.length > 0 && (
        <ul className="trait-list">
          {results.map(({ name, value, standardError }) => (
            <TraitRow
              key={name}
              name={t(`secureness.${name}.name`, name)}
              meaning={t(`secureness.${name}.meaning`, '')}
              house={null}
              value={value}
              standardError={standardError}
              low=""
              high=""
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
