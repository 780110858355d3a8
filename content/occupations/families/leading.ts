import type { Occupation } from '../occupation.ts';

/** Who answers for the work of many. */
export const leading: readonly Occupation[] = [
  {
    code: '1120',
    title: { en: 'Managing director', hi: 'प्रबंध निदेशक' },
    day: { en: 'The old product pays the wages; the new one eats them.', hi: 'पुराना माल तनख़्वाह देता है; नया उसे खाता है।' },
    interests: ['enterprising'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '1-rational': { en: 'Nobody above you will say whether it was right.', hi: 'सही था या नहीं, यह बताने वाला ऊपर कोई नहीं।' },
      '9-rational': { en: 'What will be bought in ten years has to be begun now.', hi: 'दस साल बाद जो बिकेगा, वह आज शुरू करना है।' },
      '1-emotional': {
        en: 'In the bad year you stand before the staff and say the number.',
        hi: 'बुरे साल में सबके सामने खड़े होकर अंक बताना पड़ता है।',
      },
      '9-cognitive': { en: 'How long does one go on with what still works?', hi: 'जो अब भी चल रहा है, उसे कब तक चलाया जाए?' },
    },
  },
  {
    code: '1211',
    title: { en: 'Finance manager', hi: 'वित्त प्रबंधक' },
    day: {
      en: 'Wages on Thursday, the big payment on Friday; a day must be found.',
      hi: 'तनख़्वाह गुरुवार को, बड़ी रक़म शुक्रवार को; एक दिन कहीं से लाना है।',
    },
    interests: ['conventional', 'enterprising'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '2-rational': { en: 'Where every large sum stands tonight is known tonight.', hi: 'हर बड़ी रक़म आज रात कहाँ है, आज रात ही पता रहता है।' },
      '7-rational': {
        en: 'A machine or four people: the sum decides less than one thinks.',
        hi: 'एक मशीन या चार लोग: हिसाब उतना सीधा नहीं जितना लगता है।',
      },
      '1-cognitive': { en: 'A forecast is worth as much as its honest margin.', hi: 'अनुमान उतना ही काम का है जितनी ईमानदार उसकी गुंजाइश।' },
    },
  },
  {
    code: '1212',
    title: { en: 'HR manager', hi: 'मानव संसाधन प्रबंधक' },
    day: { en: 'Two departments, one good woman, and she has not been asked.', hi: 'दो विभाग, एक अच्छी कर्मचारी, और उनसे किसी ने पूछा नहीं।' },
    interests: ['social', 'enterprising'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '7-emotional': {
        en: 'Somebody has to be dismissed, and may keep their dignity.',
        hi: 'किसी को हटाना है, और उसकी इज़्ज़त बनी रहनी चाहिए।',
      },
      '4-rational': {
        en: 'Three people leave in one month, and you ask what they felt in spring.',
        hi: 'एक महीने में तीन लोग गए; सवाल है कि उन्हें पहले से क्या चुभ रहा था।',
      },
      '12-rational': { en: 'Is she the best one, or the most like me?', hi: 'वह सबसे अच्छी है, या बस अपने जैसी लगती है?' },
    },
  },
  {
    code: '1221',
    title: { en: 'Sales and marketing manager', hi: 'बिक्री और विपणन प्रबंधक' },
    day: {
      en: 'The south sells twice as much; you take the night train to see why.',
      hi: 'दक्षिण में दोगुना बिकता है; वजह देखने के लिए रात की गाड़ी पकड़ी जाती है।',
    },
    interests: ['enterprising', 'social'],
    education: 'degree',
    place: 'moving',
    wants: {
      '3-emotional': { en: 'A tired team catches fire from a voice that burns.', hi: 'थकी टोली उस आवाज़ से जागती है जिसमें आग हो।' },
      '9-cognitive': { en: 'One town is tested, nine wait for the result.', hi: 'एक शहर में आज़माया जाता है, नौ नतीजे का इंतज़ार करते हैं।' },
      '7-cognitive': {
        en: 'The largest customer wants ten in a hundred less; you leave with eleven more orders.',
        hi: 'सबसे बड़ा ग्राहक दाम घटवाना चाहता है; बैठक से ज़्यादा ऑर्डर लेकर उठना है।',
      },
    },
  },
  {
    code: '1223',
    title: { en: 'Research manager', hi: 'शोध प्रबंधक' },
    day: {
      en: 'Five projects, money for three, and the strangest one will not leave your mind.',
      hi: 'पाँच परियोजनाएँ, तीन का पैसा, और सबसे अजीब वाली मन से जाती नहीं।',
    },
    interests: ['investigative', 'enterprising'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '11-rational': {
        en: 'A chemist’s failure is a baker’s idea, and you bring them together.',
        hi: 'रसायनज्ञ की नाकामी बेकरी वाले का विचार है; दोनों को मिलाना होता है।',
      },
      '8-emotional': { en: 'Two years without a result must be bearable.', hi: 'दो साल बिना नतीजे के भी सहने होते हैं।' },
      '9-cognitive': { en: 'When to stop is harder than what to begin.', hi: 'क्या शुरू करें, उससे कठिन है कि कब छोड़ें।' },
    },
  },
  {
    code: '1321',
    title: { en: 'Factory manager', hi: 'कारख़ाना प्रबंधक' },
    day: {
      en: 'Shift change: in ten minutes of noise you hear what went wrong at night.',
      hi: 'पाली बदलती है: दस मिनट के शोर में रात की गड़बड़ी सुनाई दे जाती है।',
    },
    interests: ['enterprising', 'realistic'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '10-rational': { en: 'Three shifts, forty machines, one order due at six.', hi: 'तीन पालियाँ, चालीस मशीनें, और छह बजे का एक ऑर्डर।' },
      '7-emotional': { en: 'The union and the owner both must be able to look at you.', hi: 'यूनियन और मालिक, दोनों से आँख मिलनी चाहिए।' },
      '1-rational': {
        en: 'You stop the line for a smell that nobody else minds.',
        hi: 'जिस गंध की किसी को परवाह नहीं, उस पर पूरी लाइन रोकनी पड़ती है।',
      },
    },
  },
  {
    code: '1323',
    title: { en: 'Construction manager', hi: 'निर्माण प्रबंधक' },
    day: {
      en: 'Rain until Tuesday: masons inside, cement under cover, and a call to the owner.',
      hi: 'मंगलवार तक बारिश: राजमिस्त्री अंदर, सीमेंट ढका हुआ, और मालिक को फ़ोन।',
    },
    interests: ['enterprising', 'realistic'],
    education: 'degree',
    place: 'outdoors',
    wants: {
      '10-cognitive': { en: 'Crane, lorry and bricks meet once, in the right hour.', hi: 'क्रेन, ट्रक और ईंटें एक ही बार, सही घंटे में मिलें।' },
      '10-rational': { en: 'The painters come after the plumbers, or twice.', hi: 'पुताई वाले नल वालों के बाद आएँ, नहीं तो दो बार आएँगे।' },
      '1-emotional': {
        en: 'The scaffold looks wrong, and you send everybody down.',
        hi: 'मचान ठीक नहीं लगता, और सबको नीचे उतार दिया जाता है।',
      },
    },
  },
  {
    code: '1324',
    title: { en: 'Supply and warehouse manager', hi: 'आपूर्ति और गोदाम प्रबंधक' },
    day: { en: 'A ship is late, a strike is coming, and the mangoes are ripe.', hi: 'जहाज़ देर से है, हड़ताल आने को है, और आम पक चुके हैं।' },
    interests: ['enterprising', 'conventional'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '10-cognitive': { en: 'What leaves first must stand nearest to the gate.', hi: 'जो पहले जाएगा, वह फाटक के सबसे पास खड़ा हो।' },
      '9-rational': { en: 'The festival is in October; the boxes are ordered in May.', hi: 'त्योहार अक्टूबर में है; डिब्बे मई में मँगाए जाते हैं।' },
      '2-cognitive': {
        en: 'Six lorries change their hour, and the plan in your head changes too.',
        hi: 'छह ट्रकों का वक़्त बदलता है, और मन की योजना भी साथ बदलती है।',
      },
    },
  },
  {
    code: '1345',
    title: { en: 'School head', hi: 'प्रधानाचार्य' },
    day: {
      en: 'A father shouts, a teacher cries, and the bell rings for assembly.',
      hi: 'एक पिता चिल्ला रहे हैं, एक शिक्षक की आँख भरी है, और प्रार्थना की घंटी बज गई।',
    },
    interests: ['social', 'enterprising'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '1-rational': {
        en: 'The school needs one direction, and forty teachers have forty.',
        hi: 'स्कूल को एक दिशा चाहिए, और चालीस शिक्षकों की चालीस हैं।',
      },
      '11-emotional': {
        en: 'A staff room becomes a team when its head sits down in it.',
        hi: 'स्टाफ़ रूम तब टोली बनता है जब प्रधान भी वहाँ आकर बैठें।',
      },
      '2-emotional': { en: 'Four hundred names, and each child hears theirs.', hi: 'चार सौ नाम, और हर बच्चा अपना सुनता है।' },
    },
  },
  {
    code: '1411',
    title: { en: 'Hotel manager', hi: 'होटल प्रबंधक' },
    day: { en: 'A wedding of three hundred, one lift, and the lift has stopped.', hi: 'तीन सौ मेहमानों की शादी, एक लिफ़्ट, और वह भी रुक गई।' },
    interests: ['enterprising', 'social'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '4-emotional': { en: 'An angry guest at midnight meets somebody rested.', hi: 'आधी रात के नाराज़ मेहमान को एक शांत चेहरा मिलना चाहिए।' },
      '10-rational': { en: 'Rooms, cooks and laundry run on one clock.', hi: 'कमरे, रसोई और धुलाई एक ही घड़ी से चलते हैं।' },
      '2-rational': { en: 'Nine towels a day are missing, and you know since when.', hi: 'रोज़ नौ तौलिए कम होते हैं, और कब से, यह पता है।' },
    },
  },
];
