import { type Language, languages } from './language.ts';
import { type MomentFormat, momentFormat } from './moment.ts';

/**
 * The product counts its days in India, wherever the reader is: deadlines end there, and a page, a mail and a paper about the same thing
 * name the same day. The server, which renders pages, does not know the reader's clock.
 */
export const INDIAN_TIME = 'Asia/Kolkata';

/** Writes a day, such as 5 November 2026. */
export const indianDay = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: INDIAN_TIME });

/** Writes a day and its time, such as 5 November 2026 at 4:30 pm. */
export const indianMoment = (language: Language): MomentFormat =>
  momentFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: INDIAN_TIME });
