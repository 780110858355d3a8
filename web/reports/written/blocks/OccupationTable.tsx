import { useWrittenWords } from '../use-written-words.ts';
import type { OccupationRow } from './occupation-filters.ts';

const BANDS = ['close', 'near'] as const;
const COLUMNS = ['occupation', 'why', 'day', 'takes'] as const;

/** A table where there is room; below that its rows are cards, and each cell says what it is. */
export function OccupationTable({ rows }: { readonly rows: readonly OccupationRow[] }) {
  const { t } = useWrittenWords();
  const shownBands = BANDS.filter((band) => rows.some((row) => row.band === band));
  return (
    <table className="occupations">
      <caption className="sr-only">{t('occupations.caption')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`occupations.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {shownBands.map((band) => (
        <tbody key={band}>
          <tr className="occupation-band">
            <th scope="rowgroup" colSpan={COLUMNS.length}>
              <span className="occupation-band-name">{t(`occupations.band.${band}.name`)}</span>
              <span>{t(`occupations.band.${band}.meaning`)}</span>
            </th>
          </tr>
          {rows
            .filter((row) => row.band === band)
            .map((row) => (
              <OccupationCells key={row.code} row={row} />
            ))}
        </tbody>
      ))}
    </table>
  );
}

function OccupationCells({ row }: { readonly row: OccupationRow }) {
  const { t, whole } = useWrittenWords();
  const percent = (share: number) => (share < 0.01 ? t('occupations.underOne') : whole(100 * share));
  return (
    <tr className="occupation">
      <th scope="row">
        <span className="occupation-title">{row.title}</span>
        <span className="occupation-note">{t('occupations.chance', { chance: whole(row.chance) })}</span>
        <span className="occupation-note">{t('occupations.code', { code: row.code })}</span>
      </th>
      <td>
        {row.reasons.length === 0 && <p className="occupation-note">{t('occupations.noReason')}</p>}
        <Reasons title={t('occupations.for')} texts={row.reasons} />
        <Reasons title={t('occupations.against')} texts={row.against} />
      </td>
      <td>
        <span className="occupation-label">{t('occupations.column.day')}</span>
        {row.day}
      </td>
      <td>
        <span className="occupation-label">{t('occupations.column.takes')}</span>
        <ul className="occupation-takes">
          <li>{t(`occupations.education.${row.education}`)}</li>
          <li>{t(`occupations.place.${row.place}`)}</li>
          <li>{row.interests.map((interest) => t(`occupations.interests.${interest}`)).join(' · ')}</li>
          {row.automation !== null && <li>{t('occupations.risk', { share: percent(row.automation) })}</li>}
        </ul>
      </td>
    </tr>
  );
}

function Reasons({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="occupation-reasons">
      <span className="occupation-reasons-title">{title}</span>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
