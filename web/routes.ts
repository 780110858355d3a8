import { type RouteConfig, route } from '@react-router/dev/routes';
import { LANGUAGES, withLanguage } from '#contract/language.ts';
import { pages } from './pages.ts';

/** Every page, in every language. One file twice needs its own id. */
export default LANGUAGES.flatMap((language) =>
  pages.map(({ name, address, file }) => {
    const path = withLanguage(address === '*' ? '/*' : address, language);
    return route(path, file, { id: `${language}:${name}` });
  }),
) satisfies RouteConfig;
