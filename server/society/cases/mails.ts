import { indianMoment } from '#contract/indian-time.ts';
import { type Language, withLanguage } from '#contract/language.ts';
import type { Outcome, SubjectKind } from '#contract/society/safety-words.ts';
import { letter, type Paragraph } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';

type Words = {
  readonly hello: (name: string) => string;
  readonly own: string;
  readonly kinds: Readonly<Record<SubjectKind, string>>;
  readonly decided: {
    readonly subject: string;
    readonly text: (what: string) => string;
    readonly outcomes: Readonly<Record<Exclude<Outcome, 'none' | 'exclusion'>, string>>;
    readonly reason: string;
    readonly appeal: string;
  };
  readonly complaint: {
    readonly subject: string;
    readonly acted: string;
    readonly nothing: string;
    readonly thanks: string;
    readonly appeal: string;
  };
  readonly appeal: { readonly subject: string; readonly changed: string; readonly stands: string };
  readonly due: { readonly subject: (number: number) => string; readonly text: (until: string) => string; readonly queue: string };
};

const words: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    own: 'All of it stands here:',
    kinds: {
      'member-page': 'your page in the Higher Mind Society',
      introduction: 'a request for an introduction that you sent',
      message: 'a letter that you wrote',
      problem: 'a problem that you brought to the think tank',
      proposal: 'a proposal that you wrote for the think tank',
      brief: 'a brief that you have published',
      'circle-post': 'a post that you wrote in a circle',
      'circle-file': 'a file that you added to a circle',
      'circle-meeting': 'a meeting that you proposed in a circle',
      review: 'a review that you gave in the think tank',
    },
    decided: {
      subject: 'A decision about what you wrote in the society',
      text: (what) => `Somebody reported ${what}. An operator of this site has looked at it and decided:`,
      outcomes: {
        removal: 'It has been removed. Nobody but you can read it.',
        warning: 'This is a warning. What you wrote stays where it is.',
        'pause-7': 'It has been removed, and for 7 days you cannot write in the society. You can go on reading.',
        'pause-30': 'It has been removed, and for 30 days you cannot write in the society. You can go on reading.',
      },
      reason: 'The reason:',
      appeal:
        'If you think that this is wrong, you can appeal once within 30 days, in your own words. Somebody else decides, where there is somebody else.',
    },
    complaint: {
      subject: 'What became of your complaint',
      acted: 'You reported something in the Higher Mind Society. We have looked at it and acted on it.',
      nothing: 'You reported something in the Higher Mind Society. We have looked at it and leave it as it is. The reason:',
      thanks: 'Thank you for looking after this place. Nobody whom it was about is told who you are.',
      appeal: 'If you think that this is wrong, you can appeal once within 30 days. Somebody else decides, where there is somebody else.',
    },
    appeal: {
      subject: 'Your appeal has been decided',
      changed: 'Your appeal has been granted, and the decision is lifted. The reason:',
      stands: 'Your appeal has been looked at, and the decision stands. The reason:',
    },
    due: {
      subject: (number) => `Case ${number} of the society waits for a decision`,
      text: (until) => `It is to be decided by ${until}. What it is about stands in the queue alone.`,
      queue: 'The queue:',
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    own: 'पूरी बात यहाँ लिखी है:',
    kinds: {
      'member-page': 'हायर माइंड सोसाइटी में आपके पन्ने',
      introduction: 'परिचय के लिए आपके भेजे अनुरोध',
      message: 'आपके लिखे एक संदेश',
      problem: 'थिंक टैंक में आपके पूछे एक सवाल',
      proposal: 'थिंक टैंक के लिए आपके लिखे एक प्रस्ताव',
      brief: 'आपके प्रकाशित एक जवाब',
      'circle-post': 'एक मंडली में आपके लिखे एक संदेश',
      'circle-file': 'एक मंडली में आपकी जोड़ी एक फ़ाइल',
      'circle-meeting': 'एक मंडली में आपकी रखी एक बैठक',
      review: 'थिंक टैंक में आपकी लिखी एक समीक्षा',
    },
    decided: {
      subject: 'सोसाइटी में आपके लिखे पर एक फ़ैसला',
      text: (what) => `${what} की शिकायत आई थी। साइट चलाने वालों में से एक ने उसे देखा और यह फ़ैसला किया:`,
      outcomes: {
        removal: 'उसे हटा दिया गया है। अब उसे आपके सिवा कोई नहीं पढ़ सकता।',
        warning: 'यह एक चेतावनी है। आपका लिखा जहाँ है वहीं रहेगा।',
        'pause-7': 'उसे हटा दिया गया है, और 7 दिन तक आप सोसाइटी में कुछ लिख नहीं सकते। पढ़ना पहले की तरह खुला है।',
        'pause-30': 'उसे हटा दिया गया है, और 30 दिन तक आप सोसाइटी में कुछ लिख नहीं सकते। पढ़ना पहले की तरह खुला है।',
      },
      reason: 'वजह:',
      appeal: 'अगर आपको यह ग़लत लगे, तो 30 दिन के भीतर अपने शब्दों में एक बार अपील कीजिए। अगर कोई दूसरा हो, तो फ़ैसला वही दूसरा व्यक्ति करेगा।',
    },
    complaint: {
      subject: 'आपकी शिकायत का क्या हुआ',
      acted: 'आपने हायर माइंड सोसाइटी में किसी बात की शिकायत की थी। हमने उसे देखा और उस पर क़दम उठाया।',
      nothing: 'आपने हायर माइंड सोसाइटी में किसी बात की शिकायत की थी। हमने उसे देखा और जैसा है वैसा ही रहने दिया। वजह:',
      thanks: 'इस जगह का ख़याल रखने के लिए धन्यवाद। जिनके बारे में शिकायत थी, उन्हें नहीं बताया जाता कि शिकायत किसकी थी।',
      appeal: 'अगर आपको यह ग़लत लगे, तो 30 दिन के भीतर एक बार अपील कीजिए। अगर कोई दूसरा हो, तो फ़ैसला वही दूसरा व्यक्ति करेगा।',
    },
    appeal: {
      subject: 'आपकी अपील पर फ़ैसला हो गया है',
      changed: 'आपकी अपील मान ली गई है, और पहले का फ़ैसला वापस लिया गया है। वजह:',
      stands: 'आपकी अपील देखी गई, और पहले का फ़ैसला बना रहता है। वजह:',
    },
    due: {
      subject: (number) => `सोसाइटी का मामला ${number} फ़ैसले का इंतज़ार कर रहा है`,
      text: (until) => `इस पर ${until} तक फ़ैसला होना है। यह किस बारे में है, यह सिर्फ़ क़तार में लिखा है।`,
      queue: 'क़तार:',
    },
  },
};

type To = { readonly to: string; readonly name: string; readonly language: Language; readonly origin: string; readonly caseId: number };

function write({ to, name, language, origin }: To, subject: string, paragraphs: readonly Paragraph[]): Mail {
  const say = words[language];
  const link = { link: say.own, address: `${origin}${withLanguage('/home/society/complaints', language)}` };
  return letter(language, { to, subject }, [say.hello(name), ...paragraphs, link]);
}

type Decided = { readonly kind: SubjectKind; readonly outcome: Outcome; readonly reason: string };

/** Undefined for what is told otherwise, or not at all. Says nothing of who complained. */
export function decidedMail(to: To, { kind, outcome, reason }: Decided): Mail | undefined {
  if (outcome === 'none' || outcome === 'exclusion') return undefined;
  const { decided, kinds } = words[to.language];
  return write(to, decided.subject, [decided.text(kinds[kind]), decided.outcomes[outcome], decided.reason, reason, decided.appeal]);
}

/** With the reason where nothing was done; what was done else is between operators and whom it was about. */
export function complaintMail(to: To, reason: string | null): Mail {
  const say = words[to.language].complaint;
  return write(to, say.subject, reason === null ? [say.acted, say.thanks] : [say.nothing, reason, say.thanks, say.appeal]);
}

export function appealMail(to: To, { isChanged, reason }: { readonly isChanged: boolean; readonly reason: string }): Mail {
  const say = words[to.language].appeal;
  return write(to, say.subject, [isChanged ? say.changed : say.stands, reason]);
}

/** Names nobody, and tells not a word of what was written. */
export function dueMail({ to, name, language, origin, caseId }: To, dueAt: Date): Mail {
  const say = words[language];
  const until = indianMoment(language);
  const address = `${origin}${withLanguage('/operator/society-cases', language)}`;
  return letter(language, { to, subject: say.due.subject(caseId) }, [
    say.hello(name),
    say.due.text(until.format(dueAt)),
    { link: say.due.queue, address },
  ]);
}
