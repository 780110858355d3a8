/** How often somebody can be told by mail what is new in the society. */
export const DIGEST_PACES = ['weekly', 'monthly'] as const;
export type DigestPace = (typeof DIGEST_PACES)[number];
/** Nobody gets one before they ask for it. */
export const DIGEST_CHOICES = ['never', ...DIGEST_PACES] as const;
export type DigestChoice = (typeof DIGEST_CHOICES)[number];

/** Their Hindi is in public/assets/i18n/hi/messages.json, under the English text. */
export const digestMessages = {
  choice: 'Please choose how often.',
  link: 'This link is not whole. Please copy all of it from the mail, or choose “never” on your own page of the society.',
  tooLarge: 'This is more than a mail program sends.',
} as const;
