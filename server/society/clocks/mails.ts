import { indianMoment } from '#contract/indian-time.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, withLanguage } from '#contract/language.ts';
import { letter } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';
import type { TankMail } from './mail-job.ts';

type MailWords = { readonly subject: (title: string) => string; readonly text: (until: string) => string };
type Words = {
  readonly hello: (name: string) => string;
  readonly mails: Readonly<Record<TankMail, MailWords>>;
  readonly open: string;
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    open: 'It stands here:',
    mails: {
      accepted: {
        subject: (title) => `Your problem is open: ${title}`,
        text: (until) => `The editorial circle has accepted your problem. Proposals are taken until ${until}.`,
      },
      declined: {
        subject: (title) => `Your problem was not accepted: ${title}`,
        text: () =>
          'The editorial circle has declined your problem. The reasons stand on your page; you may bring it again in another form.',
      },
      lapsed: {
        subject: (title) => `Nobody has decided on your problem: ${title}`,
        text: () => 'The editorial circle did not decide in time. That is our fault. Please bring your problem again if it still matters.',
      },
      unanswered: {
        subject: (title) => `No answer was found: ${title}`,
        text: () => 'The problem has ended without an answer that members approve of. It stays where it can be read.',
      },
      'decide-soon': {
        subject: (title) => `Please decide: ${title}`,
        text: (until) => `A problem waits for the editorial circle. It lapses on ${until}.`,
      },
      'submit-soon': {
        subject: (title) => `Your draft is not submitted yet: ${title}`,
        text: (until) => `Proposals are taken until ${until}. Only what is submitted by then is reviewed.`,
      },
      'review-asked': {
        subject: (title) => `Please review a proposal: ${title}`,
        text: (until) =>
          `You are one of three who are asked to review a proposal. Please send your review by ${until}, or say that you cannot.`,
      },
      'review-soon': {
        subject: (title) => `Your review is due soon: ${title}`,
        text: (until) => `Please send your review by ${until}. It is not taken after that.`,
      },
      'review-over': {
        subject: (title) => `You need not review any more: ${title}`,
        text: () => 'The time for your review is over. You need not do anything.',
      },
      'reviews-in': {
        subject: (title) => `The reviews are there: ${title}`,
        text: (until) => `You can read the reviews of your proposal, answer them and revise it once, until ${until}.`,
      },
      'revise-soon': {
        subject: (title) => `The time to revise ends soon: ${title}`,
        text: (until) => `You can answer the reviews and revise your proposal until ${until}. Without that it is decided upon as it is.`,
      },
      'vote-soon': {
        subject: (title) => `The vote ends soon: ${title}`,
        text: (until) => `You have begun to read the proposals and have not voted yet. The vote ends on ${until}.`,
      },
      published: {
        subject: (title) => `The brief is published: ${title}`,
        text: () => 'The vote has ended, the result is sealed, and the brief can be read by everybody.',
      },
      outcome: {
        subject: (title) => `What became of it? ${title}`,
        text: () => 'Some time ago a brief answered your problem. Please tell its readers what became of it, also if nothing did.',
      },
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    open: 'यहाँ देखिए:',
    mails: {
      accepted: {
        subject: (title) => `आपका सवाल खुल गया है: ${title}`,
        text: (until) => `संपादक मंडल ने आपका सवाल ले लिया है। प्रस्ताव ${until} तक लिए जाएँगे।`,
      },
      declined: {
        subject: (title) => `आपका सवाल नहीं लिया गया: ${title}`,
        text: () => 'संपादक मंडल ने आपका सवाल नहीं लिया है। वजहें आपके पन्ने पर लिखी हैं; इसे दूसरे रूप में फिर भेजा जा सकता है।',
      },
      lapsed: {
        subject: (title) => `आपके सवाल पर फ़ैसला नहीं हुआ: ${title}`,
        text: () => 'संपादक मंडल ने समय पर फ़ैसला नहीं किया। यह हमारी चूक है। सवाल अब भी ज़रूरी हो, तो कृपया फिर भेजिए।',
      },
      unanswered: {
        subject: (title) => `कोई जवाब नहीं मिला: ${title}`,
        text: () => 'यह सवाल ऐसे किसी जवाब के बिना पूरा हुआ जिसे सदस्यों ने माना हो। यह पढ़ने के लिए बना रहेगा।',
      },
      'decide-soon': {
        subject: (title) => `कृपया फ़ैसला कीजिए: ${title}`,
        text: (until) => `एक सवाल संपादक मंडल का इंतज़ार कर रहा है। ${until} इसका समय पूरा हो जाएगा।`,
      },
      'submit-soon': {
        subject: (title) => `आपका मसौदा अभी जमा नहीं हुआ: ${title}`,
        text: (until) => `प्रस्ताव ${until} तक लिए जाएँगे। समीक्षा उन्हीं की होगी जो तब तक जमा हो चुके हों।`,
      },
      'review-asked': {
        subject: (title) => `कृपया एक प्रस्ताव की समीक्षा कीजिए: ${title}`,
        text: (until) => `तीन समीक्षकों में से एक आप हैं। कृपया ${until} तक समीक्षा भेजिए, या बता दीजिए कि यह नहीं हो पाएगा।`,
      },
      'review-soon': {
        subject: (title) => `आपकी समीक्षा का समय पास है: ${title}`,
        text: (until) => `कृपया ${until} तक समीक्षा भेजिए। उसके बाद वह नहीं ली जाएगी।`,
      },
      'review-over': {
        subject: (title) => `अब समीक्षा की ज़रूरत नहीं: ${title}`,
        text: () => 'आपकी समीक्षा का समय पूरा हो गया है। आपको कुछ करने की ज़रूरत नहीं।',
      },
      'reviews-in': {
        subject: (title) => `समीक्षाएँ आ गई हैं: ${title}`,
        text: (until) => `अपने प्रस्ताव की समीक्षाएँ पढ़िए, जवाब दीजिए और एक बार उसे सुधारिए, ${until} तक।`,
      },
      'revise-soon': {
        subject: (title) => `सुधारने का समय पास है: ${title}`,
        text: (until) => `समीक्षाओं का जवाब और प्रस्ताव में सुधार ${until} तक हो सकता है। नहीं तो वह जैसा है वैसे ही आगे जाएगा।`,
      },
      'vote-soon': {
        subject: (title) => `वोट देने का समय पास है: ${title}`,
        text: (until) => `प्रस्ताव पढ़ना शुरू हो चुका है, पर आपका वोट अभी नहीं आया। वोट ${until} तक दिया जा सकता है।`,
      },
      published: {
        subject: (title) => `जवाब प्रकाशित हो गया है: ${title}`,
        text: () => 'वोट पूरे हुए, नतीजा मुहरबंद है, और अब इसे सब पढ़ सकते हैं।',
      },
      outcome: {
        subject: (title) => `आगे क्या हुआ? ${title}`,
        text: () => 'कुछ समय पहले आपके सवाल का जवाब प्रकाशित हुआ था। कृपया पाठकों को बताइए कि आगे क्या हुआ, कुछ न हुआ हो तब भी।',
      },
    },
  },
};

type Told = {
  readonly kind: TankMail;
  readonly slug: string;
  readonly title: string;
  readonly until: string | null;
  readonly name: string;
  readonly email: string;
  readonly language: string | null;
  readonly origin: string;
};

const placeOf: Readonly<Record<TankMail, (slug: string) => string>> = {
  accepted: (slug) => `/think-tank/${slug}`,
  declined: () => '/home/society/think-tank',
  lapsed: () => '/home/society/think-tank',
  unanswered: (slug) => `/think-tank/${slug}`,
  'decide-soon': () => '/home/society/think-tank/queue',
  'submit-soon': (slug) => `/home/think-tank/${slug}`,
  'review-asked': () => '/home/society/think-tank',
  'review-soon': () => '/home/society/think-tank',
  'review-over': () => '/home/society/think-tank',
  'reviews-in': (slug) => `/home/think-tank/${slug}`,
  'revise-soon': (slug) => `/home/think-tank/${slug}`,
  'vote-soon': (slug) => `/home/society/think-tank/vote/${slug}`,
  published: (slug) => `/think-tank/${slug}`,
  outcome: () => '/home/society/think-tank',
};

export function tankMail({ kind, slug, title, until, name, email, language: chosen, origin }: Told): Mail {
  const language = chosen && isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
  const { hello, mails, open } = words[language];
  const when = indianMoment(language);
  return letter(language, { to: email, subject: mails[kind].subject(title) }, [
    hello(name),
    mails[kind].text(until ? when.format(new Date(until)) : ''),
    { link: open, address: `${origin}${withLanguage(placeOf[kind](slug), language)}` },
  ]);
}
