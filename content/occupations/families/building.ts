import type { Occupation } from '../occupation.ts';

/** Who builds houses and everything in their walls. */
export const building: readonly Occupation[] = [
  {
    code: '3123',
    title: { en: 'Site supervisor', hi: 'निर्माण स्थल पर्यवेक्षक' },
    day: { en: 'Seven gangs, six languages, and lunch at one.', hi: 'सात टोलियाँ, छह बोलियाँ, और एक बजे खाना।' },
    interests: ['enterprising', 'realistic'],
    education: 'vocational',
    place: 'outdoors',
    wants: {
      '10-rational': { en: 'Before the day begins each gang knows its wall.', hi: 'दिन शुरू होने से पहले हर टोली को अपनी दीवार पता होती है।' },
      '7-emotional': {
        en: 'Two foremen want one crane, and both will still greet you.',
        hi: 'दो मुखिया, एक क्रेन, और शाम को दोनों से दुआ-सलाम बनी रहे।',
      },
      '1-emotional': {
        en: 'You send a man without a helmet home, though the work is late.',
        hi: 'काम पिछड़ा हो, तब भी बिना हेलमेट वाले को घर भेजना पड़ता है।',
      },
    },
  },
  {
    code: '7112',
    title: { en: 'Bricklayer', hi: 'राजमिस्त्री' },
    day: { en: 'A string, a level, and by evening a wall that was not there.', hi: 'एक डोरी, एक लेवल, और शाम तक वह दीवार जो सुबह नहीं थी।' },
    interests: ['realistic'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '6-emotional': { en: 'The six-hundredth brick is laid as straight as the first.', hi: 'छह सौवीं ईंट भी पहली जितनी सीधी रखी जाती है।' },
      '10-emotional': { en: 'A wall bears your name, though nobody reads it.', hi: 'दीवार पर नाम नहीं होता, फिर भी वह अपनी होती है।' },
      '10-cognitive': { en: 'Which corner first saves carrying twice.', hi: 'कौन-सा कोना पहले, इसी से ढुलाई आधी होती है।' },
    },
  },
  {
    code: '7113',
    title: { en: 'Stonemason or stone carver', hi: 'पत्थर तराशने वाले' },
    day: { en: 'One stroke too many, and a month’s lion has no ear.', hi: 'एक चोट ज़्यादा, और महीने भर के शेर का कान गया।' },
    interests: ['realistic', 'artistic'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '5-emotional': { en: 'You see the figure in the block and want it out.', hi: 'पत्थर में मूरत दिखती है, और उसे बाहर लाने का मन होता है।' },
      '6-emotional': { en: 'Stone gives way by a grain at a time.', hi: 'पत्थर एक-एक दाना करके मानता है।' },
      '1-cognitive': {
        en: 'Before the last stroke you must be sure that you are sure.',
        hi: 'आख़िरी चोट से पहले पक्का हो कि यक़ीन सच में पक्का है।',
      },
    },
  },
  {
    code: '7115',
    title: { en: 'Carpenter', hi: 'बढ़ई' },
    day: { en: 'The house is crooked, and the door must close.', hi: 'घर टेढ़ा है, और दरवाज़ा बंद होना चाहिए।' },
    interests: ['realistic', 'artistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '6-cognitive': { en: 'A roof joint is turned in the mind before it is cut.', hi: 'छत का जोड़ कटने से पहले मन में घुमाया जाता है।' },
      '5-rational': { en: 'The beam is too short; there are three ways round.', hi: 'शहतीर छोटी है; काम निकालने के तीन रास्ते हैं।' },
      '6-rational': { en: 'It is measured twice, and sawn once.', hi: 'दो बार नापा जाता है, और एक बार काटा जाता है।' },
    },
  },
  {
    code: '7122',
    title: { en: 'Tile setter', hi: 'टाइल लगाने वाले' },
    day: { en: 'A floor of nine hundred tiles begins with the line of the first.', hi: 'नौ सौ टाइलों का फ़र्श पहली की रेखा से शुरू होता है।' },
    interests: ['realistic', 'artistic'],
    education: 'none',
    place: 'indoors',
    wants: {
      '10-cognitive': { en: 'Where one begins decides how many are cut.', hi: 'कहाँ से शुरू हो, इसी पर टिका है कि कितनी कटेंगी।' },
      '12-cognitive': { en: 'A hair’s breadth at the door is a finger’s at the wall.', hi: 'दरवाज़े पर बाल भर, तो दीवार तक उँगली भर का फ़र्क़।' },
      '5-emotional': { en: 'A pattern that closes at the last corner makes you happy.', hi: 'आख़िरी कोने पर मिला नमूना मन ख़ुश कर दे।' },
    },
  },
  {
    code: '7126',
    title: { en: 'Plumber', hi: 'नलसाज़ (प्लंबर)' },
    day: { en: 'It drips in the kitchen, and the fault is two floors up.', hi: 'पानी रसोई में टपकता है, और गड़बड़ी दो मंज़िल ऊपर है।' },
    interests: ['realistic'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '8-rational': {
        en: 'A dry spot is no proof; you follow the pipe to its source.',
        hi: 'सूखी जगह सबूत नहीं; पाइप के साथ जड़ तक जाना पड़ता है।',
      },
      '5-rational': {
        en: 'The old pipe has no name, and must be joined to a new one.',
        hi: 'पुराने पाइप का नाप किसी किताब में नहीं, और उसे नए से जोड़ना है।',
      },
      '2-emotional': { en: '“At eight” means eight, for they have no water.', hi: '“आठ बजे” मतलब आठ बजे, क्योंकि घर में पानी नहीं है।' },
    },
  },
  {
    code: '7131',
    title: { en: 'House painter', hi: 'पुताई करने वाले' },
    day: { en: 'The second coat, and the room is wider.', hi: 'दूसरी परत, और कमरा चौड़ा लगने लगा।' },
    interests: ['realistic', 'artistic'],
    education: 'none',
    place: 'indoors',
    wants: {
      '6-emotional': {
        en: 'For a smooth wall one sands for a day what nobody sees.',
        hi: 'चिकनी दीवार के लिए दिन भर वह घिसा जाता है जो दिखेगा नहीं।',
      },
      '5-emotional': { en: 'You feel when a yellow is too cold.', hi: 'पीला कब ठंडा पड़ गया, यह महसूस होना चाहिए।' },
      '10-emotional': { en: 'No drop is left on the floor, behind the cupboard either.', hi: 'फ़र्श पर एक बूँद नहीं, अलमारी के पीछे भी नहीं।' },
    },
  },
  {
    code: '7214',
    title: { en: 'Steel erector', hi: 'इस्पात ढाँचा खड़ा करने वाले' },
    day: { en: 'Forty metres up a beam comes swinging, and four hands wait.', hi: 'चालीस मीटर ऊपर शहतीर झूलती आती है, और चार हाथ तैयार हैं।' },
    interests: ['realistic'],
    education: 'vocational',
    place: 'outdoors',
    wants: {
      '11-cognitive': { en: 'Two give, two take, and none of them may be late.', hi: 'दो देते हैं, दो लेते हैं, और किसी को देर नहीं होनी चाहिए।' },
      '1-emotional': { en: 'The height is greeted with respect, and walked.', hi: 'ऊँचाई का आदर होता है, और फिर उस पर चला जाता है।' },
      '12-cognitive': { en: 'Up there no thought may wander.', hi: 'वहाँ ऊपर ध्यान पल भर नहीं भटकना चाहिए।' },
    },
  },
  {
    code: '7411',
    title: { en: 'Electrician', hi: 'बिजली मिस्त्री' },
    day: {
      en: 'The light goes on when the pump runs; somebody was clever in the year of the flood.',
      hi: 'पंप चले तो बत्ती जलती है; किसी ने कभी जुगाड़ लगाया था।',
    },
    interests: ['realistic', 'investigative'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '6-rational': { en: 'Circuit by circuit is ruled out until one is left.', hi: 'एक-एक तार जाँचकर छोड़ा जाता है, जब तक एक न बचे।' },
      '1-cognitive': { en: '“I think it is off” is not enough.', hi: '“शायद बंद है” से काम नहीं चलता।' },
      '6-cognitive': { en: 'Behind the plaster the wires must be thought.', hi: 'पलस्तर के पीछे के तार सोचकर ही दिखते हैं।' },
    },
  },
];
