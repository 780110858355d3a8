import { useTranslation } from 'react-i18next';
import { LOOKS } from '#content/games/masks/script-looks.ts';
import type { Round } from '#content/games/river-market/script.ts';
import { numberFormat } from '#web/i18n/formats.ts';
import { Face } from '../masks/face/Face.tsx';

const AT_EASE = { smile: 0.3, cheeks: 0.15 };

/** What everybody put into this pot round by round, and what each got back. */
export function RoundTable({ looks, rounds }: { readonly looks: readonly number[]; readonly rounds: readonly Round[] }) {
  const { t, i18n } = useTranslation('river-market');
  const silver = numberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <table className="market-offers market-rounds">
      <caption>{t('rounds.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rounds.round')}</th>
          {looks.map((look, place) => (
            <th key={look} scope="col">
              <Face look={LOOKS[look]!} muscles={AT_EASE} ground={look} />
              <span className="sr-only">{t('rounds.partner', { number: place + 1 })}</span>
            </th>
          ))}
          <th scope="col">{t('rounds.you')}</th>
          <th scope="col">{t('rounds.back')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ share, others, back }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds only follow one another
          <tr key={index} data-table={index === rounds.length - 1 || undefined}>
            <th scope="row">{index + 1}</th>
            {others.map((one, place) => (
              <td key={looks[place]}>{one}</td>
            ))}
            <td>{share}</td>
            <td>{silver.format(back)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
