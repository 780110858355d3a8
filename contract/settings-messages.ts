/** What the settings of an account say, and the second step of a login. Hindi is in public/assets/i18n/hi/messages.json. */
export const settingsMessages = {
  password: {
    current: 'Please enter your present password.',
    wrong: 'This is not your present password. Please try again.',
    none: 'This account has no password yet. Choose one first with "Forgot password?" on the login page.',
  },
  email: {
    same: 'This is your email already.',
    notAsked: 'No change of your email is waiting. Please enter the new address again.',
    codeWrong: 'This code is wrong or has expired. Please check our latest email, or ask for another code.',
    tooMany: 'Your email was to be changed very often today. Please try again tomorrow.',
    undoOver: 'This link does not work any more: it has expired, or it was used already.',
    undoTaken: 'Another account has this email by now. Please write to us, and we will sort it out.',
  },
  step: {
    code: 'Please enter a code.',
    wrong: 'This code is wrong or has expired. Please enter the one that the app shows now.',
    tooMany: 'Too many wrong codes were entered. Please wait 15 minutes before you try again.',
    over: 'This took too long. Please log in once more.',
    isOn: 'The second step is on already. Turn it off before you set up another app.',
    isOff: 'The second step is not on.',
    notBegun: 'The set-up was not begun, or took too long. Please begin again.',
  },
  passkey: {
    failed: 'This passkey could not be confirmed. Please try again, or use your password.',
    known: 'This passkey belongs to an account already.',
    tooMany: 'Ten passkeys are enough. Please remove one before you add another.',
    name: 'Please give the passkey a name.',
    nameLong: 'The name cannot be more than 40 characters long.',
  },
  idMalformed: 'The number is a whole number.',
} as const;
