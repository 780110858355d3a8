import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { LANGUAGES, type Language } from '#contract/language.ts';

/** Every page, in every language: English at the address of the specification, Hindi under /hi. One file twice needs its own id. */
const pages = (language: Language) => {
  const page = (path: string, file: string) => route(path, file, { id: `${language}:${path}` });
  return [
    index('site/landing-page.tsx', { id: `${language}:landing` }),
    page('login', 'identity/login-page.tsx'),
    page('signup', 'identity/signup-page.tsx'),
    page('verify-email', 'identity/verify-email-page.tsx'),
    page('forgot-password', 'identity/forgot-password-page.tsx'),
    page('reset-password', 'identity/reset-password-page.tsx'),
    page('home', 'assessments/home-page.tsx'),
    page('test-project', 'assessments/player-page.tsx'),
    page('home/set2report', 'reports/set2-report-page.tsx'),
    page('api-description', 'site/api-description-page.tsx'),
    page('*', 'site/not-found-page.tsx'),
  ];
};

export default LANGUAGES.flatMap((language) =>
  language === 'en' ? pages(language) : prefix(language, pages(language)),
) satisfies RouteConfig;
