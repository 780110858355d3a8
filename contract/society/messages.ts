import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from './membership-words.ts';

/** What the doors and the actions of the society say. Their Hindi is in public/assets/i18n/hi/messages.json, under the English text. */
export const societyMessages = {
  membersOnly: 'This is open to members of the Higher Mind Society.',
  editorsOnly: 'This is open to the editorial circle of the Higher Mind Society.',
  noSuchPerson: 'There is nobody with this username.',
  notNow: 'This cannot be done where you stand now. Please load the page again.',
  reasonShort: `Please write at least ${MIN_REASON_LENGTH} letters.`,
  reasonLong: `This is too long. ${MAX_REASON_LENGTH} letters are the most that we can take.`,
  noAppeal: 'There is nothing to appeal against, or you have done so already.',
  notMember: 'This person is no member.',
  noSuchExclusion: 'There is no such exclusion.',
  noOpenAppeal: 'There is no appeal that waits for a decision.',
  decideByAnother: 'Whoever has excluded somebody does not decide the appeal. Please leave it to another operator.',
} as const;
