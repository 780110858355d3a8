import { useTranslation } from 'react-i18next';
import type { BargainTrial } from '#content/games/river-market/script.ts';
import { GoodPicture } from './GoodDrawing.tsx';
import { silverOf } from './silver.ts';

/** All offers so far, the last one on the table: baskets for the player, and their worth. */
export function OfferTable({ goods, worth, offers }: Pick<BargainTrial, 'goods' | 'worth' | 'offers'>) {
  const { t } = useTranslation('river-market');
  return (
    <table className="market-offers">
      <caption>{t('offers.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('offers.by')}</span>
          </th>
          {goods.map((good) => (
            <th key={good} scope="col">
              <GoodPicture good={good} />
              <span className="sr-only">{t(`goods.${good}`)}</span>
            </th>
          ))}
          <th scope="col">{t('offers.silver')}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ by, take }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: offers only follow one another
          <tr key={index} data-by={by} data-table={index === offers.length - 1 || undefined}>
            <th scope="row">{t(index === offers.length - 1 ? 'offers.onTable' : `offers.${by}`)}</th>
            {take.map((count, kind) => (
              <td key={goods[kind]}>{count}</td>
            ))}
            <td>{silverOf(worth, take)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
