import { useTranslation } from 'react-i18next';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { ContactLines } from './ContactLines.tsx';
import { classes } from './classes.ts';
import { AllLanguages } from './OtherLanguages.tsx';
import { useSignedInName } from './use-signed-in.ts';
import { EVEN_PETALS, Wheel } from './Wheel.tsx';

const GROUPS = {
  explore: [
    ['/play-cognitive-games', 'tests'],
    ['/play', 'play'],
    ['/catalog', 'catalog'],
    ['/practice', 'practice'],
    [DEMO_REPORT, 'demoReport'],
    ['/science', 'science'],
  ],
  about: [
    ['/about', 'about'],
    ['/blog', 'blog'],
    ['/contact', 'contact'],
    ['/steady', 'steady'],
    ['/help-now', 'helpNow'],
    ['/api-description', 'apiDescription'],
  ],
  work: [
    ['/jobs', 'jobs'],
    ['/employer', 'recruitment'],
    ['/job-seeker', 'jobSeekers'],
  ],
  policies: [
    ['/policies/privacy-policy', 'privacy'],
    ['/privacy-notice', 'privacyNotice'],
    ['/grievance', 'grievance'],
    ['/policies/return-policy', 'return'],
    ['/policies/refund-policy', 'refund'],
    ['/policies/disclaimer', 'disclaimer'],
    ['/policies/about-us', 'aboutUs'],
  ],
} as const;
const OF_VISITORS = [
  ['/login', 'logIn'],
  ['/signup', 'signUp'],
] as const;
const OF_A_PERSON = [
  ['/home', 'home'],
  ['/home/set2report', 'report'],
  ['/home/privacy', 'ownPrivacy'],
] as const;

export function PageFooter() {
  const { t } = useTranslation('ui');
  return (
    <footer className="page-footer border-t border-line bg-raised text-muted">
      <div className="footer-room frame-width max-w-6xl">
        <div className="grid content-start gap-4">
          <div className="flex items-center gap-3">
            <Wheel values={EVEN_PETALS} size={36} />
            <p className="max-w-xs text-sm text-balance">{t('frame.motto')}</p>
          </div>
          <AllLanguages label={t('frame.languages')} />
        </div>
        <nav aria-label={t('frame.footer')} className="footer-groups">
          {Object.entries(GROUPS).map(([group, links]) => (
            <div key={group}>
              <p className="footer-title">{t(`frame.group.${group}`)}</p>
              <FooterLinks links={links} />
              {group === 'work' && <AccountLinks />}
            </div>
          ))}
        </nav>
        <ContactLines />
      </div>
    </footer>
  );
}

/** Where the whole footer would only be in the way of work: what the law wants to be found from every page. */
export function ShortFooter() {
  const { t } = useTranslation('ui');
  return (
    <footer className="page-footer border-t border-line bg-raised text-sm text-muted">
      <nav aria-label={t('frame.footer')} className="frame-width max-w-7xl py-3">
        <ul className="flex flex-wrap gap-x-5">
          {([...GROUPS.policies, ['/contact', 'contact']] as const).map(([to, words]) => (
            <li key={to}>
              <LocalLink to={to} className="footer-link">
                {t(`frame.${words}`)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

type Links = readonly (readonly [to: string, words: string])[];

const FooterLinks = ({ links }: { readonly links: Links }) => {
  const { t } = useTranslation('ui');
  return (
    <ul>
      {links.map(([to, words]) => (
        <li key={to}>
          <LocalLink to={to} className="footer-link">
            {t(`frame.${words}`)}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
};

/** As many for a visitor as for a person: what it says moves nothing. */
function AccountLinks() {
  const { t } = useTranslation('ui');
  const name = useSignedInName();
  return (
    <div className={classes('mt-4', name === undefined && 'account-waiting')}>
      <p className="footer-title">{t('frame.account')}</p>
      <FooterLinks links={typeof name === 'string' ? OF_A_PERSON : OF_VISITORS} />
    </div>
  );
}
