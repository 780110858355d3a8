import { useTranslation } from 'react-i18next';
import { classes } from '#web/ui/classes.ts';
import { ArrowIcon } from '#web/ui/icons.tsx';
import { Reveal } from '../Reveal.tsx';
import brain from './brain.svg';
import { FEATURES } from './features.ts';
import { usePages } from './use-pages.ts';
import './features.css';

/** Four cards around a brain; on a phone two pages, each with two cards and half the brain. */
export function SpecialFeatures() {
  const { t } = useTranslation('landing-brain');
  const { scroller, page, isPaged, goTo, onScroll, onKeyDown } = usePages();
  return (
    <section aria-labelledby="special-features" className="features">
      <div className="frame-width max-w-6xl">
        <h2 id="special-features" className="max-w-3xl md:mx-auto text-3xl sm:text-4xl md:text-center">
          {t('features.title')}
        </h2>
        <p className="mt-4 max-w-2xl md:mx-auto text-lg text-muted md:text-center">{t('features.lead')}</p>
      </div>
      <Reveal className="mt-8 md:mt-12">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: where it has no role, it has no pages either */}
        <div
          ref={scroller}
          className="features-pages"
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          // it scrolls, so the keyboard must reach it
          {...(isPaged && { role: 'group', 'aria-label': t('features.pages'), tabIndex: 0 })}
        >
          <div className="features-around">
            <img src={brain} alt="" width={588} height={564} loading="lazy" decoding="async" className="features-brain" />
            <ul className="contents">
              {FEATURES.map(({ id, position }) => (
                <li key={id} className={`feature feature-${position}`}>
                  <h3 className="text-xl">{t(`features.cards.${id}.title`)}</h3>
                  <p className="mt-2 text-muted">{t(`features.cards.${id}.text`)}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={classes('features-turn', !isPaged && 'invisible')}>
          <TurnButton label={t('features.back')} isBack isOff={page === 0} onPress={() => goTo(page - 1)} />
          {[0, 1].map((each) => (
            <button
              key={each}
              type="button"
              className="features-dot"
              aria-label={t('features.page', { page: each + 1 })}
              aria-current={each === page ? 'true' : undefined}
              onClick={() => goTo(each)}
            />
          ))}
          <TurnButton label={t('features.on')} isOff={page === 1} onPress={() => goTo(page + 1)} />
        </div>
      </Reveal>
    </section>
  );
}

type TurnButtonProps = { label: string; isBack?: boolean; isOff: boolean; onPress: () => void };

/** At the last page it stays where it is and keeps the focus. */
const TurnButton = ({ label, isBack = false, isOff, onPress }: TurnButtonProps) => (
  <button type="button" className="icon-button features-arrow" aria-label={label} aria-disabled={isOff} onClick={onPress}>
    <span className={classes('grid', isBack && '-scale-x-100')}>
      <ArrowIcon />
    </span>
  </button>
);
