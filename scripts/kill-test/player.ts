import { OPTION_IDS } from '#content/stories/scenes.ts';
import { tests } from '#content/tests.ts';
import type { Random } from '#psychometrics';
import { beginning } from '#testing/accounts.ts';

const { screens } = tests['lantern-ferry'];

/** A person who plays the story again and again, and remembers each answer that the server has acknowledged. */
export type Player = {
  /** Goes on until the connection breaks; tells of each answer that the server has acknowledged. */
  play(address: string, tell: () => void): Promise<void>;
  /** Compares what the server kept with what it had acknowledged. */
  check(address: string): Promise<{ acknowledged: number; lost: number; altered: number }>;
};

type Login = { accessToken: string };
type Opened = { sittingId: number; token: string; answered: number; finished: boolean; responses: { position: number; option: string }[] };

async function send<T>(url: string, init: { method?: string; body?: unknown; headers?: Record<string, string> }): Promise<T> {
  const response = await fetch(url, {
    method: init.method ?? 'GET',
    headers: { 'content-type': 'application/json', ...init.headers },
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

const PASSWORD = 'pass1word!';

export async function signUpPlayer(address: string, username: string, random: Random): Promise<Player> {
  const form = {
    username,
    name: 'Kill Test',
    email: `${username}@example.org`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    terms: true,
  };
  await send(`${address}/api/auth/register`, { method: 'POST', body: form });
  const login = { usernameOrEmail: username, password: PASSWORD };
  const { accessToken } = await send<Login>(`${address}/api/auth/login`, { method: 'POST', body: login });
  const headers = { authorization: `Bearer ${accessToken}` };
  await send(`${address}/api/privacy/begin`, { method: 'POST', body: beginning(), headers });
  const acknowledged = new Map<number, Map<number, string>>();
  const tokens = new Map<number, string>();

  const open = (at: string) =>
    send<Opened>(`${at}/api/test-sessions`, {
      method: 'POST',
      body: { test: 'lantern-ferry' },
      headers: { authorization: `Bearer ${accessToken}` },
    });

  async function playOnce(at: string, tell: () => void) {
    const { sittingId, token: sitting, answered } = await open(at);
    const kept = acknowledged.get(sittingId) ?? new Map<number, string>();
    acknowledged.set(sittingId, kept);
    for (let position = answered; position < screens.length; position += 1) {
      const option = OPTION_IDS[Math.floor(random() * OPTION_IDS.length)]!;
      const body = { position, screen: screens[position], answer: { kind: 'choice', option }, responseTimeMs: 5_000 };
      await send(`${at}/api/test-sessions/${sittingId}/responses`, { method: 'POST', body, headers: { 'x-test-session-token': sitting } });
      kept.set(position, option);
      tokens.set(sittingId, sitting);
      tell();
    }
  }

  return {
    async play(at, tell) {
      try {
        for (;;) await playOnce(at, tell);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error; // fetch throws a TypeError when the connection breaks: the kill
      }
    },
    async check(at) {
      const result = { acknowledged: 0, lost: 0, altered: 0 };
      for (const [sittingId, kept] of acknowledged) {
        const sitting = tokens.get(sittingId);
        if (!sitting) continue; // nothing in it was acknowledged
        const { responses } = await send<Opened>(`${at}/api/test-sessions/${sittingId}`, { headers: { 'x-test-session-token': sitting } });
        for (const [position, option] of kept) {
          result.acknowledged += 1;
          const found = responses.find((response) => response.position === position);
          if (!found) result.lost += 1;
          else if (found.option !== option) result.altered += 1;
        }
      }
      return result;
    },
  };
}
