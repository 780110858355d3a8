import { describe, expect, test } from 'vitest';
import { JOB_STATES, JOB_STEPS, type JobState } from '#contract/hiring/job-words.ts';
import type { Role } from '#contract/hiring/roles.ts';
import type { Member } from '../rules.ts';
import { actsOpenTo, approvalNeeded, dayIn, isPastClosing, type JobStanding, maySeeJob, stateAfter } from './rules.ts';

const memberOf = (role: Role, id = 1): Member => ({ id, orgId: 7, accountId: 70 + id, role });
const jobOf = (changes: Partial<JobStanding> = {}): JobStanding => ({
  managerId: null,
  approverId: null,
  createdBy: 9,
  isConfidential: false,
  state: 'draft',
  waitsFor: null,
  ...changes,
});

describe('the life of a job', () => {
  /** Every step by every state, in the order of JOB_STATES; a dot: it does not happen. */
  test.each([
    ['submit', 'pending_approval . . . . . .'],
    ['waive', 'approved . . . . . .'],
    ['withdraw', '. draft . . . . .'],
    ['approve', '. approved . . . . .'],
    ['reject', '. draft . . . . .'],
    ['publish', '. . open . . . .'],
    ['pause', '. . . paused . . .'],
    ['resume', '. . . . open . .'],
    ['close', '. . closed closed closed . .'],
    ['expire', '. . . closed closed . .'],
    ['archive', 'archived . . . . archived .'],
  ] as const)('%s', (step, expected) => {
    expect(JOB_STATES.map((state) => stateAfter(step, state) ?? '.').join(' ')).toBe(expected);
  });

  test('the table above has every step', () => {
    expect(JOB_STEPS).toHaveLength(11);
  });

  test('nothing leads out of the archive, and every other state leads somewhere', () => {
    const leadsOn = (state: JobState) => JOB_STEPS.some((step) => stateAfter(step, state) !== undefined);
    expect(JOB_STATES.filter((state) => !leadsOn(state))).toEqual(['archived']);
  });
});

describe('who approves', () => {
  test.each([
    ['owner', null, false, 'platform'],
    ['owner', 2, false, 'platform'],
    ['owner', null, true, null],
    ['owner', 1, true, null],
    ['owner', 2, true, 'member'],
    ['recruiter', null, true, null],
    ['recruiter', 2, true, 'member'],
    ['hiring-manager', null, true, 'member'],
    ['hiring-manager', 1, true, 'member'],
    ['hiring-manager', 2, true, 'member'],
    ['hiring-manager', null, false, 'platform'],
  ] as const)('a job of a %s with approver %s, organisation verified: %s, waits for %s', (role, approverId, isVerified, expected) => {
    expect(approvalNeeded(memberOf(role), { approverId }, isVerified)).toBe(expected);
  });

  test('a hiring manager who names themself cannot approve their own job; an owner can', () => {
    const own = jobOf({ createdBy: 1, approverId: 1, state: 'pending_approval', waitsFor: 'member' });
    expect(actsOpenTo(memberOf('hiring-manager'), own)).toEqual(['edit', 'withdraw']);
    expect(actsOpenTo(memberOf('owner', 2), own)).toEqual(['edit', 'withdraw', 'approve', 'reject']);
  });

  test('what waits for the platform, no member approves', () => {
    const waiting = jobOf({ state: 'pending_approval', waitsFor: 'platform' });
    expect(actsOpenTo(memberOf('owner'), waiting)).toEqual(['edit', 'withdraw']);
  });
});

describe('what each role could do', () => {
  test.each([
    ['owner', 'draft', 'edit submit archive'],
    ['owner', 'approved', 'edit publish close'],
    ['owner', 'open', 'edit pause close'],
    ['owner', 'paused', 'edit resume close'],
    ['owner', 'closed', 'archive'],
    ['owner', 'archived', ''],
    ['recruiter', 'open', 'edit pause close'],
    ['hiring-manager', 'draft', ''],
    ['hiring-manager', 'open', ''],
    ['interviewer', 'draft', ''],
    ['interviewer', 'open', ''],
  ] as const)('%s, %s: %s', (role, state, acts) => {
    expect(actsOpenTo(memberOf(role), jobOf({ state })).join(' ')).toBe(acts);
  });

  test('a hiring manager writes their own job until it is approved', () => {
    const acts = (state: JobState) => actsOpenTo(memberOf('hiring-manager'), jobOf({ state, managerId: 1 }));
    expect(acts('draft')).toEqual(['edit', 'submit', 'archive']);
    expect(acts('approved')).toEqual([]);
    expect(acts('open')).toEqual([]);
  });

  test('a confidential job is for owners and for whose it is', () => {
    const secret = jobOf({ isConfidential: true, approverId: 4 });
    expect(maySeeJob(memberOf('owner'), secret)).toBe(true);
    expect(maySeeJob(memberOf('recruiter'), secret)).toBe(false);
    expect(maySeeJob(memberOf('recruiter', 9), secret)).toBe(true);
    expect(maySeeJob(memberOf('hiring-manager', 4), secret)).toBe(true);
    expect(maySeeJob(memberOf('interviewer', 4), secret)).toBe(false);
  });
});

describe('the last day to apply', () => {
  const evening = new Date('2026-11-23T19:00:00Z');
  test('is that of the organisation: in Kolkata it is already the next', () => {
    expect([dayIn('Asia/Kolkata', evening), dayIn('America/New_York', evening)]).toEqual(['2026-11-24', '2026-11-23']);
  });
  test.each([
    [null, 'Asia/Kolkata', false],
    ['2026-11-23', 'Asia/Kolkata', true],
    ['2026-11-24', 'Asia/Kolkata', false],
    ['2026-11-23', 'America/New_York', false],
  ])('%s in %s is over: %s', (closesOn, zone, expected) => {
    expect(isPastClosing(closesOn, zone, evening)).toBe(expected);
  });
});
