import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { appealDecidedMail, confirmedMail, excludedMail, invitedMail, waitingMail } from '../membership/mails.ts';

const day = new Date('2027-03-11T06:00:00Z');

test.each(LANGUAGES)('every mail leads to the page where all of it stands, and says no number of anybody: %s', (language) => {
  const to = { to: 'asha@example.org', name: 'Asha', language, origin: 'https://bhava.example' };
  const reason = 'For a reason.';
  const mails = [
    invitedMail(to, day),
    confirmedMail(to),
    waitingMail(to, day),
    waitingMail(to, null),
    excludedMail(to, reason),
    appealDecidedMail(to, { isLifted: true, reason }),
  ];
  for (const { text, subject } of mails) {
    expect(text).toContain('/home/society');
    expect(text).toContain('Asha');
    expect(`${subject} ${text.replaceAll('1%', '')}`).not.toMatch(/\d+\s*%/);
  }
  expect(mails[0]!.text).toMatch(/2027|२०२७/);
  expect(mails[3]!.text).not.toMatch(/2027|२०२७/);
});
