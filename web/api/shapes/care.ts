import { isBoolean, isListOf, isShape, isText } from './shape.ts';

const isSaid = isShape({ en: isText, hi: isText });

export const helpList = isShape({
  countries: isListOf(
    isShape({
      country: isText,
      names: isSaid,
      isOwn: isBoolean,
      lines: isListOf(isShape({ number: isText, name: isSaid, about: isSaid, source: isText, checkedOn: isText })),
    }),
  ),
});
