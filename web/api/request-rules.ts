export type Tokens = {
  readonly accessToken: string | null;
  readonly employerAccessToken: string | null;
  readonly testSessionToken: string | null;
};
type Headers = Readonly<Record<string, string>>;

export const TEST_SESSION_HEADER = 'X-Test-Session-Token';

const PASSED_UNCHANGED = /\/(test-sessions?|personalityPlanets)(\/|\?|$)/;
const FOR_PEOPLE = /\/api\/(progress|auth)(\/|\?|$)/;
const EMPLOYER_LOGIN = /\/api\/employer\/login$/;
const ACCOUNT_DOORS = /\/api\/auth\/(login|register)$/;

/**
 * Which token goes on which path (specification, section 7). First rule: test-session and personalityPlanets paths pass unchanged;
 * other paths get the person's token for progress and auth, else the employer's, unless a header is set or it is the employer's login.
 * Second rule: the test-session token goes on every /api/ request but login and register, unless one is set.
 */
export function withTokens(path: string, headers: Headers, tokens: Tokens): Record<string, string> {
  const result: Record<string, string> = { ...headers };
  const has = (name: string) => Object.keys(result).some((key) => key.toLowerCase() === name.toLowerCase());
  if (!PASSED_UNCHANGED.test(path) && !EMPLOYER_LOGIN.test(path) && !has('Authorization')) {
    const token = FOR_PEOPLE.test(path) ? tokens.accessToken : tokens.employerAccessToken;
    if (token) result.Authorization = `Bearer ${token}`;
  }
  if (path.includes('/api/') && !ACCOUNT_DOORS.test(path) && tokens.testSessionToken && !has(TEST_SESSION_HEADER)) {
    result[TEST_SESSION_HEADER] = tokens.testSessionToken;
  }
  return result;
}
