import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';

type Numbers = { readonly value: string; readonly low: string; readonly high: string };

/** Of a house that is measured while none of its facets passes the bar: its numbers, and what they leave open. */
export const betweenWords: Record<Language, Record<House, (numbers: Numbers) => string>> = {
  en: {
    1: ({ value, low, high }) =>
      `Do you go first, or let others go? ${value} of 5, between ${low} and ${high}: neither has shown itself yet.`,
    2: ({ value, low, high }) =>
      `Do promises, things and numbers stay with you? ${value} of 5, between ${low} and ${high}: not clear enough for a scene yet.`,
    3: ({ value, low, high }) =>
      `Do you show what you feel, or keep it to yourself? That is not clear yet: ${value} of 5, between ${low} and ${high}.`,
    4: ({ value, low, high }) =>
      `Feeling safe and growing calm come to ${value} of 5; between ${low} and ${high} there is room for steady people and for uneasy ones.`,
    5: ({ value, low, high }) =>
      `Play and new ideas come to ${value} of 5. The true figure may lie anywhere from ${low} to ${high}, so no side is named yet.`,
    6: ({ value, low, high }) => `Whether dull work holds you or loses you is open: ${value} of 5, from ${low} to ${high}.`,
    7: ({ value, low, high }) =>
      `Giving way or holding out, in a bargain or a quarrel: ${value} of 5, between ${low} and ${high}, and both are still possible.`,
    8: ({ value, low, high }) => `How deep you dig before you are content stays open at ${value} of 5, between ${low} and ${high}.`,
    9: ({ value, low, high }) =>
      `Which draws you more, the known road or the new one, is not settled: ${value} of 5, from ${low} to ${high}.`,
    10: ({ value, low, high }) => `Dates and order come to ${value} of 5, though it could be ${low} or ${high} just as well.`,
    11: ({ value, low, high }) =>
      `Alone or in a group? Your answers do not say clearly: ${value} of 5, and anything from ${low} to ${high} would fit them.`,
    12: ({ value, low, high }) =>
      `Whether you look inward and let go more than others, or less, is not clear yet: ${value} of 5, from ${low} to ${high}.`,
  },
  hi: {
    1: ({ value, low, high }) => `पहले क़दम बढ़ाना या दूसरों को बढ़ने देना: 5 में से ${value}, दायरा ${low} से ${high}, और अभी कोई एक साफ़ नहीं।`,
    2: ({ value, low, high }) =>
      `वादे, सामान और आँकड़े आपके पास टिकते हैं या नहीं: 5 में से ${value}, ${low} से ${high} के बीच। अभी यह इतना साफ़ नहीं कि कोई दृश्य सुनाया जाए।`,
    3: ({ value, low, high }) => `मन की बात खुलकर कहना या अपने तक रखना, यह अभी साफ़ नहीं: 5 में से ${value}, ${low} से ${high} के बीच।`,
    4: ({ value, low, high }) =>
      `मन कितना सुरक्षित रहता है और कितनी जल्दी शांत होता है: 5 में से ${value}। ${low} और ${high} के बीच चैन वाले लोग भी आते हैं और बेचैन भी।`,
    5: ({ value, low, high }) => `खेल और नई सूझ: 5 में से ${value} (असल अंक ${low} से ${high} के बीच कहीं भी हो सकता है)। अभी कोई एक पहलू साफ़ नहीं।`,
    6: ({ value, low, high }) => `उबाऊ काम आपको थामता है या छूट जाता है, यह खुला है: 5 में से ${value}, ${low} से ${high} तक।`,
    7: ({ value, low, high }) => `मोल-भाव हो या झगड़ा: 5 में से ${value}, और ${low} से ${high} के दायरे में झुक जाना भी आता है, डटे रहना भी।`,
    8: ({ value, low, high }) => `तसल्ली होने तक कितना गहरा खोदना है, यह अभी खुला है: 5 में से ${value}, ${low} और ${high} के बीच।`,
    9: ({ value, low, high }) => `जाना-पहचाना रास्ता ज़्यादा खींचता है या नया, यह तय नहीं हुआ: 5 में से ${value}, ${low} से ${high} तक।`,
    10: ({ value, low, high }) => `तारीख़ें और क़ायदा: 5 में से ${value}, जो ${low} भी हो सकता है और ${high} भी।`,
    11: ({ value, low, high }) => `अकेले या सबके साथ? आपके जवाब साफ़ नहीं बताते: 5 में से ${value}, और ${low} से ${high} तक कुछ भी उनसे मेल खाता है।`,
    12: ({ value, low, high }) =>
      `भीतर झाँकना और बीती बात छोड़ना आपके यहाँ औरों से ज़्यादा है या कम, यह अभी साफ़ नहीं: 5 में से ${value}, ${low} से ${high} तक।`,
  },
};

/** Of houses that are not measured: what would measure them. */
export const openWords: Record<Language, (houses: string, test: string | undefined) => string> = {
  en: (houses, test) => `Still open: ${houses}.${test ? ` ${test} looks at all of that.` : ''}`,
  hi: (houses, test) => `अभी खुला है: ${houses}।${test ? ` “${test}” में इन सब पर नज़र पड़ती है।` : ''}`,
};

/** Where the answers so far carry no scene. */
export const tooEarlyWords: Record<Language, (tests: number) => string> = {
  en: (tests) =>
    tests === 1
      ? 'One test has not yet found a side of you that stands out; the next one sees others.'
      : 'No side of you stands out yet from the middle.',
  hi: (tests) =>
    tests === 1 ? 'एक टेस्ट में आपका कोई पहलू अभी अलग से नहीं उभरा; अगला टेस्ट दूसरे पहलू देखता है।' : 'अभी आपका कोई पहलू बीच से अलग नहीं दिखता।',
};
