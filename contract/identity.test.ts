import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { EmailForm, LoginForm, passwordStrength, ResetForm, register, SignupForm, VerifyForm } from './identity.ts';

const asha = {
  username: 'asha21',
  name: 'Asha Rao',
  email: 'asha@example.org',
  password: 'river7$',
  confirmPassword: 'river7$',
  terms: true,
};
const firstMessages = (schema: z.ZodType, input: unknown) => {
  const messages: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) messages[path.join('.')] ??= message;
  return messages;
};
const long = (length: number, end = '') => 'a'.repeat(length - end.length) + end;

const username = 'Username must contain at least one letter and one number, and cannot include special characters.';
const password = 'Password must contain at least one letter, one number, and one special character ($!%*?&).';
const email = 'Please enter a valid email address.';

describe('the sign-up form', () => {
  test.each([
    ['username', undefined, 'Username is required.'],
    ['username', '   ', 'Username is required.'],
    ['username', 7, 'This must be text.'],
    ['username', 'a1', 'Username must be at least 3 characters long.'],
    ['username', ' a1 ', 'Username must be at least 3 characters long.'],
    ['username', 'a$', 'Username must be at least 3 characters long.'],
    ['username', long(16, '1'), 'Username cannot be more than 15 characters long.'],
    ['username', long(16, '$'), 'Username cannot be more than 15 characters long.'],
    ['username', 'asha', username],
    ['username', '12345', username],
    ['username', 'asha_1', username],
    ['username', 'as ha1', username],
    ['username', 'аsha21', username], // a Cyrillic а
    ['username', 'asha😀1', username],
    ['username', 'asha२१', username],
    ['name', '', 'Name is required.'],
    ['name', 'A1', 'Name can only contain letters and spaces.'],
    ['name', 'Asha 2', 'Name can only contain letters and spaces.'],
    ['name', 'Asha\u202Eoar', 'Name can only contain letters and spaces.'],
    ['name', 'Ram', 'Name must be at least 4 characters long.'],
    ['name', long(41), 'Name cannot be more than 40 characters long.'],
    ['email', '', 'Email is required.'],
    ['email', 'asha', email],
    ['email', 'asha@localhost', email],
    ['email', 'a b@example.org', email],
    ['email', 'asha@exаmple.org', email], // a Cyrillic а
    ['email', long(41), email],
    ['email', long(41, '@example.org'), 'Email cannot be more than 40 characters long.'],
    ['password', '', 'Password is required.'],
    ['password', 'a1$', 'Password must be at least 6 characters long.'],
    ['password', 'abcdef', password],
    ['password', 'abcde1', password],
    ['password', 'abcde$', password],
    ['password', '12345$', password],
    ['password', 'abcde1#', password],
    ['password', long(129, '1$'), 'Password cannot be more than 128 characters long.'],
    ['confirmPassword', '', 'Confirm Password is required.'],
    ['confirmPassword', 'river7', 'Passwords do not match.'],
    ['confirmPassword', 'river7$ ', 'Passwords do not match.'],
    ['terms', false, 'You must agree to the terms and policy.'],
    ['terms', 'true', 'You must agree to the terms and policy.'],
  ])('says of %s %j: %s', (field, value, message) => {
    expect(firstMessages(SignupForm, { ...asha, [field]: value })[field]).toBe(message);
  });

  test.each([
    ['username', 'as1'],
    ['username', long(15, '1')],
    ['username', ' Asha21 '],
    ['name', 'राम कुमार'],
    ['name', 'José'],
    ['name', long(40)],
    ['email', 'a@b.co'],
    ['email', long(40, '@example.org')],
  ])('accepts as %s %j', (field, value) => {
    expect(firstMessages(SignupForm, { ...asha, [field]: value })).toEqual({});
  });

  test.each(['abc1$d', '€ure 1!', 'नदी१२३$', long(128, '1$')])('accepts the password %j', (value) => {
    expect(firstMessages(SignupForm, { ...asha, password: value, confirmPassword: value })).toEqual({});
  });

  test('trims what is not a password', () => {
    expect(SignupForm.parse({ ...asha, username: ' asha21 ', name: ' Asha Rao ', email: ' asha@example.org ' })).toEqual(asha);
  });

  test('compares the passwords though other fields are wrong', () => {
    expect(firstMessages(SignupForm, { password: 'a', confirmPassword: 'b' })).toMatchObject({
      username: 'Username is required.',
      password: 'Password must be at least 6 characters long.',
      confirmPassword: 'Passwords do not match.',
    });
  });

  test('a million letters in each field are refused at once', () => {
    const started = performance.now();
    const million = 'a '.repeat(500_000);
    expect(
      Object.keys(
        firstMessages(SignupForm, {
          username: million,
          name: million,
          email: million,
          password: million,
          confirmPassword: 'x',
          terms: true,
        }),
      ),
    ).toHaveLength(5);
    expect(performance.now() - started).toBeLessThan(5_000); // what tries every way to match takes hours
  });

  test('the server takes a language besides', () => {
    expect(register.body.parse({ ...asha, language: 'hi' })).toEqual({ ...asha, language: 'hi' });
    expect(firstMessages(register.body, { ...asha, confirmPassword: 'other', language: 'en' })).toEqual({
      confirmPassword: 'Passwords do not match.',
    });
  });
});

test.each(['482913', '482 913', ' 482913\n', '482\u00a0913'])('a code may be pasted as %j', (code) => {
  expect(VerifyForm.parse({ email: 'a@b.co', code }).code).toBe('482913');
});

test('the other forms name what is missing', () => {
  expect(firstMessages(LoginForm, {})).toEqual({ usernameOrEmail: 'Username or email is required.', password: 'Password is required.' });
  expect(firstMessages(VerifyForm, {})).toEqual({ email: 'Email is required.', code: 'OTP is required.' });
  expect(firstMessages(VerifyForm, { email: 'a@b.co', code: '12345' })).toEqual({ code: 'The code has six digits.' });
  expect(firstMessages(EmailForm, { email: 'asha' })).toEqual({ email });
  expect(firstMessages(ResetForm, { email: 'a@b.co', code: '123456', password: 'river7$', confirmPassword: 'river' })).toEqual({
    confirmPassword: 'Passwords do not match.',
  });
});

describe('the strength of a password', () => {
  test.each([
    ['', 0, 'Weak', 'Choose a strong password'],
    ['river', 0, 'Weak', 'Strength: Weak'],
    ['river7', 1, 'Weak', 'Strength: Weak'],
    ['river77$', 3, 'Medium', 'Strength: Medium'],
    ['River7', 2, 'Weak', 'Strength: Weak'],
    ['River77$', 4, 'Medium', 'Strength: Medium'],
    ['riverrivers7', 3, 'Medium', 'Strength: Medium'],
    ['RiverRiver7$', 5, 'Strong', 'Strength: Strong'],
  ])('of %j is %i, %s', (text, score, label, hint) => {
    expect(passwordStrength(text)).toEqual({ score, label, hint });
  });
});
