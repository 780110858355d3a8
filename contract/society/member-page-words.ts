/** Fields of knowledge and work, from which members choose: their words stand in society-members.json. */
export const FIELDS = [
  ...(['mathematics', 'physics', 'chemistry', 'life-sciences', 'medicine', 'psychology', 'computing', 'engineering'] as const),
  ...(['energy', 'environment', 'agriculture', 'economics', 'business', 'law', 'government', 'education'] as const),
  ...(['history', 'philosophy', 'languages', 'literature', 'arts', 'music', 'design', 'crafts'] as const),
] as const;
export type Field = (typeof FIELDS)[number];

/** ISO 639; their names are known to every browser, in every language. */
export const SPOKEN_LANGUAGES = [
  ...(['hi', 'en', 'as', 'bn', 'gu', 'kn', 'ks', 'ml', 'mr', 'ne', 'or', 'pa', 'sa', 'sd', 'ta', 'te', 'ur'] as const),
  ...(['ar', 'cs', 'da', 'de', 'el', 'es', 'fa', 'fi', 'fr', 'he', 'hu', 'id', 'it', 'ja', 'ko', 'nl', 'no', 'pl', 'pt'] as const),
  ...(['ro', 'ru', 'si', 'sv', 'sw', 'th', 'tr', 'uk', 'vi', 'zh'] as const),
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** What a page can hold. Each part is shown to other members only if its owner says so. */
export const PAGE_PARTS = ['name', 'lines', 'fields', 'languages', 'place', 'offer', 'lookFor'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

export const MAX_MEMBER_NAME_LENGTH = 60;
export const MAX_LINES_LENGTH = 500;
export const MAX_MEMBER_PLACE_LENGTH = 80;
export const MAX_OFFER_LENGTH = 500;
export const MAX_FIELDS = 6;
export const MAX_SPOKEN_LANGUAGES = 10;
export const MAX_SEARCH_LENGTH = 100;
export const MEMBERS_PAGE_SIZE = 20;
