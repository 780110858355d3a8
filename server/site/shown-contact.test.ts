import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';

test.each([
  ['what the operator has set', { email: 'hello@bhava.example', phone: '+91 22 5550 0100' }],
  ['nothing that is not set', { email: null, phone: null }],
])('the foot of a page learns %s', async (_what, shownContact) => {
  const { app } = await testApp({ config: { shownContact } });
  const response = await app.inject('/api/site/contact');
  expect([response.statusCode, response.json()]).toEqual([200, shownContact]);
});
