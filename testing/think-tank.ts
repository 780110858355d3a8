import type { PublicProblem } from '#contract/society/think-tank/problems.ts';
import { CRITERIA } from '#contract/society/think-tank/words.ts';
import type { TestApp } from './app.ts';
import type { TestPerson } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const sentence = 'Rain falls on eleven days, and the wells are dry by March.';

export const offerOf = (title: string, now: Date) => ({
  ...{
    title,
    context: sentence,
    question: sentence,
    known: sentence,
    use: sentence,
    fields: ['environment'],
    language: 'en',
    showsName: true,
  },
  until: new Date(now.getTime() + 30 * DAY_MS).toISOString().slice(0, 10),
});
export const proposalOf = (word: string) => ({
  title: `A cistern under every second roof: ${word}`,
  text: `## What to do\n\n${`${word} ${sentence} `.repeat(5)}`,
  sources: ['Census of India 2011, https://censusindia.gov.in'],
});
export const marks = Object.fromEntries(
  CRITERIA.map((criterion) => [criterion, { mark: 4, words: `It is ${criterion} enough for what was asked here.` }]),
);

/** What people do in the think tank, over HTTP. */
export function tankOf({ app }: Pick<TestApp, 'app'>) {
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, by?: TestPerson, payload?: object) => {
    const answer = await app.inject({ method, url: `/api/${path}`, headers: by?.headers ?? {}, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers, text: answer.body };
  };
  return {
    send,
    look: async (slug: string) => (await send('GET', `think-tank/problems/${slug}`)).body as PublicProblem,
    propose: async (slug: string, by: TestPerson, word: string) => {
      await send('PUT', `think-tank/problems/${slug}/own`, by, { ...proposalOf(word), basedOn: 0 });
      return send('POST', `think-tank/problems/${slug}/own/submit`, by, { agrees: true });
    },
  };
}
