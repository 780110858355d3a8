import { articleAddress, topicAddress } from '#content/blog/script-addresses.ts';
import { articles, writtenTopics } from '#content/blog/script-articles.ts';
import { catalogue } from '#content/catalogue.ts';
import type { Test } from '#content/test.ts';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { REPORTS } from '#contract/report-names.ts';
import { type PageName, type Page as PageOfSite, pages } from '#web/pages.ts';

/** The document of the demo's report brings it. With anything more in its address the page asks for it, as for everybody's. */
export const DEMO_ASKED_FOR = `${DEMO_REPORT}&again=1`;

/** Before a test is begun, all of one kind look alike: one of each stands for them. Each has a browser test of its own besides. */
const beforeA = (kind: Test['kind']) => `/test-project?test=${catalogue.find(({ test }) => test.kind === kind)!.slug}`;
export const BEFORE_A_STORY = beforeA('story');
export const BEFORE_A_GAME = beforeA('game');

/** Pages that show several things: one address for each of them. Every other page is looked at under its own address. */
const several: { readonly [Name in PageName]?: readonly string[] } = {
  player: [BEFORE_A_STORY, BEFORE_A_GAME],
  writtenReport: [`/home/reports/${REPORTS[0]}`], // what opens it; whole ones are looked at in e2e/written.spec.ts
  traitReport: ['/report'],
  article: [articleAddress(articles[0]!.slug)],
  blogTopic: [topicAddress(writtenTopics[0]!)],
  notFound: ['/nowhere'],
  sharedReport: ['/shared/nothing'],
  jobAd: ['/jobs/1'],
  application: ['/home/employer/candidates/1'],
  societyMember: ['/home/society/members/1'],
  societyCircle: ['/home/society/circles/1'],
  societyThread: ['/home/society/circles/1/threads/1'],
  societyConversation: ['/home/society/letters/1'],
  twoReport: ['/home/two/1'],
  tankProblem: ['/think-tank/nothing'],
  tankVersions: ['/think-tank/nothing/versions'],
  tankProposal: ['/home/think-tank/nothing'],
  tankReview: ['/home/society/think-tank/reviews/00000000-0000-4000-8000-000000000000'],
  tankVote: ['/home/society/think-tank/vote/nothing'],
  tankLog: ['/home/society/think-tank/log/nothing'],
  steadyPath: ['/steady/steady'],
  steadyStep: ['/steady/confidence/voice'],
  job: ['/home/manage-jobs/1'],
  comparison: ['/home/employer/compare/1001'],
};
/** A second address of a screen that stands under another one already. */
const again: readonly PageName[] = [
  'employerAnalytics',
  'employerManageInterviews',
  'employerCandidates',
  'employerPostJob',
  'employerManageJobs',
  'employerSettings',
  'employerSignup',
];
const addressesOf = ({ name, address }: PageOfSite) => (again.includes(name) ? [] : (several[name] ?? [address]));

/** What anyone can open. */
export const addressesOfEveryone: readonly string[] = [
  ...pages.filter(({ audience }) => audience === 'everyone').flatMap(addressesOf),
  DEMO_REPORT,
];
/** What only somebody who is logged in can open. */
export const addressesOfAPerson: readonly string[] = pages.filter(({ audience }) => audience === 'person').flatMap(addressesOf);
/** What members of the society open; the first of them shows something else to others. */
export const addressesOfAMember: readonly string[] = [
  '/home/society',
  ...pages.filter(({ audience }) => audience === 'society-member').flatMap(addressesOf),
];
/** The screens of those who run the site. */
export const addressesOfAnOperator: readonly string[] = pages.filter(({ audience }) => audience === 'operator').flatMap(addressesOf);
/** What only somebody who is logged in as an employer can open. */
export const addressesOfAnEmployer: readonly string[] = pages.filter(({ audience }) => audience === 'employer').flatMap(addressesOf);
