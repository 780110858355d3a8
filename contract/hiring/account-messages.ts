/** What the forms of employers' accounts and their server say. Most of it is the specification's. */
export const employerMessages = {
  companyName: 'A company name has at least 3 characters.',
  companyNameLong: 'A company name cannot be more than 80 characters long.',
  emailRequired: 'Email is required.',
  emailPattern: 'Please enter a valid email.',
  mobileNumber: 'A mobile number has exactly 10 digits.',
  passwordRequired: 'Password is required.',
  password: 'A password has at least 6 characters.',
  passwordLong: 'A password cannot be more than 128 characters long.',
  emailTaken: 'An employer account with this email already exists. Log in, or use another email.',
  loginFailed: 'Login failed. Please check your credentials and try again.',
  inNoOrganisation: 'This account belongs to no organisation now. Ask an owner of yours to invite you again.',
} as const;
