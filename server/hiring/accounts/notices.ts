import { z } from 'zod';
import { LanguageCode } from '#contract/endpoint.ts';
import { indianMoment } from '#contract/indian-time.ts';
import { type Language, withLanguage } from '#contract/language.ts';
import { writeLetter } from '#server/identity/letter.ts';
import { OWNER_NOTICES } from '#server/identity/notice-job.ts';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS, type Mail } from '#server/platform/mail.ts';

const NOTICES = ['newDevice', ...OWNER_NOTICES] as const;
export type EmployerNotice = (typeof NOTICES)[number];

/** Tells employers what was done to their account. Holds no way in. */
export const employerNoticeJob = {
  name: 'employer-notice-mail',
  input: z.object({
    notice: z.enum(NOTICES),
    email: z.string(),
    language: LanguageCode,
    origin: z.string(),
    at: z.string(),
    device: z.object({ browser: z.string(), system: z.string() }),
  }),
  ...MAIL_ATTEMPTS,
} satisfies Job;

type Words = {
  readonly hello: (name: string) => string;
  readonly notices: Readonly<Record<EmployerNotice, { readonly subject: string; readonly text: (where: string) => string }>>;
  readonly where: (browser: string, system: string) => string;
  readonly other: string;
  readonly otherSystem: string;
  readonly when: (time: string) => string;
  readonly notYou: string;
  readonly wasYou: string;
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    notices: {
      newDevice: {
        subject: 'A new device opened your Bhava account for employers',
        text: (where) => `Somebody logged in to your employer account on a device that was not used for it before: ${where}.`,
      },
      passwordChanged: {
        subject: 'The password of your Bhava account for employers was changed',
        text: () => 'The password of your employer account was changed. Every other device was signed out.',
      },
      secondStepOn: {
        subject: 'Logging in to Bhava for employers now takes a second step',
        text: () => 'From now on a login to your employer account asks for a code of your app. Keep your recovery codes in a safe place.',
      },
      secondStepOff: {
        subject: 'Logging in to Bhava for employers takes no second step any more',
        text: () => 'The codes of an app were turned off for your employer account. Your password alone opens it again.',
      },
      recoveryCodeUsed: {
        subject: 'A recovery code opened your Bhava account for employers',
        text: () => 'Somebody logged in to your employer account with one of your recovery codes. That code works no more.',
      },
      passkeyAdded: {
        subject: 'A passkey was added to your Bhava account for employers',
        text: () => 'A passkey was added to your employer account. It opens the account without the password.',
      },
      passkeyRemoved: {
        subject: 'A passkey was removed from your Bhava account for employers',
        text: () => 'A passkey was removed from your employer account. It opens the account no more.',
      },
    },
    where: (browser, system) => `${browser} on ${system}`,
    other: 'another program',
    otherSystem: 'another device',
    when: (time) => `When: ${time}, Indian time.`,
    notYou: 'If this was not you, choose a new password now. That ends every login:',
    wasYou: 'If this was you, there is nothing to do.',
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    notices: {
      newDevice: {
        subject: 'भाव पर आपका नियोक्ता खाता एक नए डिवाइस पर खुला',
        text: (where) => `आपके नियोक्ता खाते में एक ऐसे डिवाइस से लॉग इन हुआ, जिस पर वह पहले कभी नहीं खुला था: ${where}।`,
      },
      passwordChanged: {
        subject: 'भाव पर आपके नियोक्ता खाते का पासवर्ड बदला गया',
        text: () => 'आपके नियोक्ता खाते का पासवर्ड बदला गया। बाक़ी सभी डिवाइस पर खाता लॉग आउट हो गया है।',
      },
      secondStepOn: {
        subject: 'भाव के नियोक्ता खाते में लॉग इन अब दो क़दम में होगा',
        text: () => 'अब से आपके नियोक्ता खाते में लॉग इन के लिए ऐप का कोड भी माँगा जाएगा। बचाव के कोड सुरक्षित जगह पर रखिए।',
      },
      secondStepOff: {
        subject: 'भाव के नियोक्ता खाते में लॉग इन का दूसरा क़दम बंद हुआ',
        text: () => 'आपके नियोक्ता खाते के लिए ऐप के कोड बंद कर दिए गए। अब खाता फिर सिर्फ़ पासवर्ड से खुलता है।',
      },
      recoveryCodeUsed: {
        subject: 'भाव पर आपका नियोक्ता खाता बचाव के कोड से खुला',
        text: () => 'आपके नियोक्ता खाते में बचाव के एक कोड से लॉग इन हुआ। वह कोड अब काम नहीं करेगा।',
      },
      passkeyAdded: {
        subject: 'भाव पर आपके नियोक्ता खाते में एक पासकी जुड़ी',
        text: () => 'आपके नियोक्ता खाते में एक पासकी जोड़ी गई। उससे खाता पासवर्ड के बिना खुलता है।',
      },
      passkeyRemoved: {
        subject: 'भाव पर आपके नियोक्ता खाते से एक पासकी हटी',
        text: () => 'आपके नियोक्ता खाते से एक पासकी हटाई गई। उससे अब खाता नहीं खुलेगा।',
      },
    },
    where: (browser, system) => `${system} पर ${browser}`,
    other: 'कोई और प्रोग्राम',
    otherSystem: 'किसी और डिवाइस',
    when: (time) => `कब: ${time}, भारतीय समय।`,
    notYou: 'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनिए। उससे हर डिवाइस पर खाता लॉग आउट हो जाता है:',
    wasYou: 'अगर यह आपने ही किया, तो कुछ करने की ज़रूरत नहीं।',
  },
};

type NoticeMail = z.output<typeof employerNoticeJob.input> & { readonly name: string };

export function employerNoticeMail({ notice, email, name, language, origin, at, device }: NoticeMail): Mail {
  const say = words[language];
  const { subject, text } = say.notices[notice];
  const when = indianMoment(language);
  const nameOf = (one: string, other: string) => (one === 'other' ? other : one);
  return writeLetter({
    ...{ to: email, subject, language },
    pieces: [
      { kind: 'text', text: say.hello(name) },
      { kind: 'text', text: text(say.where(nameOf(device.browser, say.other), nameOf(device.system, say.otherSystem))) },
      { kind: 'text', text: say.when(when.format(new Date(at))) },
      { kind: 'link', text: say.notYou, address: `${origin}${withLanguage('/employer/new-password', language)}` },
      { kind: 'quiet', text: say.wasYou },
    ],
  });
}
