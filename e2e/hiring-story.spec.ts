import { type Browser, expect, type Page, test } from '@playwright/test';
import { OPTION_IDS } from '#content/stories/scenes.ts';
import { tests } from '#content/tests.ts';
import { logInAsEmployer, newOrganisation, verifyEmployer } from './employer.ts';
import { verifyEmail } from './forms.ts';
import { mailTo } from './mail-to.ts';
import { logInAsOperator } from './operator.ts';
import { logIn } from './person.ts';
import { violationsOf } from './violations.ts';

/** All that a draft of a job has; its form has tests of its own. */
const JOB = {
  ...{ description: '<p>Fit and mend the pumps of three harbours.</p>', department: '', place: 'Kochi', region: 'Kerala', country: 'IN' },
  ...{ workPlace: 'on-site', employment: 'full-time', salaryFrom: null, salaryTo: null, salaryCurrency: 'INR', salaryPer: 'year' },
  ...{ openings: 1, isConfidential: false, managerId: null, approverId: null, closesOn: null, language: 'en', questions: [] },
} as const;
const STAGES = ['Applied', 'Screening', 'Interview', 'Offer'] as const;
const BLIND_UNTIL = STAGES.indexOf('Interview');

type Headers = { readonly authorization: string };

async function post<Answer>(page: Page, path: string, headers: Partial<Headers>, data: object): Promise<Answer> {
  const response = await page.request.post(path, { headers, data });
  expect([200, 201], `${path}: ${await response.text()}`).toContain(response.status());
  return response.json();
}

/** A draft that is screened blind and looks for two strengths. */
async function makeDraft(page: Page, headers: Headers, title: string): Promise<number> {
  const { jobId, version } = await post<{ jobId: number; version: number }>(page, '/api/hiring/jobs', headers, {
    ...{ ...JOB, title, madeWith: crypto.randomUUID() },
  });
  const stages = STAGES.map((name) => ({ stageId: null, name, deadlineDays: 7 }));
  const put = async (path: string, data: object) => {
    const response = await page.request.put(`/api/hiring/jobs/${jobId}/${path}`, { headers, data });
    expect(response.status(), await response.text()).toBe(200);
    return (await response.json()) as { version: number };
  };
  const staged = await put('stages', { version, stages, blindUntil: BLIND_UNTIL });
  const duty = 'Plans the work of a week for three harbours.';
  await put('target', { version: staged.version, houses: [1, 4].map((house) => ({ house, weight: 3, minimum: 2, duty })) });
  return jobId;
}

/** As much of a story as somebody reads who is in a hurry: it may be answered without a connection, and is then sent at once. */
const STORY = 'lantern-ferry';
const story = tests[STORY];
const READ_MS = 1_050;
const SCENES_READ = Math.ceil(story.screens.length / 2) + 1;

/** A sitting that has begun; what it gives sends all its answers, once the time that they claim has passed. */
async function beginStory(page: Page, headers: Headers): Promise<() => Promise<void>> {
  const begun = Date.now();
  const start = { test: STORY, language: 'en' };
  const { sittingId, token } = await post<{ sittingId: number; token: string }>(page, '/api/test-sessions', headers, start);
  const { attention, consistency } = story.checks;
  const [one, other] = consistency.same[0]!;
  const meant: Readonly<Record<string, string>> = {
    [attention.screen]: attention.expected,
    [consistency.first]: one,
    [consistency.second]: other,
  };
  return async () => {
    await expect.poll(() => Date.now() - begun, { timeout: 60_000 }).toBeGreaterThan(READ_MS * SCENES_READ);
    for (const [position, screen] of story.screens.entries()) {
      const option = meant[screen] ?? OPTION_IDS[position % OPTION_IDS.length];
      const responseTimeMs = position < SCENES_READ ? READ_MS : 0;
      const response = await page.request.post(`/api/test-sessions/${sittingId}/responses`, {
        headers: { ...headers, 'x-test-session-token': token },
        data: { position, screen, answer: { kind: 'choice', option }, responseTimeMs },
      });
      expect(response.status(), await response.text()).toBe(200);
      if (position === story.screens.length - 1) expect(await response.json()).toMatchObject({ finished: true, valid: true });
    }
  };
}

const counter = (dashboard: Page, name: string) => dashboard.locator(`[data-counter=${name}]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the counters say, beside how long the lists are that they lead to. */
async function agreeWithLists(page: Page, headers: Headers): Promise<readonly number[]> {
  const read = async (path: string) => (await page.request.get(`/api/hiring/${path}`, { headers })).json();
  const metrics = await read('dashboard/metrics');
  const { interviews } = (await read('interviews')) as { interviews: { group: string }[] };
  const lists = [
    (await read('jobs?state=open')).jobs.length,
    (await read('applications?isNew=true&status=active')).counts.all,
    (await read('jobs?state=pending_approval')).jobs.length,
    interviews.filter(({ group }) => group === 'upcoming').length,
  ];
  expect([metrics.activeJobCount, metrics.newApplicationsCount, metrics.pendingJobsCount, metrics.scheduledInterviewsCount]).toEqual(lists);
  return lists;
}

/** Somebody who looks for work: logged in, verified, with a story begun. */
async function becomeSeeker(page: Page, name: string) {
  const account = await logIn(page, { name });
  await verifyEmail(page, account);
  const credentials = { usernameOrEmail: account.username, password: account.password };
  const { accessToken } = await post<{ accessToken: string }>(page, '/api/auth/login', {}, credentials);
  const headers = { authorization: `Bearer ${accessToken}` };
  return { ...account, headers, finishStory: await beginStory(page, headers) };
}

const newPage = async (browser: Browser) => (await browser.newContext({ reducedMotion: 'reduce' })).newPage();

test.use({ reducedMotion: 'reduce' });

test('from a first job to a hire: an employer and a candidate, each in a browser of their own', async ({ page: work, browser }) => {
  const seeker = await newPage(browser);
  const operator = await newPage(browser);
  const organisation = newOrganisation(`Harbour Pumps ${Date.now().toString(36)}`);
  const title = `Pump fitter ${Date.now().toString(36)}`; // others look for one at the same time
  const [employer, kavya] = await Promise.all([
    logInAsEmployer(work, organisation),
    becomeSeeker(seeker, 'Kavya Nair'),
    logInAsOperator(operator),
  ]);
  const { headers } = employer;
  await verifyEmployer(work, employer);
  const dashboard = await work.context().newPage(); // stays open all along: nobody reloads it
  const jobId = await makeDraft(work, headers, title);

  await test.step('the first job waits for the platform, and is published', async () => {
    await work.goto(`/home/manage-jobs/${jobId}`);
    await dashboard.goto('/home/employer/dashboard'); // the login is the same
    await expect(counter(dashboard, 'pendingJobsCount')).toHaveText('0');
    await button(work, 'Hand in').click();
    await expect(work.getByText('Being read by Bhava')).toBeVisible();
    await expect(counter(dashboard, 'pendingJobsCount')).toHaveText('1');
    await operator.goto('/operator/first-jobs');
    const waiting = operator.getByRole('listitem').filter({ hasText: organisation.companyName });
    await expect(waiting).toBeVisible();
    expect(await violationsOf(operator)).toEqual([]);
    await waiting.getByLabel('Reason').fill('A real firm with a telephone.');
    await waiting.getByRole('button', { name: 'Approve and verify' }).click();
    await expect(operator.getByRole('row').filter({ hasText: organisation.companyName })).toContainText('Approved');
    await expect(counter(dashboard, 'pendingJobsCount')).toHaveText('0');
    await button(work, 'Publish').click();
    await expect(button(work, 'Pause')).toBeVisible();
    await expect(counter(dashboard, 'activeJobCount')).toHaveText('1');
    await operator.context().close();
  });

  await work.goto(`/home/employer/candidates?view=board&job=${jobId}`);
  const column = (name: string) => work.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(column('Applied').getByRole('link')).toHaveCount(0);

  await test.step('a candidate finds it, and applies with what their CV says; a reload loses nothing', async () => {
    await seeker.goto('/jobs');
    await seeker.getByLabel('Job, department or organisation').fill(organisation.companyName);
    await button(seeker, 'Find jobs').click();
    await expect(seeker).toHaveURL(/Harbour/); // the form loads a new page; a link pressed on the old one would be dropped
    await seeker.getByRole('link', { name: title }).click();
    const cv = 'Kavya Nair\nPump fitter for six years\n+91 98200 12345\n';
    await seeker.getByLabel('CV').setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(cv) });
    const found = seeker.getByRole('region', { name: 'Found in your CV' });
    await expect(found.getByLabel('Your work in one line')).toHaveValue('Pump fitter for six years');
    expect(await violationsOf(seeker)).toEqual([]);
    await found.getByLabel('Your work in one line').fill('Pump fitter, six years');
    await seeker.getByLabel('Letter (if you like)').fill('I have fitted pumps in two harbours.');
    await seeker.reload();
    await expect(seeker.getByLabel('Letter (if you like)')).toHaveValue('I have fitted pumps in two harbours.');
    await expect(found.getByLabel('Your work in one line')).toHaveValue('Pump fitter, six years');
    await button(seeker, 'Send the application').click();
    await expect(seeker.getByText('Your application has arrived.', { exact: false })).toBeVisible();
    expect(await seeker.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bhava.application')))).toEqual([]);
  });

  await test.step('board and dashboard show it at once, without a name', async () => {
    await expect(column('Applied').getByRole('link')).toHaveText([/^Candidate \d+$/]);
    await expect(counter(dashboard, 'newApplicationsCount')).toHaveText('1');
    await expect(dashboard.getByText(/^Candidate \d+ applied for Pump fitter/)).toBeVisible();
    expect(await agreeWithLists(work, headers)).toEqual([1, 1, 0, 0]);
    await column('Applied').getByRole('link').click();
    await expect(work.getByText('This candidate shares no results for this application.', { exact: false })).toBeVisible();
    await expect(counter(dashboard, 'newApplicationsCount')).toHaveText('0');
  });
  const applicationId = Number(new URL(work.url()).pathname.split('/').at(-1));
  const note = work.getByLabel('A note for your colleagues');
  await note.fill('Ask about the night shifts');

  await test.step('the candidate shares two strengths, and the employer sees these two, beside what the job looks for', async () => {
    await kavya.finishStory();
    await seeker.goto('/home/shared-results');
    const card = seeker.getByRole('listitem').filter({ hasText: organisation.companyName });
    const strengths = card.getByRole('group', { name: 'What do you want to show?' }).getByRole('checkbox');
    await expect(strengths.nth(1)).toBeVisible();
    const names = await card.getByRole('group', { name: 'What do you want to show?' }).locator('label').allInnerTexts();
    for (const one of [strengths.nth(0), strengths.nth(1)]) await one.check();
    await button(seeker, 'See what they would see').click();
    await expect(button(seeker, 'I agree: share exactly this')).toBeVisible();
    expect(await violationsOf(seeker)).toEqual([]);
    await button(seeker, 'I agree: share exactly this').click();
    await expect(button(seeker, 'Take it back')).toBeVisible();
    const shared = work.getByRole('region', { name: 'Shared results' });
    await expect(shared.getByText('An aid to a structured interview', { exact: false })).toBeVisible();
    for (const name of names.slice(0, 2)) await expect(shared.getByText(name.trim(), { exact: true }).first()).toBeVisible();
    const told = shared.getByRole('listitem').filter({ hasNotText: 'Not shared' });
    expect(await violationsOf(work)).toEqual([]);
    for (const name of names.slice(2)) await expect(told.filter({ hasText: name.trim() })).toHaveCount(0);
  });

  await test.step('it stays blind until the interview; what a colleague notes appears while one is writing', async () => {
    await expect(work.getByText('Kavya')).toHaveCount(0);
    await post(work, `/api/hiring/applications/${applicationId}/notes`, headers, { text: 'Her letter is clear.', mentions: [] });
    await expect(work.getByText('Her letter is clear.')).toBeVisible();
    await expect(note).toHaveValue('Ask about the night shifts');
    await button(work, 'Move').click();
    const dialog = work.getByRole('dialog');
    await dialog.getByLabel('To which stage?').selectOption({ label: 'Interview' });
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(work.getByRole('heading', { name: 'Kavya Nair' })).toBeVisible();
    await expect(work.getByText('Pump fitter, six years')).toBeVisible();
  });

  await test.step('an interview is proposed, chosen, and stands in both lists and in the mail', async () => {
    await work.getByRole('link', { name: 'Propose an interview' }).click();
    const dialog = work.getByRole('dialog', { name: 'Propose an interview' });
    await expect(dialog.getByLabel('With whom')).toHaveValue(String(applicationId));
    await expect(dialog.getByRole('group', { name: 'Interviewers' }).getByRole('checkbox')).toBeChecked(); // who proposes
    const tomorrow = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await dialog.getByLabel('Day and time 1').fill(`${tomorrow}T11:00`);
    await button(work, 'Send the proposal').click();
    await expect(dialog).toBeHidden();
    await seeker.goto('/job-seeker');
    await seeker.getByRole('region', { name: 'Interviews' }).getByRole('button', { name: /11:00/ }).click();
    await expect(seeker.getByText('This is settled.', { exact: false })).toBeVisible();
    await expect(work.getByRole('region', { name: 'Coming up' }).getByRole('link', { name: 'Kavya Nair' })).toBeVisible();
    await expect(counter(dashboard, 'scheduledInterviewsCount')).toHaveText('1');
    expect(await mailTo(work, kavya.email, /Interview on/)).toMatch(/http:\/\/localhost:\d+\/job-seeker/);
  });

  await test.step('after a talk on the telephone, a scorecard; it offers to note that the talk was held', async () => {
    const soon = new Date(Date.now() + 2_500);
    const me = (await (await work.request.get('/api/employer/me', { headers })).json()) as { memberId: number };
    const talk = {
      title: 'Phone call',
      way: 'phone',
      minutes: 10,
      timeZone: 'Asia/Kolkata',
      times: [soon.toISOString()],
      interviewers: [me.memberId],
    };
    const { interviewId } = await post<{ interviewId: number }>(
      work,
      `/api/hiring/applications/${applicationId}/interviews`,
      headers,
      talk,
    );
    const own = (await (await seeker.request.get('/api/job-seeker/interviews', { headers: kavya.headers })).json()) as {
      interviews: { interviewId: number; slots: { slotId: number }[] }[];
    };
    const { slotId } = own.interviews.find((one) => one.interviewId === interviewId)!.slots[0]!;
    await post(seeker, `/api/job-seeker/interviews/${interviewId}/pick`, kavya.headers, { slotId });
    await work.goto(`/home/employer/candidates/${applicationId}`);
    await button(work, 'Write your scorecard').click();
    const strong = work.getByRole('radio', { name: '4 strong' });
    await expect(strong.first()).toBeVisible();
    for (const one of await strong.all()) await one.check();
    await work.getByLabel('What do you recommend?').selectOption({ label: 'Rather yes' });
    await expect.poll(() => Date.now()).toBeGreaterThan(soon.getTime());
    await button(work, 'Keep the scorecard').click();
    await expect(work.getByText('Was the interview “Phone call” held?')).toBeVisible();
    await button(work, 'It took place').click();
    await expect(work.getByText('Interview held: Phone call')).toBeVisible(); // in the history
    await expect(counter(dashboard, 'scheduledInterviewsCount')).toHaveText('1');
  });

  await test.step('the candidate is hired; the counters, the lists and the analytics say the same', async () => {
    await button(work, 'Hire').click();
    await work.getByRole('dialog').getByRole('button', { name: 'Hire' }).click();
    await expect(work.getByText('1 of 1 openings are filled.')).toBeVisible();
    await seeker.reload();
    await expect(seeker.getByText('You were chosen').first()).toBeVisible();
    const [active, ...others] = await agreeWithLists(work, headers);
    expect(others).toEqual([0, 0, 1]);
    await expect(counter(dashboard, 'activeJobCount')).toHaveText(String(active));
    await work.goto('/analytics');
    await expect(work.getByText('1 application; hired: 1.')).toBeVisible();
  });

  await dashboard.close();
  await seeker.context().close();
});
