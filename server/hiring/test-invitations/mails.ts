import { testOf } from '#content/catalogue.ts';
import type { TestSlug } from '#content/tests.ts';
import { type Language, withLanguage } from '#contract/language.ts';
import { letter } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';

type Words = {
  readonly subject: (organisation: string) => string;
  readonly hello: (name: string) => string;
  readonly invited: (organisation: string, job: string) => string;
  readonly choice: string;
  readonly look: string;
};

const words: Record<Language, Words> = {
  en: {
    subject: (organisation) => `${organisation} invites you to play a test`,
    hello: (name) => `Hello ${name},`,
    invited: (organisation, job) => `${organisation} invites you to play these for the job “${job}”:`,
    choice:
      'It is your choice. If you do not play, your application counts as much as before, and nobody there is told. If you play, they see nothing of it unless you share it yourself.',
    look: 'You find the invitation on your page:',
  },
  hi: {
    subject: (organisation) => `${organisation} की ओर से टेस्ट खेलने का न्योता`,
    hello: (name) => `नमस्ते ${name},`,
    invited: (organisation, job) => `${organisation} ने “${job}” की नौकरी के लिए आपको ये खेलने का न्योता दिया है:`,
    choice:
      'खेलना या न खेलना आपकी मर्ज़ी है। न खेलें, तो भी आपका आवेदन उतना ही गिना जाएगा, और वहाँ किसी को बताया नहीं जाएगा। खेलें, तो उन्हें कुछ नहीं दिखेगा, जब तक आप ख़ुद साझा न करें।',
    look: 'न्योता आपके पन्ने पर है:',
  },
};

type Invited = {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly organisation: string;
  readonly jobTitle: string;
  readonly tests: readonly TestSlug[];
  readonly origin: string;
};

export function invitationMail({ to, name, language, organisation, jobTitle, tests, origin }: Invited): Mail {
  const say = words[language];
  return letter(language, { to, subject: say.subject(organisation) }, [
    say.hello(name),
    say.invited(organisation, jobTitle),
    tests.map((test) => `• ${testOf(test).about.words[language].title}`).join('\n'),
    say.choice,
    { link: say.look, address: `${origin}${withLanguage('/home/shared-results', language)}` },
  ]);
}
