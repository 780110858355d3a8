import { MAX_DEADLINE_DAYS } from './job-words.ts';

/** What the settings of an organisation say when something cannot be done. */
export const organisationMessages = {
  name: 'Please enter a name of 3 to 80 characters.',
  personName: 'Please enter a name of 2 to 80 characters.',
  about: 'This is too long. 2000 characters are the most.',
  website: 'Please enter the whole address, such as https://harbour-tea.example.',
  timeZone: 'Please choose a time zone from the list.',
  stageName: 'Each stage needs a name of 1 to 40 characters.',
  stagesAlike: 'Two stages have the same name. Please give each its own.',
  stageCount: 'A job has between 2 and 12 stages.',
  deadline: `Please enter a number of days from 1 to ${MAX_DEADLINE_DAYS}, or leave it empty.`,
  days: 'Please enter a number of days from 30 to 3650.',
  role: 'Please choose a role.',
  lastOwner: 'An organisation needs an owner. Make somebody else an owner first.',
  ownRole: 'Another owner can change your role. You cannot change it yourself.',
  verifyFirst: 'Please verify your own email before you invite others.',
  alreadyMember: 'Somebody with this email is already in your organisation.',
  tooManyInvitations: 'Your organisation has sent very many invitations today. Please send further ones tomorrow.',
  invitationOver: 'This invitation has expired, was used, or was taken back. Ask for a new one.',
  nameNeeded: 'Please enter your name.',
  elsewhere: 'This account already belongs to an organisation. Leave that one first, in its settings.',
  wrongPassword: 'This is not the password of your employer account.',
} as const;
