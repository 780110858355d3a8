import type { ApplicationEventKind, ApplicationSource, ApplicationStatus } from '../tables.ts';

/** One line of what happened to applications, in the order in which it did. */
export type HappenedEvent = {
  readonly applicationId: number;
  readonly jobId: number;
  readonly kind: ApplicationEventKind;
  readonly toStage: number | null;
  readonly source: ApplicationSource;
  readonly at: Date;
};

/** A stay in a stage; `to` is null while it goes on. */
export type Visit = { readonly stageId: number; readonly from: Date; readonly to: Date | null };

/** What became of one application so far. */
export type History = {
  readonly applicationId: number;
  readonly jobId: number;
  readonly source: ApplicationSource;
  readonly appliedAt: Date;
  readonly visits: readonly Visit[];
  readonly status: ApplicationStatus;
  /** When it was decided; null while it is not. */
  readonly endedAt: Date | null;
};

type Going = { -readonly [Key in keyof History]: Key extends 'visits' ? Visit[] : History[Key] };

const ENDS: { readonly [Kind in ApplicationEventKind]?: ApplicationStatus } = {
  rejected: 'rejected',
  hired: 'hired',
  withdrawn: 'withdrawn',
};

/** The history of each application, told from its events alone. One whose first event is missing is left out: nothing is known of it. */
export function historiesOf(events: readonly HappenedEvent[]): History[] {
  const histories = new Map<number, Going>();
  for (const event of events) {
    const { applicationId, jobId, kind, toStage, source, at } = event;
    const known = histories.get(applicationId);
    if (kind === 'applied' && !known) {
      const visits = toStage === null ? [] : [{ stageId: toStage, from: at, to: null }];
      histories.set(applicationId, { applicationId, jobId, source, appliedAt: at, visits, status: 'active', endedAt: null });
    } else if (known) goOn(known, event);
  }
  return [...histories.values()];
}

function goOn(history: Going, { kind, toStage, at }: HappenedEvent): void {
  const end = ENDS[kind];
  if (end) {
    leave(history, at);
    history.status = end;
    history.endedAt = at;
  } else if (kind === 'moved' || kind === 'reopened') {
    leave(history, at);
    history.status = 'active';
    history.endedAt = null;
    const stageId = toStage ?? history.visits.at(-1)?.stageId;
    if (stageId !== undefined) history.visits.push({ stageId, from: at, to: null });
  }
}

function leave({ visits }: Going, at: Date): void {
  const last = visits.at(-1);
  if (last && last.to === null) visits[visits.length - 1] = { ...last, to: at };
}
