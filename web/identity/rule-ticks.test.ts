import { expect, test } from 'vitest';
import { passwordRules, SignupForm, usernameRules } from '#contract/identity.ts';

const { username, password } = SignupForm.shape;
const areAllMet = (rules: Readonly<Record<string, (text: string) => boolean>>, text: string) =>
  Object.values(rules).every((isMet) => isMet(text));

test.each(['asha', 'asha21', '21', 'a1', 'asha_21', 'आशा21', 'a234567890123456', 'A1b'])(
  'the username %s has every tick exactly when it is accepted',
  (text) => {
    expect(areAllMet(usernameRules, text)).toBe(username.safeParse(text).success);
  },
);

test.each(['Sunrise#2024', 'Sunrise$2024', 'a1!', 'abcdef1', 'abcdef!', '123456!', 'Abcdefghijkl', 'नदी77$घाट'])(
  'the password %s has every tick exactly when it is accepted',
  (text) => {
    expect(areAllMet(passwordRules, text)).toBe(password.safeParse(text).success);
  },
);
