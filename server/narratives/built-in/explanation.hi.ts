import { houseName, houseShortName } from '#content/houses/script-names.ts';
import type { House } from '#content/mind/facets.ts';
import { toOneDecimal } from '../numbers.ts';
import { behaviours } from './behaviours.hi.ts';
import type { ExplanationSayings } from './explanation-sayings.ts';
import { listHi, numberHi } from './lists.ts';
import type { Side } from './sides.ts';

const full = (side: Side) => `“${houseName(side.house, 'hi')}”`;
const short = (house: House) => houseShortName(house, 'hi');
const doing = (side: Side) => `${behaviours[side.house].high[side.high]}ना`;
const inDoing = (side: Side) => `${behaviours[side.house].high[side.high]}ने`;
const lowDoing = (side: Side) => `${behaviours[side.house].low[side.low]}ना`;
const inLow = (side: Side) => `${behaviours[side.house].low[side.low]}ने`;
const names = (houses: readonly House[]) => listHi(houses.map(short));
const sideNames = (sides: readonly Side[]) => names(sides.map(({ house }) => house));
const withNumbers = (sides: readonly Side[]) => listHi(sides.map((side) => `${short(side.house)} (${toOneDecimal(side.strength)})`));

const certain = { strong: 'यानी ज़्यादातर लोगों से मज़बूत', average: 'यानी ज़्यादातर लोगों के आसपास', weak: 'यानी अभी ज़्यादातर लोगों से कम' };
const beside = (side: Side) => (side.isCertain ? certain[side.standing] : certain[side.standing].replace('यानी', 'यानी शायद'));
const perhaps = (side: Side) => (side.isCertain ? '' : 'शायद ');
const rangeOf = ({ range: { low, high } }: Side) => `${toOneDecimal(low)} और ${toOneDecimal(high)} के बीच`;

/** More than four names are a list that nobody reads. */
const nameOrCount = (houses: readonly House[]) => (houses.length <= 4 ? names(houses) : `${numberHi(houses.length)} पहलू`);
const ends = (group: readonly House[]) =>
  group.length > 4 ? `${short(group[0] ?? 1)} से ${short(group.at(-1) ?? 1)} तक के ${numberHi(group.length)} पहलू` : names(group);

/** The same before में, की, पर. */
const inNameOrCount = (houses: readonly House[]) => (houses.length <= 4 ? names(houses) : `${numberHi(houses.length)} पहलुओं`);
const inEnds = (group: readonly House[]) =>
  group.length > 4 ? `${short(group[0] ?? 1)} से ${short(group.at(-1) ?? 1)} तक के ${numberHi(group.length)} पहलुओं` : names(group);

export const explanationHi: ExplanationSayings = {
  readWordCloud: [
    'इस शब्द-बादल में आपके मन का हर पहलू एक शब्द है: शब्द जितना बड़ा, पहलू उतना मज़बूत। कौन-सा शब्द कहाँ है, इसका कोई मतलब नहीं।',
    'यहाँ आपके पहलू शब्दों में दिखते हैं। सिर्फ़ आकार देखिए: बड़ा शब्द मज़बूत पहलू है, चाहे वह कहीं भी लिखा हो।',
    'इस शब्द-बादल को बस आकार से पढ़िए। बड़ा शब्द वह पहलू है जो आपमें मज़बूत है, और छोटा वह जो अभी कम उभरा है।',
  ],
  readBubbles: [
    'हर बुलबुला आपके मन का एक पहलू है। वह जितना बड़ा है और 0 से 5 के पैमाने पर जितना आगे है, पहलू उतना मज़बूत है।',
    'इस चार्ट में हर पहलू का एक बुलबुला है, और उसका आकार और पैमाने पर उसकी जगह दोनों 0 से 5 तक ताक़त बताते हैं।',
    'आकार और पैमाने पर जगह साथ-साथ देखिए, क्योंकि दोनों एक ही बात कहते हैं: पहलू 0 से 5 के बीच कितना मज़बूत है।',
  ],
  readAgainstOthers: [
    'यहाँ तुलना दूसरों से है: 3 या उससे ऊपर मज़बूत है, यानी लगभग सबसे ऊपर के एक चौथाई लोग; 2 से 3 के बीच औसत है और 2 से नीचे कमज़ोर।',
    'मज़बूत, औसत और कमज़ोर दूसरों के मुक़ाबले कहे गए हैं। मज़बूत 3 से शुरू होता है, जहाँ लगभग सबसे ऊपर के एक चौथाई लोग हैं; 2 से नीचे कमज़ोर है और बीच में औसत।',
    'ये दर्जे दूसरों के मुक़ाबले हैं: 3 या उससे ऊपर लगभग सबसे ऊपर के एक चौथाई लोग हैं, 2 से नीचे लगभग सबसे नीचे के एक चौथाई, और बीच में औसत।',
  ],
  readBars: (count) => [
    `ये पट्टियाँ आपके मापे गए ${count} पहलुओं को सबसे मज़बूत से सबसे कमज़ोर तक सजाती हैं। तुलना आपके अपने बारह पहलुओं के बीच है, दूसरे लोगों से नहीं।`,
    `इस चार्ट में आपके मापे गए ${count} पहलू क्रम से हैं, सबसे लंबी पट्टी पहले। प्रबल, औसत और कमज़ोर यहाँ आपके अपने बारह के बीच हैं, दूसरों के मुक़ाबले नहीं।`,
    `पट्टियों को सबसे लंबी से सबसे छोटी तक पढ़िए: आपके मापे गए ${count} पहलुओं का क्रम यही है। तीनों दर्जे सिर्फ़ आपके अपने बारह के बीच के हैं।`,
  ],
  readSummary: [
    'सार में नाम नहीं लिए जाते, इसलिए सूची के जिन छोरों से वह बनता है, वे यहाँ हैं: आपके तीन सबसे मज़बूत पहलू और तीन सबसे नीचे के।',
    'सार आपकी सूची के दोनों छोरों से बना है, और हर छोर के तीन पहलू ये हैं।',
    'सार आपकी सूची के दोनों छोरों से बनता है, और उन छोरों के नाम ये हैं।',
  ],
  readWeaknesses: (count) => [
    `आपके अपने बारह में ये ${numberHi(count)} पहलू सबसे बाद में आते हैं, सबसे नीचे वाला पहले। थोड़े-से अभ्यास से सबसे ज़्यादा बदलाव यहीं आ सकता है।`,
    `ये आपकी अपनी सूची के निचले छोर के ${numberHi(count)} पहलू हैं, सबसे नीचे वाले से शुरू। यहाँ नीचे होने का मतलब है कम इस्तेमाल होना, खो जाना नहीं।`,
    `आपकी अपनी सूची के आख़िर में ${numberHi(count)} पहलू हैं; इन्हें नीचे से ऊपर की ओर देखते हैं।`,
  ],

  dominant: (side) => [
    `आपका सबसे बड़ा शब्द है ${full(side)}, 5 में से ${toOneDecimal(side.strength)}, ${beside(side)}।`,
    `${full(side)} सबसे बड़ा शब्द है: 5 में से ${toOneDecimal(side.strength)}, ${beside(side)}।`,
    `सबसे आगे ${full(side)} है, जिसकी ताक़त 5 में से ${toOneDecimal(side.strength)} है, ${beside(side)}।`,
  ],
  dominantClear: (next) => [
    `इसके बाद का शब्द, ${short(next.house)}, ${toOneDecimal(next.strength)} के साथ साफ़ तौर पर छोटा है।`,
    `${short(next.house)} (${toOneDecimal(next.strength)}) पर इसकी बढ़त इतनी है कि उसे संयोग नहीं कहा जा सकता।`,
    `इसके बाद ${toOneDecimal(next.strength)} के साथ ${short(next.house)} है, और दोनों के बीच का फ़ासला भरोसे लायक़ है।`,
  ],
  dominantAlike: (others) => [
    `आपके जवाबों से इसमें और ${inNameOrCount(others)} में फ़र्क़ पता नहीं चलता, इसलिए इन्हें एक जैसा मानिए; सबसे बड़ा शब्द कोई दूसरा भी हो सकता था।`,
    `इसकी ताक़त और ${inNameOrCount(others)} की ताक़त एक जैसी है: फ़र्क़ संदेह से छोटा है।`,
    `इसके पहले स्थान पर ज़्यादा मत जाइए: यह और ${nameOrCount(others)} हमारे अनुमान में एक जैसे हैं।`,
  ],
  inDailyLife: (side) =>
    side.standing === 'strong'
      ? [
          `रोज़मर्रा की ज़िंदगी में ${short(side.house)} की झलक शायद ${inDoing(side)} में मिलती है।`,
          `${short(side.house)} की पहचान है ${doing(side)}।`,
          `आपमें ${short(side.house)} की झलक अक्सर यह होती है: ${doing(side)}।`,
        ]
      : [
          `${short(side.house)} का मतलब है ${doing(side)}, और इसके बढ़ने की अभी जगह है।`,
          `रोज़मर्रा की ज़िंदगी में ${short(side.house)} का मतलब है ${doing(side)}, जो किसी दिन होता है और किसी दिन नहीं।`,
          `अपने भीतर ${short(side.house)} देखना हो, तो उन पलों पर ध्यान दीजिए जब बात ${inDoing(side)} की हो।`,
        ],
  smallest: (sides) => [
    `सबसे छोटे शब्द हैं ${sideNames(sides)}। ये बताते हैं कि झुकाव कहाँ सबसे कम है, यह नहीं कि आपमें क्या नहीं है।`,
    `${sideNames(sides)} सबसे छोटे दिखते हैं; यह तस्वीर का शांत कोना है, कोई खोट नहीं।`,
    `छोटे छोर पर ${sideNames(sides)} हैं, जिनसे आपका काम सबसे कम पड़ता है।`,
  ],

  strongOnes: (named, count) => [
    `आपमें मज़बूत ${named.length === 1 ? 'है' : 'हैं'} ${withNumbers(named)}${count > named.length ? `, और इस दर्जे में कुल ${numberHi(count)} पहलू हैं` : ''}।`,
    `3 या उससे ज़्यादा पर ${named.length === 1 ? 'है' : 'हैं'} ${withNumbers(named)}${count > named.length ? `; इनके अलावा ${numberHi(count - named.length)} पहलू और` : ''}।`,
    `मज़बूत दर्जे में ${numberHi(count)} पहलू ${count === 1 ? 'है' : 'हैं'}${count > named.length ? `, जिनमें सबसे आगे ${withNumbers(named)} हैं` : `: ${withNumbers(named)}`}।`,
  ],
  noStrongOnes: [
    'अभी कोई पहलू 3 की रेखा तक नहीं पहुँचा, इसलिए किसी को मज़बूत नहीं कहा गया।',
    'अभी आपका कोई बुलबुला 3 या उससे ऊपर नहीं है।',
    'फ़िलहाल मज़बूत दर्जे में कोई बुलबुला नहीं है।',
  ],
  averageOnes: (sides) => [
    `औसत दर्जे में ${sides.length === 1 ? 'है' : 'हैं'} ${sideNames(sides)}।`,
    `जहाँ ज़्यादातर लोग हैं, वहीं ${sideNames(sides)} में आप भी हैं।`,
    `2 और 3 के बीच ${sideNames(sides)} ${sides.length === 1 ? 'है' : 'हैं'}।`,
  ],
  weakOnes: (sides) => [
    `2 से नीचे ${sideNames(sides)} ${sides.length === 1 ? 'है' : 'हैं'}, और पाने को सबसे ज़्यादा यहीं है।`,
    `फ़िलहाल कमज़ोर दर्जे में ${sideNames(sides)} ${sides.length === 1 ? 'है' : 'हैं'}।`,
    `सबसे निचले दर्जे में ${sideNames(sides)} ${sides.length === 1 ? 'है' : 'हैं'}; यह बढ़ने की जगह है, फ़ैसला नहीं।`,
  ],
  classDoubt: [
    'जहाँ संभावित दायरा 2 या 3 को पार करता है, वहाँ दर्जा पास वाला भी हो सकता है।',
    'जिस पहलू का संभावित दायरा 2 या 3 के पार जाता है, उसका दर्जा पक्का नहीं है।',
  ],
  noWeakOnes: ['2 से नीचे कुछ नहीं है, इसलिए कोई पहलू कमज़ोर नहीं कहलाता।', 'कमज़ोर दर्जे में कोई बुलबुला नहीं है।', '2 से नीचे का दर्जा ख़ाली है।'],
  likelyRange: (side) => [
    `हर अंक एक अनुमान है: मिसाल के लिए, ज़्यादा संभावना यही है कि ${short(side.house)} का असली अंक ${rangeOf(side)} हो।`,
    `हर अंक में थोड़ी गुंजाइश है। ${short(side.house)} का असली अंक ज़्यादा संभावना से ${rangeOf(side)} है।`,
    `अंकों को मोटे तौर पर लीजिए, क्योंकि ${short(side.house)} का असली अंक ${rangeOf(side)} कहीं भी हो सकता है।`,
  ],
  likelyRanges: (first, last) => [
    `ये अनुमान हैं: ज़्यादा संभावना यही है कि ${short(first.house)} का असली अंक ${rangeOf(first)} हो, और ${short(last.house)} का ${rangeOf(last)}।`,
    `हर अंक में थोड़ी गुंजाइश है: ${short(first.house)} का असली अंक ${rangeOf(first)} हो सकता है, और ${short(last.house)} का ${rangeOf(last)}।`,
    `अंकों को मोटे तौर पर लीजिए: ${short(first.house)} शायद ${rangeOf(first)} है, और ${short(last.house)} ${rangeOf(last)}।`,
  ],

  powerfulOnes: (sides) => [
    `प्रबल हैं ${withNumbers(sides)}।`,
    `सबसे ऊपर के तीन, जिन्हें प्रबल कहा गया है, ये हैं: ${withNumbers(sides)}।`,
    `पहले आपके प्रबल पहलू आते हैं: ${withNumbers(sides)}।`,
  ],
  middleOnes: (count) => [
    `बीच ${count === 1 ? 'का एक पहलू औसत कहलाता है' : `के ${numberHi(count)} पहलू औसत कहलाते हैं`}।`,
    `दोनों छोरों के बीच ${count === 1 ? 'एक पहलू है, जिसे' : `${numberHi(count)} पहलू हैं, जिन्हें`} औसत कहा गया है।`,
  ],
  lowestOnes: (sides) => [
    `आख़िरी तीन, जिन्हें कमज़ोर कहा गया है, सबसे नीचे वाले से शुरू करके ये हैं: ${withNumbers(sides)}।`,
    `निचले छोर पर, नीचे से ऊपर की ओर, ${withNumbers(sides)} हैं।`,
    `सबसे छोटी पट्टियाँ ${withNumbers(sides)} की हैं।`,
  ],
  lowestYetStrong: (sides) => [
    `आख़िर में होना हर मायने में कमज़ोर होना नहीं: दूसरों के मुक़ाबले ${short(sides[0]?.house ?? 1)} भी मज़बूत है।`,
    'इनमें जो सबसे नीचे है, वह भी शायद आपमें ज़्यादातर लोगों से मज़बूत है।',
    'आपमें ये सबसे बाद में आते हैं, फिर भी शायद ज़्यादातर लोगों से ऊपर हैं।',
  ],
  lowestIsNoVerdict: [
    'किसी भी क्रम में कोई न कोई आख़िर में आता ही है, इसलिए सिर्फ़ इससे यह पता नहीं चलता कि आप दूसरों के मुक़ाबले कहाँ हैं।',
    'हर किसी के तीन पहलू आख़िर में आते हैं, ताक़त चाहे जो हो; दूसरों के मुक़ाबले की बात बबल चार्ट बताता है।',
    'इससे बस इतना पता चलता है कि आपका झुकाव कहाँ सबसे कम है।',
  ],
  topNotStrong: [
    'प्रबल का मतलब है आपके अपने पहलुओं में सबसे आगे; दूसरों के मुक़ाबले ये मज़बूत दर्जे में नहीं हैं।',
    'ये आपकी अपनी सूची में आगे हैं, हालाँकि दूसरों के मुक़ाबले इनमें से कोई अभी मज़बूत नहीं कहलाता।',
  ],

  behindTop: (side, place) =>
    [
      [
        `पहले स्थान पर ${full(side)} है (5 में से ${toOneDecimal(side.strength)}), जिसकी पहचान है ${doing(side)}।`,
        `सबसे आगे 5 में से ${toOneDecimal(side.strength)} के साथ ${full(side)} है, जिसकी झलक ${inDoing(side)} में मिलती है।`,
      ],
      [
        `अगले स्थान पर ${full(side)} है (${toOneDecimal(side.strength)}), जिसका एक रूप है ${doing(side)}।`,
        `उसके बाद ${toOneDecimal(side.strength)} के साथ ${full(side)} है: ${doing(side)}।`,
      ],
      [
        `तीसरे स्थान पर ${full(side)} है (${toOneDecimal(side.strength)}): ${doing(side)}।`,
        `तीसरे स्थान पर ${toOneDecimal(side.strength)} के साथ ${full(side)} है, यानी ${doing(side)}।`,
      ],
    ][place] as readonly string[],
  behindBottom: (sides) => [
    `आपकी सूची के आख़िर में, नीचे से ऊपर की ओर, ${withNumbers(sides)} हैं।`,
    `दूसरे छोर पर, नीचे से ऊपर की ओर, ${withNumbers(sides)} हैं।`,
    `बढ़ने की सबसे ज़्यादा जगह ${withNumbers(sides)} में है, सबसे नीचे वाला पहले।`,
  ],
  lowMeans: (side) => [
    `${short(side.house)} नीचे हो, तो ${inLow(side)} के पल आ सकते हैं।`,
    `${short(side.house)} के नीचे होने का मतलब हो सकता है ${lowDoing(side)}।`,
    `जब ${short(side.house)} कम हो, तब ${lowDoing(side)} आम हो सकता है।`,
  ],

  weakness: (side, place) =>
    place === 0
      ? [
          `सबसे नीचे ${full(side)} है (5 में से ${toOneDecimal(side.strength)}, शायद ${rangeOf(side)}), जहाँ ${inLow(side)} के पल आ सकते हैं।`,
          `शुरुआत ${full(side)} से, जो 5 में से ${toOneDecimal(side.strength)} पर है, शायद ${rangeOf(side)}: यहाँ ${inLow(side)} की आदत दिख सकती है।`,
        ]
      : place === 1
        ? [
            `अगले स्थान पर ${full(side)} है (${toOneDecimal(side.strength)}): कभी-कभी ${inLow(side)} के पल आ सकते हैं।`,
            `फिर ${toOneDecimal(side.strength)} पर ${full(side)} है, जिसमें ${inLow(side)} की नौबत आ सकती है।`,
          ]
        : place === 2
          ? [
              `तीसरे स्थान पर ${full(side)} है (${toOneDecimal(side.strength)}), और इसमें ${lowDoing(side)} आम हो सकता है।`,
              `इसके बाद ${toOneDecimal(side.strength)} के साथ ${full(side)} है: ${inLow(side)} की आदत दिख सकती है।`,
            ]
          : [
              `इनमें आख़िर में ${full(side)} है (${toOneDecimal(side.strength)}): किसी दिन ${inLow(side)} के पल आ सकते हैं।`,
              `चौथे स्थान पर, ${toOneDecimal(side.strength)} के साथ, ${full(side)} है, जहाँ किसी दिन ${inLow(side)} की नौबत आ सकती है।`,
            ],
  weaknessYetStrong: (side) => [
    `${full(side)} (${toOneDecimal(side.strength)}) यहाँ बस इसलिए है कि किसी को तो आख़िर में आना था; ज़्यादातर लोगों से यह ${perhaps(side)}आपमें मज़बूत है।`,
    `${toOneDecimal(side.strength)} के साथ ${full(side)} सिर्फ़ आपके अपने पहलुओं में नीचे है; ज़्यादातर लोगों में यह ${perhaps(side)}इससे कम होता है।`,
    `${full(side)} इस सूची में ${toOneDecimal(side.strength)} पर है, फिर भी दूसरों के मुक़ाबले इसकी गिनती ${perhaps(side)}मज़बूत पहलुओं में है।`,
    `दूसरों के मुक़ाबले देखें तो ${full(side)} (${toOneDecimal(side.strength)}) में ${perhaps(side)}कमज़ोरी जैसा कुछ नहीं है।`,
  ],
  tip: (tip) => [`यह आज़माइए: ${tip}`, `शुरुआत ऐसे हो सकती है: ${tip}`, `इसके लिए एक काम: ${tip}`, `एक सुझाव: ${tip}`],
  oneAtATime: [
    'इनमें से कोई एक चुनकर दो हफ़्ते उसी पर काम कीजिए; बाक़ी सुझाव उसके कार्ड में हैं।',
    'एक समय में एक ही पहलू काफ़ी है; हर कार्ड में और सुझाव मिलेंगे।',
    'सब पर एक साथ काम करना ज़रूरी नहीं: जो आपके लिए सबसे अहम हो, वही चुनिए।',
  ],

  allAlike: [
    'आपके जवाबों से इन पहलुओं में फ़र्क़ पता नहीं चलता, इसलिए सबको एक जैसा मानिए और क्रम को संयोग।',
    'अनुमानों में इतना संदेह है कि आपके सारे मापे गए पहलू एक जैसे मानने होंगे, और उनके क्रम से कम ही पता चलता है।',
  ],
  alike: (group) => [
    `${inEnds(group)} को एक जैसा मानिए: इनका फ़र्क़ संदेह से छोटा है।`,
    `${inEnds(group)} को एक जैसा मानिए, क्योंकि आपके जवाबों से इनमें फ़र्क़ पता नहीं चलता।`,
    `${ends(group)} आपस में एक जैसे हैं, इसलिए इनके बीच कोई क्रम मत देखिए।`,
  ],
  alikeToo: (group) => [`यही बात ${inEnds(group)} पर भी लागू होती है।`, `${inEnds(group)} के बारे में भी यही समझिए।`],
  alikeFurther: (count) => [`क्रम में आगे ऐसे ${numberHi(count)} समूह और हैं।`, `ऐसे ही ${numberHi(count)} समूह इस क्रम में और मिलेंगे।`],
  noTies: ['क्रम में हर पहलू का अगले से फ़र्क़ इतना है कि उसे संयोग नहीं कहा जा सकता।', 'एक पहलू से अगले तक का फ़ासला हर जगह भरोसे लायक़ है।'],
  unmeasured: (houses) => [
    houses.length === 1
      ? `${names(houses)} का पहलू ख़ाली दिखता है, क्योंकि वह अभी मापा नहीं गया: न मज़बूत, न कमज़ोर, बस अनजाना।`
      : `${nameOrCount(houses)} ख़ाली दिखते हैं, क्योंकि वे अभी मापे नहीं गए: न मज़बूत, न कमज़ोर, बस अनजाने।`,
    houses.length === 1
      ? `${names(houses)} का पहलू अभी मापा नहीं गया, इसलिए ख़ाली दिखता है और उसके बारे में कुछ नहीं कहा गया।`
      : `${nameOrCount(houses)} अभी मापे नहीं गए, इसलिए ख़ाली दिखते हैं और उनके बारे में कुछ नहीं कहा गया।`,
    `ख़ाली आकार का मतलब है कि पहलू अभी मापा नहीं गया; ${houses.length === 1 ? 'ऐसा पहलू है' : 'ऐसे हैं'} ${nameOrCount(houses)}।`,
  ],
  rough: [
    'अनुमान अभी मोटे हैं, इसलिए छोटे फ़र्क़ का ज़्यादा मतलब नहीं।',
    'यहाँ के सारे अंक अनुमान हैं, और हर एक में थोड़ा संदेह है।',
    'इन अंकों में अभी काफ़ी संदेह बाक़ी है।',
  ],
  soFar: [
    'यह अब तक की बात है, और जो टेस्ट बाक़ी हैं वे इसे बदल सकते हैं।',
    'अब तक आपके जवाब यही बताते हैं।',
    'यह सब अब तक का है: हर अगला टेस्ट इसे और साफ़ करेगा।',
  ],
  complete: [
    'बारहों टेस्ट पूरे हैं, इसलिए तस्वीर जितनी पूरी हो सकती थी, उतनी है।',
    'यह बारहों टेस्ट पर टिका है, और फिर भी एक अनुमान ही है।',
    'बारहों टेस्ट पूरे हैं; अब इसे अपनी समझ से तौलिए।',
  ],

  few: (count) => [
    `अब तक आपके बारह में से ${numberHi(count)} ${count === 1 ? 'पहलू मापा गया है' : 'पहलू मापे गए हैं'}, जो क्रम बनाने के लिए कम है।`,
    `आपके बारह में से अभी ${numberHi(count)} ही ${count === 1 ? 'पहलू मापा गया है' : 'पहलू मापे गए हैं'}, इसलिए न पहला स्थान दिया गया है, न आख़िरी।`,
  ],
  fewSides: (sides) => [
    sides.map((side) => `${full(side)} 5 में से ${toOneDecimal(side.strength)} पर है, ${beside(side)}।`).join(' '),
    sides.map((side) => `${full(side)} की ताक़त 5 में से ${toOneDecimal(side.strength)} है, ${beside(side)}।`).join(' '),
  ],
  fewRule: [
    'क्रम के लिए छह मापे हुए पहलू चाहिए, क्योंकि उससे कम में वह आपके बारे में कम और टेस्ट के बारे में ज़्यादा बताएगा।',
    'जब तक छह पहलू मापे न जाएँ, हम कोई क्रम नहीं बनाते।',
  ],
  fewBars: [
    'काफ़ी पहलू मापे जाने पर पट्टियाँ उन्हें सबसे मज़बूत से सबसे कमज़ोर तक सजाएँगी; तुलना आपके अपने बारह के बीच होगी, दूसरों से नहीं।',
    'यह चार्ट आपके पहलुओं को आपके अपने बारह के बीच क्रम में रखेगा, पर अभी उसके पास इतने माप नहीं हैं।',
  ],
  fewSummary: [
    'सार सिर्फ़ उन्हीं पहलुओं की बात कर सकता है जो मापे जा चुके हैं, इसलिए वह अभी छोटा ख़ाका है।',
    'सार में फ़िलहाल बस वही है जो अब तक के जवाबों से पता चलता है।',
  ],
  fewWeaknesses: [
    'यहाँ आपके सबसे नीचे के चार पहलू होंगे, और हर एक पर काम करने के तरीक़े भी।',
    'यहाँ वे चार पहलू दिखेंगे जो आपमें सबसे बाद में आते हैं, सुझावों के साथ।',
  ],
  nothing: [
    'अभी कुछ भी भरा हुआ नहीं दिखता, क्योंकि बारह में से कोई पहलू अभी ठीक से मापा नहीं गया। इससे आपके बारे में कुछ साबित नहीं होता: बस कुछ और जवाब चाहिए।',
    'बारह में से कोई पहलू अभी ठीक से मापा नहीं गया, इसलिए हर आकार ख़ाली है। यह कोई फ़ैसला नहीं, बस एक कोरा पन्ना है।',
  ],
  nothingNext: [
    'पहली कहानी या पहला खेल खेलकर यहाँ लौटिए: पहले पहलू दिखने लगेंगे, और साथ में यह भी कि हमें कितना भरोसा है।',
    'हर पूरा हुआ टेस्ट कुछ पहलुओं को भर देता है, और तब यहाँ लिखा होगा कि उनका क्या मतलब है और बात कितनी पक्की है।',
  ],
};
