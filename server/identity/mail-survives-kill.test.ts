import { rmSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { signUpForm } from '#testing/accounts.ts';
import { makeDataFolder } from '#testing/data-folder.ts';
import { openTestDatabase } from '#testing/database.ts';
import { type Program, startProgram } from '#testing/program.ts';
import { standInSmtp } from '#testing/stand-in-smtp.ts';

const folder = makeDataFolder('mail-kill');
const databaseUrl = process.env.TEST_DATABASE_URL && (await openTestDatabase()).address;
let program: Program | undefined;
afterAll(async () => {
  await program?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const start = (port: number) => {
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'silent', SMTP_URL: `smtp://127.0.0.1:${port}` };
  return startProgram({ ...settings, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }, '--api-only');
};
const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${program!.address}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
};

test('when the program is killed and started again, every mail arrives, once', async () => {
  const down = await standInSmtp();
  await down.close();
  program = await start(down.port);
  for (const name of ['waits1', 'waits2', 'waits3']) await post('register', signUpForm(name));
  await post('forgot-password', { email: 'waits1@example.org' });
  const silent = await standInSmtp({ port: down.port, isSilent: true });
  await post('register', signUpForm('underway1'));
  await vi.waitFor(() => expect(silent.addressees).toContain('underway1@example.org'), { timeout: 30_000 });
  await program.end('SIGKILL');
  await silent.close();

  const smtp = await standInSmtp({ port: down.port });
  program = await start(down.port);
  const arrived = () => smtp.received.map(({ to, source }) => `${to} ${/verify-email|reset-password/.exec(source)?.[0]}`).sort();
  const wanted = [
    'underway1@example.org verify-email',
    'waits1@example.org reset-password',
    'waits1@example.org verify-email',
    'waits2@example.org verify-email',
    'waits3@example.org verify-email',
  ];
  // On a database server another process could still be sending one: it is tried again when its heartbeat stayed away.
  await vi.waitFor(() => expect(arrived()).toEqual(wanted), { timeout: 120_000, interval: 100 });
  await program.end('SIGTERM'); // which lets a second copy that was under way end
  expect(arrived()).toEqual(wanted);
  await smtp.close();
});
