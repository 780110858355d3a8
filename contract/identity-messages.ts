/** What forms and server say about accounts. The English stands here once; its Hindi stands in public/assets/i18n/hi/messages.json. */
export const identityMessages = {
  notText: 'This must be text.',
  username: {
    required: 'Username is required.',
    short: 'Username must be at least 3 characters long.',
    long: 'Username cannot be more than 15 characters long.',
    pattern: 'Username must contain at least one letter and one number, and cannot include special characters.',
    taken: 'This username is already taken. Please choose another.',
  },
  name: {
    required: 'Name is required.',
    pattern: 'Name can only contain letters and spaces.',
    short: 'Name must be at least 4 characters long.',
    long: 'Name cannot be more than 40 characters long.',
  },
  email: {
    required: 'Email is required.',
    pattern: 'Please enter a valid email address.',
    long: 'Email cannot be more than 40 characters long.',
    taken: 'An account with this email already exists. Log in, or use another email.',
  },
  password: {
    required: 'Password is required.',
    short: 'Password must be at least 6 characters long.',
    long: 'Password cannot be more than 128 characters long.',
    pattern: 'Password must contain at least one letter, one number, and one special character ($!%*?&).',
  },
  confirmPassword: { required: 'Confirm Password is required.', mismatch: 'Passwords do not match.' },
  terms: { required: 'You must agree to the terms and policy.' },
  strength: {
    empty: 'Choose a strong password',
    Weak: 'Strength: Weak',
    Medium: 'Strength: Medium',
    Strong: 'Strength: Strong',
  },
  signup: {
    failed: 'Registration failed',
    done: 'Registration successful!',
    taken: 'Some of this is already in use. Please correct the marked fields.',
  },
  login: {
    usernameOrEmail: 'Username or email is required.',
    invalid: 'Invalid credentials',
    tooMany: 'Too many login attempts. Please wait a few minutes, or choose a new password with "Forgot password?".',
    ended: 'You are not logged in on this device, or your login has ended. Please log in again.',
  },
  google: {
    failed: 'Google could not confirm who you are. Please try again, or log in with your password.',
    notConfigured: 'Logging in with Google is not set up here. Please use your username and password.',
    notLinked: 'An account with this email exists, but its email is not verified yet. Log in with your password and verify it first.',
  },
  code: {
    required: 'OTP is required.',
    pattern: 'The code has six digits.',
    resent: 'OTP has been resent to your email.',
    resendFailed: 'Failed to resend OTP',
    tooSoon: 'A code was sent a moment ago. Please wait until the timer ends before you ask for another.',
    tooMany: 'Too many codes were asked for or tried. Please wait an hour and try again.',
  },
  verify: { failed: 'Email verification failed' },
  reset: {
    sent: 'If an account has this email, a code is on its way there.',
    failed: 'This code is wrong or has run out. Please ask for a new one.',
  },
  crossSite: 'This request came from another site and was not carried out. Please open the page again and retry.',
  signupTooMany: 'Too many accounts were made from your network. Please try again in an hour.',
  someoneElse: 'This belongs to someone else. You can read only your own.',
} as const;
