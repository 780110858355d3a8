import { expect, test } from 'vitest';
import { INTERVIEW_STATES } from '#contract/hiring/interview-words.ts';
import { type InterviewStep, isFree, overlaps, spanOf, stateAfter } from './rules.ts';

const STEPS: readonly InterviewStep[] = ['pick', 'propose', 'ask', 'end', 'complete', 'miss', 'cancel'];

test('each step is taken from these states, and from no other', () => {
  const from = (step: InterviewStep) =>
    INTERVIEW_STATES.flatMap((state) => (stateAfter(state, step) ? [`${state} -> ${stateAfter(state, step)}`] : []));
  expect(Object.fromEntries(STEPS.map((step) => [step, from(step)]))).toEqual({
    pick: ['proposed -> scheduled', 'rescheduled -> scheduled'],
    propose: [
      'proposed -> proposed',
      'scheduled -> rescheduled',
      'rescheduled -> rescheduled',
      'awaiting_feedback -> rescheduled',
      'no_show -> rescheduled',
    ],
    ask: ['proposed -> proposed', 'scheduled -> scheduled', 'rescheduled -> rescheduled'],
    end: ['scheduled -> awaiting_feedback'],
    complete: ['scheduled -> completed', 'awaiting_feedback -> completed', 'no_show -> completed'],
    miss: ['scheduled -> no_show', 'awaiting_feedback -> no_show', 'completed -> no_show'],
    cancel: ['proposed -> cancelled', 'scheduled -> cancelled', 'rescheduled -> cancelled'],
  });
});

const at = (time: string) => new Date(`2026-11-30T${time}:00Z`);

test('interviews that follow each other do not overlap', () => {
  const morning = spanOf(at('10:00'), 30);
  expect(overlaps(morning, spanOf(at('10:30'), 30))).toBe(false);
  expect(overlaps(morning, spanOf(at('10:29'), 30))).toBe(true);
  expect(overlaps(morning, spanOf(at('09:00'), 240))).toBe(true);
});

test('a proposed time is free until it comes, or until somebody is taken who was not when it was proposed', () => {
  const busy = [spanOf(at('10:15'), 30)];
  const slot = (isDouble: boolean) => ({ startsAt: at('10:00'), isDouble });
  expect(isFree(slot(false), 30, [], at('09:59'))).toBe(true);
  expect(isFree(slot(false), 30, [], at('10:00'))).toBe(false);
  expect(isFree(slot(false), 30, busy, at('09:00'))).toBe(false);
  expect(isFree(slot(false), 15, busy, at('09:00'))).toBe(true);
  expect(isFree(slot(true), 30, busy, at('09:00'))).toBe(true);
});
