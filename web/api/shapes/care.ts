import { inEachLanguage } from '#contract/language.ts';
import { PATHS, STEPS } from '#contract/steady-words.ts';
import { isBoolean, isDate, isListOf, isMapOf, isNullOr, isOneOf, isShape, isText, isWhole } from './shape.ts';

const isSaid = isShape(inEachLanguage(() => isText));
const isCountryHelp = {
  country: isText,
  names: isSaid,
  lines: isListOf(isShape({ number: isText, name: isSaid, about: isSaid, source: isText, checkedOn: isText })),
};
export const helpLines = isShape({ countries: isListOf(isShape(isCountryHelp)) });
export const helpList = isShape({ countries: isListOf(isShape({ ...isCountryHelp, isOwn: isBoolean })) });

const isReview = isShape({ clinician: isText, qualification: isText, reviewedOn: isText });
export const reviewed = isShape({ review: isNullOr(isReview) });

const isPlace = { path: isOneOf(...PATHS), step: isOneOf(...STEPS.steady, ...STEPS.confidence) };
const isSliders = isShape({ mood: isWhole, confidence: isWhole });
export const diary = isShape({
  review: isNullOr(isReview),
  writing: isOneOf('open', 'not-reviewed', 'minor'),
  steps: isListOf(
    isShape({
      ...isPlace,
      state: isOneOf('open', 'waits', 'later', 'closed'),
      opensAt: isNullOr(isDate),
      doneAt: isNullOr(isDate),
      times: isWhole,
    }),
  ),
  visits: isListOf(
    isShape({ ...isPlace, visitId: isWhole, begunAt: isDate, endedAt: isNullOr(isDate), before: isSliders, after: isNullOr(isSliders) }),
  ),
  notes: isListOf(isShape({ ...isPlace, noteId: isWhole, keptAt: isDate, parts: isMapOf(isText) })),
});
