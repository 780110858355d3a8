import { indianDay } from '#contract/indian-time.ts';
import { type Language, withLanguage } from '#contract/language.ts';
import { letter } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';

type Words = {
  readonly hello: (name: string) => string;
  readonly received: {
    readonly subject: (number: string) => string;
    readonly text: (number: string, day: string) => string;
    readonly notYou: string;
  };
  readonly answered: {
    readonly subject: (number: string) => string;
    readonly text: (number: string) => string;
    readonly board: string;
    readonly again: string;
  };
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    received: {
      subject: (number) => `We have got your message ${number}`,
      text: (number, day) =>
        `Your message has the number ${number}. You get an answer by ${day} at the latest: seven working days, Monday to Friday.`,
      notYou: 'If you have not written to us, somebody has entered your address by mistake. You need not do anything.',
    },
    answered: {
      subject: (number) => `Our answer to your message ${number}`,
      text: (number) => `This is our answer to your message ${number}:`,
      board: 'If it does not help you, you can turn to the Data Protection Board of India, or in Europe to the authority of your country.',
      again: 'To write to us again:',
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    received: {
      subject: (number) => `आपका संदेश ${number} हमें मिल गया है`,
      text: (number, day) => `आपके संदेश का नंबर ${number} है। जवाब ज़्यादा से ज़्यादा ${day} तक आएगा: सात कामकाजी दिन, सोमवार से शुक्रवार।`,
      notYou: 'अगर आपने हमें नहीं लिखा, तो किसी ने ग़लती से आपका पता लिख दिया है। आपको कुछ करने की ज़रूरत नहीं।',
    },
    answered: {
      subject: (number) => `आपके संदेश ${number} पर हमारा जवाब`,
      text: (number) => `आपके संदेश ${number} पर हमारा जवाब यह है:`,
      board: 'अगर इससे बात न बने, तो आप भारत के डेटा संरक्षण बोर्ड के पास जा सकते हैं, या यूरोप में अपने देश के प्राधिकरण के पास।',
      again: 'हमें फिर लिखने के लिए:',
    },
  },
};

type Told = {
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly about: string;
  readonly text: string;
  readonly answer: string | null;
  readonly dueAt: Date;
  readonly language: Language;
};

const dayIn = (date: Date, language: Language): string => indianDay(language).format(date);

/** Says nothing of what was written: whoever gets it by somebody's mistake reads nothing of theirs. */
export function receivedMail({ number, name, email, dueAt, language }: Told): Mail {
  const { hello, received: say } = words[language];
  return letter(language, { to: email, subject: say.subject(number) }, [hello(name), say.text(number, dayIn(dueAt, language)), say.notYou]);
}

export function answeredMail({ number, name, email, answer, language }: Told, origin: string): Mail {
  const { hello, answered: say } = words[language];
  return letter(language, { to: email, subject: say.subject(number) }, [
    hello(name),
    say.text(number),
    answer ?? '',
    say.board,
    { link: say.again, address: `${origin}${withLanguage('/grievance', language)}` },
  ]);
}

/** To the officer, in English whatever the language of the message. */
export const officerMail = ({ number, name, email, about, text, dueAt }: Told, officer: string): Mail =>
  letter('en', { to: officer, subject: `${number}: to be answered by ${dayIn(dueAt, 'en')}` }, [
    `${name} <${email}> writes about ${about}:`,
    text,
    `Answer it with: npm run grievances -- --answer ${number} --text "…"`,
  ]);
