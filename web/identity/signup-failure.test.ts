import { describe, expect, test } from 'vitest';
import { mapSignupFailure, pickMessage } from './signup-failure.ts';

describe('the message is picked in the order of the specification', () => {
  test.each([
    ['a plain string error', { error: 'plain', message: 'last' }, 'plain'],
    ['error.message', { error: { message: 'first', data: { message: 'second' }, error: 'third' }, message: 'last' }, 'first'],
    ['error.data.message', { error: { data: { message: 'second' }, error: 'third' }, message: 'last' }, 'second'],
    ['a string error.error', { error: { error: 'third' }, message: 'last' }, 'third'],
    ['message', { error: { error: { message: 'no' } }, message: 'last' }, 'last'],
    ['message, without an error', new Error('last'), 'last'],
    ['else our own', { error: { status: 500 } }, 'Registration failed'],
    ['else our own, of nothing', undefined, 'Registration failed'],
    ['else our own, of a number', 7, 'Registration failed'],
    ['else our own, of empty texts', { error: '', message: '  ' }, 'Registration failed'],
  ])('%s', (_where, failure, message) => {
    expect(pickMessage(failure)).toBe(message);
  });
});

describe('a refusal goes', () => {
  test.each([
    [
      'to each field that it names',
      { error: { message: 'm', errors: { username: 'taken', email: 'used' } } },
      { fields: { username: 'taken', email: 'used' } },
    ],
    ['to each field that it names itself', { errors: { email: 'used' } }, { fields: { email: 'used' } }],
    [
      'to the e-mail, if its text speaks of it',
      { error: { message: 'Email already exists' } },
      { fields: { email: 'Email already exists' } },
    ],
    ['to the e-mail before the username', { error: 'Username or EMAIL in use' }, { fields: { email: 'Username or EMAIL in use' } }],
    ['to the username, if its text speaks of it', { error: 'This Username is taken' }, { fields: { username: 'This Username is taken' } }],
    ['below the form otherwise', { error: 'Too many attempts' }, { fields: {}, general: 'Too many attempts' }],
    [
      'below the form if it names only fields that are not there',
      { error: { message: 'm', errors: { age: 'no' } } },
      { fields: {}, general: 'm' },
    ],
    ['below the form if the map holds no texts', { error: { message: 'm', errors: { email: 7 } } }, { fields: {}, general: 'm' }],
  ])('%s', (_where, failure, mapped) => {
    expect(mapSignupFailure(failure)).toEqual(mapped);
  });

  test('to the fields in the order of the form', () => {
    expect(Object.keys(mapSignupFailure({ error: { errors: { email: 'b', username: 'a' } } }).fields)).toEqual(['username', 'email']);
  });
});
