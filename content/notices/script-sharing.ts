import type { Language } from '#contract/language.ts';

/** What somebody reads before an employer sees results of theirs. */
type SharingNotice = {
  readonly version: string;
  readonly words: Readonly<Record<Language, { readonly title: string; readonly items: readonly { title: string; text: string }[] }>>;
};

/** The text that is agreed to now. Grants name its version: other words need another version, and this one stays in the list below. */
export const sharingNotice: SharingNotice = {
  version: 'sharing-2026-11-23',
  words: {
    en: {
      title: 'What sharing means',
      items: [
        {
          title: 'What is seen',
          text: 'Only the houses that you tick: each strength with its range and its uncertainty, the day of your newest test, the language in which you played, and with whom you are compared. No answer, no report, no other house.',
        },
        {
          title: 'By whom',
          text: 'By those at this employer who work on this application. By nobody else, and for nothing else.',
        },
        {
          title: 'For how long',
          text: 'Until the day that you choose, until you take it back here, or until your application is decided. Then it is gone from their screens. That you shared, and when, stays written down.',
        },
        {
          title: 'A copy of today',
          text: 'What you play later does not change it. To show newer results, share again.',
        },
        {
          title: 'Your choice',
          text: 'A house that you do not share is never scored, and nothing is decided by these numbers alone. What somebody has read they may remember: we cannot take that back for you.',
        },
      ],
    },
    hi: {
      title: 'साझा करने का मतलब',
      items: [
        {
          title: 'क्या दिखता है',
          text: 'सिर्फ़ वे पहलू जिन पर आप निशान लगाएँ: हर ताक़त, उसका दायरा और उसकी अनिश्चितता, आपके सबसे नए टेस्ट का दिन, किस भाषा में खेला गया, और तुलना किनसे है। न कोई जवाब, न कोई रिपोर्ट, न कोई दूसरा पहलू।',
        },
        {
          title: 'किसे दिखता है',
          text: 'इस नियोक्ता के उन लोगों को, जो आपके इस आवेदन पर काम करते हैं। और किसी को नहीं, और किसी काम के लिए नहीं।',
        },
        {
          title: 'कब तक',
          text: 'आपके चुने दिन तक, या जब तक आप यहाँ इसे वापस न लें, या आवेदन पर फ़ैसला होने तक। उसके बाद यह उनकी स्क्रीन से हट जाता है। साझा किया गया था और कब, यह दर्ज रहता है।',
        },
        {
          title: 'आज की एक प्रति',
          text: 'बाद में आप जो खेलें, उससे यह नहीं बदलती। नए नतीजे दिखाने हों तो फिर से साझा करें।',
        },
        {
          title: 'आपकी मर्ज़ी',
          text: 'जो पहलू आप साझा न करें, उसका कोई अंक नहीं लगता, और सिर्फ़ इन संख्याओं से कोई फ़ैसला नहीं होता। किसी ने जो पढ़ लिया, वह उन्हें याद रह सकता है: उसे हम आपके लिए वापस नहीं ले सकते।',
        },
      ],
    },
  },
};
