import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#server/platform/time.ts';
import { impactOf } from './group-outcomes.ts';
import { type HappenedEvent, historiesOf } from './histories.ts';
import { analyse, monthsOf, type StageOfJob } from './rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * DAY_MS);
/** Two jobs; the second has a stage less, and writes the name of the first a little differently. */
const stages: StageOfJob[] = [
  { jobId: 1, id: 11, position: 1, name: 'Applied' },
  { jobId: 1, id: 12, position: 2, name: 'Interview' },
  { jobId: 1, id: 13, position: 3, name: 'Offer' },
  { jobId: 2, id: 21, position: 1, name: 'applied ' },
  { jobId: 2, id: 22, position: 2, name: 'Offer' },
];
const event = (
  applicationId: number,
  kind: HappenedEvent['kind'],
  at: number,
  toStage: number | null = null,
  jobId = 1,
): HappenedEvent => ({
  ...{ applicationId, jobId, kind, toStage, at: day(at) },
  source: applicationId % 2 ? 'board' : 'link',
});

const events: HappenedEvent[] = [
  event(1, 'applied', 0, 11),
  event(1, 'moved', 2, 12),
  event(1, 'moved', 6, 13),
  event(1, 'hired', 10),
  event(2, 'applied', 0, 11),
  event(2, 'rejected', 3),
  event(3, 'applied', 1, 11),
  event(3, 'moved', 2, 13), // past a stage
  event(4, 'applied', 4, 11),
  event(5, 'applied', 0, 21, 2),
  event(5, 'moved', 5, 22, 2),
  event(5, 'withdrawn', 6, null, 2),
  event(6, 'applied', 0, 11),
  event(6, 'rejected', 1),
  event(6, 'reopened', 5),
];
const { stages: told, ...all } = analyse(historiesOf(events), stages, day(20));
const stage = (name: string) => told.find((one) => one.name === name)!;

describe('what became of applications', () => {
  test('is counted stage by stage: whoever came further has passed', () => {
    expect(told.map(({ name }) => name)).toEqual(['Applied', 'Interview', 'Offer']);
    expect(stage('Applied')).toMatchObject({ reached: 6, passed: 3, waiting: 2, rejected: 1, withdrawn: 0 });
    expect(stage('Interview')).toMatchObject({ reached: 2, passed: 2, waiting: 0 });
    expect(stage('Offer')).toMatchObject({ reached: 3, passed: 1, waiting: 1, withdrawn: 1 });
    expect(all).toMatchObject({ applications: 6, hired: 1 });
  });

  test('every stage adds up', () => {
    for (const { reached, passed, waiting, rejected, withdrawn } of told) expect(passed + waiting + rejected + withdrawn).toBe(reached);
  });

  test('takes time: what still lasts is told apart, and counts for as long as it has lasted', () => {
    // in the first stage 1, 1, 2, 3 and 5 days are over; 15 and 16 days go on
    expect(stage('Applied').time).toEqual({ lower: 1, median: 3, upper: null, ended: 5, waiting: 2 });
    expect(stage('Interview').time).toEqual({ lower: 4, median: 4, upper: 4, ended: 1, waiting: 0 });
    expect(all.timeToHire).toEqual({ lower: 10, median: 10, upper: 10, ended: 1, waiting: 3 });
  });

  test('is told by source', () => {
    expect(all.sources).toEqual([
      { source: 'board', applications: 3, passedFirst: 3, hired: 1 },
      { source: 'link', applications: 3, passedFirst: 0, hired: 0 },
    ]);
  });

  test('is nothing where nobody applied', () => {
    expect(analyse([], [], day(0))).toEqual({
      ...{ applications: 0, hired: 0, stages: [], sources: [] },
      timeToHire: { lower: null, median: null, upper: null, ended: 0, waiting: 0 },
    });
  });
});

describe('the impact of each stage', () => {
  test('counts those whom the employer has decided about, group by group, and the whole way at the end', () => {
    const many = [...Array(40).keys()].flatMap((person): HappenedEvent[] => [
      event(person, 'applied', 0, 11),
      ...(person < 10 ? [event(person, 'moved', 1, 12)] : [event(person, 'rejected', 1)]),
      ...(person < 6 ? [event(person, 'hired', 2)] : []),
    ]);
    const groups = new Map([...Array(40).keys()].map((person) => [person, person % 2 ? 'one' : 'other']));
    const [applied, interview, offer, whole] = impactOf(historiesOf(many), stages.slice(0, 3), groups);
    expect(applied!.rows).toMatchObject([
      { group: 'other', selected: 5, total: 20 },
      { group: 'one', selected: 5, total: 20 },
    ]);
    expect([interview!.rows, interview!.hidden]).toEqual([[], 2]); // three of each are decided: too few to be shown
    expect(offer!.name).toBe('Offer');
    expect(whole).toMatchObject({ name: null, rows: [{ total: 18 }, { total: 18 }] });
  });

  test('of those whose applications are erased rests on what was counted of them: the same as before', () => {
    const rejected = [...Array(12).keys()].flatMap((person) => [event(person, 'applied', 0, 11), event(person, 'rejected', 2)]);
    const hired = [...Array(12).keys()].flatMap((one) => [
      event(100 + one, 'applied', 0, 11),
      event(100 + one, 'moved', 1, 12),
      event(100 + one, 'hired', 2),
    ]);
    const histories = historiesOf([...rejected, ...hired]);
    const groupOf = (person: number) => [person, person % 2 ? 'one' : 'other'] as const;
    const told = [...histories.map(({ applicationId }) => groupOf(applicationId))];
    const before = impactOf(histories, stages.slice(0, 3), new Map(told));
    expect(before[0]!.rows).toMatchObject([
      { selected: 6, total: 12 },
      { selected: 6, total: 12 },
    ]);
    const sum = { jobId: 1, stageId: 11, status: 'rejected', people: 6 } as const;
    const erased = [
      { ...sum, said: 'one' },
      { ...sum, said: 'other' },
    ];
    const left = new Map(told.filter(([person]) => person >= 100));
    expect(impactOf(histories, stages.slice(0, 3), left, erased)).toEqual(before);
    // without them only those who were hired would be left, and every difference would vanish
    expect(impactOf(histories, stages.slice(0, 3), left)[0]!.rows).toMatchObject([
      { selected: 6, total: 6 },
      { selected: 6, total: 6 },
    ]);
  });

  test('counts whole months alone, up to the end of the last', () => {
    const now = new Date('2026-11-23T06:00:00Z');
    expect(monthsOf('all', now)).toEqual({ since: null, until: new Date('2026-11-01T00:00:00Z') });
    expect(monthsOf('30', now)).toEqual({ since: new Date('2026-10-01T00:00:00Z'), until: new Date('2026-11-01T00:00:00Z') });
    expect(monthsOf('90', now).since).toEqual(new Date('2026-08-01T00:00:00Z'));
  });
});
