import { FIELDS, SPOKEN_LANGUAGES } from '#contract/society/member-page-words.ts';

/** As the address of the directory holds them. */
export type Filters = { readonly search?: string; readonly field?: string; readonly language?: string };

/** What the server takes: an address that somebody has changed by hand narrows nothing by what there is not. */
export const queryOf = ({ search, field, language }: Filters) => ({
  search: search?.trim() || undefined,
  field: FIELDS.find((one) => one === field),
  language: SPOKEN_LANGUAGES.find((one) => one === language),
});
