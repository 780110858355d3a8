import type { Occupation } from '../occupation.ts';

/** Who finds out how nature and societies work. */
export const discovering: readonly Occupation[] = [
  {
    code: '2111',
    title: { en: 'Physicist or astronomer', hi: 'भौतिकविद या खगोलविद' },
    day: { en: 'The signal is there again, exactly where the theory has nothing.', hi: 'संकेत फिर वहीं आया, ठीक जहाँ सिद्धांत में कुछ नहीं है।' },
    interests: ['investigative'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '6-cognitive': {
        en: 'A page of symbols says something, and you have to see what.',
        hi: 'चिह्नों का एक पन्ना कुछ कह रहा है, और वह देखना है।',
      },
      '8-emotional': {
        en: 'A question stays with you for nine years, and stays interesting.',
        hi: 'एक सवाल नौ साल साथ रहता है, और फीका नहीं पड़ता।',
      },
      '8-cognitive': {
        en: 'On the stairs, with the shopping, the two equations become one.',
        hi: 'सीढ़ियों पर, सब्ज़ी का थैला लिए, दो समीकरण एक हो जाते हैं।',
      },
    },
  },
  {
    code: '2112',
    title: { en: 'Weather scientist', hi: 'मौसम वैज्ञानिक' },
    day: { en: 'Two models, two storms; the boats want to know by five.', hi: 'दो गणनाएँ, दो तूफ़ान; नावों को पाँच बजे तक जवाब चाहिए।' },
    interests: ['investigative'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '1-cognitive': { en: '“Seven chances in ten” must rain seven times in ten.', hi: '“दस में सात बार” कहा, तो दस में सात बार बरसना चाहिए।' },
      '9-rational': {
        en: 'A warm patch of sea is thought through to a flood in three weeks.',
        hi: 'समुद्र की गर्माहट से तीन हफ़्ते बाद की बाढ़ सोची जाती है।',
      },
      '3-rational': { en: 'A warning helps only when a fisherman acts on it.', hi: 'चेतावनी तभी काम की है जब मछुआरा नाव न उतारे।' },
    },
  },
  {
    code: '2113',
    title: { en: 'Chemist', hi: 'रसायनज्ञ' },
    day: {
      en: 'The powder should be white; it is pink, and that is more interesting.',
      hi: 'चूर्ण सफ़ेद होना था; गुलाबी है, और यही ज़्यादा दिलचस्प है।',
    },
    interests: ['investigative', 'realistic'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '8-rational': { en: 'A result is yours only when it comes a second time.', hi: 'नतीजा तभी अपना है जब दूसरी बार भी वही आए।' },
      '6-emotional': { en: 'Thirty trials fail in small ways before one does not.', hi: 'तीस प्रयोग थोड़े-थोड़े बिगड़ते हैं, तब एक बनता है।' },
      '9-cognitive': { en: 'Repeat the recipe that works, or spend the week on a new one?', hi: 'चलता नुस्ख़ा दोहराएँ, या हफ़्ता नए पर लगाएँ?' },
    },
  },
  {
    code: '2114',
    title: { en: 'Geologist', hi: 'भूविज्ञानी' },
    day: {
      en: 'A hammer, a cliff, and two hundred thousand years in a hand’s breadth.',
      hi: 'एक हथौड़ी, एक चट्टान, और हथेली भर में दो लाख साल।',
    },
    interests: ['investigative', 'realistic'],
    education: 'higher',
    place: 'outdoors',
    wants: {
      '8-emotional': {
        en: 'What lies below is never seen whole, and draws you on.',
        hi: 'नीचे जो है वह पूरा कभी नहीं दिखता, और इसी से खींचता है।',
      },
      '9-emotional': { en: 'The next valley has no road, and may have nothing.', hi: 'अगली घाटी में सड़क नहीं, और शायद कुछ भी नहीं।' },
      '8-cognitive': { en: 'Three layers that made no sense tilt, and fit.', hi: 'तीन परतें जो बेतुकी थीं, ज़रा झुकाकर देखो तो जुड़ जाती हैं।' },
    },
  },
  {
    code: '2131',
    title: { en: 'Biologist', hi: 'जीवविज्ञानी' },
    day: { en: 'Six hours in a hide for a bird that comes for a minute.', hi: 'छह घंटे की ओट, एक मिनट आने वाली चिड़िया के लिए।' },
    interests: ['investigative', 'realistic'],
    education: 'higher',
    place: 'outdoors',
    wants: {
      '8-emotional': { en: 'You want to know what the frog does in the dry months.', hi: 'मेंढक सूखे महीनों में क्या करता है, यह जाने बिना चैन नहीं।' },
      '12-cognitive': { en: 'The animal moves once, and you were looking.', hi: 'जानवर एक बार हिलता है, और आँख वहीं टिकी होती है।' },
      '8-rational': { en: 'A beautiful idea is given every chance to be wrong.', hi: 'सुंदर विचार को ग़लत होने का हर मौक़ा दिया जाता है।' },
    },
  },
  {
    code: '2132',
    title: { en: 'Farm adviser', hi: 'कृषि सलाहकार' },
    day: {
      en: 'He nods at every word, and will sow as his father did; you ask about his father.',
      hi: 'वे हर बात पर हाँ करते हैं, पर बोएँगे पिता की तरह; सो बात पिता की होती है।',
    },
    interests: ['investigative', 'social', 'realistic'],
    education: 'degree',
    place: 'moving',
    wants: {
      '3-rational': { en: 'Soil chemistry is told with a spade in the hand.', hi: 'मिट्टी का रसायन हाथ में फावड़ा लेकर समझाया जाता है।' },
      '11-rational': {
        en: 'The new method grows out of what this village does already.',
        hi: 'नया तरीक़ा उसी से निकलता है जो गाँव पहले से करता आया।',
      },
      '9-rational': { en: 'This year’s harvest must leave a field for the next ten.', hi: 'इस साल की फ़सल के बाद खेत अगले दस साल भी बचे।' },
    },
  },
  {
    code: '2133',
    title: { en: 'Environmental protection specialist', hi: 'पर्यावरण संरक्षण विशेषज्ञ' },
    day: {
      en: 'The factory says clean, the fish say otherwise, and you take a third sample.',
      hi: 'कारख़ाना कहता है साफ़ है, मछलियाँ कुछ और कहती हैं, और तीसरा नमूना लिया जाता है।',
    },
    interests: ['investigative', 'social'],
    education: 'degree',
    place: 'moving',
    wants: {
      '8-rational': { en: 'The poison is traced up the stream to one pipe.', hi: 'ज़हर धारा के उलटे चलकर एक पाइप तक पकड़ा जाता है।' },
      '9-rational': { en: 'What a marsh is worth shows only in the flood after next.', hi: 'दलदल की क़ीमत अगली के बाद वाली बाढ़ में दिखती है।' },
      '7-emotional': { en: 'Fishers and factory hands both live from this river.', hi: 'मछुआरे और मज़दूर, दोनों का घर इसी नदी से चलता है।' },
    },
  },
  {
    code: '2632',
    title: { en: 'Sociologist or anthropologist', hi: 'समाजशास्त्री या मानवशास्त्री' },
    day: {
      en: 'You came to ask about water, and by evening everybody speaks of weddings.',
      hi: 'बात पानी की पूछनी थी; शाम तक सब शादियों की बात कर रहे हैं।',
    },
    interests: ['investigative', 'social', 'artistic'],
    education: 'higher',
    place: 'moving',
    wants: {
      '4-rational': {
        en: 'What people are ashamed of tells how their world is built.',
        hi: 'लोग किस बात पर झेंपते हैं, उससे उनकी दुनिया समझ आती है।',
      },
      '12-rational': {
        en: 'Which part of the finding is theirs, and which came with you?',
        hi: 'जो मिला, उसमें कितना उनका है और कितना अपने साथ आया था?',
      },
      '8-emotional': { en: 'A custom that makes no sense is a door.', hi: 'जो रिवाज समझ न आए, वही दरवाज़ा है।' },
    },
  },
  {
    code: '2633',
    title: { en: 'Historian or philosopher', hi: 'इतिहासकार या दार्शनिक' },
    day: {
      en: 'A letter of three lines overturns a chapter that you liked.',
      hi: 'तीन पंक्तियों की चिट्ठी उस अध्याय को पलट देती है जो अच्छा लगता था।',
    },
    interests: ['investigative', 'artistic'],
    education: 'higher',
    place: 'home',
    wants: {
      '12-rational': { en: 'You ask why you wish this to be true.', hi: 'यह सवाल ख़ुद से कि इसके सच होने की चाह क्यों है।' },
      '5-cognitive': {
        en: 'A tax list, a song and a shipwreck belong to one sentence.',
        hi: 'कर की सूची, एक लोकगीत और डूबा जहाज़ एक ही वाक्य में आ जाते हैं।',
      },
      '6-emotional': { en: 'Nine dusty volumes are read for one name.', hi: 'एक नाम के लिए नौ धूल भरी जिल्दें पढ़ी जाती हैं।' },
    },
  },
  {
    code: '3111',
    title: { en: 'Chemistry or physics technician', hi: 'प्रयोगशाला तकनीशियन (विज्ञान)' },
    day: { en: 'The balance is set, the water is tested, and only then is it nine.', hi: 'तराज़ू ठीक, पानी जाँचा हुआ, और नौ अब बजे हैं।' },
    interests: ['investigative', 'realistic', 'conventional'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '10-rational': {
        en: 'Sixty bottles and three machines run to one timetable.',
        hi: 'साठ बोतलें और तीन मशीनें एक ही समय-सारणी पर चलती हैं।',
      },
      '12-cognitive': {
        en: 'The drop that changes the colour must not be the one after it.',
        hi: 'रंग जिस बूँद से बदले, उसके बाद वाली नहीं गिरनी चाहिए।',
      },
      '6-emotional': {
        en: 'The control is measured each day, and each day it is dull.',
        hi: 'जाँच का नमूना रोज़ नापा जाता है, और रोज़ वही निकलता है।',
      },
    },
  },
];
