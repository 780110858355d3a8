import { HARMS, OUTCOMES, SIDES, SNAPSHOT_PARTS, SUBJECT_KINDS } from '#contract/society/safety-words.ts';
import { isBoolean, isCount, isDate, isListOf, isNullOr, isOneOf, isShape, isText, isWhole } from './shape.ts';

const isOutcome = isOneOf(...OUTCOMES);
const isKind = isOneOf(...SUBJECT_KINDS);
const snapshot = isListOf(isShape({ part: isOneOf(...SNAPSHOT_PARTS), text: isText }));
const said = isListOf(isShape({ harm: isOneOf(...HARMS), words: isText, at: isDate }));
const ruling = { text: isText, at: isDate, isChanged: isNullOr(isBoolean), reason: isNullOr(isText) };
const own = { caseId: isWhole, kind: isKind, appealUntil: isNullOr(isDate), appeal: isNullOr(isShape(ruling)) };

export const complaint = isShape({ caseId: isWhole, dueAt: isDate });

export const ownSafety = isShape({
  pausedUntil: isNullOr(isDate),
  complaints: isListOf(
    isShape({
      ...own,
      ...{ said, dueAt: isDate, reason: isNullOr(isText), decidedAt: isNullOr(isDate) },
      state: isOneOf('waiting', 'nothing', 'acted', 'gone'),
    }),
  ),
  decisions: isListOf(isShape({ ...own, snapshot, outcome: isOutcome, reason: isText, decidedAt: isDate, isInForce: isBoolean })),
});

const reviewedCase = isShape({
  ...{ caseId: isWhole, kind: isKind, complainers: isCount, said, openedAt: isDate, dueAt: isDate },
  snapshots: isListOf(isShape({ at: isDate, parts: snapshot })),
  authors: isNullOr(isListOf(isText)),
  earlier: isListOf(isShape({ outcome: isOutcome, decidedAt: isNullOr(isDate) })),
  decision: isNullOr(isShape({ outcome: isOutcome, reason: isText, by: isText, at: isDate })),
  outcomes: isListOf(isOutcome),
  mayDecide: isBoolean,
  appeals: isListOf(
    isShape({
      ...ruling,
      ...{ side: isOneOf(...SIDES), dueAt: isDate, decidedBy: isNullOr(isText), mayDecide: isBoolean, outcomes: isListOf(isOutcome) },
    }),
  ),
  log: isListOf(isShape({ number: isWhole, kind: isText, hash: isText, at: isDate })),
});

export const caseQueue = isShape({ isOnlyOperator: isBoolean, waiting: isListOf(reviewedCase), decided: isListOf(reviewedCase) });
