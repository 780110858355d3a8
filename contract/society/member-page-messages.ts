import {
  MAX_FIELDS,
  MAX_LINES_LENGTH,
  MAX_MEMBER_NAME_LENGTH,
  MAX_MEMBER_PLACE_LENGTH,
  MAX_SPOKEN_LANGUAGES,
} from './member-page-words.ts';

export const memberPageMessages = {
  contact:
    'Please leave out phone numbers, e-mail addresses and links to messengers: every member can read this. Once somebody has said yes to your introduction, you can write to each other.',
  nameMissing: 'Please write the name that other members are to see.',
  nameLong: `This name is too long: ${MAX_MEMBER_NAME_LENGTH} letters are the most.`,
  textLong: `This is too long: ${MAX_LINES_LENGTH} letters are the most.`,
  placeLong: `This is too long for a place: ${MAX_MEMBER_PLACE_LENGTH} letters are the most.`,
  tooManyFields: `Please choose ${MAX_FIELDS} fields at the most.`,
  tooManyLanguages: `Please choose ${MAX_SPOKEN_LANGUAGES} languages at the most.`,
  notThere: 'There is no member with such a page.',
} as const;
