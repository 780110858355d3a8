import type { Language } from '#contract/language.ts';
import { type MomentFormat, momentFormat as makeMomentFormat } from '#contract/moment.ts';

/*
 * How languages write numbers, dates and lists. To make a format takes a slow phone ten milliseconds, and each part of a page asks for
 * several: every one is made once.
 */
const kept = new Map<string, unknown>();

function keep<Format>(kind: string, locale: string, options: object, make: () => Format): Format {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const known = kept.get(key) as Format | undefined;
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  keep('number', locale, options, () => new Intl.NumberFormat(locale, options));

/** In the time zone of the reader's device, unless another is named. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keep('date', locale, options, () => new Intl.DateTimeFormat(locale, options));

/** A day with its time, or a time alone, as the language says it. */
export const momentFormat = (language: Language, options: Intl.DateTimeFormatOptions): MomentFormat =>
  keep('moment', language, options, () => makeMomentFormat(language, options));

export const listFormat = (locale: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat =>
  keep('list', locale, options, () => new Intl.ListFormat(locale, options));

/** Names of countries and of languages. */
export const nameFormat = (locale: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames =>
  keep('name', locale, options, () => new Intl.DisplayNames(locale, options));
