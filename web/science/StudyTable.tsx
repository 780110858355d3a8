import { DOMAINS } from '#content/mind/facets.ts';
import { studyFigures } from '#content/science/script-figures.ts';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import { ChartTable } from '#web/charts/ChartTable.tsx';
import { DotRows } from '#web/charts/DotRows.tsx';
import { titleOf } from '#web/players/players.ts';
import { Card } from '#web/ui/Card.tsx';
import { orderRight } from './order-right.ts';
import { useScienceWords } from './use-science-words.ts';

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const groups = [
  { name: 'houses', values: studyFigures.houses.map(({ reliability }) => reliability) },
  ...DOMAINS.map((name) => ({
    name,
    values: studyFigures.facets.filter(({ domain }) => domain === name).map(({ reliability }) => reliability),
  })),
] as const;

/** What the study found, in the order of a reader's questions: how sure, what that means for one person, and what else was tried. */
export function StudyTable() {
  const { t } = useScienceWords();
  return (
    <section aria-labelledby="study" className="grid grid-cols-1 gap-6">
      <h2 id="study" className="text-3xl">
        {t('study.title')}
      </h2>
      <p className="max-w-prose text-lg">{t('study.lead', { people: studyFigures.people, minutes: studyFigures.minutes })}</p>
      <Reliabilities />
      <OnePerson />
      <Tried />
      <Savings />
    </section>
  );
}

function Reliabilities() {
  const { t, two } = useScienceWords();
  const told = groups.map(({ name, values }) => ({
    name: t(`groups.${name}`),
    values,
    mean: two(meanOf(values)),
    least: two(Math.min(...values)),
    most: two(Math.max(...values)),
  }));
  return (
    <ChartCard
      title={t('reliability.title')}
      info={t('reliability.info')}
      infoLabel={t('about', { title: t('reliability.title') })}
      sentence={<p>{t('reliability.sentence', { mean: told[0]!.mean, least: told[0]!.least })}</p>}
      compares={t('reliability.compares')}
      table={{
        label: t('asTable'),
        caption: t('tableOf', { title: t('reliability.title') }),
        head: [t('column.what'), t('column.mean'), t('column.least'), t('column.most')],
        rows: told.map(({ name, mean, least, most }) => [name, mean, least, most]),
      }}
    >
      <DotRows
        rows={told.map(({ name, values, mean }) => ({ name, values, text: mean }))}
        label={t('reliability.label')}
        tick={(value) => two(value)}
      />
    </ChartCard>
  );
}

function OnePerson() {
  const { t, ofHundred } = useScienceWords();
  const { houses, coverage, topThreeRight } = studyFigures;
  const right = orderRight(meanOf(houses.map(({ reliability }) => reliability)));
  return (
    <Card as="section" aria-labelledby="one-person" className="grid gap-4">
      <h3 id="one-person" className="text-2xl">
        {t('person.title')}
      </h3>
      <ul className="science-limits">
        <li>{t('person.range', { share: ofHundred(coverage.pooled) })}</li>
        <li>{t('person.order', { share: ofHundred(right) })}</li>
        <li>{t('person.top', { share: ofHundred(topThreeRight) })}</li>
      </ul>
    </Card>
  );
}

function Tried() {
  const { t, ofHundred, one } = useScienceWords();
  const { coverage, rmse, bound, flagged, topThreeRight, bottomFourRight } = studyFigures;
  const rows = [
    ['coverage', { share: ofHundred(coverage.pooled), least: ofHundred(coverage.least), most: ofHundred(coverage.most) }],
    ['bound', { share: one(100 * (rmse / bound - 1)) }],
    ['top', { share: ofHundred(topThreeRight) }],
    ['bottom', { share: ofHundred(bottomFourRight) }],
    ...flagged.map(({ manner, rate }) => [manner, { share: ofHundred(rate) }] as const),
  ] as const;
  return (
    <Card as="section" aria-labelledby="tried" className="grid min-w-0 gap-3">
      <h3 id="tried" className="text-2xl">
        {t('tried.title')}
      </h3>
      <ChartTable
        caption={t('tableOf', { title: t('tried.title') })}
        head={[t('column.asked'), t('column.found')]}
        rows={rows.map(([name, values]) => [t(`tried.${name}.asked`), t(`tried.${name}.found`, { ...values })])}
      />
    </Card>
  );
}

function Savings() {
  const { t, language, one, whole } = useScienceWords();
  return (
    <Card as="section" aria-labelledby="savings" className="grid min-w-0 gap-3">
      <h3 id="savings" className="text-2xl">
        {t('savings.title')}
      </h3>
      <p className="max-w-prose text-muted">{t('savings.text')}</p>
      <ChartTable
        caption={t('tableOf', { title: t('savings.title') })}
        head={[t('column.game'), t('column.trials'), t('column.fixed'), t('column.fewer')]}
        rows={studyFigures.savings.map(({ test, trials, fixedTrials }) => [
          titleOf(test, language),
          one(trials),
          whole(fixedTrials),
          t('savings.fewer', { share: whole(100 * (1 - trials / fixedTrials)) }),
        ])}
      />
    </Card>
  );
}
