import type { Shape } from '#content/traits/shapes.ts';
import type { Language } from '#contract/language.ts';

/** On the scale of the traits, 50 the middle. */
type Scale = { readonly value: number; readonly low: number; readonly high: number };
type ShapeWords = { readonly high: string; readonly low: string; readonly between: string; readonly on: (scale: Scale) => string };

type Words = {
  readonly shapes: Readonly<Record<Shape['name'], ShapeWords>>;
  readonly rare: (share: string, low: string, high: string) => string;
  /** Of somebody like whom fewer than 1 in 100 are. */
  readonly rarest: (high: string) => string;
  /** Of somebody who is nearer to the middle than most. */
  readonly common: (share: string, low: string, high: string) => string;
  readonly rareUnknown: string;
  readonly under: string;
  readonly ofModel: string;
  readonly narrows: (test: string, houses: string) => string;
  readonly narrowsAll: (test: string) => string;
};

export const advancedWords: Record<Language, Words> = {
  en: {
    shapes: {
      evenness: {
        high: 'Your twelve sides lie closer together than those of most people: no one of them carries you, and none holds you back.',
        low: 'Your twelve sides lie far apart: what comes easily to you and what does not can be told at a glance, by you and by others.',
        between: 'As far as we can tell, your twelve sides lie about as far apart as those of most people.',
        on: ({ value, low, high }) =>
          `Evenness, which is how alike the twelve are, is ${value}; the middle is 50, and our uncertainty runs from ${low} to ${high}.`,
      },
      wholeness: {
        high: 'Within a side, what you feel, what you think and what your mind does quickly agree more than in most people: you seldom have to talk yourself into what you decided.',
        low: 'Within one and the same side, feeling, thinking and quick skill go different ways in you more than in most people.',
        between: 'Feeling, thinking and quick skill differ within your sides about as much as in most people.',
        on: ({ value, low, high }) => `Wholeness, which is how well the three agree, is ${value} on the same scale (${low} to ${high}).`,
      },
    },
    rare: (share, low, high) =>
      `About ${share} in 100 people have twelve sides that lie, taken together, as far from the middle as yours (from ${low} to ${high}). Rare is not better: it says how badly a page written for everybody would fit you.`,
    rarest: (high) =>
      `Fewer than 1 in 100 people have twelve sides that lie, taken together, as far from the middle as yours (${high} in 100 at most). Rare is not better: it says how badly a page written for everybody would fit you.`,
    common: (share, low, high) =>
      `Taken together, your twelve sides lie nearer to the middle than those of about ${share} in 100 people (from ${low} to ${high}). What is written for everybody will often fit you.`,
    rareUnknown:
      'How rare your twelve sides are, taken together, we cannot say yet: they are not known closely enough to count the people who are like you.',
    under: 'fewer than 1',
    ofModel: 'For now this is a calculation; when enough people have finished all twelve tests, we shall count them.',
    narrows: (test, houses) => `${test} would narrow ${houses}.`,
    narrowsAll: (test) => `${test} would narrow all twelve sides a little.`,
  },
  hi: {
    shapes: {
      evenness: {
        high: 'आपके बारह पहलू ज़्यादातर लोगों के मुक़ाबले एक-दूसरे के पास हैं: न कोई एक सारा बोझ उठाता है, न कोई एक पीछे खींचता है।',
        low: 'आपके बारह पहलू दूर-दूर हैं: क्या आसानी से होता है और क्या नहीं, यह आपको भी एक नज़र में दिखता है और दूसरों को भी।',
        between: 'जितना अब तक दिखता है, आपके बारह पहलुओं में आपस का फ़र्क़ उतना ही है जितना ज़्यादातर लोगों में।',
        on: ({ value, low, high }) => `इन बारह का संतुलन, यानी वे कितने एक-जैसे हैं, ${value} है; औसत 50 है, और अनिश्चितता ${low} से ${high} तक।`,
      },
      wholeness: {
        high: 'एक ही पहलू में जो महसूस होता है, जो सोचा जाता है और जो दिमाग़ झट से कर लेता है, वे ज़्यादातर लोगों से बेहतर मेल खाते हैं: फ़ैसले के बाद मन को मनाना कम पड़ता है।',
        low: 'एक ही पहलू में मन, सोच और फुर्ती ज़्यादातर लोगों के मुक़ाबले अलग-अलग ओर खिंचते हैं।',
        between: 'एक ही पहलू में मन, सोच और फुर्ती का फ़र्क़ उतना ही है जितना ज़्यादातर लोगों में।',
        on: ({ value, low, high }) => `भीतर का तालमेल, यानी ये तीनों कितने साथ चलते हैं, इसी पैमाने पर ${value} है (${low} से ${high})।`,
      },
    },
    rare: (share, low, high) =>
      `सौ में लगभग ${share} लोगों के बारह पहलू मिलाकर बीच से इतनी दूर होते हैं जितने आपके (${low} से ${high} तक)। कम मिलना बेहतर होना नहीं है: इससे बस यह पता चलता है कि सबके लिए लिखा पन्ना आप पर कितना कम बैठेगा।`,
    rarest: (high) =>
      `सौ में एक से भी कम लोगों के बारह पहलू मिलाकर बीच से इतनी दूर होते हैं जितने आपके (ज़्यादा से ज़्यादा ${high})। कम मिलना बेहतर होना नहीं है: इससे बस यह पता चलता है कि सबके लिए लिखा पन्ना आप पर कितना कम बैठेगा।`,
    common: (share, low, high) =>
      `मिलाकर देखें, तो आपके बारह पहलू सौ में लगभग ${share} लोगों से ज़्यादा बीच के पास हैं (${low} से ${high} तक)। सबके लिए लिखी बात आप पर अक्सर बैठेगी।`,
    rareUnknown: 'आपके बारह पहलुओं का यह मेल कितना दुर्लभ है, यह हम अभी नहीं बता सकते: आप जैसे लोग गिनने के लिए वह अभी उतना साफ़ नहीं।',
    under: '1 से भी कम',
    ofModel: 'अभी यह हमारा हिसाब है; जब काफ़ी लोग बारहों टेस्ट पूरे कर लेंगे, तब लोग सचमुच गिने जाएँगे।',
    narrows: (test, houses) => `“${test}” से साफ़ होंगे: ${houses}।`,
    narrowsAll: (test) => `“${test}” से बारहों पहलू थोड़े-थोड़े साफ़ होंगे।`,
  },
};
