import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { cookies } from '#contract/browser-storage.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { setOnlyListedCookies } from './listed-cookies.ts';

const { app, mailbox } = await testApp({ config: { origin: 'https://bhava.example' } });
const { post, logIn } = accountPosts(app);

const partsOf = (cookie: string) => ({
  name: cookie.split('=')[0]!.replace('__Secure-', ''),
  seconds: Number(/max-age=(\d+)/i.exec(cookie)?.[1]),
});

/** Those that an employer gets by signing up and logging in. */
async function employerCookies(): Promise<string[]> {
  const send = async (path: string, payload: object) => {
    const { headers } = await app.inject({ method: 'POST', url: `/api/employer/${path}`, payload });
    return [headers['set-cookie'] ?? []].flat();
  };
  const company = { companyName: 'Harbour Tea', companyEmail: 'meera@firm.example', mobileNumber: '9820012345', password: PASSWORD };
  return [...(await send('signup', company)), ...(await send('login', { email: company.companyEmail, password: PASSWORD }))];
}

test('everything that an account goes through sets the cookies of the privacy policy, each for as long as it says', async () => {
  const email = 'asha21@example.org';
  const set = [
    ...(await post('register', signUpForm('asha21'))).cookies,
    ...(await post('verify-email', { email, code: await mailbox.codeTo(email) })).cookies,
    ...(await post('forgot-password', { email })).cookies,
    ...(
      await post('reset-password', {
        email,
        code: await mailbox.codeTo(email, 'reset-password'),
        password: `${PASSWORD}2`,
        confirmPassword: `${PASSWORD}2`,
      })
    ).cookies,
    ...(await logIn('asha21', `${PASSWORD}2`)).cookies,
  ];
  const employer = await employerCookies();
  const lives = new Map([...set, ...employer].map(partsOf).map(({ name, seconds }) => [name, seconds]));
  expect(Object.fromEntries(lives)).toEqual(Object.fromEntries(Object.entries(cookies).map(([name, { seconds }]) => [name, seconds])));
  for (const cookie of set) expect(cookie).toMatch(/^__Secure-.*Path=\/api\/auth;.*HttpOnly;.*SameSite=Lax/i);
  for (const cookie of employer) expect(cookie).toMatch(/^__Secure-.*Path=\/api\/employer;.*HttpOnly;.*SameSite=Lax/i);
});

test('a cookie that the policy does not list is not set, and one that is taken away is', async () => {
  const site = Fastify();
  setOnlyListedCookies(site);
  site.get('/', (_request, reply) =>
    reply.header('set-cookie', ['people.device=a; Path=/', 'follows_you=b; Path=/', 'old=; Max-Age=0; Path=/']).send('ok'),
  );
  expect((await site.inject('/')).headers['set-cookie']).toEqual(['people.device=a; Path=/', 'old=; Max-Age=0; Path=/']);
});
