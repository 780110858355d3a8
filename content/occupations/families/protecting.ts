import type { Occupation } from '../occupation.ts';

/** Who stands between people and danger. */
export const protecting: readonly Occupation[] = [
  {
    code: '0110',
    title: { en: 'Officer of the armed forces', hi: 'सेना के अधिकारी' },
    day: {
      en: 'Snow has closed the road; thirty people wait for what you say next.',
      hi: 'बर्फ़ ने रास्ता बंद कर दिया; तीस लोग अगले आदेश के इंतज़ार में हैं।',
    },
    interests: ['enterprising', 'realistic'],
    education: 'degree',
    place: 'outdoors',
    wants: {
      '1-rational': {
        en: 'The order is given on half a map, and you answer for it.',
        hi: 'आदेश अधूरे नक़्शे पर देना होता है, और जवाब भी ख़ुद देना होता है।',
      },
      '10-cognitive': {
        en: 'Trucks, fuel and people must cross in the fewest trips.',
        hi: 'गाड़ियाँ, तेल और लोग सबसे कम फेरों में पार होने चाहिए।',
      },
      '11-emotional': {
        en: 'Thirty people follow someone who sleeps where they sleep.',
        hi: 'तीस लोग उसके पीछे चलते हैं जो वहीं सोए जहाँ वे सोते हैं।',
      },
      '1-emotional': { en: 'Fear is allowed, and you go first.', hi: 'डर सबको लगता है, और पहला क़दम अपना होता है।' },
    },
  },
  {
    code: '0310',
    title: { en: 'Soldier, sailor or airman', hi: 'सैनिक' },
    day: { en: 'Guard from two to four: the wind, the fence, and nothing else.', hi: 'रात दो से चार पहरा: हवा, बाड़, और कुछ नहीं।' },
    interests: ['realistic', 'conventional'],
    education: 'school',
    place: 'outdoors',
    wants: {
      '11-cognitive': {
        en: 'Each carries a part of the load, and nobody counts whose is heavier.',
        hi: 'बोझ सब बाँटकर उठाते हैं, और किसका भारी है, कोई नहीं गिनता।',
      },
      '12-cognitive': {
        en: 'The guard has to be as awake in its last minute as in its first.',
        hi: 'पहरा आख़िरी मिनट में भी उतना ही चौकन्ना चाहिए जितना पहले में।',
      },
      '10-emotional': {
        en: 'Boots, bed and rifle stand right each morning, also when nobody comes.',
        hi: 'जूते, बिस्तर और राइफ़ल रोज़ सही रहते हैं, कोई देखने आए या नहीं।',
      },
    },
  },
  {
    code: '3355',
    title: { en: 'Detective', hi: 'जासूस या पुलिस जाँच अधिकारी' },
    day: { en: 'Three witnesses, three colours of one car.', hi: 'तीन गवाह, एक गाड़ी, तीन रंग।' },
    interests: ['investigative', 'enterprising'],
    education: 'degree',
    place: 'moving',
    wants: {
      '8-emotional': {
        en: 'The case lies open for a year, and you still want to know.',
        hi: 'मामला साल भर खुला रहता है, और जानने की इच्छा फिर भी बनी रहती है।',
      },
      '8-cognitive': {
        en: 'A bus ticket and a broken watch suddenly belong together.',
        hi: 'बस का टिकट और टूटी घड़ी अचानक एक ही कहानी बन जाते हैं।',
      },
      '4-cognitive': { en: 'The words are sorry, and the voice is proud.', hi: 'शब्दों में पछतावा है, और आवाज़ में घमंड।' },
      '6-rational': { en: 'What cannot be shown to a court does not count.', hi: 'जो अदालत में दिखाया न जा सके, वह गिना नहीं जाता।' },
    },
  },
  {
    code: '5411',
    title: { en: 'Firefighter', hi: 'अग्निशमन कर्मी' },
    day: { en: 'Smoke on the third floor, and a voice behind a door.', hi: 'तीसरी मंज़िल पर धुआँ, और दरवाज़े के पीछे एक आवाज़।' },
    interests: ['realistic', 'social'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '1-emotional': { en: 'People run out, and you go in.', hi: 'लोग बाहर भागते हैं, और यहाँ अंदर जाना होता है।' },
      '11-emotional': { en: 'In the smoke you trust the hand on your shoulder.', hi: 'धुएँ में कंधे पर रखे हाथ पर भरोसा करना पड़ता है।' },
      '9-cognitive': {
        en: 'Search one room more, or leave: nobody can say it for you.',
        hi: 'एक कमरा और, या बाहर: यह पल भर में भाँपना होता है।',
      },
    },
  },
  {
    code: '5412',
    title: { en: 'Police officer', hi: 'पुलिस कर्मी' },
    day: { en: 'Two neighbours, one wall, and a crowd with telephones in the air.', hi: 'दो पड़ोसी, एक दीवार, और फ़ोन उठाए खड़ी भीड़।' },
    interests: ['realistic', 'enterprising', 'social'],
    education: 'school',
    place: 'moving',
    wants: {
      '4-emotional': {
        en: 'A loud street grows quieter around somebody who does not shout.',
        hi: 'जो ख़ुद न चिल्लाए, उसके आसपास शोर कम हो जाता है।',
      },
      '7-emotional': {
        en: 'Insulted an hour ago, you still write down both sides.',
        hi: 'घंटा भर पहले गाली पड़ी हो, तब भी दोनों की बात लिखी जाती है।',
      },
      '3-cognitive': { en: 'A jaw sets, and a second later there is a fist.', hi: 'पहले जबड़ा कसता है, फिर मुट्ठी उठती है।' },
      '12-rational': {
        en: 'Whom you stop, and why him, is a question for every evening.',
        hi: 'किसे रोका और उसी को क्यों, यह हर शाम ख़ुद से पूछना होता है।',
      },
    },
  },
  {
    code: '5413',
    title: { en: 'Prison guard', hi: 'जेल प्रहरी' },
    day: {
      en: 'He asks for the third time about his letter, and this time his hands shake.',
      hi: 'वह तीसरी बार अपनी चिट्ठी पूछता है, और इस बार हाथ काँप रहे हैं।',
    },
    interests: ['social', 'realistic'],
    education: 'school',
    place: 'indoors',
    wants: {
      '7-emotional': {
        en: 'A rule that holds for one holds for all, said without scorn.',
        hi: 'नियम एक के लिए है तो सबके लिए, और बिना ताने के।',
      },
      '3-cognitive': { en: 'The silence at table seven is of another kind today.', hi: 'सातवीं मेज़ की चुप्पी आज कुछ और है।' },
      '12-emotional': { en: 'Yesterday’s insult stays outside the gate this morning.', hi: 'कल का ताना आज फाटक के बाहर छूट जाना चाहिए।' },
    },
  },
  {
    code: '5414',
    title: { en: 'Security guard', hi: 'सुरक्षा गार्ड' },
    day: { en: 'Eleven screens, one cat, and the same lorry for the second time.', hi: 'ग्यारह स्क्रीनें, एक बिल्ली, और वही ट्रक दूसरी बार।' },
    interests: ['realistic', 'conventional'],
    education: 'none',
    place: 'indoors',
    wants: {
      '12-cognitive': {
        en: 'Nothing happens for six hours, and you would have seen it.',
        hi: 'छह घंटे कुछ नहीं होता, और होता तो नज़र से न बचता।',
      },
      '6-emotional': { en: 'The round is walked at three as it was at eleven.', hi: 'तीन बजे का चक्कर भी वैसा ही लगता है जैसा ग्यारह बजे का।' },
      '4-emotional': {
        en: 'A drunken visitor leaves because nobody made him small.',
        hi: 'नशे में आया इंसान लौट जाता है, क्योंकि किसी ने उसे नीचा नहीं दिखाया।',
      },
    },
  },
  {
    code: '5419',
    title: { en: 'Lifeguard', hi: 'जीवन रक्षक (तट और तालाब)' },
    day: { en: 'A hundred heads in the waves; one has stopped waving.', hi: 'लहरों में सौ सिर हैं; एक ने हाथ हिलाना बंद कर दिया है।' },
    interests: ['realistic', 'social'],
    education: 'vocational',
    place: 'outdoors',
    wants: {
      '12-cognitive': { en: 'The sea is watched also where nobody calls.', hi: 'नज़र वहाँ भी रहती है जहाँ से कोई आवाज़ नहीं आती।' },
      '1-emotional': { en: 'There is no time to ask whether somebody else will swim.', hi: 'कोई और तैरेगा या नहीं, यह पूछने का वक़्त नहीं होता।' },
      '2-cognitive': {
        en: 'How many went in and how many came out is counted all afternoon.',
        hi: 'कितने उतरे और कितने लौटे, दोपहर भर मन में गिना जाता है।',
      },
    },
  },
];
