import type { Occupation } from '../occupation.ts';

/** Who runs plants and machines in factories and mines. */
export const operating: readonly Occupation[] = [
  {
    code: '3122',
    title: { en: 'Production supervisor', hi: 'उत्पादन पर्यवेक्षक' },
    day: {
      en: 'Machine six is down, the order is due, and Rekha has an idea.',
      hi: 'छठी मशीन बंद है, ऑर्डर आज का है, और रेखा के पास एक तरकीब है।',
    },
    interests: ['enterprising', 'realistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '11-rational': {
        en: 'An operator’s hint is made into the new way of the shift.',
        hi: 'कारीगर का इशारा पूरी पाली का नया तरीक़ा बन जाता है।',
      },
      '10-rational': { en: 'Thirty people know at six what they do until two.', hi: 'छह बजे तीस लोगों को पता है कि दो बजे तक क्या करना है।' },
      '4-rational': {
        en: 'A slow day has a reason, and it is seldom the hands.',
        hi: 'काम धीमा हो तो वजह होती है, और अक्सर वह हाथों में नहीं होती।',
      },
    },
  },
  {
    code: '3131',
    title: { en: 'Power plant operator', hi: 'बिजलीघर संचालक' },
    day: { en: 'At half past six a whole town begins to cook.', hi: 'साढ़े छह बजे पूरा शहर खाना बनाने लगता है।' },
    interests: ['realistic', 'conventional'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '12-cognitive': { en: 'Three hundred dials, and one begins to crawl.', hi: 'तीन सौ काँटे, और एक धीरे-धीरे सरकने लगता है।' },
      '4-emotional': {
        en: 'When every alarm rings at once, the hand goes slowly to the right one.',
        hi: 'सब घंटियाँ एक साथ बजें, तब हाथ आराम से सही बटन पर जाए।',
      },
      '9-rational': { en: 'The load of the evening is prepared in the morning.', hi: 'शाम का बोझ सुबह से सँभाला जाता है।' },
    },
  },
  {
    code: '3132',
    title: { en: 'Water treatment operator', hi: 'जल शोधन संचालक' },
    day: { en: 'A million people drink what you tested at five.', hi: 'पाँच बजे जो पानी जाँचा गया, वह दस लाख लोग पीते हैं।' },
    interests: ['realistic', 'investigative'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '10-emotional': { en: 'The sample is drawn on New Year’s night as well.', hi: 'नए साल की रात भी नमूना लिया जाता है।' },
      '6-rational': { en: 'The water is cloudy: pipe, rain or filter?', hi: 'पानी मटमैला है: पाइप, बारिश या छन्नी?' },
      '2-rational': { en: 'Chlorine for three weeks is in the store, always.', hi: 'तीन हफ़्ते की दवा भंडार में हर वक़्त रहती है।' },
    },
  },
  {
    code: '7543',
    title: { en: 'Quality tester', hi: 'गुणवत्ता जाँचने वाले' },
    day: {
      en: 'One toy in two hundred loses an eye, and the whole box waits.',
      hi: 'दो सौ में एक खिलौने की आँख निकलती है, और पूरा डिब्बा रुक जाता है।',
    },
    interests: ['conventional', 'realistic'],
    education: 'school',
    place: 'indoors',
    wants: {
      '12-cognitive': { en: 'Good, good, good, bad: the fourth must be seen.', hi: 'ठीक, ठीक, ठीक, ख़राब: चौथा दिखना ही चाहिए।' },
      '8-rational': { en: 'Nobody believes that it breaks, so you break it.', hi: 'कोई नहीं मानता कि यह टूटेगा, इसलिए तोड़कर देखा जाता है।' },
      '1-emotional': { en: 'You say “not good enough” to the manager of the line.', hi: 'लाइन के मालिक से भी कहना पड़ता है, “यह नहीं चलेगा।”' },
    },
  },
  {
    code: '8111',
    title: { en: 'Miner', hi: 'खनिक' },
    day: { en: 'Before the first blow you listen to the roof.', hi: 'पहली चोट से पहले छत की आवाज़ सुनी जाती है।' },
    interests: ['realistic'],
    education: 'none',
    place: 'indoors',
    wants: {
      '11-emotional': { en: 'Down there each carries the other’s lamp.', hi: 'नीचे हर कोई दूसरे का चिराग़ भी सँभालता है।' },
      '12-cognitive': { en: 'A crackle in the rock comes once.', hi: 'चट्टान की चटक एक ही बार सुनाई देती है।' },
      '1-emotional': { en: 'Into the new gallery somebody walks first.', hi: 'नई सुरंग में पहले किसी एक को जाना होता है।' },
    },
  },
  {
    code: '8121',
    title: { en: 'Steel and metal plant operator', hi: 'इस्पात और धातु संयंत्र संचालक' },
    day: { en: 'The colour of the melt says one minute more.', hi: 'पिघले लोहे का रंग कहता है, एक मिनट और।' },
    interests: ['realistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '1-cognitive': { en: 'Pour now or wait: you must know how sure you are.', hi: 'अभी उड़ेलें या रुकें: यक़ीन कितना है, यह पता होना चाहिए।' },
      '11-cognitive': { en: 'Crane, ladle and mould move on one nod.', hi: 'क्रेन, करछा और साँचा एक ही इशारे पर चलते हैं।' },
      '10-emotional': { en: 'Helmet, gloves, glasses: on the thousandth day as well.', hi: 'हेलमेट, दस्ताने, चश्मा: हज़ारवें दिन भी।' },
    },
  },
  {
    code: '8131',
    title: { en: 'Chemical plant operator', hi: 'रसायन संयंत्र संचालक' },
    day: { en: 'Two degrees too warm, for four minutes now.', hi: 'चार मिनट से दो डिग्री ज़्यादा।' },
    interests: ['realistic', 'conventional'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '6-cognitive': { en: 'If this valve closes, what rises, and where?', hi: 'यह वाल्व बंद हो, तो कहाँ क्या चढ़ेगा?' },
      '2-cognitive': { en: 'Nine values drift, and you carry them all.', hi: 'नौ मान सरकते रहते हैं, और सब मन में रहते हैं।' },
      '10-rational': { en: 'The steps of the start stand in one order, and only that.', hi: 'चालू करने के क़दमों का एक ही क्रम है, बस वही।' },
    },
  },
  {
    code: '8152',
    title: { en: 'Weaving machine operator', hi: 'पावरलूम संचालक' },
    day: {
      en: 'Twenty looms roar, and you hear the one that has lost a thread.',
      hi: 'बीस करघे गरजते हैं, और जिसका धागा टूटा, वह सुनाई दे जाता है।',
    },
    interests: ['realistic'],
    education: 'none',
    place: 'indoors',
    wants: {
      '12-cognitive': { en: 'A thread as thin as hair breaks somewhere, now.', hi: 'बाल जैसा धागा अभी-अभी कहीं टूटा है।' },
      '2-cognitive': { en: 'Which loom wants yarn next changes with each round.', hi: 'अगला सूत किस करघे को चाहिए, हर फेरे में बदलता है।' },
      '6-emotional': {
        en: 'The noise is the same at six and at two, and so are you.',
        hi: 'शोर छह बजे जैसा था, दो बजे भी वैसा ही है, और हाथ भी वैसे ही।',
      },
    },
  },
  {
    code: '8153',
    title: { en: 'Sewing machine operator', hi: 'सिलाई मशीन संचालक' },
    day: { en: 'Sixty collars an hour, and all of them are twins.', hi: 'घंटे में साठ कॉलर, और सब जुड़वाँ।' },
    interests: ['realistic', 'conventional'],
    education: 'none',
    place: 'indoors',
    wants: {
      '6-emotional': { en: 'The same seam from morning to evening, and straight.', hi: 'सुबह से शाम वही सिलाई, और सीधी।' },
      '11-emotional': { en: 'When your neighbour falls behind you take two of hers.', hi: 'बग़ल वाली पिछड़ जाए, तो उसके दो टुकड़े अपनी ओर।' },
      '10-cognitive': {
        en: 'A pile laid the right way saves a hand’s turn, a thousand times.',
        hi: 'ढेर सही रखा हो, तो हज़ार बार हाथ मोड़ना बच जाता है।',
      },
    },
  },
  {
    code: '8160',
    title: { en: 'Food machine operator', hi: 'खाद्य मशीन संचालक' },
    day: { en: 'The dough on line two breathes differently today.', hi: 'दूसरी लाइन का आटा आज कुछ और ढंग से फूल रहा है।' },
    interests: ['realistic'],
    education: 'school',
    place: 'indoors',
    wants: {
      '10-emotional': { en: 'Hands are washed before each shift as a surgeon washes them.', hi: 'हर पाली से पहले हाथ वैसे धुलते हैं जैसे सर्जन धोए।' },
      '6-rational': { en: 'Why is biscuit nine always darker? Something has a reason.', hi: 'नौवाँ बिस्कुट हमेशा गहरा क्यों? वजह कहीं तो है।' },
      '12-cognitive': { en: 'A stone among lentils passes in a blink.', hi: 'दाल में कंकड़ पलक झपकते निकल जाता है।' },
    },
  },
  {
    code: '8212',
    title: { en: 'Electronics assembler', hi: 'इलेक्ट्रॉनिक्स जोड़ने वाले' },
    day: { en: 'Under the lens the screw is as large as a thumb.', hi: 'लेंस के नीचे पेंच अँगूठे जितना दिखता है।' },
    interests: ['realistic', 'conventional'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '12-cognitive': { en: 'The eight-hundredth chip sits as exactly as the first.', hi: 'आठ सौवीं चिप भी पहली जितनी ठीक बैठती है।' },
      '10-cognitive': { en: 'Tools lie so that the hand travels least.', hi: 'औज़ार ऐसे रखे हों कि हाथ सबसे कम चले।' },
      '11-cognitive': { en: 'The line is as quick as those who help the slowest.', hi: 'लाइन उतनी ही तेज़ है जितना सबसे धीमे को सहारा मिले।' },
    },
  },
];
