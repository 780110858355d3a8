import { DEFAULT_LANGUAGE, isLanguage, type Language, withLanguage } from '#contract/language.ts';
import { momentFormat } from '#contract/moment.ts';
import { writeInvitation } from '#server/platform/calendar.ts';
import { letter, type Paragraph } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';
import type { NewsRow } from './repository.ts';
import { endsAt, isOver, type Told } from './rules.ts';

type Facts = { readonly title: string; readonly circle: string; readonly when: string };
type MailWords = { readonly subject: (facts: Facts) => string; readonly text: (facts: Facts) => string };
type Words = {
  readonly hello: (name: string) => string;
  readonly where: string;
  readonly answer: string;
  /** Where the words of the meeting, or the circle, are gone. */
  readonly meeting: string;
  readonly news: Record<Told, MailWords>;
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    where: 'Where:',
    answer: 'Say on the page of your circle whether you come. An answer in your calendar does not reach the others:',
    meeting: 'A meeting of a circle',
    news: {
      invited: {
        subject: ({ title, when }) => `Meeting on ${when}: ${title}`,
        text: ({ circle, when }) => `Your circle “${circle}” meets on ${when}.`,
      },
      changed: {
        subject: ({ title, when }) => `The meeting has changed, it is on ${when}: ${title}`,
        text: ({ circle, when }) => `The meeting of your circle “${circle}” has changed. It is on ${when}.`,
      },
      cancelled: {
        subject: ({ title }) => `The meeting is cancelled: ${title}`,
        text: ({ when }) => `The meeting of your circle on ${when} will not take place. It leaves your calendar.`,
      },
      gone: {
        subject: ({ when }) => `A meeting leaves your calendar: ${when}`,
        text: ({ when }) => `You are no longer expected at a meeting of a circle on ${when}. It leaves your calendar.`,
      },
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    where: 'कहाँ:',
    answer: 'आप आएँगे या नहीं, यह अपनी मंडली के पन्ने पर बताइए। कैलेंडर में दिया जवाब बाकी लोगों तक नहीं पहुँचता:',
    meeting: 'मंडली की एक बैठक',
    news: {
      invited: {
        subject: ({ title, when }) => `बैठक ${when}: ${title}`,
        text: ({ circle, when }) => `आपकी मंडली “${circle}” की बैठक ${when} है।`,
      },
      changed: {
        subject: ({ title, when }) => `बैठक बदल गई है, अब ${when}: ${title}`,
        text: ({ circle, when }) => `आपकी मंडली “${circle}” की बैठक में बदलाव हुआ है। अब वह ${when} है।`,
      },
      cancelled: {
        subject: ({ title }) => `बैठक रद्द हो गई है: ${title}`,
        text: ({ when }) => `आपकी मंडली की ${when} की बैठक नहीं होगी। वह आपके कैलेंडर से हट जाएगी।`,
      },
      gone: {
        subject: ({ when }) => `एक बैठक आपके कैलेंडर से हट रही है: ${when}`,
        text: ({ when }) => `${when} मंडली की एक बैठक में अब आपका इंतज़ार नहीं है। वह आपके कैलेंडर से हट जाएगी।`,
      },
    },
  },
};

type Reader = { readonly name: string; readonly email: string; readonly language: string | null };
type Sent = { readonly origin: string; readonly from: string; readonly now: Date };

/** One reader’s own mail: it names no other member and no other address. Undefined where there is nothing to tell any more. */
export function meetingMail(news: NewsRow, { name, email, language: chosen }: Reader, { origin, from, now }: Sent): Mail | undefined {
  const { told, toldStart, mails, answer, circleId, uid, minutes, timeZone } = news;
  if (told === 'nothing' || toldStart === null || isOver({ startsAt: toldStart, minutes }, now)) return undefined;
  const language = chosen && isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
  const say = words[language];
  const isInvited = told === 'invited' || told === 'changed';
  if (isInvited && (news.title === null || news.circle === null)) return undefined; // gone since: the next mail says so
  const title = (told !== 'gone' && news.title) || say.meeting;
  const circle = (told !== 'gone' && news.circle) || say.meeting;
  const format = momentFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone });
  const facts = { title, circle, when: `${format.format(toldStart)} (${timeZone})` };
  const { subject, text } = say.news[told];
  const page = `${origin}${withLanguage(`/home/society/circles/${circleId}`, language)}`;
  const details: readonly Paragraph[] = isInvited
    ? [`${say.where} ${news.place}`, ...(news.about ? [news.about] : []), { link: say.answer, address: page }]
    : [];
  const method = isInvited ? 'REQUEST' : 'CANCEL';
  const content = writeInvitation({
    ...{ method, product: 'Circles', uid: `${uid}@bhava`, sequence: mails - 1, stampedAt: now, timeZone },
    ...{ startsAt: toldStart, endsAt: endsAt({ startsAt: toldStart, minutes }), summary: title },
    ...(isInvited
      ? { description: [news.about, page].filter(Boolean).join('\n\n'), location: news.place ?? '' }
      : { description: '', location: '' }),
    organizer: { name: circle, email: from },
    attendees: [{ name, email, ...(answer !== 'waiting' && { answer: answer === 'yes' ? 'ACCEPTED' : 'DECLINED' }) }],
  });
  return {
    ...letter(language, { to: email, subject: subject(facts) }, [say.hello(name), text(facts), ...details]),
    calendar: { method, content },
  };
}
