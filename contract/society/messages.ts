/** What the doors and the actions of the society say. Their Hindi is in public/assets/i18n/hi/messages.json, under the English text. */
export const societyMessages = {
  membersOnly: 'This is open to members of the Higher Mind Society.',
  editorsOnly: 'This is open to the editorial circle of the Higher Mind Society.',
  noSuchPerson: 'There is nobody with this username.',
} as const;
