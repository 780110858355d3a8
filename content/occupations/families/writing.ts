import type { Occupation } from '../occupation.ts';

/** Who works with words, and keeps what was written. */
export const writing: readonly Occupation[] = [
  {
    code: '2432',
    title: { en: 'Public relations officer', hi: 'जनसंपर्क अधिकारी' },
    day: {
      en: 'The newspaper calls at five; the truth is awkward, and will be told by six.',
      hi: 'पाँच बजे अख़बार का फ़ोन; सच असुविधाजनक है, और छह तक बताना है।',
    },
    interests: ['enterprising', 'artistic'],
    education: 'degree',
    place: 'home',
    wants: {
      '3-rational': {
        en: 'One statement must be understood by engineers, mothers and the press.',
        hi: 'एक ही बयान इंजीनियर, माँ और अख़बार, तीनों को समझ आए।',
      },
      '4-rational': { en: 'Is the town angry or afraid? The answer differs.', hi: 'शहर नाराज़ है या डरा हुआ? जवाब इसी से बदलता है।' },
      '5-cognitive': { en: 'The right phrase has to come before the microphone is off.', hi: 'सही शब्द माइक बंद होने से पहले सूझना चाहिए।' },
    },
  },
  {
    code: '2621',
    title: { en: 'Archivist or museum curator', hi: 'अभिलेखपाल या संग्रहाध्यक्ष' },
    day: {
      en: 'A box marked “various” holds the only picture of a street that is gone.',
      hi: '“विविध” लिखे डिब्बे में उस गली की इकलौती तस्वीर है जो अब नहीं रही।',
    },
    interests: ['investigative', 'artistic', 'conventional'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '2-rational': { en: 'A million things, and each is found again.', hi: 'लाखों चीज़ें, और हर एक दोबारा मिल जाती है।' },
      '8-emotional': { en: 'An unsigned letter does not let you sleep.', hi: 'बिना नाम की चिट्ठी सोने नहीं देती।' },
      '5-emotional': {
        en: 'A broken bowl moves you, and so you know how to show it.',
        hi: 'टूटा कटोरा मन को छूता है, तभी वह ठीक से दिखाया जाता है।',
      },
    },
  },
  {
    code: '2622',
    title: { en: 'Librarian', hi: 'पुस्तकालयाध्यक्ष' },
    day: { en: '“A blue book about a horse”: and you walk to the shelf.', hi: '“घोड़े वाली नीली किताब”: और क़दम सीधे उस अलमारी की ओर।' },
    interests: ['conventional', 'social', 'investigative'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '10-rational': { en: 'Order is what lets a stranger find a thought.', hi: 'क्रम हो, तभी अनजान पाठक को विचार मिलता है।' },
      '8-rational': { en: 'Behind the question that is asked stands the one that is meant.', hi: 'पूछे गए सवाल के पीछे असली सवाल खड़ा होता है।' },
      '2-emotional': {
        en: 'For the girl who liked the whales you keep the new one aside.',
        hi: 'जिस बच्ची को व्हेल वाली किताब भाई, उसके लिए नई अलग रखी जाती है।',
      },
    },
  },
  {
    code: '2641',
    title: { en: 'Author or technical writer', hi: 'लेखक' },
    day: {
      en: 'The sentence of the morning is crossed out at noon, and the chapter breathes.',
      hi: 'सुबह का वाक्य दोपहर में कटता है, और अध्याय साँस लेता है।',
    },
    interests: ['artistic', 'investigative'],
    education: 'school',
    place: 'home',
    wants: {
      '5-cognitive': {
        en: 'The word that joins two far things must be found again and again.',
        hi: 'दूर की दो चीज़ों को जोड़ने वाला शब्द बार-बार चाहिए।',
      },
      '12-rational': {
        en: 'People on the page become real when you know your own reasons.',
        hi: 'काग़ज़ के लोग तब सच्चे लगते हैं जब अपनी वजहें पता हों।',
      },
      '3-emotional': { en: 'What one would rather hide is what the reader came for.', hi: 'जो छिपाने का मन हो, पाठक वही पढ़ने आया है।' },
      '6-emotional': { en: 'Page two hundred is written on a grey Tuesday.', hi: 'दो सौवाँ पन्ना किसी उदास मंगलवार को लिखा जाता है।' },
    },
  },
  {
    code: '2642',
    title: { en: 'Journalist', hi: 'पत्रकार' },
    day: {
      en: 'Everybody gives you the same sentence; somebody must have written it for them.',
      hi: 'सबके मुँह से एक ही वाक्य निकलता है; किसी ने तो उन्हें दिया होगा।',
    },
    interests: ['investigative', 'artistic', 'enterprising'],
    education: 'degree',
    place: 'moving',
    wants: {
      '8-rational': {
        en: 'A rumour becomes news when two people who do not know each other confirm it.',
        hi: 'अफ़वाह तब ख़बर बनती है जब दो अनजान लोग उसकी पुष्टि करें।',
      },
      '9-emotional': {
        en: 'You get into the bus without knowing whom you will find.',
        hi: 'किससे मिलना होगा, यह जाने बिना बस में चढ़ जाना होता है।',
      },
      '4-cognitive': { en: 'He says “no comment”, and his voice comments.', hi: 'वह कहता है “कुछ नहीं कहना”, और आवाज़ सब कह देती है।' },
    },
  },
  {
    code: '2643',
    title: { en: 'Translator or interpreter', hi: 'अनुवादक या दुभाषिया' },
    day: {
      en: 'The joke does not exist in the other language; you have two seconds.',
      hi: 'चुटकुला दूसरी भाषा में होता ही नहीं; और वक़्त दो सेकंड का है।',
    },
    interests: ['artistic', 'investigative'],
    education: 'degree',
    place: 'home',
    wants: {
      '2-cognitive': { en: 'You hear one sentence while you speak the last.', hi: 'एक वाक्य सुना जाता है, और पिछला उसी समय बोला जाता है।' },
      '5-cognitive': {
        en: 'A word without a twin is reached over three others.',
        hi: 'जिस शब्द का जोड़ नहीं, उस तक तीन और शब्दों से पहुँचा जाता है।',
      },
      '3-rational': { en: 'It should sound as if it had been said here first.', hi: 'ऐसा लगे कि बात पहली बार यहीं कही गई।' },
    },
  },
  {
    code: '2656',
    title: { en: 'Radio or television presenter', hi: 'रेडियो या टीवी प्रस्तोता' },
    day: {
      en: 'The guest is silent, the light is red, and you have a question left.',
      hi: 'मेहमान चुप है, बत्ती लाल है, और पास में एक सवाल बाक़ी है।',
    },
    interests: ['artistic', 'enterprising', 'social'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '3-emotional': {
        en: 'A listener in a lorry hears whether you mean it.',
        hi: 'ट्रक में बैठा सुनने वाला पहचान लेता है कि बात दिल से है या नहीं।',
      },
      '1-emotional': { en: 'When the screen goes black you go on speaking.', hi: 'स्क्रीन काली हो जाए, तब भी बोलते रहना होता है।' },
      '5-cognitive': { en: 'From a cyclone to cricket in one easy sentence.', hi: 'तूफ़ान से क्रिकेट तक, एक सहज वाक्य में।' },
    },
  },
  {
    code: '4413',
    title: { en: 'Proofreader', hi: 'प्रूफ़रीडर' },
    day: { en: 'Three hundred pages, and on the cover an apostrophe.', hi: 'तीन सौ पन्ने ठीक, और आवरण पर एक मात्रा ग़लत।' },
    interests: ['conventional', 'artistic'],
    education: 'degree',
    place: 'home',
    wants: {
      '12-cognitive': {
        en: 'The eye wants to read what should be there, and must see what is.',
        hi: 'आँख वह पढ़ना चाहती है जो होना था; देखना वह है जो लिखा है।',
      },
      '6-emotional': { en: 'A telephone book, too, is read to the letter Z.', hi: 'नामों की सूची भी आख़िरी अक्षर तक पढ़ी जाती है।' },
      '10-emotional': {
        en: 'Nobody praises a clean page, and you like it clean.',
        hi: 'साफ़ पन्ने की तारीफ़ कोई नहीं करता, फिर भी पन्ना साफ़ चाहिए।',
      },
    },
  },
  {
    code: '4414',
    title: { en: 'Letter writer for others', hi: 'अर्ज़ीनवीस' },
    day: {
      en: 'Outside the court, on a folding chair, a life becomes one page.',
      hi: 'कचहरी के बाहर, मुड़ने वाली कुर्सी पर, एक ज़िंदगी एक पन्ने में आती है।',
    },
    interests: ['conventional', 'social'],
    education: 'school',
    place: 'outdoors',
    wants: {
      '4-rational': { en: 'Under the long story you hear what is asked for.', hi: 'लंबी कहानी के नीचे सुनना है कि माँगा क्या जा रहा है।' },
      '3-rational': { en: 'The officer must see the point in the second line.', hi: 'साहब को बात दूसरी पंक्ति में दिख जानी चाहिए।' },
      '12-emotional': {
        en: 'A hundred grievances a week are heard and put down at night.',
        hi: 'हफ़्ते में सौ दुखड़े सुने जाते हैं, और रात को वहीं छोड़ दिए जाते हैं।',
      },
    },
  },
];
