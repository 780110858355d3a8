import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withoutLanguage } from '#contract/language.ts';
import { useLogin } from '#web/api/use-login.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { classes } from '#web/ui/classes.ts';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';

/** Every screen of an operator, as the tabs have them. A domain that brings one adds its line, and its name to operator.json. */
const screens = [
  { address: '/operator', name: 'jobs' },
  { address: '/operator/first-jobs', name: 'firstJobs' },
  { address: '/operator/texts', name: 'texts' },
  { address: '/operator/not-me', name: 'notMe' },
  { address: '/operator/grievances', name: 'grievances' },
  { address: '/operator/society', name: 'society' },
  { address: '/operator/society-cases', name: 'societyCases' },
  { address: '/operator/think-tank', name: 'thinkTank' },
  { address: '/operator/help-lines', name: 'helpLines' },
  { address: '/operator/steady-review', name: 'steadyReview' },
] as const;

/** What all screens of an operator share. Who may see them, the server alone decides. */
export function OperatorFrame({ screen, children }: { screen: (typeof screens)[number]['name']; children: ReactNode }) {
  const { t } = useTranslation('operator');
  const login = useLogin();
  const here = withoutLanguage(useLocation().pathname);
  return (
    <PageFrame wide>
      <div className="grid gap-6">
        <nav aria-label={t('screens')} className="flex flex-wrap gap-x-2 gap-y-1 border-b border-line pb-2">
          {screens.map(({ address, name }) => (
            <LocalLink
              key={name}
              to={address}
              aria-current={here === address ? 'page' : undefined}
              className={classes('grid min-h-11 items-center rounded-control px-3', here === address ? 'bg-raised font-semibold' : 'link')}
            >
              {t(`${name}.title`)}
            </LocalLink>
          ))}
        </nav>
        <h1 className="text-3xl">{t(`${screen}.title`)}</h1>
        {login ? children : <ScreenWaiting />}
      </div>
    </PageFrame>
  );
}

export const ScreenWaiting = () => (
  <WaitingRegion className="grid gap-4">
    <Skeleton height="3rem" />
    <Skeleton height="12rem" />
  </WaitingRegion>
);
