import type { ContactSubject } from '#contract/contact-form.ts';
import { type Language, languages } from '#contract/language.ts';
import type { Mail } from '#server/platform/mail.ts';
import { escapeHtml } from '#server/platform/mail-page.ts';

/** For whoever runs the site, in English as all else that the program tells them. */
const subjectNames: Readonly<Record<ContactSubject, string>> = {
  question: 'Question',
  wrongReport: 'A report that is wrong',
  accessibility: 'Accessibility',
  privacy: 'Privacy',
  organisations: 'Organisations',
  press: 'Press',
};

export type Message = {
  readonly name: string;
  readonly email: string;
  readonly subject: ContactSubject;
  readonly message: string;
  readonly language: Language;
  readonly reference: string;
  readonly receivedAt: string;
};

/** The message itself. An answer goes to its sender. */
export function messageMail({ name, email, subject, message, language, reference, receivedAt }: Message, to: string): Mail {
  const facts = [
    `From: ${name} <${email}>`,
    `About: ${subjectNames[subject]}`,
    `Received: ${receivedAt}, on a page in ${languages[language].name}`,
    `Reference: ${reference}`,
  ];
  return {
    to,
    replyTo: { name, address: email },
    subject: `${subjectNames[subject]}: ${name} (${reference})`,
    ...asMail('en', [facts.join('\n'), message]),
  };
}

type ReceiptWords = { readonly subject: (reference: string) => string; readonly paragraphs: (reference: string) => readonly string[] };

const receipts: Readonly<Record<Language, ReceiptWords>> = {
  en: {
    subject: (reference) => `We have your message (${reference})`,
    paragraphs: (reference) => [
      'Hello,',
      `Your message to Bhava has arrived. Its reference is ${reference}. We read every message, and answer to this address.`,
      'If you did not write to us, somebody has mistyped an address: you need to do nothing, and nothing more will come.',
    ],
  },
  hi: {
    subject: (reference) => `आपका संदेश मिल गया (${reference})`,
    paragraphs: (reference) => [
      'नमस्ते,',
      `भाव को भेजा गया आपका संदेश मिल गया। उसका नंबर ${reference} है। हम हर संदेश पढ़ते हैं और जवाब इसी पते पर देते हैं।`,
      'अगर यह संदेश आपका नहीं है, तो किसी ने पता ग़लत लिखा है: आपको कुछ नहीं करना है, और आगे कुछ नहीं आएगा।',
    ],
  },
};

type Receipt = Pick<Message, 'email' | 'language' | 'reference'>;

/** Nothing that the sender wrote stands in it, no name and no link: else anybody could send their words to anybody in our name. */
export function receiptMail({ email, language, reference }: Receipt): Mail {
  const { subject, paragraphs } = receipts[language];
  return { to: email, isAutomatic: true, subject: subject(reference), ...asMail(language, paragraphs(reference)) };
}

function asMail(language: Language, paragraphs: readonly string[]): Pick<Mail, 'text' | 'html'> {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(text)}</p>`).join('');
  return {
    text: paragraphs.join('\n\n'),
    html: [
      `<html lang="${language}"><body style="margin:0;padding:24px;background:#faf6ee;color:#1e2148;font:16px/1.6 Mukta,Arial,sans-serif">`,
      `<div style="max-width:34rem;margin:0 auto;padding:32px;background:#fffdf8;border:1px solid #e0d6c2;border-radius:20px">${body}</div>`,
      '</body></html>',
    ].join(''),
  };
}
