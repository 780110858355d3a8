import { type Language, withLanguage } from '#contract/language.ts';
import { writeInvitation } from '#server/platform/calendar.ts';
import { letter } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';
import { MINUTE_MS } from '#server/platform/time.ts';
import type { ErasedMail } from './erased-mail-job.ts';
import { sayWhen } from './mails.ts';

type Facts = { readonly when: string; readonly job: string };
type Words = {
  readonly hello: (name: string) => string;
  readonly subject: (facts: Facts) => string;
  readonly text: (facts: Facts) => string;
  readonly interview: string;
  readonly ours: string;
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    subject: ({ when }) => `The interview on ${when} is cancelled`,
    text: ({ when, job }) =>
      `The interview on ${when} for the job “${job}” is cancelled: the candidate has had their data erased. That is why this mail names nobody.`,
    interview: 'Interview',
    ours: 'All interviews:',
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    subject: ({ when }) => `${when} का इंटरव्यू रद्द हो गया है`,
    text: ({ when, job }) =>
      `नौकरी “${job}” के लिए ${when} का इंटरव्यू रद्द हो गया है: उम्मीदवार ने अपना डेटा मिटवा दिया है। इसीलिए इस मेल में किसी का नाम नहीं है।`,
    interview: 'इंटरव्यू',
    ours: 'सारे इंटरव्यू:',
  },
};

type Who = { readonly name: string; readonly email: string };

/** To an interviewer, whose calendar takes the interview out. */
export function erasedMail(
  { calendarUid, sequence, startsAt, minutes, timeZone, origin }: Omit<ErasedMail, 'memberId' | 'orgId' | 'jobId'>,
  { language, ...reader }: Who & { readonly language: Language },
  job: string,
  organizer: Who,
  now: Date,
): Mail {
  const say = words[language];
  const start = new Date(startsAt);
  const facts = { job, when: sayWhen(start, timeZone, language) };
  const text = say.text(facts);
  const mail = letter(language, { to: reader.email, subject: say.subject(facts) }, [
    say.hello(reader.name),
    text,
    { link: say.ours, address: `${origin}${withLanguage('/home/manage-interviews', language)}` },
  ]);
  const content = writeInvitation({
    ...{ method: 'CANCEL', product: 'Interviews', uid: calendarUid, sequence, stampedAt: now, startsAt: start, timeZone, organizer },
    endsAt: new Date(start.getTime() + minutes * MINUTE_MS),
    ...{ summary: say.interview, description: text, location: '', attendees: [reader] },
  });
  return { ...mail, calendar: { method: 'CANCEL', content } };
}
