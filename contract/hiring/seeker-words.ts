/** What the forms of people who look for work need without the schemas. */
export const MAX_CV_BYTES = 5 * 1024 * 1024;
export const MAX_CVS_A_DAY = 20;
export const MAX_PHONE_LENGTH = 20;
export const MAX_PLACE_LENGTH = 80;
export const MAX_HEADLINE_LENGTH = 120;
export const MAX_LINKS = 5;
export const MAX_LINK_LENGTH = 200;
export const MAX_APPLICATION_LETTER = 5_000;
export const MAX_ANSWER_LENGTH = 2_000;

export const seekerMessages = {
  phone: 'A phone number has 6 to 15 digits, perhaps with a + in front.',
  place: 'This is too long for a place: 80 letters are the most.',
  headline: 'This is too long: 120 letters are the most.',
  links: 'Each link begins with https:// or http://, and there are five at the most.',
  letter: 'This letter is too long: 5,000 letters are the most that we can take.',
  answerLong: 'This answer is too long: 2,000 letters are the most.',
  answerMissing: 'The employer needs an answer to this.',
  answerChoice: 'Please choose one of the answers.',
  answerNumber: 'Please answer with a number.',
  answersWrong: 'Some questions still need an answer. Nothing that you typed was lost.',
  cvTooLarge: 'This file is larger than 5 MB. Please save a smaller one and try again.',
  cvEmpty: 'This file is empty. Please choose another one.',
  cvKind: 'This is no PDF, Word (.docx), OpenDocument (.odt) or plain text, whatever its name says. Please choose another file.',
  cvTooOften: `You have uploaded ${MAX_CVS_A_DAY} files today, which is the most. The last one stays; please upload another one tomorrow.`,
  cvName: 'The name of this file cannot be used. Please give it another name.',
  noCv: 'You have stored no CV.',
  adultsOnly: 'You can apply when you are 18. Until then nothing of yours is shown to an employer, even if a parent agrees.',
  verifyFirst: 'Please verify your email first: the employer answers to it. Nothing that you typed was lost.',
  jobClosed: 'This job takes no more applications. Nothing that you typed was lost: you can copy it for another one.',
  withdrawn: 'You have withdrawn your application for this job. To apply again, please write to the employer.',
  decidedBefore: 'The employer had your name for this job already, and has decided. To apply again, please write to them.',
  notYours: 'There is no such application of yours.',
  decided: 'This application has been decided, or you have withdrawn it already.',
  tooMany: 'You have applied for many jobs today. Please go on tomorrow.',
} as const;
