import type { Language } from '#contract/language.ts';
import type { Notice } from './notice-job.ts';

type About = { readonly email: string; readonly where: string };
type NoticeWords = {
  readonly hello: (name: string) => string;
  readonly notices: Readonly<Record<Notice, { readonly subject: string; readonly text: (about: About) => string }>>;
  readonly where: (browser: string, system: string) => string;
  readonly other: string;
  readonly otherSystem: string;
  readonly when: (time: string) => string;
  readonly notYou: string;
  readonly undo: (days: number) => string;
  readonly undoDoes: string;
  readonly wasYou: string;
};

export const noticeWords: Record<Language, NoticeWords> = {
  en: {
    hello: (name) => `Hello ${name},`,
    notices: {
      emailChanged: {
        subject: 'The email of your Bhava account was changed',
        text: ({ email }) => `The email of your Bhava account is now ${email}. Mails no longer come to this address.`,
      },
      passwordChanged: {
        subject: 'Your Bhava password was changed',
        text: () => 'The password of your Bhava account was changed. Every other device was signed out.',
      },
      newDevice: {
        subject: 'A new device opened your Bhava account',
        text: ({ where }) => `Somebody logged in to your Bhava account on a device that was not used for it before: ${where}.`,
      },
      secondStepOn: {
        subject: 'Logging in to Bhava now takes a second step',
        text: () => 'From now on a login to your Bhava account asks for a code of your app. Keep your recovery codes in a safe place.',
      },
      secondStepOff: {
        subject: 'Logging in to Bhava takes no second step any more',
        text: () => 'The codes of an app were turned off for your Bhava account. Your password alone opens it again.',
      },
      recoveryCodeUsed: {
        subject: 'A recovery code opened your Bhava account',
        text: () => 'Somebody logged in to your Bhava account with one of your recovery codes. That code works no more.',
      },
      passkeyAdded: {
        subject: 'A passkey was added to your Bhava account',
        text: () => 'A passkey was added to your Bhava account. It opens the account without the password.',
      },
      passkeyRemoved: {
        subject: 'A passkey was removed from your Bhava account',
        text: () => 'A passkey was removed from your Bhava account. It opens the account no more.',
      },
    },
    where: (browser, system) => `${browser} on ${system}`,
    other: 'another program',
    otherSystem: 'another device',
    when: (time) => `When: ${time}, Indian time.`,
    notYou: 'If this was not you, choose a new password now. That ends every login:',
    undo: (days) => `If this was not you, take it back within ${days} days:`,
    undoDoes: 'This address is then the email of your account again, every login ends, and you choose a new password.',
    wasYou: 'If this was you, there is nothing to do.',
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    notices: {
      emailChanged: {
        subject: 'भाव पर आपके खाते का ईमेल बदला गया',
        text: ({ email }) => `भाव पर आपके खाते का ईमेल अब ${email} है। इस पते पर अब मेल नहीं आएँगे।`,
      },
      passwordChanged: {
        subject: 'भाव पर आपका पासवर्ड बदला गया',
        text: () => 'भाव पर आपके खाते का पासवर्ड बदला गया। बाक़ी सभी डिवाइस पर खाता लॉग आउट हो गया है।',
      },
      newDevice: {
        subject: 'भाव पर आपका खाता एक नए डिवाइस पर खुला',
        text: ({ where }) => `भाव पर आपके खाते में एक ऐसे डिवाइस से लॉग इन हुआ, जिस पर वह पहले कभी नहीं खुला था: ${where}।`,
      },
      secondStepOn: {
        subject: 'भाव में लॉग इन अब दो क़दम में होगा',
        text: () => 'अब से भाव पर आपके खाते में लॉग इन के लिए ऐप का कोड भी माँगा जाएगा। बचाव के कोड सुरक्षित जगह पर रखिए।',
      },
      secondStepOff: {
        subject: 'भाव में लॉग इन का दूसरा क़दम बंद हुआ',
        text: () => 'भाव पर आपके खाते के लिए ऐप के कोड बंद कर दिए गए। अब खाता फिर सिर्फ़ पासवर्ड से खुलता है।',
      },
      recoveryCodeUsed: {
        subject: 'भाव पर आपका खाता बचाव के कोड से खुला',
        text: () => 'भाव पर आपके खाते में बचाव के एक कोड से लॉग इन हुआ। वह कोड अब काम नहीं करेगा।',
      },
      passkeyAdded: {
        subject: 'भाव पर आपके खाते में एक पासकी जुड़ी',
        text: () => 'भाव पर आपके खाते में एक पासकी जोड़ी गई। उससे खाता पासवर्ड के बिना खुलता है।',
      },
      passkeyRemoved: {
        subject: 'भाव पर आपके खाते से एक पासकी हटी',
        text: () => 'भाव पर आपके खाते से एक पासकी हटाई गई। उससे अब खाता नहीं खुलेगा।',
      },
    },
    where: (browser, system) => `${system} पर ${browser}`,
    other: 'कोई और प्रोग्राम',
    otherSystem: 'किसी और डिवाइस',
    when: (time) => `कब: ${time}, भारतीय समय।`,
    notYou: 'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनिए। उससे हर डिवाइस पर खाता लॉग आउट हो जाता है:',
    undo: (days) => `अगर यह आपने नहीं किया, तो ${days} दिन के भीतर इसे वापस लीजिए:`,
    undoDoes: 'तब यही पता फिर आपके खाते का ईमेल होगा, हर डिवाइस पर खाता लॉग आउट होगा, और आपको नया पासवर्ड चुनना होगा।',
    wasYou: 'अगर यह आपने ही किया, तो कुछ करने की ज़रूरत नहीं।',
  },
};
