import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { BlockProps } from '../block-props.ts';
import { useWrittenWords } from '../use-written-words.ts';
import { OccupationFilters } from './OccupationFilters.tsx';
import { OccupationTable } from './OccupationTable.tsx';
import { filterRows, firstRows, NOTHING_CHOSEN } from './occupation-filters.ts';
import './occupations.css';

/** So many can be read on a phone, and so many at all; the filters bring up the others. */
const FIRST_ROWS = 9;
const MAX_ROWS = 24;

/** Occupations of the two upper bands, with what speaks for each and against it. */
export function Occupations({ block: { compared, rows } }: BlockProps<'occupations'>) {
  const { t, whole } = useWrittenWords();
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [isWhole, setWhole] = useState(false);
  const fitting = filterRows(rows, chosen);
  const shown = firstRows(fitting, isWhole ? MAX_ROWS : FIRST_ROWS);
  return (
    <div className="grid min-w-0 gap-5">
      <p className="max-w-prose">{t('occupations.about', { compared: whole(compared) })}</p>
      <OccupationFilters rows={rows} chosen={chosen} onChoose={setChosen} />
      <p role="status" className="text-muted">
        {t('occupations.shown', { count: shown.length, of: whole(fitting.length) })}
      </p>
      {shown.length > 0 ? <OccupationTable rows={shown} /> : <p>{t('occupations.none')}</p>}
      {fitting.length > FIRST_ROWS && (
        <Button variant="secondary" className="justify-self-start" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'occupations.fewer' : 'occupations.more')}
        </Button>
      )}
      <p className="max-w-prose text-muted">{t('occupations.source')}</p>
    </div>
  );
}
