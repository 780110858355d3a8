import { useTranslation } from 'react-i18next';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { classes } from './classes.ts';
import { useSignedInName } from './use-signed-in.ts';
import { EVEN_PETALS, Wheel } from './Wheel.tsx';

const OF_EVERYONE = [
  ['/play-cognitive-games', 'frame.tests'],
  ['/catalog', 'frame.catalog'],
  ['/science', 'frame.science'],
  [DEMO_REPORT, 'frame.demoReport'],
  ['/api-description', 'frame.apiDescription'],
] as const;
const OF_VISITORS = [
  ['/login', 'frame.logIn'],
  ['/signup', 'frame.signUp'],
] as const;
const OF_A_PERSON = [
  ['/home', 'frame.home'],
  ['/home/set2report', 'frame.report'],
] as const;

export function PageFooter() {
  const { t } = useTranslation('ui');
  const name = useSignedInName();
  const own = typeof name === 'string' ? OF_A_PERSON : OF_VISITORS;
  const links = [...OF_EVERYONE, ...own]; // what depends on the person comes last, and moves nothing
  return (
    <footer className="page-footer border-t border-line bg-raised text-muted">
      <div className="frame-width flex max-w-6xl flex-col gap-6 py-8 md:flex-row md:items-center md:justify-between">
        <div className="flex items-center gap-3">
          <Wheel values={EVEN_PETALS} size={36} />
          <p className="max-w-xs text-sm text-balance">{t('frame.motto')}</p>
        </div>
        <nav aria-label={t('frame.footer')}>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-1 sm:flex sm:flex-wrap">
            {links.map(([to, words], index) => (
              <li key={to} className={classes(name === undefined && index >= OF_EVERYONE.length && 'account-waiting')}>
                <LocalLink to={to} className="inline-block py-1.5 hover:text-ink hover:underline">
                  {t(words)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
