import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../endpoints.ts';

type Described = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly [rule: string]: unknown;
};

/** A text of which nobody knows how long it can be: each place where one could be sent. */
function endlessTexts(described: Described, at: string): string[] {
  const inner = [
    ...Object.entries(described.properties ?? {}).map(([name, one]) => endlessTexts(one, `${at}.${name}`)),
    ...(described.anyOf ?? []).map((one) => endlessTexts(one, at)),
    ...(described.items ? [endlessTexts(described.items, `${at}[]`)] : []),
  ].flat();
  const isBounded = ['maxLength', 'enum', 'const', 'format', 'pattern'].some((rule) => rule in described);
  return described.type === 'string' && !isBounded ? [...inner, at] : inner;
}

const ofHiring = endpoints.filter(({ path }) => /^\/api\/(hiring|employer|job-seeker|jobs)/.test(path));

test('every text that hiring takes has a longest length, or is one of few', () => {
  expect(ofHiring.length).toBeGreaterThan(80);
  const endless = ofHiring.flatMap((endpoint) => {
    const { method, path, body, query, file } = endpoint as {
      method: string;
      path: string;
      body?: z.ZodType;
      query?: z.ZodType;
      file?: object;
    };
    return [file ? undefined : body, query].flatMap((schema) =>
      schema ? endlessTexts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described, `${method} ${path}`) : [],
    );
  });
  // only compared with a hash, and never kept; a body as a whole has its limit too
  expect(endless).toEqual([
    'POST /api/employer/login.password',
    'POST /api/employer/account/second-step.password',
    'POST /api/employer/account/second-step/off.password',
    'POST /api/employer/account/recovery-codes.password',
    'POST /api/employer/account/passkeys/begin.password',
    'POST /api/employer/account/password.currentPassword',
    'POST /api/employer/account/password.confirmPassword',
  ]);
});
