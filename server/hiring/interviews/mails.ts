import type { InterviewWay } from '#contract/hiring/interview-words.ts';
import { type Language, withLanguage } from '#contract/language.ts';
import { momentFormat } from '#contract/moment.ts';
import { writeInvitation } from '#server/platform/calendar.ts';
import { letter, type Paragraph } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';
import { MINUTE_MS } from '#server/platform/time.ts';
import type { ErasedMail } from './erased-mail-job.ts';
import type { InterviewMail } from './mail-job.ts';
import type { Told } from './repository.ts';

type Facts = {
  readonly title: string;
  readonly job: string;
  readonly organisation: string;
  readonly candidate: string;
  readonly when: string;
};
type Words = {
  readonly hello: (name: string) => string;
  readonly candidateNumber: (number: number) => string;
  readonly way: Record<InterviewWay, string>;
  readonly where: string;
  readonly answer: string;
  readonly ours: string;
  /** To the candidate. */
  readonly toCandidate: Record<
    InterviewMail['kind'],
    { readonly subject: (facts: Facts) => string; readonly text: (facts: Facts) => string }
  >;
  /** To an interviewer. */
  readonly toMember: Record<
    Exclude<InterviewMail['kind'], 'proposed'>,
    { readonly subject: (facts: Facts) => string; readonly text: (facts: Facts) => string }
  >;
  /** To an interviewer, of an interview that was erased with its candidate. */
  readonly erased: {
    readonly subject: (facts: Pick<Facts, 'when'>) => string;
    readonly text: (facts: Pick<Facts, 'when' | 'job'>) => string;
    readonly summary: string;
    readonly ours: string;
  };
  readonly calendar: { readonly ofCandidate: (facts: Facts) => string; readonly ofMember: (facts: Facts) => string };
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    candidateNumber: (number) => `Candidate ${number}`,
    way: { video: 'By video', phone: 'By telephone', 'on-site': 'In person' },
    where: 'Where:',
    answer: 'Choose a time, or ask for others, on your page:',
    ours: 'All interviews, and your answer:',
    toCandidate: {
      proposed: {
        subject: ({ title, organisation }) => `${organisation} proposes times for an interview: ${title}`,
        text: ({ title, job, organisation }) =>
          `${organisation} would like to talk with you about the job “${job}” (${title}). These times are proposed:`,
      },
      scheduled: {
        subject: ({ title, when }) => `Interview on ${when}: ${title}`,
        text: ({ job, organisation, when }) => `Your interview with ${organisation} for the job “${job}” is on ${when}.`,
      },
      cancelled: {
        subject: ({ title }) => `The interview is cancelled: ${title}`,
        text: ({ job, organisation }) => `${organisation} has cancelled your interview for the job “${job}”.`,
      },
      off: {
        subject: ({ title }) => `The interview is moved: ${title}`,
        text: ({ job, organisation }) => `Your interview with ${organisation} for the job “${job}” is moved.`,
      },
      reminder: {
        subject: ({ when }) => `Your interview is on ${when}`,
        text: ({ job, organisation, when }) => `Your interview with ${organisation} for the job “${job}” is on ${when}.`,
      },
    },
    toMember: {
      scheduled: {
        subject: ({ candidate, when }) => `Interview with ${candidate} on ${when}`,
        text: ({ candidate, job, title, when }) => `You interview ${candidate} for the job “${job}” on ${when} (${title}).`,
      },
      cancelled: {
        subject: ({ candidate }) => `The interview with ${candidate} is cancelled`,
        text: ({ candidate, job }) => `The interview with ${candidate} for the job “${job}” is cancelled.`,
      },
      off: {
        subject: ({ candidate }) => `The interview with ${candidate} is moved`,
        text: ({ candidate, job, when }) =>
          `The interview with ${candidate} for the job “${job}” will not be on ${when}. Other times are proposed to them.`,
      },
      reminder: {
        subject: ({ candidate, when }) => `You interview ${candidate} on ${when}`,
        text: ({ candidate, job, title, when }) => `You interview ${candidate} for the job “${job}” on ${when} (${title}).`,
      },
    },
    erased: {
      subject: ({ when }) => `The interview on ${when} is cancelled`,
      text: ({ when, job }) =>
        `The interview on ${when} for the job “${job}” is cancelled: the candidate has had their data erased. That is why this mail names nobody.`,
      summary: 'Interview',
      ours: 'All interviews:',
    },
    calendar: {
      ofCandidate: ({ title, organisation }) => `${title}: ${organisation}`,
      ofMember: ({ title, candidate }) => `${title}: ${candidate}`,
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    candidateNumber: (number) => `उम्मीदवार ${number}`,
    way: { video: 'वीडियो पर', phone: 'फ़ोन पर', 'on-site': 'आमने-सामने' },
    where: 'कहाँ:',
    answer: 'अपने पेज पर समय चुनिए, या कोई और समय माँगिए:',
    ours: 'सारे इंटरव्यू, और आपका जवाब:',
    toCandidate: {
      proposed: {
        subject: ({ title, organisation }) => `${organisation} ने इंटरव्यू के लिए समय सुझाए हैं: ${title}`,
        text: ({ title, job, organisation }) => `${organisation} नौकरी “${job}” के बारे में आपसे बात करना चाहती है (${title})। ये समय सुझाए गए हैं:`,
      },
      scheduled: {
        subject: ({ title, when }) => `इंटरव्यू ${when}: ${title}`,
        text: ({ job, organisation, when }) => `नौकरी “${job}” के लिए ${organisation} के साथ आपका इंटरव्यू ${when} है।`,
      },
      cancelled: {
        subject: ({ title }) => `इंटरव्यू रद्द हो गया है: ${title}`,
        text: ({ job, organisation }) => `${organisation} ने नौकरी “${job}” के लिए आपका इंटरव्यू रद्द किया है।`,
      },
      off: {
        subject: ({ title }) => `इंटरव्यू का समय बदल रहा है: ${title}`,
        text: ({ job, organisation }) => `नौकरी “${job}” के लिए ${organisation} के साथ आपके इंटरव्यू का समय बदल रहा है।`,
      },
      reminder: {
        subject: ({ when }) => `आपका इंटरव्यू ${when} है`,
        text: ({ job, organisation, when }) => `नौकरी “${job}” के लिए ${organisation} के साथ आपका इंटरव्यू ${when} है।`,
      },
    },
    toMember: {
      scheduled: {
        subject: ({ candidate, when }) => `${candidate} का इंटरव्यू ${when}`,
        text: ({ candidate, job, title, when }) => `नौकरी “${job}” के लिए ${candidate} का इंटरव्यू ${when} आपके साथ है (${title})।`,
      },
      cancelled: {
        subject: ({ candidate }) => `${candidate} का इंटरव्यू रद्द हो गया है`,
        text: ({ candidate, job }) => `नौकरी “${job}” के लिए ${candidate} का इंटरव्यू रद्द हो गया है।`,
      },
      off: {
        subject: ({ candidate }) => `${candidate} के इंटरव्यू का समय बदल रहा है`,
        text: ({ candidate, job, when }) => `नौकरी “${job}” के लिए ${candidate} का इंटरव्यू अब ${when} नहीं है। उन्हें दूसरे समय सुझाए गए हैं।`,
      },
      reminder: {
        subject: ({ candidate, when }) => `${candidate} का इंटरव्यू ${when} है`,
        text: ({ candidate, job, title, when }) => `नौकरी “${job}” के लिए ${candidate} का इंटरव्यू ${when} आपके साथ है (${title})।`,
      },
    },
    erased: {
      subject: ({ when }) => `${when} का इंटरव्यू रद्द हो गया है`,
      text: ({ when, job }) =>
        `नौकरी “${job}” के लिए ${when} का इंटरव्यू रद्द हो गया है: उम्मीदवार ने अपना डेटा मिटवा दिया है। इसीलिए इस मेल में किसी का नाम नहीं है।`,
      summary: 'इंटरव्यू',
      ours: 'सारे इंटरव्यू:',
    },
    calendar: {
      ofCandidate: ({ title, organisation }) => `${title}: ${organisation}`,
      ofMember: ({ title, candidate }) => `${title}: ${candidate}`,
    },
  },
};

/** With the name of the time zone: reader and interview may be far apart. */
const sayWhen = (at: Date, timeZone: string, language: Language): string =>
  momentFormat(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'long' },
    timeZone,
  }).format(at);

type Receiver = { readonly name: string; readonly email: string; readonly isCandidate: boolean; readonly language: Language };
type Asked = { readonly kind: InterviewMail['kind']; readonly startsAt: Date | null; readonly reason: string; readonly origin: string };
type Sender = { readonly name: string; readonly email: string };

/**
 * A mail about an interview, with what a calendar understands where a time begins or ends to hold: other times that are proposed end the one
 * before.
 */
export function interviewMail(
  interview: Told,
  receiver: Receiver,
  { kind, startsAt, reason, origin }: Asked,
  slots: readonly Date[],
  organizer: Sender,
  now: Date,
): Mail {
  const { language, isCandidate } = receiver;
  const say = words[language];
  const { title, timeZone, place, message, minutes } = interview;
  const facts: Facts = {
    ...{ title, job: interview.jobTitle, organisation: interview.organisation },
    candidate: interview.isWithheld ? say.candidateNumber(interview.candidateId) : interview.candidateName,
    when: startsAt ? sayWhen(startsAt, timeZone, language) : '',
  };
  const { subject, text } = isCandidate || kind === 'proposed' ? say.toCandidate[kind] : say.toMember[kind];
  const location = place || say.way[interview.way];
  const isComing = kind === 'scheduled' || kind === 'reminder';
  const page = isCandidate ? '/job-seeker' : '/home/manage-interviews';
  const paragraphs: Paragraph[] = [
    say.hello(receiver.name),
    text(facts),
    ...(kind === 'proposed' ? [slots.map((slot) => `– ${sayWhen(slot, timeZone, language)}`).join('\n')] : []),
    ...(isComing || kind === 'proposed' ? [place ? `${say.way[interview.way]}. ${say.where} ${place}` : `${say.way[interview.way]}.`] : []),
    ...(isCandidate && message && (isComing || kind === 'proposed') ? [message] : []),
    ...(reason ? [reason] : []),
    { link: isCandidate ? say.answer : say.ours, address: `${origin}${withLanguage(page, language)}` },
  ];
  const mail = letter(language, { to: receiver.email, subject: subject(facts) }, paragraphs);
  const replyTo = { name: interview.creatorName, address: interview.creatorEmail };
  if (!startsAt || kind === 'reminder') return { ...mail, replyTo };
  const method = kind === 'scheduled' ? ('REQUEST' as const) : ('CANCEL' as const);
  const content = writeInvitation({
    ...{
      method,
      product: 'Interviews',
      uid: interview.calendarUid,
      sequence: interview.calendarSequence,
      stampedAt: now,
      startsAt,
      timeZone,
      location,
      organizer,
    },
    endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    summary: isCandidate ? say.calendar.ofCandidate(facts) : say.calendar.ofMember(facts),
    description: text(facts),
    attendees: [{ name: receiver.name, email: receiver.email }],
  });
  return { ...mail, replyTo, calendar: { method, content } };
}

/** To an interviewer, whose calendar takes out an interview that was erased with its candidate. */
export function erasedMail(
  { calendarUid, sequence, startsAt, minutes, timeZone, origin }: Omit<ErasedMail, 'memberId' | 'orgId' | 'jobId'>,
  { name, email, language }: Omit<Receiver, 'isCandidate'>,
  job: string,
  organizer: Sender,
  now: Date,
): Mail {
  const { hello, erased: say } = words[language];
  const start = new Date(startsAt);
  const facts = { job, when: sayWhen(start, timeZone, language) };
  const mail = letter(language, { to: email, subject: say.subject(facts) }, [
    hello(name),
    say.text(facts),
    { link: say.ours, address: `${origin}${withLanguage('/home/manage-interviews', language)}` },
  ]);
  const content = writeInvitation({
    ...{ method: 'CANCEL', product: 'Interviews', uid: calendarUid, sequence, stampedAt: now, startsAt: start, timeZone, organizer },
    endsAt: new Date(start.getTime() + minutes * MINUTE_MS),
    ...{ summary: say.summary, description: say.text(facts), location: '', attendees: [{ name, email }] },
  });
  return { ...mail, calendar: { method: 'CANCEL', content } };
}
