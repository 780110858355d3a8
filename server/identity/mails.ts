import { type Language, withLanguage } from '#contract/language.ts';
import type { Mail } from '#server/platform/mail.ts';
import { escapeHtml } from '#server/platform/mail-page.ts';

export type CodePurpose = 'verify' | 'reset';
type CodeMail = {
  readonly to: string;
  readonly name: string;
  readonly code: string;
  readonly purpose: CodePurpose;
  readonly language: Language;
};

type MailWords = Readonly<Record<CodePurpose, { subject: (code: string) => string; ask: string; link: string }>> & {
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
    lasts: 'यह कोड 15 मिनट तक काम करता है। हम फ़ोन या मैसेज पर आपसे यह कोड कभी नहीं माँगेंगे।',
    ignore: 'अगर यह आपने नहीं माँगा, तो इस ईमेल को रहने दीजिए: कोड के बिना कुछ नहीं बदलता।',
  },
};

const PAGES = { verify: '/verify-email', reset: '/reset-password' } as const;

/** The mail with a code. The link carries the address of the mailbox, never the code: links are logged and previewed. */
export function codeMail({ to, name, code, purpose, language }: CodeMail, origin: string): Mail {
  const say = words[language];
  const { subject, ask, link } = say[purpose];
  const address = `${origin}${withLanguage(PAGES[purpose], language)}?email=${encodeURIComponent(to)}`;
  const text = [say.hello(name), ask, code, `${link} ${address}`, say.lasts, say.ignore].join('\n\n');
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const html = [
    `<html lang="${language}"><body style="margin:0;padding:24px;background:#faf6ee;color:#1e2148;font:16px/1.6 Mukta,Arial,sans-serif">`,
    '<div style="max-width:32rem;margin:0 auto;padding:32px;background:#fffdf8;border:1px solid #e0d6c2;border-radius:20px">',
    paragraph(escapeHtml(say.hello(name))),
    paragraph(ask),
    `<p style="margin:0 0 16px;font-size:32px;font-weight:600;letter-spacing:6px">${code}</p>`,
    paragraph(`${link} <a href="${escapeHtml(address)}" style="color:#8a5300">${escapeHtml(address)}</a>`),
    paragraph(say.lasts),
    `<p style="margin:0;color:#575a7a">${say.ignore}</p>`,
    '</div></body></html>',
  ].join('');
  return { to, subject: subject(code), text, html };
}
