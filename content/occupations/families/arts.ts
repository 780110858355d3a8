import type { Occupation } from '../occupation.ts';

/** Who makes what is seen, heard and felt. */
export const arts: readonly Occupation[] = [
  {
    code: '2162',
    title: { en: 'Landscape architect', hi: 'उद्यान और परिदृश्य वास्तुकार' },
    day: { en: 'You plant a shadow that will be there in twenty summers.', hi: 'आज वह छाँव रोपी जाती है जो बीस गर्मियों बाद मिलेगी।' },
    interests: ['artistic', 'realistic', 'investigative'],
    education: 'degree',
    place: 'outdoors',
    wants: {
      '5-emotional': { en: 'The curve of a path is felt in the feet.', hi: 'रास्ते का मोड़ पैरों से महसूस होता है।' },
      '9-rational': { en: 'The garden is drawn as it will be when you are old.', hi: 'बाग़ वैसा बनाया जाता है जैसा वह दशकों बाद होगा।' },
      '5-rational': { en: 'No water, no money, much sun: find five gardens.', hi: 'पानी नहीं, पैसा नहीं, धूप बहुत: फिर भी पाँच बाग़ सोचने हैं।' },
    },
  },
  {
    code: '2163',
    title: { en: 'Product or fashion designer', hi: 'उत्पाद या फ़ैशन डिज़ाइनर' },
    day: { en: 'The tenth handle lies in the hand as if it had grown there.', hi: 'दसवाँ हत्था हाथ में ऐसे बैठता है मानो वहीं उगा हो।' },
    interests: ['artistic', 'realistic', 'enterprising'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '5-rational': { en: 'Forty sketches pinned up before one is chosen.', hi: 'चालीस ख़ाके टँगते हैं, तब एक चुना जाता है।' },
      '5-emotional': { en: 'The weight of a cloth gives you joy.', hi: 'कपड़े का वज़न छूकर ही मन खिलना चाहिए।' },
      '9-cognitive': {
        en: 'Stay with the cut that sells, or risk the season on another.',
        hi: 'बिकने वाली काट रखें, या पूरा सीज़न नई पर लगाएँ।',
      },
    },
  },
  {
    code: '2166',
    title: { en: 'Graphic designer', hi: 'ग्राफ़िक डिज़ाइनर' },
    day: {
      en: 'The client wants the logo larger; you make the page smaller.',
      hi: 'ग्राहक को निशान बड़ा चाहिए; पन्ने का बाक़ी सब छोटा कर दिया जाता है।',
    },
    interests: ['artistic', 'enterprising'],
    education: 'vocational',
    place: 'home',
    wants: {
      '5-cognitive': { en: 'A bank, a river and trust have to meet in one line.', hi: 'बैंक, नदी और भरोसा एक ही रेखा में मिलने चाहिए।' },
      '5-emotional': { en: 'A pixel too far to the left hurts you.', hi: 'ज़रा-सा टेढ़ा अक्षर भी आँख में चुभना चाहिए।' },
      '11-rational': { en: 'The writer’s idea and yours become a third.', hi: 'लिखने वाले का विचार और अपना मिलकर तीसरा बनते हैं।' },
    },
  },
  {
    code: '2651',
    title: { en: 'Painter or sculptor', hi: 'चित्रकार या मूर्तिकार' },
    day: { en: 'Nine days of blue, and on the tenth the picture says no.', hi: 'नौ दिन नीला लगा, और दसवें दिन चित्र ने ना कह दी।' },
    interests: ['artistic'],
    education: 'none',
    place: 'home',
    wants: {
      '5-emotional': { en: 'You would make it also if nobody ever saw it.', hi: 'कोई न देखे, तब भी बनाने का मन हो।' },
      '8-emotional': { en: 'For weeks you do not know what it will become.', hi: 'हफ़्तों पता नहीं होता कि यह क्या बनेगा।' },
      '12-rational': {
        en: 'Do you repeat yourself because it is good, or because it sells?',
        hi: 'वही दोहराना अच्छा है इसलिए, या बिकता है इसलिए?',
      },
    },
  },
  {
    code: '2652',
    title: { en: 'Musician or composer', hi: 'संगीतकार या गायक' },
    day: {
      en: 'Eight hours for a wedding, and one old man who weeps at the right place.',
      hi: 'आठ घंटे शादी में बजाना, और एक बुज़ुर्ग जो ठीक जगह पर रो पड़े।',
    },
    interests: ['artistic', 'social'],
    education: 'none',
    place: 'moving',
    wants: {
      '3-emotional': { en: 'A song without an open heart is only correct.', hi: 'दिल खुला न हो, तो गीत बस सही रहता है।' },
      '6-emotional': { en: 'The scales of childhood are played each morning of a life.', hi: 'बचपन का रियाज़ उम्र भर हर सुबह होता है।' },
      '11-cognitive': { en: 'You play softer so that another can be heard.', hi: 'दूसरे की आवाज़ सुनाई दे, इसलिए अपनी धीमी की जाती है।' },
    },
  },
  {
    code: '2653',
    title: { en: 'Dancer or choreographer', hi: 'नर्तक या नृत्य निर्देशक' },
    day: { en: 'The same turn since seven; at noon it looks easy.', hi: 'सात बजे से वही एक चक्कर; दोपहर में वह आसान दिखता है।' },
    interests: ['artistic', 'realistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '5-emotional': { en: 'A drum begins in the street, and your foot answers.', hi: 'गली में ढोल बजे, तो पैर जवाब दे।' },
      '2-cognitive': {
        en: 'The last eight steps stay in the body while the next eight come.',
        hi: 'पिछले आठ क़दम याद रहते हैं, और अगले आठ आ रहे होते हैं।',
      },
      '6-emotional': { en: 'A fault of a finger is repaired for a week.', hi: 'एक उँगली की चूक हफ़्ता भर सुधारी जाती है।' },
    },
  },
  {
    code: '2654',
    title: { en: 'Film or stage director', hi: 'फ़िल्म या नाट्य निर्देशक' },
    day: {
      en: 'The sun has eleven minutes left, and two actors are not speaking.',
      hi: 'धूप ग्यारह मिनट की बची है, और दो कलाकार आपस में बोल नहीं रहे।',
    },
    interests: ['artistic', 'enterprising'],
    education: 'degree',
    place: 'moving',
    wants: {
      '1-rational': {
        en: 'Sixty people ask sixty questions, and one picture decides.',
        hi: 'साठ लोग साठ सवाल पूछते हैं, और एक तस्वीर फ़ैसला करती है।',
      },
      '4-cognitive': { en: 'The tear was right and the voice was not.', hi: 'आँसू सही था, आवाज़ नहीं।' },
      '11-rational': {
        en: 'The cameraman’s mad idea is tried before it is refused.',
        hi: 'कैमरे वाले का अटपटा सुझाव मना करने से पहले आज़माया जाता है।',
      },
      '10-cognitive': {
        en: 'Nine scenes in three places are shot in the fewest moves.',
        hi: 'तीन जगहों के नौ दृश्य सबसे कम फेरों में फ़िल्माए जाते हैं।',
      },
    },
  },
  {
    code: '2655',
    title: { en: 'Actor', hi: 'अभिनेता' },
    day: {
      en: 'Tonight somebody coughs in the silence, and the silence must grow.',
      hi: 'आज सन्नाटे में कोई खाँसता है, और सन्नाटे को और गहरा होना है।',
    },
    interests: ['artistic', 'social'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '3-emotional': {
        en: 'What others hide at home you show to four hundred people.',
        hi: 'जो लोग घर में छिपाते हैं, वह चार सौ के सामने दिखाना होता है।',
      },
      '3-cognitive': { en: 'A partner’s eye moves, and the scene becomes another.', hi: 'साथी की आँख हिली, और दृश्य बदल गया।' },
      '12-emotional': {
        en: 'Nine castings said no, and the tenth meets an open face.',
        hi: 'नौ जगह ना हुई, और दसवीं जगह चेहरा फिर खुला चाहिए।',
      },
    },
  },
  {
    code: '3431',
    title: { en: 'Photographer', hi: 'फ़ोटोग्राफ़र' },
    day: {
      en: 'Before the bride laughs there is a moment; you are ready for it.',
      hi: 'दुल्हन के हँसने से ठीक पहले एक पल आता है; उँगली तैयार रहती है।',
    },
    interests: ['artistic', 'realistic'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '3-cognitive': { en: 'A face opens for half a second.', hi: 'चेहरा आधे पल को खुलता है।' },
      '5-emotional': { en: 'The light on a wet street makes you stop.', hi: 'भीगी सड़क पर पड़ी रोशनी क़दम रोक दे।' },
      '9-emotional': {
        en: 'The best picture lies behind the hill that was not on the way.',
        hi: 'सबसे अच्छी तस्वीर उस टीले के पीछे है जो रास्ते में नहीं था।',
      },
    },
  },
  {
    code: '3432',
    title: { en: 'Interior decorator', hi: 'आंतरिक सज्जाकार' },
    day: { en: 'She says she likes grey; her eyes stay on the yellow.', hi: 'वे कहती हैं कि सलेटी पसंद है; आँखें पीले पर टिकी हैं।' },
    interests: ['artistic', 'enterprising'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '4-cognitive': {
        en: 'A “nice” can mean yes or no, and you paint by it.',
        hi: '“अच्छा है” हाँ भी हो सकता है, ना भी; रंग उसी से चुना जाता है।',
      },
      '5-rational': { en: 'One small room is furnished in six ways on paper.', hi: 'एक छोटा कमरा काग़ज़ पर छह तरह से सजता है।' },
      '2-rational': { en: 'Carpenter, cloth and money must come out even.', hi: 'बढ़ई, कपड़ा और पैसा, तीनों का हिसाब बराबर बैठे।' },
    },
  },
  {
    code: '3521',
    title: { en: 'Sound, light or camera technician', hi: 'ध्वनि, प्रकाश या कैमरा तकनीशियन' },
    day: { en: 'You find the hum one minute before the minister speaks.', hi: 'मंत्री के बोलने से एक मिनट पहले गूँज पकड़ में आती है।' },
    interests: ['realistic', 'artistic'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '12-cognitive': { en: 'For three hours the finger waits for its cue.', hi: 'तीन घंटे उँगली अपने इशारे का इंतज़ार करती है।' },
      '10-cognitive': {
        en: 'Forty cases go into one van, the first needed last.',
        hi: 'चालीस पेटियाँ एक गाड़ी में, जो पहले चाहिए वह सबसे बाद में।',
      },
      '4-emotional': { en: 'When the microphone dies nobody may see it in your face.', hi: 'माइक बंद हो जाए, तब भी चेहरे पर कुछ न दिखे।' },
    },
  },
];
