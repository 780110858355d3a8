import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import type { FounderRole } from './founder-roles.ts';

type RoleWords = {
  readonly label: string;
  readonly does: string;
  /** Why somebody else should bring it, and how to recognise them. */
  readonly beside: string;
  /** One task for each of the first three months. */
  readonly months: readonly [string, string, string];
};

export const founderWords: Readonly<Record<Language, Readonly<Record<FounderRole, RoleWords>>>> = {
  en: {
    helm: {
      label: 'The one who sets the course',
      does: 'Says where it goes in three years, and which good offer is therefore refused.',
      beside:
        'Without a course every customer’s wish becomes a new product. Look for the person who can say in one sentence what they would never sell.',
      months: [
        'Write on one page whom you serve, with what, and what you will leave to others; show it to three people who disagree with you.',
        'Name the one number that says whether it works, and hang it where everybody sees it.',
        'Decide aloud what you will stop, and tell those who liked it why.',
      ],
    },
    scout: {
      label: 'The one who finds the need',
      does: 'Stands in the shop, asks, watches, and comes back with a need that no one has named.',
      beside:
        'Without a scout you build for people who do not exist. Look for the person who has talked to strangers all week and enjoyed it.',
      months: [
        'Ask ten people how they solve the problem today and what it costs them; do not mention your idea.',
        'Offer three different versions to three small groups, and see for which one money is put on the table.',
        'Drop the version that you love and nobody buys, and give its week to the one that was asked for twice.',
      ],
    },
    maker: {
      label: 'The one who builds it',
      does: 'Makes the first one with tape and string, and the tenth so that it lasts.',
      beside:
        'Without a maker the idea stays on slides. Look for the person whose kitchen table is full of half-made things, one of which is finished.',
      months: [
        'Build the smallest version that one real person can use for a day, and sit beside them while they do.',
        'Mend only what made people stop; put every other wish into a drawer.',
        'Make it so that somebody else can make it: write the steps down and let a friend follow them.',
      ],
    },
    seller: {
      label: 'The one who sells it',
      does: 'Rings the bell, explains it in a minute, and names the price without blinking.',
      beside: 'Without a seller the best product waits in a box. Look for the person who was told no this morning and is dialling again.',
      months: [
        'Sell it before it is ready: five people, a price, a date, and money in advance.',
        'Say the price to a stranger each day, and keep silent for three seconds after it.',
        'Ask the first buyers for one name each, and call those names the same day.',
      ],
    },
    keeper: {
      label: 'The one who keeps money and order',
      does: 'Knows on the first of the month how many months are left.',
      beside:
        'Without a keeper the money ends before the idea does. Look for the person who can tell without looking what they spent last week.',
      months: [
        'Open a second account, move the money of the undertaking there, and count how many months it reaches.',
        'Settle who pays, who signs and who may spend how much without asking; write it down.',
        'Close the books of the first two months, and take out the one cost that nobody would miss.',
      ],
    },
    binder: {
      label: 'The one who holds people together',
      does: 'Notices on Tuesday what would have become a quarrel on Friday.',
      beside: 'Without a binder founders part, and with them the company. Look for the person to whom both sides of a quarrel talk.',
      months: [
        'Ask each person who begins with you what they hope for and what would make them leave; write both down.',
        'Hold one hour each week in which nothing is decided and everything may be said.',
        'Share out shares, tasks and holidays on paper while all of you still like one another.',
      ],
    },
  },
  hi: {
    helm: {
      label: 'दिशा तय करने वाले',
      does: 'तीन साल बाद कहाँ पहुँचना है, और इसलिए आज कौन-सा अच्छा प्रस्ताव ठुकराना है, यह कह देना।',
      beside: 'दिशा न हो, तो हर ग्राहक की इच्छा नया माल बन जाती है। ऐसे साथी को ढूँढिए जो एक वाक्य में बता दे कि वह क्या कभी नहीं बेचेगा।',
      months: [
        'एक पन्ने पर लिखिए कि काम किसके लिए है, क्या देना है, और क्या दूसरों पर छोड़ना है; फिर तीन ऐसे लोगों को दिखाइए जो असहमत हों।',
        'वह एक अंक चुनिए जिससे पता चले कि काम चल रहा है, और उसे वहाँ टाँगिए जहाँ सब देखें।',
        'क्या बंद होगा, यह खुलकर तय कीजिए, और जिन्हें वह पसंद था, उन्हें वजह बताइए।',
      ],
    },
    scout: {
      label: 'ज़रूरत ढूँढने वाले',
      does: 'दुकान में खड़े रहकर पूछना, देखना, और ऐसी ज़रूरत लेकर लौटना जिसका किसी ने नाम नहीं लिया।',
      beside: 'यह भूमिका ख़ाली रहे, तो माल उनके लिए बनता है जो हैं ही नहीं। ऐसे साथी को ढूँढिए जिसे हफ़्ता भर अनजान लोगों से बात करके मज़ा आया हो।',
      months: [
        'दस लोगों से पूछिए कि आज वे यह मुश्किल कैसे सुलझाते हैं और उसमें क्या लगता है; अपना विचार बीच में न लाइए।',
        'तीन छोटी टोलियों को तीन अलग रूप दिखाइए, और देखिए कि पैसे किस पर निकलते हैं।',
        'जो रूप मन को प्यारा है पर बिकता नहीं, उसे छोड़िए, और उसका हफ़्ता उसे दीजिए जो दो बार माँगा गया।',
      ],
    },
    maker: {
      label: 'बनाकर दिखाने वाले',
      does: 'पहली चीज़ टेप और सुतली से बना देना, और दसवीं ऐसी कि टिके।',
      beside: 'बनाने वाला न हो, तो विचार काग़ज़ पर रह जाता है। ऐसे साथी को ढूँढिए जिसकी मेज़ अधबनी चीज़ों से भरी हो, और उनमें एक पूरी हो।',
      months: [
        'सबसे छोटा रूप बनाइए जिसे कोई एक इंसान एक दिन चला सके, और चलाते समय पास बैठिए।',
        'बस वही सुधारिए जहाँ लोग रुके; बाक़ी हर इच्छा दराज़ में रखिए।',
        'ऐसा कीजिए कि कोई दूसरा भी बना सके: क़दम लिखिए और किसी दोस्त को उन पर चलने दीजिए।',
      ],
    },
    seller: {
      label: 'बेचने वाले',
      does: 'घंटी बजाना, मिनट भर में समझाना, और बिना झिझके दाम बताना।',
      beside: 'बेचने वाला न हो, तो सबसे अच्छा माल भी डिब्बे में पड़ा रहता है। ऐसे साथी को ढूँढिए जिसे सुबह ना मिली हो और जो फिर नंबर मिला रहा हो।',
      months: [
        'तैयार होने से पहले बेचिए: पाँच लोग, एक दाम, एक तारीख़, और पैसे पहले।',
        'रोज़ किसी अनजान को दाम बताइए, और उसके बाद तीन पल चुप रहिए।',
        'पहले ख़रीदारों से एक-एक नाम माँगिए, और उसी दिन उन्हें फ़ोन कीजिए।',
      ],
    },
    keeper: {
      label: 'पैसा और व्यवस्था सँभालने वाले',
      does: 'महीने की पहली तारीख़ को पता होना कि पैसा कितने महीने और चलेगा।',
      beside: 'हिसाब रखने वाला न हो, तो पैसा विचार से पहले ख़त्म हो जाता है। ऐसे साथी को ढूँढिए जो बिना देखे बता दे कि पिछले हफ़्ते कितना ख़र्च हुआ।',
      months: [
        'दूसरा खाता खोलिए, काम का पैसा उसमें रखिए, और गिनिए कि वह कितने महीने चलेगा।',
        'कौन पैसे देगा, कौन दस्तख़त करेगा, और बिना पूछे कितना ख़र्च हो सकता है, यह तय करके लिख लीजिए।',
        'पहले दो महीनों का हिसाब बंद कीजिए, और वह एक ख़र्च हटाइए जिसकी किसी को कमी न लगे।',
      ],
    },
    binder: {
      label: 'सबको जोड़े रखने वाले',
      does: 'जो बात शुक्रवार को झगड़ा बनती, उसे मंगलवार को ही भाँप लेना।',
      beside: 'जोड़ने वाला न हो, तो शुरू करने वाले अलग होते हैं, और साथ में कंपनी भी। ऐसे साथी को ढूँढिए जिससे झगड़े के दोनों पक्ष बात करते हों।',
      months: [
        'साथ शुरू करने वाले हर इंसान से पूछिए कि उम्मीद क्या है और किस बात पर साथ छूट जाएगा; दोनों लिख लीजिए।',
        'हर हफ़्ते एक घंटा ऐसा रखिए जिसमें कुछ तय न हो और सब कुछ कहा जा सके।',
        'हिस्सेदारी, काम और छुट्टियाँ काग़ज़ पर बाँटिए, जब तक सब एक-दूसरे को पसंद करते हैं।',
      ],
    },
  },
};

/** What the game says to a founder, by what happened in it. */
export type MarketWords = {
  /** Whether every bargain ended in a deal. */
  readonly deals: Readonly<Record<'all' | 'some', string>>;
  /** How much of what both sides could have had was left in the boats. */
  readonly boats: Readonly<Record<'little' | 'much', string>>;
  /** What the shared pots brought. */
  readonly pots: Readonly<Record<'gain' | 'loss', string>>;
};

export const marketWords: Readonly<Record<Language, MarketWords>> = {
  en: {
    deals: {
      all: 'Every bargain ended in a deal. Before your first contract, write down the price at which you would walk away: a deal is not always better than none.',
      some: 'Not every bargain ended in a deal, and then neither side had anything. Before you leave a table, ask once what the other side cannot give up.',
    },
    boats: {
      little:
        'Little of what both sides could have had together was left in the boats: offers in which each gets what is worth more to them. Make your first supplier such an offer.',
      much: 'A part of what both sides could have had together was left in the boats. With your first supplier, name three things you could trade beside the price: time, amount, place.',
    },
    pots: {
      gain: 'The shared pots gave back more than you put in. Begin a partnership in the same way: put in a small sum, and look at what comes back before the next.',
      loss: 'The shared pots gave back less than you put in. With partners in money, agree beforehand what each puts in by when, and what happens if one does not.',
    },
  },
  hi: {
    deals: {
      all: 'हर सौदा तय हुआ। पहले करार से पहले लिख लीजिए कि किस दाम पर उठ जाना है: सौदा हर बार न होने से बेहतर नहीं होता।',
      some: 'हर सौदा तय नहीं हुआ, और तब दोनों ख़ाली हाथ रहे। मेज़ से उठने से पहले एक बार पूछिए कि सामने वाला क्या बिल्कुल नहीं छोड़ सकता।',
    },
    boats: {
      little:
        'दोनों को मिलकर जो मिल सकता था, उसमें से नावों में कम ही छूटा: हर एक को वह मिला जो उसके लिए ज़्यादा क़ीमती था। पहले सप्लायर के सामने ऐसा ही प्रस्ताव रखिए।',
      much: 'दोनों को मिलकर जो मिल सकता था, उसका एक हिस्सा नावों में ही रह गया। पहले सप्लायर के साथ दाम के अलावा तीन चीज़ें सोचिए जो बदली जा सकें: समय, मात्रा, जगह।',
    },
    pots: {
      gain: 'साझे घड़ों से उतने से ज़्यादा लौटा जितना डाला गया। साझेदारी भी ऐसे ही शुरू कीजिए: पहले छोटी रक़म, और अगली से पहले यह देखना कि लौटा क्या।',
      loss: 'साझे घड़ों से उतने से कम लौटा जितना डाला गया। पैसे के साझेदारों के साथ पहले तय कीजिए कि कौन कब तक कितना डालेगा, और न डाले तो क्या होगा।',
    },
  },
};

/** One question for each house, asked where it belongs to the person's quieter half. */
/** What anybody who thinks of a firm of their own can do this month. */
export const founderTries: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Ask three people who have the problem how they solve it today, and write down what it costs them.',
    'Spend one morning beside somebody who runs a small firm, and note what you had not expected.',
    'Sell one thing that you can make to one stranger, at a price that pays for your hours too.',
  ],
  hi: [
    'जिन्हें यह दिक़्क़त है, ऐसे तीन लोगों से पूछें कि आज उनका काम कैसे चलता है, और उसका ख़र्च लिख लें।',
    'एक सुबह किसी छोटे कारोबार में बिताएँ, और लिख लें कि क्या उम्मीद से अलग निकला।',
    'अपनी बनाई एक चीज़ किसी अनजान को बेचें, ऐसे दाम पर जिसमें आपके घंटे भी गिने गए हों।',
  ],
};

export const founderQuestions: Readonly<Record<Language, Readonly<Record<House, string>>>> = {
  en: {
    1: 'Who will say the last word when you and your partner disagree on a Sunday night?',
    2: 'Who looks at the account each Monday, and what happens when they are ill?',
    3: 'Can a neighbour repeat in one sentence what you sell, after you have told it once?',
    4: 'To whom will you talk on the evening on which the first large customer leaves?',
    5: 'Which two other ways of solving the same problem have you tried on paper?',
    6: 'Who does the dull part of it in the fourth month, when the start is no longer new?',
    7: 'Below which price does the work not pay, and have you said that number to anybody?',
    8: 'What would have to be true for the idea to fail, and have you looked whether it is?',
    9: 'What will you do if it goes twice as slowly as you hope, and what if it goes twice as fast?',
    10: 'Which three dates of the next half year stand in the calendar of more than one person?',
    11: 'Who else gains when it succeeds, and do they know that you need them?',
    12: 'If nobody ever heard of it, would you still want to do this every morning?',
  },
  hi: {
    1: 'रविवार की रात साझेदार से मतभेद हो, तो आख़िरी बात किसकी मानी जाएगी?',
    2: 'हर सोमवार खाता कौन देखेगा, और वह बीमार हो तो क्या होगा?',
    3: 'एक बार सुनकर क्या पड़ोसी एक वाक्य में दोहरा सकता है कि बिकता क्या है?',
    4: 'जिस शाम पहला बड़ा ग्राहक छोड़कर जाए, उस शाम बात किससे होगी?',
    5: 'इसी मुश्किल को सुलझाने के और कौन-से दो रास्ते काग़ज़ पर आज़माए गए हैं?',
    6: 'चौथे महीने में, जब शुरुआत नई नहीं रहेगी, उबाऊ हिस्सा कौन करेगा?',
    7: 'किस दाम से नीचे काम घाटे का है, और यह अंक किसी को बताया गया है?',
    8: 'विचार के असफल होने के लिए क्या सच होना चाहिए, और क्या देखा गया कि वह सच है या नहीं?',
    9: 'काम उम्मीद से आधी चाल से चले तो क्या होगा, और दोगुनी से चले तो?',
    10: 'अगले आधे साल की कौन-सी तीन तारीख़ें एक से ज़्यादा लोगों के कैलेंडर में हैं?',
    11: 'यह चल पड़े तो और किसका भला होगा, और क्या उन्हें पता है कि उनकी ज़रूरत है?',
    12: 'किसी को कभी पता न चले, तब भी क्या हर सुबह यही करने का मन होगा?',
  },
};
