import { type Language, withLanguage } from '#contract/language.ts';
import type { Mail } from '#server/platform/mail.ts';
import { writeLetter } from './letter.ts';

/** What a code is for: those of people, and those of employers, whose mails are written in hiring/accounts. */
export type CodePurpose = PersonalPurpose | 'employer-verify' | 'employer-reset';
export type PersonalPurpose = 'verify' | 'reset' | 'change';
type CodeMail = {
  readonly to: string;
  readonly name: string;
  readonly code: string;
  readonly purpose: PersonalPurpose;
  readonly language: Language;
};

type MailWords = Readonly<Record<PersonalPurpose, { subject: (code: string) => string; ask: string; link: string }>> & {
  readonly hello: (name: string) => string;
  readonly lasts: string;
  readonly ignore: string;
};

const words: Record<Language, MailWords> = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    verify: {
      subject: (code: string) => `${code} is your Bhava code`,
      ask: 'Welcome to Bhava. Enter this code to verify your email:',
      link: 'Enter it here:',
    },
    reset: {
      subject: (code: string) => `${code} is your code for a new Bhava password`,
      ask: 'You asked to choose a new password. Enter this code to do so:',
      link: 'Enter it here:',
    },
    change: {
      subject: (code: string) => `${code} confirms your new email at Bhava`,
      ask: 'This address is to become the email of a Bhava account. Enter this code there to confirm it:',
      link: 'Enter it here:',
    },
    lasts: 'The code works for 15 minutes. We will never ask you for it by phone or message.',
    ignore: 'If this was not you, ignore this mail: nothing changes without the code.',
  },
  hi: {
    hello: (name: string) => `नमस्ते ${name},`,
    verify: {
      subject: (code: string) => `${code}: भाव पर आपका कोड`,
      ask: 'भाव में आपका स्वागत है। अपने ईमेल की पुष्टि के लिए यह कोड लिखिए:',
      link: 'कोड यहाँ लिखिए:',
    },
    reset: {
      subject: (code: string) => `${code}: भाव पर नए पासवर्ड के लिए आपका कोड`,
      ask: 'आपकी ओर से नया पासवर्ड चुनने का कोड माँगा गया है। वह यह रहा:',
      link: 'कोड यहाँ लिखिए:',
    },
    change: {
      subject: (code: string) => `${code}: भाव पर नए ईमेल की पुष्टि का कोड`,
      ask: 'भाव के एक खाते के लिए यह पता नया ईमेल चुना गया है। इसकी पुष्टि के लिए वहाँ यह कोड लिखिए:',
      link: 'कोड यहाँ लिखिए:',
    },
    lasts: 'यह कोड 15 मिनट तक काम करता है। हम फ़ोन या मैसेज पर आपसे यह कोड कभी नहीं माँगेंगे।',
    ignore: 'अगर यह आपने नहीं माँगा, तो इस ईमेल को रहने दीजिए: कोड के बिना कुछ नहीं बदलता।',
  },
};

const PAGES = { verify: '/verify-email', reset: '/reset-password', change: '/home/settings' } as const;

/** The mail with a code. The link carries the address of the mailbox, never the code: links are logged and previewed. */
export function codeMail({ to, name, code, purpose, language }: CodeMail, origin: string): Mail {
  const say = words[language];
  const { subject, ask, link } = say[purpose];
  const address = `${origin}${withLanguage(PAGES[purpose], language)}${purpose === 'change' ? '' : `?email=${encodeURIComponent(to)}`}`;
  return writeLetter({
    to,
    subject: subject(code),
    language,
    pieces: [
      { kind: 'text', text: say.hello(name) },
      { kind: 'text', text: ask },
      { kind: 'code', text: code },
      { kind: 'link', text: link, address },
      { kind: 'text', text: say.lasts },
      { kind: 'quiet', text: say.ignore },
    ],
  });
}
