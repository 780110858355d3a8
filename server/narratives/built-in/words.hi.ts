import type { NamedHouses, TextWords } from './text-words.ts';

const numbers = ['कोई नहीं', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस', 'ग्यारह', 'बारह'];
const number = (count: number): string => numbers[count] ?? String(count);
const are = (count: number): string => (count === 1 ? 'है' : 'हैं');
const listed = ({ names, count }: NamedHouses, standing: string) => `${names} ${standing} ${are(count)}`;

const quoted = (sides: readonly string[]): string => list(sides.map((side) => `“${side}”`));

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} और ${parts.at(-1)}`;

export const wordsHi: TextWords = {
  list,
  led: (lead, sentence) => `${lead}: ${sentence}`,
  standsOut: (sides) =>
    `आपमें ${number(sides.length)} ${sides.length === 1 ? 'बात सबसे अलग दिखती है' : 'बातें सबसे अलग दिखती हैं'}: ${quoted(sides)}।`,
  saw: {
    story: (sides) => `इस कहानी में आपकी ${number(sides.length)} ${sides.length === 1 ? 'बात दिखी' : 'बातें दिखीं'}: ${quoted(sides)}।`,
    game: (sides) => `इस खेल में आपकी ${number(sides.length)} ${sides.length === 1 ? 'बात दिखी' : 'बातें दिखीं'}: ${quoted(sides)}।`,
  },
  otherSide: (sides) => `आपका दूसरा रूप: ${quoted(sides)}।`,
  goodSide: [(side) => `“${side}” का अच्छा पहलू भी है`, (side) => `और “${side}” का भी`],
  strongSide: (side) => `“${side}” आपका मज़बूत पहलू है`,
  quietSide: (side) => `“${side}” आपका शांत पहलू है`,
  quieterEnd: 'अपने शांत छोर पर',
  todo: { summary: 'इस हफ़्ते के लिए एक क़दम', dashboard: 'इस महीने के लिए एक काम' },
  scenesTold: {
    summary: 'अब तक आपके बारे में जो पक्का है, वह रिपोर्टों के दृश्यों में आ चुका है। यहाँ उससे आगे का एक काम है।',
    dashboard: 'आपमें जो दिखा, वह इस रिपोर्ट के दृश्यों में है।',
  },
  sign: 'बात बन रही है, इसकी पहचान यह है',
  more: [(side) => `“${side}” की झलक कई जगह मिलती है`, (side) => `“${side}” का एक दृश्य और`],
  seen: [(house) => `किसी आम दिन में ${house}`, (house) => `और किसी दूसरे दिन ${house}`],
  dominantSeen: (house) => `आपमें ${house} का रूप यह है`,
  low: (house) => `जिस दिन ${house} की कमी खलती है`,
  weakSeen: [(house) => `${house} की कमी ऐसे पलों में खलती है`, (house) => `और ${house} की कमी कभी यूँ भी दिखती है`],
  weakStep: (house) => `इस हफ़्ते दस मिनट ${house} के नाम`,
  meet: {
    dashboard: () => 'आपके दो पहलू जहाँ मिलते हैं',
    moreOnSummary: (one, other) => `जहाँ ${one} और ${other} का मेल होता है`,
    wordCloud: (one, other) => `${one} और ${other} को साथ रखिए, तो यह होता है`,
    barChart: (one, other) => `${one} और ${other} का खिंचाव अलग-अलग दिशाओं में है`,
  },
  within: (house) => `${house} के भीतर भी एक हिस्सा दूसरे से आगे है`,
  chart: {
    moreOnSummary: 'सारांश में गिने-चुने दृश्य ही आ पाते हैं, इसलिए वही पहलू यहाँ कुछ और दृश्यों में हैं।',
    wordCloud: 'ये शब्द मन के पहलू हैं, और जो शब्द जितना बड़ा है, वह आपके अपने पहलुओं में उतना मज़बूत है।',
    bubbleChart: 'हर बुलबुला मन का एक पहलू है, और उसके आर-पार जाती रेखा बताती है कि असली ताक़त किस दायरे में है।',
    barChart: 'पट्टियाँ आपके पहलुओं को एक-दूसरे के सामने रखती हैं, दूसरे लोगों के सामने नहीं।',
    weaknesses: 'ये कार्ड कोई फ़ैसला नहीं सुनाते: ये दिखाते हैं कि हफ़्ते के दस मिनट कहाँ सबसे दूर तक जाते हैं।',
  },
  classes: {
    strong: ({ count }, named) => (count > 3 ? `${number(count)} मज़बूत हैं, जिनमें ${named} भी हैं` : `${named} मज़बूत ${are(count)}`),
    average: ({ count, names }) => `${count > 3 ? number(count) : names} औसत ${are(count)}`,
    weak: ({ count }, named) => `${named} कमज़ोर ${are(count)}`,
  },
  against: (classes) => `दूसरे लोगों के मुक़ाबले, जहाँ 5 में 3 से मज़बूत और 2 से नीचे कमज़ोर है: ${classes.join('; ')}।`,
  halves(stronger, quieter, others) {
    const sides = [...(stronger ? [`${stronger.names} आपके मज़बूत आधे में`] : []), ...(quieter ? [`${quieter.names} शांत आधे में`] : [])];
    const count = (stronger?.count ?? 0) + (quieter?.count ?? 0);
    const rest = others > 0 ? `; बाक़ी ${number(others)} बीच के इतने पास ${are(others)} कि अभी किसी आधे में रखना जल्दबाज़ी होगी` : '';
    return `${list(sides)} ${are(count)}${rest}।`;
  },
  dominant: (house, isAhead) =>
    isAhead ? `सबसे बड़ा शब्द ${house} है, और कोई दूसरा उसके पास नहीं।` : `आज सबसे बड़ा शब्द ${house} है, और कुछ दूसरे उसके ठीक पीछे हैं।`,
  ends: (powerful, weak, areApart) =>
    areApart
      ? `सबसे आगे ${powerful} हैं और सबसे पीछे ${weak}, और दोनों छोरों के बीच की दूरी साफ़ है।`
      : `सबसे आगे ${powerful} हैं और सबसे पीछे ${weak}, पर अगले टेस्ट से यह क्रम अब भी बदल सकता है।`,
  lowest: (names) => `आपके अपने पहलुओं में सबसे पीछे ${names} हैं।`,
  lowestClasses: (classes) => `दूसरे लोगों के सामने ${classes.join('; ')}।`,
  classOf: {
    strong: (houses) => listed(houses, 'मज़बूत'),
    average: (houses) => listed(houses, 'औसत'),
    weak: (houses) => listed(houses, 'कमज़ोर'),
  },
  restsOn(tests, only, isComplete) {
    if (isComplete) return 'यह सब बारह टेस्ट पर टिका है, और फिर भी एक अनुमान है।';
    if (only)
      return `यह सब अब तक एक ${only.kind === 'story' ? 'कहानी' : 'खेल'}, “${only.title}”, पर टिका है, और हर अगला टेस्ट इसे और पक्का करेगा।`;
    return `यह सब अब तक ${number(tests)} टेस्ट पर टिका है, और हर अगला टेस्ट इसे और पक्का करेगा।`;
  },
  open: {
    summary: (facet, { value, low, high }) =>
      `“${facet}” 5 में से ${value} पर है, और ${low} से ${high} तक कुछ भी हो सकता है: आपके दिनों का कोई दृश्य कहने के लिए यह दायरा बहुत चौड़ा है।`,
    dashboard: (facet, { value, low, high }) =>
      `“${facet}” का सबसे अच्छा अंदाज़ा 5 में से ${value} है, ${low} से ${high} के बीच कहीं, इसलिए आप किस छोर के पास हैं, यह अभी खुला है।`,
  },
  ranges: (houses) => `100 में 95 के भरोसे के साथ ${list(houses.map(({ name, low, high }) => `${name} ${low} से ${high} के बीच`))} है।`,
  unclear: {
    summary:
      'अब तक जो मापा गया है, वह बीच के आसपास है, जहाँ ज़्यादातर लोग होते हैं। इतने से रोज़ का कोई एक दृश्य भरोसे के साथ नहीं कहा जा सकता; अगला टेस्ट कुछ दृश्य जोड़ेगा।',
    dashboard:
      'अब तक कोई छोर इतना साफ़ नहीं है कि उसका दृश्य सुनाया जाए। यह बीच की जगह है, और शुरुआत के लिए अच्छी है; हर कहानी और हर खेल से और बातें सामने आएँगी।',
    moreOnSummary: 'जितने दृश्य पक्के हैं, वे सब आपकी रिपोर्टों में आ चुके हैं; यहाँ जोड़ने को कोई नहीं बचा।',
    wordCloud: 'किसी आम दिन में यह पहलू कैसा दिखता है, इसके जितने दृश्य पक्के हैं, वे आपकी रिपोर्टों में हैं।',
    bubbleChart: 'इनमें से किसी का ऊँचा या नीचा छोर इतना पक्का नहीं कि किसी दिन का दृश्य कहा जाए।',
    barChart: 'इनमें से दो पहलू आपके दिनों में कहाँ मिलते हैं, यह अभी भरोसे के साथ नहीं कहा जा सकता।',
    weaknesses: 'जो कार्ड अच्छा लगे, उसी से शुरू कीजिए; चारों में जो साफ़ नीचे है, उसका दृश्य आपकी रिपोर्टों में है।',
  },
  nothing: {
    summary: 'अभी कुछ मापा नहीं गया, इसलिए बताने को भी कुछ नहीं है। एक कहानी या एक खेल पूरा कीजिए, और आपके अपने दिनों के पहले दो दृश्य यहीं होंगे।',
    dashboard: 'यह पन्ना टेस्ट दर टेस्ट भरता है। पहला टेस्ट पूरा होते ही यहाँ लिखा होगा कि उसमें क्या दिखा, और वह कितना पक्का है।',
    moreOnSummary: 'अभी कोई सारांश नहीं जिसके बारे में और कहा जाए; पहले टेस्ट के बाद होगा।',
    wordCloud: 'कोई टेस्ट पूरा होने से पहले कोई शब्द नहीं बन सकता।',
    bubbleChart: 'जब तक कुछ मापा न जाए, कोई बुलबुला नहीं बन सकता।',
    barChart: 'पहला टेस्ट पूरा होने तक क्रम में रखने को कुछ नहीं है।',
    weaknesses: 'मापने से पहले किसी पहलू को नीचे नहीं कहा जा सकता।',
  },
  measured: (house, value) => `${house} (5 में से ${value})`,
  unranked: {
    wordCloud: (measured) => `अब तक ${measured}; सबसे बड़ा कौन है, यह छह पहलू मापे जाने के बाद बताया जा सकता है।`,
    barChart: (measured) => `अभी सिर्फ़ ${measured} का माप है, और क्रम के लिए छह पहलू चाहिए।`,
    weaknesses: (measured) => `सिर्फ़ ${measured} से यह नहीं कहा जा सकता कि सबसे पीछे के चार कौन हैं; उसके लिए छह पहलू चाहिए।`,
  },
  strengths: (names) => `आपकी ताक़त सबसे ज़्यादा ${names} में दिखती है।`,
  areas: (names) => `आगे बढ़ने की जगह ${names} में है।`,
  noStrengths: 'आपकी ताक़त अगले टेस्ट के साथ और साफ़ दिखेगी।',
  noAreas: 'आगे कहाँ बढ़ना है, यह अगले टेस्ट बताएँगे।',
  manner:
    'plain spoken Hindi in Devanagari, in the आप form, with no verb, participle or adjective that shows the gender of the reader, and पहलू for a side of the mind',
};
