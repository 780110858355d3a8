import { useTranslation } from 'react-i18next';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ArrowIcon } from '#web/ui/icons.tsx';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { RiverScene } from './RiverScene.tsx';
import './hero.css';

const OF_VISITORS = [
  ['/play', 'hero.play'],
  ['/signup', 'hero.signUp'],
] as const;
const OF_A_PERSON = [
  ['/home', 'hero.goOn'],
  ['/home/set2report', 'hero.report'],
] as const;

/** Below a desk's width: beside others it would stand in one row in the stand-in font and in another in its own. */
const ROW_OF_ITS_OWN = 'max-lg:-ms-3.5 max-lg:basis-full max-lg:justify-start';

/** For visitors a first game and the way in; for whoever is logged in here, the way on. */
function Doors() {
  const { t } = useTranslation('site');
  const name = useSignedInName();
  const [first, second] = typeof name === 'string' ? OF_A_PERSON : OF_VISITORS;
  return (
    <>
      <LinkButton to={first[0]} className={classes(name === undefined && 'account-waiting')}>
        {t(first[1])}
      </LinkButton>
      <LinkButton to={second[0]} variant="secondary" className={classes(name === undefined && 'account-waiting')}>
        {t(second[1])}
      </LinkButton>
    </>
  );
}

export function Hero() {
  const { t } = useTranslation('site');
  const name = useSignedInName();
  return (
    <section className="hero">
      <div className="frame-width max-w-6xl">
        <div className="grid max-w-[34rem] gap-5 lg:max-w-[min(40rem,45vw)]">
          {/* On a phone no line may be almost full: in the stand-in font it would break at another word. */}
          <h1 className="text-[min(clamp(2.4rem,1.7rem+2.5vw,4rem),14vw)] max-sm:max-w-[19rem]">{t('hero.headline')}</h1>
          <p className="max-w-[28rem] text-lg sm:text-xl">{t('hero.subline')}</p>
          {/* Hidden from whoever is logged in, but not taken away: nothing below may move. */}
          <p className={classes('font-semibold', typeof name === 'string' && 'invisible', name === undefined && 'account-waiting')}>
            {t('hero.free')}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <Doors />
            <LinkButton to={DEMO_REPORT} variant="quiet" className={ROW_OF_ITS_OWN}>
              {t('hero.demo')}
              <ArrowIcon size={20} />
            </LinkButton>
          </div>
        </div>
      </div>
      {/* After the words: otherwise a browser that paints early places the scene while the hero is still too low, and then moves it. */}
      <RiverScene />
    </section>
  );
}
