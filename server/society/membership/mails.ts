import { indianDay } from '#contract/indian-time.ts';
import { type Language, withLanguage } from '#contract/language.ts';
import { letter, type Paragraph } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';

type Words = {
  readonly hello: (name: string) => string;
  readonly page: string;
  readonly invited: { readonly subject: string; readonly text: (until: string) => string; readonly not: string };
  readonly confirmed: { readonly subject: string; readonly text: string; readonly free: string };
  readonly waiting: {
    readonly subject: string;
    readonly text: string;
    readonly again: (from: string) => string;
    readonly meanwhile: string;
  };
  readonly lapsed: { readonly subject: string; readonly text: string; readonly done: string };
  readonly excluded: { readonly subject: string; readonly text: string; readonly appeal: string };
  readonly decided: { readonly subject: string; readonly lifted: string; readonly upheld: string };
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    page: 'All of it, and how sure we are, stands here:',
    invited: {
      subject: 'An invitation to the Higher Mind Society',
      text: (until) =>
        `What you did in the six games may well belong to the top 1%. Luck plays a part in a single round, so we invite you to play the six games once more, in new forms, by ${until}. If both rounds together are enough for our rule, you may join the Higher Mind Society.`,
      not: 'You need not answer, and nobody is told. It costs nothing, now or later.',
    },
    confirmed: {
      subject: 'You may join the Higher Mind Society',
      text: 'Both rounds of the games together are enough for our rule: you may join the Higher Mind Society. Please read what it is and what it is not, and then say yes or no.',
      free: 'Membership costs nothing, has no levels, and shows nobody a result of yours. You can leave at any time.',
    },
    waiting: {
      subject: 'The six games, and what comes now',
      text: 'Thank you for the second round. Both rounds together leave us less sure than our rule asks for, so there is no membership now. A rule that is right about most people misses some who belong: our public table says how many.',
      again: (from) => `We invite you once more from ${from}.`,
      meanwhile: 'Your reports stay as they are, and all else on Bhava is open to you as before.',
    },
    lapsed: {
      subject: 'The days for the six games are over',
      text: 'The days in which you could play the six games once more are over. That is fine, and nobody is told.',
      done: 'We shall not write to you about it again. Everything else on Bhava is open to you as before.',
    },
    excluded: {
      subject: 'Your membership of the Higher Mind Society has ended',
      text: 'An operator of this site has excluded you from the society, for this reason:',
      appeal: 'You can appeal once, in your own words. Somebody else decides where there is somebody else.',
    },
    decided: {
      subject: 'Your appeal has been decided',
      lifted: 'Your exclusion has been lifted: you are a member again. The reason:',
      upheld: 'Your exclusion stands. The reason:',
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    page: 'पूरी बात, और यह कि हमें कितना यक़ीन है, यहाँ लिखा है:',
    invited: {
      subject: 'हायर माइंड सोसाइटी का न्योता',
      text: (until) =>
        `छह खेलों में आपने जो किया, वह सबसे ऊपर के 1% का हो सकता है। एक बार के खेल में क़िस्मत भी होती है, इसलिए ${until} तक ये छह खेल एक बार फिर, नए रूप में खेलने का न्योता है। अगर दोनों बार मिलाकर भी यही निकला, तो आप हायर माइंड सोसाइटी में आ सकते हैं।`,
      not: 'जवाब देना ज़रूरी नहीं, और किसी को बताया नहीं जाता। न अभी कोई पैसा लगता है, न बाद में।',
    },
    confirmed: {
      subject: 'हायर माइंड सोसाइटी के दरवाज़े आपके लिए खुले हैं',
      text: 'दोनों बार के खेल मिलाकर बात पक्की निकली: आप हायर माइंड सोसाइटी में आ सकते हैं। पहले पढ़ लीजिए कि यह क्या है और क्या नहीं, फिर हाँ या ना कहिए।',
      free: 'सदस्यता मुफ़्त है, इसमें कोई दर्जे नहीं, और आपका कोई नतीजा किसी को नहीं दिखता। जब चाहें, छोड़ सकते हैं।',
    },
    waiting: {
      subject: 'छह खेल, और अब आगे क्या',
      text: 'दूसरी बार खेलने के लिए धन्यवाद। दोनों बार मिलाकर हमें उतना यक़ीन नहीं हुआ जितना हमारा नियम माँगता है, इसलिए अभी सदस्यता नहीं है। जो नियम ज़्यादातर लोगों के लिए सही हो, वह कुछ हक़दार लोगों से चूक भी जाता है: कितनों से, यह हमारी खुली तालिका में लिखा है।',
      again: (from) => `${from} से हम आपको एक बार और न्योता देंगे।`,
      meanwhile: 'आपकी रिपोर्टें वैसी ही रहेंगी, और भाव पर बाक़ी सब पहले की तरह खुला है।',
    },
    lapsed: {
      subject: 'छह खेलों के दिन पूरे हुए',
      text: 'छह खेल एक बार फिर खेलने के दिन पूरे हो गए। कोई बात नहीं, और किसी को बताया नहीं जाता।',
      done: 'इसके बारे में हम आपको फिर नहीं लिखेंगे। भाव पर बाक़ी सब पहले की तरह खुला है।',
    },
    excluded: {
      subject: 'हायर माइंड सोसाइटी में आपकी सदस्यता ख़त्म हो गई है',
      text: 'साइट चलाने वालों में से एक ने आपकी सदस्यता इस वजह से ख़त्म की है:',
      appeal: 'आप अपने शब्दों में एक बार अपील कर सकते हैं। अगर कोई दूसरा हो, तो फ़ैसला वही दूसरा व्यक्ति करेगा।',
    },
    decided: {
      subject: 'आपकी अपील पर फ़ैसला हो गया है',
      lifted: 'आपकी सदस्यता वापस मिल गई है। वजह:',
      upheld: 'सदस्यता ख़त्म करने का फ़ैसला बना रहता है। वजह:',
    },
  },
};

type To = { readonly to: string; readonly name: string; readonly language: Language; readonly origin: string };

const dayIn = (date: Date, language: Language): string => indianDay(language).format(date);

function write({ to, name, language, origin }: To, subject: string, paragraphs: readonly Paragraph[]): Mail {
  const { hello, page } = words[language];
  const link = { link: page, address: `${origin}${withLanguage('/home/society', language)}` };
  return letter(language, { to, subject }, [hello(name), ...paragraphs, link]);
}

export function invitedMail(to: To, until: Date): Mail {
  const say = words[to.language].invited;
  return write(to, say.subject, [say.text(dayIn(until, to.language)), say.not]);
}

export function confirmedMail(to: To): Mail {
  const say = words[to.language].confirmed;
  return write(to, say.subject, [say.text, say.free]);
}

export function waitingMail(to: To, from: Date | null): Mail {
  const say = words[to.language].waiting;
  return write(to, say.subject, [say.text, ...(from ? [say.again(dayIn(from, to.language))] : []), say.meanwhile]);
}

/** To whoever has not played again in time: there is no second round to thank for, or to judge. */
export function lapsedMail(to: To, from: Date | null): Mail {
  const { lapsed, waiting } = words[to.language];
  return write(to, lapsed.subject, [lapsed.text, ...(from ? [waiting.again(dayIn(from, to.language)), waiting.meanwhile] : [lapsed.done])]);
}

export function excludedMail(to: To, reason: string): Mail {
  const say = words[to.language].excluded;
  return write(to, say.subject, [say.text, reason, say.appeal]);
}

export function appealDecidedMail(to: To, { isLifted, reason }: { readonly isLifted: boolean; readonly reason: string }): Mail {
  const say = words[to.language].decided;
  return write(to, say.subject, [isLifted ? say.lifted : say.upheld, reason]);
}
