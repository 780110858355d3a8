import { type Language, withLanguage } from '#contract/language.ts';
import { writeLetter } from '#server/identity/letter.ts';
import type { Mail } from '#server/platform/mail.ts';

export const EMPLOYER_CODE_PURPOSES = ['employer-verify', 'employer-reset'] as const;
export type EmployerCodePurpose = (typeof EMPLOYER_CODE_PURPOSES)[number];

type CodeMail = {
  readonly to: string;
  readonly name: string;
  readonly code: string;
  readonly purpose: EmployerCodePurpose;
  readonly language: Language;
};

type Words = Readonly<Record<EmployerCodePurpose, { readonly subject: (code: string) => string; readonly ask: string }>> & {
  readonly hello: (name: string) => string;
  readonly link: string;
  readonly lasts: string;
  readonly ignore: string;
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    'employer-verify': {
      subject: (code) => `${code} is your Bhava code for employers`,
      ask: 'Welcome to the employer area of Bhava. Enter this code to verify your email:',
    },
    'employer-reset': {
      subject: (code) => `${code} is your code for a new employer password`,
      ask: 'You asked to choose a new password for your employer account. Enter this code to do so:',
    },
    link: 'Enter it here:',
    lasts: 'The code works for 15 minutes. We will never ask you for it by phone or message.',
    ignore: 'If this was not you, ignore this mail: nothing changes without the code.',
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    'employer-verify': {
      subject: (code) => `${code}: भाव पर नियोक्ता खाते का कोड`,
      ask: 'भाव के नियोक्ता क्षेत्र में आपका स्वागत है। अपने ईमेल की पुष्टि के लिए यह कोड लिखिए:',
    },
    'employer-reset': {
      subject: (code) => `${code}: नियोक्ता खाते के नए पासवर्ड का कोड`,
      ask: 'आपकी ओर से नियोक्ता खाते का नया पासवर्ड चुनने का कोड माँगा गया है। वह यह रहा:',
    },
    link: 'कोड यहाँ लिखिए:',
    lasts: 'यह कोड 15 मिनट तक काम करता है। हम फ़ोन या मैसेज पर आपसे यह कोड कभी नहीं माँगेंगे।',
    ignore: 'अगर यह आपने नहीं माँगा, तो इस ईमेल को रहने दीजिए: कोड के बिना कुछ नहीं बदलता।',
  },
};

const PAGES: Record<EmployerCodePurpose, string> = {
  'employer-verify': '/employer/verify-email',
  'employer-reset': '/employer/new-password',
};

/** The mail with a code. The link carries the address of the mailbox, never the code: links are logged and previewed. */
export function employerCodeMail({ to, name, code, purpose, language }: CodeMail, origin: string): Mail {
  const say = words[language];
  return writeLetter({
    to,
    subject: say[purpose].subject(code),
    language,
    pieces: [
      { kind: 'text', text: say.hello(name) },
      { kind: 'text', text: say[purpose].ask },
      { kind: 'code', text: code },
      { kind: 'link', text: say.link, address: `${origin}${withLanguage(PAGES[purpose], language)}?email=${encodeURIComponent(to)}` },
      { kind: 'text', text: say.lasts },
      { kind: 'quiet', text: say.ignore },
    ],
  });
}
