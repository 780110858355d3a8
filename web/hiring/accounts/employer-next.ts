import { withoutLanguage } from '#contract/language.ts';

const START = '/home/employer';

/** Where to go after an employer's login: a path of this site that the address asks for, else the dashboard. Never another site. */
export function employerNext(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '';
  const here = 'https://here.invalid';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, here)) return START;
  const { origin, pathname, search: query } = new URL(wanted, here);
  const path = withoutLanguage(pathname);
  return origin !== here || path.startsWith('//') || /^\/employer(\b|$)/.test(path) ? START : path + query;
}
