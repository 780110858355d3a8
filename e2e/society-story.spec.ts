import { test } from '@playwright/test';
import { type Calls, callsOf } from './society-calls.ts';
import { logInAsMember } from './society-member.ts';
import { becomeMember } from './society-story-membership.ts';
import { introduce, meet } from './society-story-network.ts';
import { five, others } from './society-story-people.ts';
import { beginStory, endStory } from './society-story-program.ts';
import { appeal } from './society-story-safety.ts';
import { answerProblem } from './society-story-think-tank.ts';

// One thing after the other in one program: what one person does is what the next one sees.
let address: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  address = await beginStory();
});
test.afterAll(endStory);

test('five people: an invitation, an introduction, a circle that meets, a brief, and a report that ends with an appeal', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(400_000);
  const open = async ({ username }: (typeof five)[keyof typeof five]) => {
    const page = await (await browser.newContext({ baseURL: address })).newPage();
    await logInAsMember(page, username);
    return page;
  };
  const [nila, rohan, meera, devika, samuel] = await Promise.all([five.nila, five.rohan, five.meera, five.devika, five.samuel].map(open));
  if (!nila || !rohan || !meera || !devika || !samuel) throw new Error('Somebody has no window.');

  await test.step('who may stand at the top is invited, plays again, and is confirmed; or reads what the rule is', () =>
    becomeMember(nila, rohan));

  const calls = new Map<string, Calls>();
  for (const { username } of [five.nila, five.meera, five.samuel, ...others])
    calls.set(username, await callsOf(playwright, address, username));
  const by = (username: string) => calls.get(username)!;

  await test.step('she shows a page, asks another member, and they write to each other', () => introduce(nila, meera));
  const thread = await test.step('a circle begins, and meets', () => meet(nila, meera, by));
  await test.step('a problem gets three proposals, nine reviews, a revision, a vote and a brief', () =>
    answerProblem({ nila, rohan, meera, devika }, by));
  await test.step('what was written is reported, removed with a reason, and put back after an appeal', () =>
    appeal({ nila, meera, devika, samuel }, thread));
});
