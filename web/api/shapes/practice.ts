import { ART_NAMES, COURSE_DAYS, MAX_STEP, MEASURES } from '#contract/practice-words.ts';
import {
  type Is,
  isBoolean,
  isDate,
  isListOf,
  isMapOf,
  isMissingOr,
  isNullOr,
  isNumber,
  isObject,
  isOneOf,
  isShape,
  isText,
  isWhole,
} from './shape.ts';

const isAny = isNumber(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
const isWholeWithin =
  (min: number, max: number): Is<number> =>
  (value): value is number =>
    isWhole(value) && value >= min && value <= max;
const isCourseLength: Is<typeof COURSE_DAYS> = (value): value is typeof COURSE_DAYS => value === COURSE_DAYS;
const hour = isNullOr(isWholeWithin(0, 23));
const day: Is<string> = (value): value is string => isDate(value) && /^\d{4}-\d\d-\d\d$/.test(value);
const exercise: Is<string> = (value): value is string => isText(value) && value.length <= 30 && /^[a-z]+(-[a-z]+)*$/.test(value);

export const practice = isShape({
  today: day,
  timeZone: isNullOr(isText),
  course: isNullOr(
    isShape({
      arts: isListOf(isOneOf(...ART_NAMES)),
      begunOn: day,
      daysPractised: isWhole,
      daysInAll: isCourseLength,
      week: isWholeWithin(1, 4),
      isOver: isBoolean,
      retestFrom: day,
    }),
  ),
  plan: isNullOr(isShape({ isRest: isBoolean, exercise, step: isWholeWithin(1, MAX_STEP), act: exercise })),
  doneToday: isListOf(exercise),
  askAfter: isListOf(isShape({ exercise, day })),
  days: isListOf(isShape({ day, exercises: isWhole })),
  steps: isMapOf(isWhole),
  suggestions: isListOf(isShape({ art: isOneOf(...ART_NAMES), because: isOneOf('delight', 'growth') })),
});

export const practiceLines = isShape({
  lines: isListOf(
    isShape({
      exercise,
      measure: isOneOf(...MEASURES),
      points: isListOf(isShape({ day, value: isAny })),
      middle: isNullOr(isAny),
      spread: isNullOr(isAny),
      change: isNullOr(isOneOf('more', 'less', 'within')),
    }),
  ),
});

export const journal = isShape({
  entries: isListOf(isShape({ key: isText, day, exercise: isNullOr(exercise), text: isText })),
});

export const practiceSettings = isShape({ timeZone: isNullOr(isText), mailHour: hour, calendarHour: hour });

/** Each game knows more of its trials. */
const trial: Is<{ [field: string]: unknown; id: string; practice: boolean }> = (
  value,
): value is { [field: string]: unknown; id: string; practice: boolean } => isObject(value) && isText(value.id) && isBoolean(value.practice);

export const practiceRound = isShape({
  next: isNullOr(trial),
  feedback: isMissingOr(isOneOf('right', 'wrong')),
  shown: isMissingOr(isObject),
  share: isNumber(0, 1),
  judged: isWhole,
});
