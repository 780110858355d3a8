import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';

/** A page that its owner hands to somebody at work: it speaks as “I”, asks rather than praises, and quotes the report where that describes. */
type Words = {
  readonly opening: string;
  /** What to ask of its owner, where the house is probably in the stronger half. */
  readonly giveMe: Readonly<Record<House, string>>;
  /** What helps its owner, where it is probably in the quieter half. */
  readonly helpMe: Readonly<Record<House, string>>;
  readonly scene: (quoted: string) => string;
  readonly price: (quoted: string) => string;
  readonly step: (quoted: string, sign: string) => string;
};

export const handOverWords: Record<Language, Words> = {
  en: {
    opening:
      'I am giving you this page so that we get to know each other’s ways sooner. What stands in quotation marks is what my report says to me; strike out what you see differently.',
    giveMe: {
      1: 'Give me the part where somebody has to decide and answer for it.',
      2: 'Leave with me what must not be forgotten: the promise, the key, the sum.',
      3: 'Let me be the one who explains it, or who asks what the silence means.',
      4: 'Put me beside whoever is upset, or new.',
      5: 'When there is only one idea on the table, ask me for five others.',
      6: 'Hand me what has to be taken apart, checked and finished.',
      7: 'Send me where two sides want the same thing.',
      8: 'Ask me to find out what lies underneath, and leave me the time for it.',
      9: 'If there is a road that nobody has tried, let me look at it first.',
      10: 'Let me set the order and the dates.',
      11: 'Put me where several people build one thing.',
      12: 'After it is over, ask me what we should learn from it.',
    },
    helpMe: {
      1: 'If you want me to go first, say my name.',
      2: 'Write dates and sums down for me, and remind me on the day before.',
      3: 'When I am quiet, ask me; my face will not tell you.',
      4: 'Before a hard talk, give me an hour’s notice, and begin with the worst.',
      5: 'Show me one example of what you want; a blank page costs me time.',
      6: 'Cut long dull work into pieces for me, and ask to see each of them.',
      7: 'In a bargain or a quarrel, sit beside me for the first ten minutes.',
      8: 'When a question has to be followed to the bottom, tell me how deep.',
      9: 'If a plan is going to change, tell me early, and say what stays as it is.',
      10: 'Agree on one date and one next step with me; I shall fit the rest around them.',
      11: 'Leave me some work that is mine alone, and tell me plainly what the group needs from me.',
      12: 'When something of mine goes wrong, tell me once and clearly, and then let us go on.',
    },
    scene: (quoted) => `My report tells me: “${quoted}”`,
    price: (quoted) => `My report also warns me of this; say so when you see it: “${quoted}”`,
    step: (quoted, sign) => `This month I am trying something: “${quoted}” We shall both see that it works by this: “${sign}”`,
  },
  hi: {
    opening: 'यह पन्ना इसलिए है कि हम एक-दूसरे को जल्दी समझ लें। उद्धरण चिह्नों में वह है जो रिपोर्ट मुझसे कहती है; जो आपको अलग दिखे, उसे काट दीजिए।',
    giveMe: {
      1: 'जहाँ किसी को फ़ैसला करके उसका जवाब भी देना हो, वह हिस्सा मुझे दीजिए।',
      2: 'जो भूलना नहीं चाहिए, वह मेरे पास छोड़िए: वादा, चाबी, हिसाब।',
      3: 'बात समझानी हो, या पूछना हो कि यह चुप्पी क्यों है, तो मुझे आगे कीजिए।',
      4: 'कोई परेशान हो या नया आया हो, तो मुझे उसके पास बिठाइए।',
      5: 'मेज़ पर एक ही सुझाव हो, तो मुझसे पाँच और माँगिए।',
      6: 'जिसे खोलकर, जाँचकर पूरा करना हो, वह काम मुझे दीजिए।',
      7: 'दो पक्ष एक ही चीज़ चाहें, तो मुझे भेजिए।',
      8: 'तह में क्या है, यह मुझसे पता करवाइए, और उसके लिए वक़्त दीजिए।',
      9: 'कोई रास्ता किसी ने न आज़माया हो, तो पहले मुझे देखने दीजिए।',
      10: 'क्रम और तारीख़ें मुझे तय करने दीजिए।',
      11: 'जहाँ कई लोग मिलकर एक चीज़ बना रहे हों, वहाँ मुझे रखिए।',
      12: 'काम हो जाने के बाद मुझसे पूछिए कि इससे क्या सीखना चाहिए।',
    },
    helpMe: {
      1: 'मुझसे शुरुआत करवानी हो, तो मेरा नाम लीजिए।',
      2: 'तारीख़ें और रक़में मुझे लिखकर दीजिए, और एक दिन पहले याद दिला दीजिए।',
      3: 'मैं चुप रहूँ, तो मुझसे पूछ लीजिए; चेहरे से पता नहीं चलेगा।',
      4: 'कठिन बात से एक घंटा पहले बता दीजिए, और सबसे बुरी बात पहले कहिए।',
      5: 'जो चाहिए, उसका एक नमूना दिखाइए; कोरे पन्ने पर मेरा समय जाता है।',
      6: 'लंबा उबाऊ काम मेरे लिए टुकड़ों में बाँटिए, और हर टुकड़ा देखिए।',
      7: 'मोल-भाव या झगड़े में पहले दस मिनट मेरे साथ बैठिए।',
      8: 'किसी सवाल की तह तक जाना हो, तो बताइए कि कितना गहरा।',
      9: 'योजना बदलने वाली हो, तो मुझे जल्दी बताइए, और यह भी कि क्या नहीं बदलेगा।',
      10: 'मेरे साथ एक तारीख़ और एक अगला क़दम तय कीजिए; बाक़ी उसके आसपास बैठ जाएगा।',
      11: 'कुछ काम ऐसा दीजिए जो सिर्फ़ मेरा हो, और साफ़ बताइए कि सबको मुझसे क्या चाहिए।',
      12: 'मेरा कुछ बिगड़े, तो एक बार साफ़ कह दीजिए, फिर आगे बढ़ें।',
    },
    scene: (quoted) => `मेरी रिपोर्ट मुझसे कहती है: “${quoted}”`,
    price: (quoted) => `मेरी रिपोर्ट मुझे इससे भी आगाह करती है; कभी दिखे, तो मुझे टोक दीजिए: “${quoted}”`,
    step: (quoted, sign) => `इस महीने एक कोशिश चल रही है: “${quoted}” कोशिश कामयाब हुई, इसकी पहचान यह होगी: “${sign}”`,
  },
};
