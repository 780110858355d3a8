import { currentNotice } from '#content/notices/script-notice.ts';
import { indianDay } from '#contract/indian-time.ts';
import { type Language, withLanguage } from '#contract/language.ts';
import { letter, type Paragraph } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';

const dayIn = (date: Date, language: Language): string => indianDay(language).format(date);

type Words = {
  readonly hello: string;
  readonly helloName: (name: string) => string;
  readonly parentAsked: {
    readonly subject: (child: string) => string;
    readonly ask: (child: string, username: string) => string;
    readonly code: string;
    readonly link: string;
    readonly until: (day: string) => string;
    readonly ignore: string;
  };
  readonly parentAgreed: {
    readonly subject: (child: string) => string;
    readonly text: (parent: string, child: string) => string;
    readonly link: string;
    readonly notYou: string;
  };
  readonly childAllowed: { readonly subject: string; readonly text: string; readonly link: string };
  readonly erasureCode: { readonly subject: (code: string) => string; readonly text: string; readonly ignore: string };
  readonly erasureAsked: {
    readonly subject: string;
    readonly text: (day: string) => string;
    readonly link: string;
    readonly notYou: string;
  };
  readonly erased: { readonly subject: string; readonly text: (until: string) => string };
};

const words: Record<Language, Words> = {
  en: {
    hello: 'Hello,',
    helloName: (name) => `Hello ${name},`,
    parentAsked: {
      subject: (child) => `${child} asks you to agree to an account at Bhava`,
      ask: (child, username) =>
        `${child} (username ${username}) has named you as a parent. Bhava is a site where people play stories and games, and learn how strong they are in twelve areas of the mind. Under 18 nothing is stored there before a parent agrees.`,
      code: 'To agree you need this code:',
      link: 'Read and decide here:',
      until: (day) => `The link works until ${day}. If you do nothing, nothing is stored, and we forget your address after that day.`,
      ignore: 'If you know no such child, please press “I do not agree” on that page: then no further mail comes.',
    },
    parentAgreed: {
      subject: (child) => `You have agreed to ${child}’s account at Bhava`,
      text: (parent, child) =>
        `${parent} has stated to be a parent of ${child} and of full age, and has agreed that ${child}’s answers are stored and measured.`,
      link: 'With this link you can always see what is kept, withdraw, and have all of it erased. Please keep this mail:',
      notYou: 'If this was not you, open the link and withdraw: what was measured is erased at once.',
    },
    childAllowed: {
      subject: 'Your tests are open',
      text: 'Your parent has agreed. You can play now; what you answer is measured and shown to you alone.',
      link: 'To your tests:',
    },
    erasureCode: {
      subject: (code) => `${code} is your code to erase your account`,
      text: 'You asked to have your account at Bhava erased. To prove that it is you, enter this code:',
      ignore: 'The code works for 15 minutes. If this was not you, ignore this mail: nothing changes without the code.',
    },
    erasureAsked: {
      subject: 'Your account at Bhava will be erased',
      text: (day) =>
        `On ${day} everything that we keep of you is erased. Until then nobody sees anything of it by a link, and every device is logged out.`,
      link: 'If you change your mind, log in before that day and take it back here:',
      notYou: 'If this was not you, log in, take it back, and choose a new password.',
    },
    erased: {
      subject: 'Your account at Bhava has been erased',
      text: (until) =>
        `Your account, your answers, your results and your links are erased. Until ${until} we keep a record, without your name, of what you agreed to and that it was erased: that is our proof that we kept to the law. This is our last mail to you.`,
    },
  },
  hi: {
    hello: 'नमस्ते,',
    helloName: (name) => `नमस्ते ${name},`,
    parentAsked: {
      subject: (child) => `${child} को भाव पर खाते के लिए आपकी सहमति चाहिए`,
      ask: (child, username) =>
        `${child} (यूज़रनेम ${username}) ने माता-पिता या अभिभावक के रूप में आपका पता दिया है। भाव पर लोग कहानियाँ और खेल खेलते हैं और जानते हैं कि मन के बारह पहलुओं में उनकी ताक़त कितनी है। 18 साल से कम उम्र में किसी बड़े की सहमति से पहले यहाँ कुछ भी सेव नहीं होता।`,
      code: 'सहमति देने के लिए यह कोड चाहिए:',
      link: 'यहाँ पढ़िए और फ़ैसला कीजिए:',
      until: (day) => `यह लिंक ${day} तक चलता है। कुछ न करने पर कुछ भी सेव नहीं होता, और उसके बाद हम आपका पता भूल जाते हैं।`,
      ignore: 'अगर आप ऐसे किसी बच्चे को नहीं जानते, तो उस पन्ने पर “मेरी सहमति नहीं है” दबाइए: फिर कोई और ईमेल नहीं आएगा।',
    },
    parentAgreed: {
      subject: (child) => `${child} के भाव खाते के लिए आपकी सहमति दर्ज हुई`,
      text: (parent, child) =>
        `${parent} ने कहा है कि वे बालिग़ हैं और ${child} के माता-पिता या अभिभावक हैं, और इस बात पर सहमति दी है कि ${child} के जवाब सेव किए और मापे जाएँ।`,
      link: 'इस लिंक से आप कभी भी देख सकते हैं कि क्या रखा गया है, सहमति वापस ले सकते हैं, और सब कुछ मिटवा सकते हैं। यह ईमेल सँभालकर रखिए:',
      notYou: 'अगर यह सहमति आपने नहीं दी, तो लिंक खोलकर वापस लीजिए: जो मापा गया, वह तुरंत मिट जाता है।',
    },
    childAllowed: {
      subject: 'आपके टेस्ट खुल गए हैं',
      text: 'माता-पिता या अभिभावक की सहमति आ गई है। अब आप खेल सकते हैं; आपके जवाबों का नतीजा सिर्फ़ आपको दिखता है।',
      link: 'आपके टेस्ट यहाँ हैं:',
    },
    erasureCode: {
      subject: (code) => `${code}: खाता मिटाने के लिए आपका कोड`,
      text: 'आपकी ओर से भाव का खाता मिटाने को कहा गया है। यह आप ही हैं, यह दिखाने के लिए यह कोड लिखिए:',
      ignore: 'यह कोड 15 मिनट तक काम करता है। अगर यह आपने नहीं माँगा, तो इस ईमेल को रहने दीजिए: कोड के बिना कुछ नहीं बदलता।',
    },
    erasureAsked: {
      subject: 'भाव का आपका खाता मिटाया जाएगा',
      text: (day) =>
        `${day} को वह सब मिटा दिया जाएगा जो हम आपके बारे में रखते हैं। तब तक किसी लिंक से कोई कुछ नहीं देख सकता, और हर डिवाइस लॉग आउट हो चुका है।`,
      link: 'मन बदल जाए तो उस दिन से पहले लॉग इन कीजिए और यहाँ इसे वापस लीजिए:',
      notYou: 'अगर यह आपने नहीं कहा, तो लॉग इन कीजिए, इसे वापस लीजिए, और नया पासवर्ड चुनिए।',
    },
    erased: {
      subject: 'भाव का आपका खाता मिटा दिया गया है',
      text: (until) =>
        `आपका खाता, आपके जवाब, आपके नतीजे और आपके लिंक मिटा दिए गए हैं। ${until} तक हम बिना आपके नाम के यह दर्ज रखते हैं कि सहमति किस बात की थी और सब मिटा दिया गया: यह हमारा सबूत है कि हमने क़ानून माना। यह हमारा आख़िरी ईमेल है।`,
    },
  },
};

type To = { readonly to: string; readonly language: Language; readonly origin: string };
const pageOf = ({ origin, language }: To, page: string): string => `${origin}${withLanguage(page, language)}`;

type OfChild = { readonly child: string; readonly username: string; readonly token: string };

/** The link stands after the #: a browser sends that to nobody, so no log and no referrer holds it. */
const parentPage = (to: To, token: string): string => `${pageOf(to, '/parents')}#${token}`;

export function parentAskedMail(to: To, { child, username, token, code, until }: OfChild & { code: string; until: Date }): Mail {
  const { hello, parentAsked: say } = words[to.language];
  const { items } = currentNotice.parent[to.language];
  return letter(to.language, { to: to.to, subject: say.subject(child) }, [
    hello,
    say.ask(child, username),
    ...items.map(({ title, text }) => `${title}: ${text}`),
    say.code,
    { code },
    { link: say.link, address: parentPage(to, token) },
    say.until(dayIn(until, to.language)),
    say.ignore,
  ]);
}

export function parentAgreedMail(to: To, { child, parent, token }: Omit<OfChild, 'username'> & { parent: string }): Mail {
  const { hello, parentAgreed: say } = words[to.language];
  const paragraphs: Paragraph[] = [hello, say.text(parent, child), { link: say.link, address: parentPage(to, token) }, say.notYou];
  return letter(to.language, { to: to.to, subject: say.subject(child) }, paragraphs);
}

export function childAllowedMail(to: To, name: string): Mail {
  const { helloName, childAllowed: say } = words[to.language];
  return letter(to.language, { to: to.to, subject: say.subject }, [
    helloName(name),
    say.text,
    { link: say.link, address: pageOf(to, '/home') },
  ]);
}

export function erasureCodeMail(to: To, name: string, code: string): Mail {
  const { helloName, erasureCode: say } = words[to.language];
  return letter(to.language, { to: to.to, subject: say.subject(code) }, [helloName(name), say.text, { code }, say.ignore]);
}

export function erasureAskedMail(to: To, name: string, dueAt: Date): Mail {
  const { helloName, erasureAsked: say } = words[to.language];
  return letter(to.language, { to: to.to, subject: say.subject }, [
    helloName(name),
    say.text(dayIn(dueAt, to.language)),
    { link: say.link, address: pageOf(to, '/home/welcome') },
    say.notYou,
  ]);
}

export function erasedMail(to: To, name: string, keptUntil: Date): Mail {
  const { helloName, erased: say } = words[to.language];
  return letter(to.language, { to: to.to, subject: say.subject }, [helloName(name), say.text(dayIn(keptUntil, to.language))]);
}
