import { useTranslation } from 'react-i18next';
import { houseNames } from '#content/houses/script-names.ts';
import { HOUSES, type House } from '#content/mind/facets.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Reveal } from '../Reveal.tsx';
import crowns from './crowns.svg';
import { DomainText } from './DomainText.tsx';
import { TREE_HEIGHT, TREE_WIDTH, tagPlace } from './tag-places.ts';
import ground from './tree-ground.svg';
import trunk from './tree-trunk.svg';
import wide from './tree-wide.svg';
import './domains.css';

/** A tree of twelve branches. From each hangs a tag that opens what the mind function is; in a narrow window the tree is another one, which grows with its tags. */
export function DomainTree() {
  const { t } = useTranslation('landing-brain');
  return (
    <section aria-labelledby="domains" className="domains">
      <div className="frame-width max-w-6xl">
        <h2 id="domains" className="max-w-3xl md:mx-auto text-3xl sm:text-4xl md:text-center">
          {t('domains.title')}
        </h2>
        <p className="mt-4 max-w-2xl md:mx-auto text-lg text-muted md:text-center">{t('domains.lead')}</p>
        <Reveal className="domains-tree">
          <img src={wide} alt="" width={TREE_WIDTH} height={TREE_HEIGHT} loading="lazy" decoding="async" className="domains-wide" />
          <img src={trunk} alt="" width={120} height={1200} loading="lazy" decoding="async" className="domains-trunk" />
          <ol aria-label={t('domains.list')} className="domains-branches">
            {HOUSES.map((house) => (
              <Branch key={house} house={house} />
            ))}
          </ol>
          <img src={ground} alt="" width={720} height={300} loading="lazy" decoding="async" className="domains-ground" />
        </Reveal>
        <p className="mt-8 max-w-2xl md:mx-auto text-muted md:text-center">{t('domains.heritage')}</p>
      </div>
    </section>
  );
}

function Branch({ house }: { house: House }) {
  const name = houseNames[useLanguage()][house];
  const textId = `domain-${house}`;
  return (
    <li className="domain" style={tagPlace(house)}>
      <img src={`${crowns}#crown-${house}`} alt="" width={240} height={231} loading="lazy" decoding="async" className="domain-crown" />
      {/* Opened by the browser: it needs no script, closes by Escape or a press beside it, and gives the focus back. */}
      <button type="button" popoverTarget={textId} className="domain-tag">
        {name}
      </button>
      <DomainText id={textId} house={house} />
    </li>
  );
}
