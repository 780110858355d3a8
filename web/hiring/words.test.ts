import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { employerMessages } from '#contract/hiring/account-messages.ts';

type Words = { readonly [key: string]: string | Words };
const read = (file: string) => JSON.parse(readFileSync(`public/assets/i18n/en/${file}.json`, 'utf8')) as Words;
const texts = (words: Words): string[] => Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));

/** What the specification fixes of the employers' screens (sections 2.7, 5 and 8), word for word. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  'hiring-accounts': [
    'Employer Login',
    'Login',
    'Logging in...',
    'Please fill in both email and password correctly.',
    "Don't have an employer account?",
    'Sign up here',
    'Login Successful!',
    'Login failed. Please check your credentials and try again.',
    'Employer Signup',
    'Company Name',
    'Company Email',
    'Mobile Number',
    'Password',
    'Confirm Password',
    'Signup',
    'Signup Successful!',
    'Please fill all fields correctly!',
    'An error occurred. Please try again.',
  ],
  'hiring-dashboard': [
    'Welcome, ',
    'Employer',
    'Active Job Listings',
    'New Applications',
    'Pending Jobs',
    'Scheduled Interviews',
    'Recent Activity',
    '{{name}} applied for {{job}}',
    'Notifications',
    'Quick Actions',
    'Create New Job',
    'Manage Interviews',
    'Could not load dashboard metrics.',
    'Could not load recent jobs.',
    'Could not load recent applications.',
    'Could not load notifications.',
  ],
};

test.each(Object.entries(fixed))('the words of %s hold the specification’s own', (file, wanted) => {
  const found = texts(read(file));
  expect(wanted.filter((text) => !found.includes(text))).toEqual([]);
});

test('so do the messages of the login form', () => {
  expect(employerMessages).toMatchObject({
    emailRequired: 'Email is required.',
    emailPattern: 'Please enter a valid email.',
    passwordRequired: 'Password is required.',
  });
});
