import { tests } from '#content/tests.ts';
import type { Accepted, Sitting } from '#contract/assessments.ts';
import type { Progress } from '#contract/measurement.ts';
import { testApp } from './app.ts';
import type { TestPerson } from './people.ts';

const story = tests['lantern-ferry'];

/** Unless a test says otherwise, as much time passes as the answer says that it took. */
const claimIn = (payload: unknown) => (payload as { responseTimeMs?: number }).responseTimeMs ?? 0;

export const choice = (position: number, option = 'a', responseTimeMs = 9_000) => ({
  position,
  screen: story.screens[position]!,
  answer: { kind: 'choice', option },
  responseTimeMs,
});

/** The API of the calling test file's own, with a clock that answers put forward, and what a player does there over HTTP. */
export async function sittingsApp() {
  let time = new Date();
  const { app, database, signUp } = await testApp({ now: () => time });
  const later = (ms: number) => {
    time = new Date(time.getTime() + ms);
  };

  const open = async (person: TestPerson, slug: string) => {
    const response = await app.inject({ method: 'POST', url: '/api/test-sessions', headers: person.headers, payload: { test: slug } });
    return { status: response.statusCode, body: response.json<Sitting & { message: string }>() };
  };
  const begin = async (slug: string) => {
    const person = await signUp();
    return { person, sitting: (await open(person, slug)).body };
  };
  const give = async (sittingId: number | string, token: string | undefined, payload: unknown, passedMs = claimIn(payload)) => {
    later(passedMs);
    const headers = token === undefined ? {} : { 'x-test-session-token': token };
    const url = `/api/test-sessions/${sittingId}/responses`;
    const response = await app.inject({ method: 'POST', url, headers, payload: payload as object });
    return { status: response.statusCode, body: response.json<Accepted & { message: string; errors?: Record<string, string> }>() };
  };
  const playStory = async (
    sitting: Sitting,
    responseTimeMs = 9_000,
    optionFor = (_screen: string, position: number) => 'abcd'[position % 4]!,
  ) => {
    const { attention } = story.checks;
    let last: Accepted | undefined;
    for (const [position, screen] of story.screens.entries()) {
      const option = screen === attention.screen && responseTimeMs > 5_000 ? attention.expected : optionFor(screen, position);
      last = (await give(sitting.sittingId, sitting.token, choice(position, option, responseTimeMs))).body;
    }
    return last!;
  };
  const progressOf = async (person: TestPerson) => (await app.inject({ url: '/api/progress', headers: person.headers })).json<Progress>();

  return { app, database, signUp, open, begin, give, playStory, progressOf, now: () => time, later };
}
