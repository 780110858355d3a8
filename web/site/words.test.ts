import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Words = { readonly [key: string]: string | Words };
const read = (file: string) => JSON.parse(readFileSync(`public/assets/i18n/en/${file}.json`, 'utf8')) as Words;
const texts = (words: Words): string[] => Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));

/** What the specification fixes of the public pages (sections 1, 2.2 and 2.3), word for word. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  site: ['Unlock your cognitive potential'],
  landing: ['How to get membership', 'Benefits of membership'],
  'landing-brain': [
    'Unlocking human potential through cognitive insights',
    'Enhancing Cognitive Skills',
    'Adaptability & Resilience',
    'Unlock Personal Strengths',
    'Achieve Peak Potential',
    'Discover the Power of Personality and Cognitive Domains',
    'To humanize artificial intelligence.',
  ],
  'landing-cards': ['For organizations', 'For individuals', 'For schools', 'Back'],
  'report-names': [
    'Personality (Emotional)',
    'Cognitive',
    'Personality (Rational)',
    'Career',
    'Advanced Personality',
    'Entrepreneurship',
    'Relationship Compatibility',
  ],
  about: ['About Us', 'Innovative Solutions', 'Driven by Passion', 'Global Impact'],
  identity: [
    'User-Name',
    'Name',
    'Email',
    'Password',
    'Confirm Password',
    'Sign-up',
    'Signing up...',
    'Registration successful',
    'Terms & Policy',
    'Agree to Terms & Policy',
    'Cancel',
    'Accept and Continue',
    'Login',
    'Sign Up',
    'Login Successful!',
    'Login Failed',
    'Invalid username or password. Please try again.',
    'Set up your profile',
    'Play cognitive games',
    'Get analytics reports',
  ],
  'privacy-policy': ['Privacy Policy'],
  'return-policy': ['Return Policy'],
  'refund-policy': ['Refund Policy'],
  disclaimer: ['Disclaimer'],
  'about-policy': ['About Us'],
};

test.each(Object.entries(fixed))('the words of %s hold the specification’s own', (file, wanted) => {
  const found = texts(read(file));
  expect(wanted.filter((text) => !found.includes(text))).toEqual([]);
});
