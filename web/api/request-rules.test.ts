import { describe, expect, test } from 'vitest';
import { TEST_SESSION_HEADER, type Tokens, withTokens } from './request-rules.ts';

const tokens: Tokens = { accessToken: 'person', employerAccessToken: 'employer', testSessionToken: null };

describe('the first rule chooses the bearer', () => {
  test.each([
    ['/api/test-sessions', undefined],
    ['/api/test-sessions/7/responses', undefined],
    ['/api/test-session/7', undefined],
    ['/api/personalityPlanets/25', undefined],
    ['/api/progress', 'Bearer person'],
    ['/api/progress/25', 'Bearer person'],
    ['/api/auth/refresh', 'Bearer person'],
    ['/api/auth/login', 'Bearer person'],
    ['/api/report/25', 'Bearer employer'],
    ['/api/users/25/name', 'Bearer employer'],
    ['/api/employer/my-jobs', 'Bearer employer'],
    ['/api/employer/login', undefined],
    ['/api/employer/signup', 'Bearer employer'],
    ['/api/employer/me', 'Bearer employer'],
    ['/api/hiring/jobs', 'Bearer employer'],
    ['/api/hiring/jobs/1001/applications?stage=2', 'Bearer employer'],
    ['/api/job-seeker/applications', 'Bearer employer'],
    ['/api/progressive', 'Bearer employer'],
  ])('%s carries %s', (path, bearer) => {
    expect(withTokens(path, {}, tokens).Authorization).toBe(bearer);
  });

  test('a header that is already set stays, whatever its case', () => {
    expect(withTokens('/api/report/25', { authorization: 'Bearer own' }, tokens)).toEqual({ authorization: 'Bearer own' });
  });

  test('without a token there is no header', () => {
    expect(withTokens('/api/report/25', {}, { ...tokens, employerAccessToken: null })).toEqual({});
  });
});

describe('the second rule adds the test-session token', () => {
  const sitting: Tokens = { accessToken: null, employerAccessToken: null, testSessionToken: 'sitting' };
  test.each([
    ['/api/test-sessions/7/responses', 'sitting'],
    ['/api/progress', 'sitting'],
    ['/api/auth/refresh', 'sitting'],
    ['/api/auth/login', undefined],
    ['/api/auth/register', undefined],
    ['/assets/i18n/en/ui.json', undefined],
  ])('%s carries %s', (path, expected) => {
    expect(withTokens(path, {}, sitting)[TEST_SESSION_HEADER]).toBe(expected);
  });

  test('a test-session token that is already set stays', () => {
    expect(withTokens('/api/test-sessions/7', { 'x-test-session-token': 'own' }, sitting)).toEqual({ 'x-test-session-token': 'own' });
  });
});
