export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_FILES = 20;
export const MAX_FILE_NAME_LENGTH = 150;
export const FILES_A_DAY = 40;

/** What files of circles say. Their Hindi is in public/assets/i18n/hi/messages.json, under the English text. */
export const circleFileMessages = {
  missing: 'Please choose a file first.',
  empty: 'This file is empty. Please choose another one.',
  tooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
  kind: 'This is no PDF, Word (.docx), OpenDocument (.odt), PNG, JPEG or plain text (UTF-8), whatever its name says. Please choose another file.',
  textNamed: 'This file is plain text, but its name says something else. Please let its name end with .txt, .md or .csv.',
  nameMissing: 'This file has no name. Please give it one.',
  nameLong: `The name of this file is too long: ${MAX_FILE_NAME_LENGTH} letters are the most. Please give it a shorter one.`,
  full: `This circle has ${MAX_FILES} files, and more are not possible. When one is taken back, there is room again.`,
  tooMany: `You have added ${FILES_A_DAY} files in one day. Please go on tomorrow.`,
  noFile: 'There is no such file.',
  notYours: 'Only whoever added a file, or the host, can take it back.',
} as const;
