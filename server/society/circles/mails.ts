import { indianDay } from '#contract/indian-time.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, withLanguage } from '#contract/language.ts';
import { letter } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';
import type { CircleMail } from './mail-job.ts';

type MailWords = { readonly subject: (title: string) => string; readonly text: (until: string) => string };
type Words = {
  readonly hello: (name: string) => string;
  readonly open: string;
  readonly mails: Record<CircleMail['kind'], MailWords>;
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    open: 'The circle stands here:',
    mails: {
      asked: {
        subject: (title) => `Somebody would like to join your circle: ${title}`,
        text: () => 'A member asks to join the circle that you host. Their reason stands on its page, where you answer yes or no.',
      },
      accepted: {
        subject: (title) => `You are in the circle: ${title}`,
        text: () => 'The host has said yes. You can read the board and write on it.',
      },
      invited: {
        subject: (title) => `You are invited to a circle: ${title}`,
        text: () =>
          'Its host invites you. Read the question and the charter, and then say yes or no. If you do not answer, nothing happens.',
      },
      closing: {
        subject: (title) => `This circle closes soon: ${title}`,
        text: (until) =>
          `Unless something changes, this circle closes on ${until}. What was written can still be read then. If it only went quiet, one post keeps it awake; its host can move the closing date.`,
      },
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    open: 'मंडली यहाँ है:',
    mails: {
      asked: {
        subject: (title) => `कोई आपकी मंडली में आना चाहता है: ${title}`,
        text: () => 'एक सदस्य ने आपकी मंडली में आने के लिए पूछा है। उनकी वजह मंडली के पन्ने पर लिखी है; वहीं हाँ या नहीं कहिए।',
      },
      accepted: {
        subject: (title) => `आप अब इस मंडली में हैं: ${title}`,
        text: () => 'मेज़बान ने हाँ कह दी है। अब आप यहाँ पढ़ और लिख सकते हैं।',
      },
      invited: {
        subject: (title) => `आपको एक मंडली का न्योता है: ${title}`,
        text: () => 'मेज़बान ने आपको बुलाया है। सवाल और कायदे पढ़िए, फिर हाँ या नहीं कहिए। जवाब न दें, तो कुछ नहीं होता।',
      },
      closing: {
        subject: (title) => `यह मंडली जल्द बंद होगी: ${title}`,
        text: (until) =>
          `कुछ न बदला, तो यह मंडली ${until} को बंद हो जाएगी। जो लिखा गया, उसे तब भी पढ़ सकते हैं। अगर बस चुप्पी छाई थी, तो एक संदेश इसे जगाए रखेगा; मेज़बान बंद होने की तारीख़ बदल सकते हैं।`,
      },
    },
  },
};

type Told = {
  readonly kind: CircleMail['kind'];
  readonly circleId: number;
  readonly title: string;
  readonly until: Date;
  readonly name: string;
  readonly email: string;
  readonly language: string | null;
  readonly origin: string;
};

export function circleMail({ kind, circleId, title, until, name, email, language: chosen, origin }: Told): Mail {
  const language = chosen && isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
  const { hello, open, mails } = words[language];
  const day = indianDay(language);
  return letter(language, { to: email, subject: mails[kind].subject(title) }, [
    hello(name),
    mails[kind].text(day.format(until)),
    { link: open, address: `${origin}${withLanguage(`/home/society/circles/${circleId}`, language)}` },
  ]);
}
