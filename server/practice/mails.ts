import { type Language, withLanguage } from '#contract/language.ts';
import { letter } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';

const words: Record<
  Language,
  Readonly<Record<'subject' | 'text' | 'open' | 'end', string>> & { readonly hello: (name: string) => string }
> = {
  en: {
    subject: 'Your ten minutes',
    hello: (name) => `Hello ${name},`,
    text: 'It is the hour that you chose. One minute to settle, one exercise, one small act. If today is not the day, nothing is lost.',
    open: 'Open today’s practice:',
    end: 'Another hour, or no more mails:',
  },
  hi: {
    subject: 'आपके दस मिनट',
    hello: (name) => `नमस्ते ${name},`,
    text: 'यह वही समय है जो आपने चुना था। एक मिनट ठहरना, एक अभ्यास, एक छोटा-सा काम। आज मन न हो, तो कुछ छूटता नहीं।',
    open: 'आज का अभ्यास खोलिए:',
    end: 'दूसरा समय चुनने या मेल बंद करने के लिए:',
  },
};

type Reader = { readonly name: string; readonly email: string; readonly language: Language };

/** Says nothing of what is practised: others may read a mail. */
export function reminderMail({ name, email, language }: Reader, origin: string): Mail {
  const say = words[language];
  const at = (path: string) => `${origin}${withLanguage(path, language)}`;
  return letter(language, { to: email, subject: say.subject }, [
    say.hello(name.split(' ')[0]!),
    say.text,
    { link: say.open, address: at('/home/practice') },
    { link: say.end, address: at('/home/practice/reminders') },
  ]);
}
