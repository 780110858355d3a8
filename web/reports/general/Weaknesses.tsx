import type { StrengthsReport } from '#contract/reports.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ArrowIcon } from '#web/ui/icons.tsx';
import { rankedHouses } from '../measured-houses.ts';
import { useReportWords } from '../use-report-words.ts';

/** The bottom four are offered for improvement, each under a name of its own (specification, sections 2.5 and 9). */
const CARDS = ['strategies', 'opportunities', 'methods', 'plan'] as const;

type Props = {
  readonly report: StrengthsReport;
  /** Another title than the section's own. */
  readonly title?: string;
  readonly onOpen: (house: number) => void;
  readonly onExplain: () => void;
};

export function Weaknesses({ report, title, onOpen, onExplain }: Props) {
  const { t, name, strength } = useReportWords();
  const weakest = rankedHouses(report).slice(-CARDS.length).reverse();
  return (
    <Card as="section" aria-labelledby="weaknesses" className="grid grid-cols-1 gap-5">
      <h2 id="weaknesses" className="text-2xl sm:text-3xl">
        {title ?? t('weaknesses.title')}
      </h2>
      <p className="max-w-prose text-muted">{t(report.isComplete ? 'weaknesses.lead.final' : 'weaknesses.lead.soFar')}</p>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {weakest.map(({ house, strength: value, range }, index) => (
          <li key={house}>
            <button type="button" className="weakness" onClick={() => onOpen(house)}>
              <span className="grid min-w-0 grow grid-cols-1 gap-1 text-start wrap-anywhere">
                <span className="font-semibold">{name(house)}</span>
                <span className="text-sm text-balance text-muted">
                  {t('weaknesses.strength', { strength: strength(value), low: strength(range.low), high: strength(range.high) })}
                </span>
                <span className="mt-1 text-indigo underline underline-offset-4">{t(`weaknesses.card.${CARDS[index]!}`)}</span>
              </span>
              <ArrowIcon />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onExplain} className="justify-self-end">
        {t('weaknesses.explain')}
      </Button>
    </Card>
  );
}
