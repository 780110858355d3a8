import { DEMO_REPORT } from '#contract/demo-user.ts';
import { LANGUAGES, withLanguage } from '#contract/language.ts';
import { beginning, signUpForm } from '#testing/accounts.ts';
import { pages } from '#web/pages.ts';

/** What the fuzzer aims at, with everything a person of the site holds. */
export type Target = {
  readonly addresses: readonly Address[];
  readonly pages: readonly string[];
  readonly ids: readonly string[];
  /** Values of the header Authorization and of X-Test-Session-Token, right and wrong ones. */
  readonly tokens: readonly string[];
  readonly cookies: readonly string[];
};
export type Address = { readonly method: string; readonly path: string; readonly fields: readonly string[] };

const PAGES = [...pages.map(({ address }) => (address === '*' ? '/nowhere' : address)), DEMO_REPORT];

/** Signs two people up and opens a sitting, so that right tokens are among those that are sent. */
export async function aimAt(site: string): Promise<Target> {
  const description = (await (await fetch(`${site}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, Described>> };
  const [first, second] = [await signUp(site, 'fuzz1'), await signUp(site, 'fuzz2')];
  const sitting = await openSitting(site, first.accessToken);
  const landing = await (await fetch(site)).text();
  const assets = [...landing.matchAll(/"(\/assets\/[^"]+\.(?:js|css|json))[?"]/g)].slice(0, 4).map(([, path]) => path!);
  const right = [first.accessToken, second.accessToken, sitting.token];
  return {
    addresses: Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({ method: method.toUpperCase(), path, fields: fieldsOf(described) })),
    ),
    pages: [
      ...LANGUAGES.flatMap((language) => PAGES.map((page) => withLanguage(page, language))),
      ...assets,
      '/favicon.svg',
      '/login.data',
      '/_root.data',
      '/__manifest?p=/login',
    ],
    ids: [
      String(first.userId),
      String(second.userId),
      String(sitting.sittingId),
      '25',
      '1',
      '0',
      '-1',
      '1e3',
      '2147483648',
      '9'.repeat(40),
      'abc',
    ],
    tokens: [...right, ...right.map(alter), ...right.map(unsign), 'garbage', '', '..', 'a.b.c', '\u00e9\u00ff'],
    cookies: [first.cookie, alter(first.cookie), 'people.session_token=garbage', 'a=b; a=c; ;=;'],
  };
}

type Described = {
  requestBody?: { content?: { 'application/json'?: { schema?: { properties?: object; anyOf?: { properties?: object }[] } } } };
};
function fieldsOf({ requestBody }: Described): string[] {
  const schema = requestBody?.content?.['application/json']?.schema;
  return [schema, ...(schema?.anyOf ?? [])].flatMap((one) => Object.keys(one?.properties ?? {}));
}

async function post<T>(url: string, body: object, headers: Record<string, string> = {}): Promise<{ value: T; cookie: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { value: (await response.json()) as T, cookie: cookie.join('; ') };
}

async function signUp(site: string, username: string) {
  const form = signUpForm(username);
  await post(`${site}/api/auth/register`, form);
  const login = { usernameOrEmail: username, password: form.password };
  const { value, cookie } = await post<{ accessToken: string; userId: number }>(`${site}/api/auth/login`, login);
  await post(`${site}/api/privacy/begin`, beginning(), { authorization: `Bearer ${value.accessToken}` });
  return { ...value, cookie };
}

async function openSitting(site: string, accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await post<{ sittingId: number; token: string }>(`${site}/api/test-sessions`, { test: 'lantern-ferry' }, headers)).value;
}

const alter = (token: string) => `${token.slice(0, -4)}AAAA`;
const unsign = (token: string) => `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${token.split('.')[1] ?? ''}.`;
