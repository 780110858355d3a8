import { type Language, withLanguage } from '#contract/language.ts';
import { letter } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';

type Words = {
  readonly subject: (title: string) => string;
  readonly hello: (name: string) => string;
  readonly text: (title: string, organisation: string) => string;
  readonly look: string;
};

const words: Record<Language, Words> = {
  en: {
    subject: (title) => `Your application has arrived: ${title}`,
    hello: (name) => `Hello ${name},`,
    text: (title, organisation) => `Your application as ${title} has arrived at ${organisation}. You need not do anything now.`,
    look: 'Where it stands, you can see at any time. There you can also withdraw or erase it:',
  },
  hi: {
    subject: (title) => `आपका आवेदन पहुँच गया है: ${title}`,
    hello: (name) => `नमस्ते ${name},`,
    text: (title, organisation) => `${title} के लिए आपका आवेदन ${organisation} को मिल गया है। अभी आपको कुछ करने की ज़रूरत नहीं।`,
    look: 'आवेदन कहाँ पहुँचा, यह आप कभी भी देख सकते हैं। वहीं उसे वापस भी लिया जा सकता है और मिटाया भी:',
  },
};

type Told = { readonly name: string; readonly email: string; readonly title: string; readonly organisation: string };

export function receiptMail({ name, email, title, organisation }: Told, language: Language, origin: string): Mail {
  const say = words[language];
  return letter(language, { to: email, subject: say.subject(title) }, [
    say.hello(name),
    say.text(title, organisation),
    { link: say.look, address: `${origin}${withLanguage('/job-seeker', language)}` },
  ]);
}
