import { type CataloguedTest, catalogue } from '#content/catalogue.ts';
import { exposureRates, type SoftmaxAnswer, type SoftmaxItem } from '#psychometrics';

/** How often the items of a game are met, among which it chooses. */
export type Exposure = {
  readonly test: string;
  readonly items: number;
  readonly largest: number;
  readonly unused: number;
  readonly overlap: number;
};

/** Notes which items of each choosing game everybody meets. */
export function watchExposure() {
  const watches = catalogue.flatMap(watchGame);
  return {
    note: (answers: readonly SoftmaxAnswer[]) => {
      for (const { note } of watches) note(answers);
    },
    rates: (): Exposure[] => watches.map(({ rates }) => rates()),
  };
}

/** Nothing for a test that does not choose. */
function watchGame({ slug, test }: CataloguedTest) {
  const items = test.kind === 'game' ? test.choosesFrom : undefined;
  if (!items) return [];
  const place = new Map<SoftmaxItem, number>(items.map((item, index) => [item, index]));
  const met: Set<number>[] = [];
  return [
    {
      note: (answers: readonly SoftmaxAnswer[]) => void met.push(new Set(answers.flatMap(({ item }) => place.get(item) ?? []))),
      rates: (): Exposure => {
        const { largest, unused, overlap } = exposureRates(met, items.length);
        return { test: slug, items: items.length, largest, unused, overlap };
      },
    },
  ];
}
