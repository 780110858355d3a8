import type { FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { platformMessages } from '#contract/problem.ts';
import { ISSUER, makeTokenReader } from './access-tokens.ts';
import { makePersonDoor } from './door.ts';

const own = await generateKeyPair('EdDSA');
const foreign = await generateKeyPair('EdDSA');
const now = () => new Date('2026-11-21T12:00:00Z');
const seconds = (offset: number) => Math.floor(now().getTime() / 1000) + offset;
let readings = 0;
const readKeys = async () => {
  readings += 1;
  return { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'EdDSA' }] };
};
const { open } = makePersonDoor(makeTokenReader({ audience: 'people', readKeys, now }));

type Change = {
  login?: unknown;
  subject?: string;
  audience?: string;
  issuer?: string;
  expires?: number;
  key?: typeof own.privateKey;
  kid?: string;
};
const token = ({
  login = 7,
  subject = '1000',
  audience = 'people',
  issuer = ISSUER,
  expires = 900,
  key = own.privateKey,
  kid = 'k1',
}: Change = {}) =>
  new SignJWT({ sid: login })
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .setSubject(subject)
    .setAudience(audience)
    .setIssuer(issuer)
    .setIssuedAt(seconds(0))
    .setExpirationTime(seconds(expires))
    .sign(key);
const requestWith = (authorization?: string) => ({ headers: { authorization } }) as FastifyRequest;
const refusal = async (authorization?: string) =>
  open(requestWith(authorization), {}).then(
    () => 'let in',
    (problem) => `${problem.status} ${problem.message}`,
  );

describe('the door of a person', () => {
  test('lets in whom we gave a token', async () => {
    expect(await open(requestWith(`Bearer ${await token()}`), {})).toEqual({ id: 1000, login: 7 });
    expect(await open(requestWith(`bearer ${await token()}`), {})).toEqual({ id: 1000, login: 7 });
  });

  test('asks one without a token to log in', async () => {
    expect(await refusal()).toBe(`401 ${platformMessages.unauthenticated}`);
  });

  test('tells an expired token from a forged one', async () => {
    expect(await refusal(`Bearer ${await token({ expires: -1 })}`)).toBe(`401 ${platformMessages.tokenExpired}`);
  });

  test.each([
    ['signed with another key', () => token({ key: foreign.privateKey })],
    ['of another audience', () => token({ audience: 'employers' })],
    ['of another issuer', () => token({ issuer: 'elsewhere' })],
    ['of an unknown key', () => token({ kid: 'k2' })],
    ['whose subject is no person', () => token({ subject: 'asha' })],
    ['of no login', () => token({ login: null })],
    ['whose login is no number', () => token({ login: 'phone' })],
    ['whose subject is a fraction', () => token({ subject: '1.5' })],
    [
      'without a signature',
      async () => new UnsecuredJWT({}).setSubject('1000').setAudience('people').setIssuer(ISSUER).setExpirationTime(seconds(900)).encode(),
    ],
    [
      'signed with the public key as a shared secret',
      async () =>
        new SignJWT({})
          .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
          .setSubject('1000')
          .setAudience('people')
          .setIssuer(ISSUER)
          .setExpirationTime(seconds(900))
          .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(own.publicKey)))),
    ],
    [
      'that never ends',
      () =>
        new SignJWT({})
          .setProtectedHeader({ alg: 'EdDSA', kid: 'k1' })
          .setSubject('1000')
          .setAudience('people')
          .setIssuer(ISSUER)
          .sign(own.privateKey),
    ],
    ['that is no token', async () => 'a.b.c'],
    ['that is a word', async () => 'null'],
  ])('refuses a token %s', async (_what, make) => {
    expect(await refusal(`Bearer ${await make()}`)).toBe(`401 ${platformMessages.tokenForged}`);
  });

  test.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b'])('refuses the header "%s"', async (header) => {
    expect(await refusal(header)).toBe(`401 ${platformMessages.tokenForged}`);
  });

  test('forged key ids do not have the keys read again and again', async () => {
    const before = readings;
    for (let attempt = 0; attempt < 20; attempt += 1) await refusal(`Bearer ${await token({ kid: `k${attempt + 3}` })}`);
    expect(readings).toBe(before);
  });
});
