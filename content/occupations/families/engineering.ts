import type { Occupation } from '../occupation.ts';

/** Who plans what is then built: machines, houses, roads, towns. */
export const engineering: readonly Occupation[] = [
  {
    code: '2141',
    title: { en: 'Production engineer', hi: 'उत्पादन इंजीनियर' },
    day: {
      en: 'Moving one table saves four hundred steps a day, and two sore backs.',
      hi: 'एक मेज़ खिसकाने से दिन के चार सौ क़दम बचे, और दो दुखती कमरें।',
    },
    interests: ['investigative', 'realistic', 'enterprising'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '10-cognitive': { en: 'The same goods with fewer movements: that is the whole game.', hi: 'वही सामान, कम हरकतों में: पूरा खेल यही है।' },
      '6-rational': { en: 'Where the line stops is measured before it is discussed.', hi: 'लाइन कहाँ रुकती है, बहस से पहले नापा जाता है।' },
      '11-rational': {
        en: 'The best improvement comes from the woman at machine nine.',
        hi: 'सबसे अच्छा सुधार नौवीं मशीन पर बैठी कारीगर बताती है।',
      },
    },
  },
  {
    code: '2142',
    title: { en: 'Civil engineer', hi: 'सिविल इंजीनियर' },
    day: { en: 'Under the third pillar the ground is softer than the map says.', hi: 'तीसरे खंभे के नीचे ज़मीन नक़्शे से नरम निकली।' },
    interests: ['realistic', 'investigative'],
    education: 'degree',
    place: 'outdoors',
    wants: {
      '6-rational': { en: 'A bridge rests on sums that somebody checked twice.', hi: 'पुल उस हिसाब पर टिकता है जो किसी ने दो बार जाँचा।' },
      '9-rational': { en: 'It must stand in the flood of a hundred years.', hi: 'सौ साल की सबसे बड़ी बाढ़ में भी खड़ा रहना चाहिए।' },
      '1-rational': { en: 'You stop the pouring, and two hundred people stand still.', hi: 'ढलाई रुकवानी है, और दो सौ लोग रुक जाएँगे।' },
    },
  },
  {
    code: '2143',
    title: { en: 'Environmental engineer', hi: 'पर्यावरण इंजीनियर' },
    day: {
      en: 'The reeds clean the water of a whole quarter, and herons have come.',
      hi: 'सरकंडे पूरे मोहल्ले का पानी साफ़ करते हैं, और बगुले आ बैठे हैं।',
    },
    interests: ['investigative', 'realistic'],
    education: 'degree',
    place: 'outdoors',
    wants: {
      '5-rational': { en: 'The pipe is too dear; think of four ways without a pipe.', hi: 'पाइप महँगा है; बिना पाइप के चार रास्ते सोचिए।' },
      '9-rational': { en: 'What is buried today comes back in forty years.', hi: 'आज जो दबाया, वह चालीस साल बाद लौटता है।' },
      '9-emotional': { en: 'A dead pond is looked at as a pond that will live.', hi: 'मरे तालाब में आने वाला तालाब दिखना चाहिए।' },
    },
  },
  {
    code: '2144',
    title: { en: 'Mechanical engineer', hi: 'मैकेनिकल इंजीनियर' },
    day: { en: 'A bearing hums; on paper it cannot.', hi: 'बेयरिंग गुनगुना रहा है; काग़ज़ पर ऐसा हो नहीं सकता।' },
    interests: ['realistic', 'investigative'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '6-cognitive': { en: 'If this wheel turns left, where does the seventh go?', hi: 'यह पहिया बाएँ घूमे, तो सातवाँ किधर जाएगा?' },
      '8-rational': { en: 'A part that broke twice has one cause, not two.', hi: 'जो पुर्ज़ा दो बार टूटा, उसकी वजह एक ही है।' },
      '7-rational': { en: 'Lighter, cheaper, stronger: you may have two of them.', hi: 'हल्का, सस्ता, मज़बूत: तीन में से दो ही मिलते हैं।' },
    },
  },
  {
    code: '2151',
    title: { en: 'Electrical engineer', hi: 'विद्युत इंजीनियर' },
    day: {
      en: 'At seven the whole town switches on its lights, and yours must not flicker.',
      hi: 'सात बजे पूरा शहर बत्ती जलाता है, और बत्ती टिमटिमानी नहीं चाहिए।',
    },
    interests: ['investigative', 'realistic'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '6-cognitive': { en: 'What cannot be seen must be thought through to its end.', hi: 'जो दिखता नहीं, उसे आख़िर तक सोचना पड़ता है।' },
      '10-rational': { en: 'Ten teams switch in one order, or somebody dies.', hi: 'दस टोलियाँ एक ही क्रम में चलें, नहीं तो किसी की जान जाए।' },
      '1-cognitive': {
        en: 'Before you close the switch you must know whether you know.',
        hi: 'स्विच दबाने से पहले पता हो कि यक़ीन है या अंदाज़ा।',
      },
    },
  },
  {
    code: '2152',
    title: { en: 'Electronics engineer', hi: 'इलेक्ट्रॉनिक्स इंजीनियर' },
    day: { en: 'A hearing aid must run a week on a battery like a lentil.', hi: 'कान की मशीन को दाल के दाने जैसी बैटरी पर हफ़्ता चलना है।' },
    interests: ['investigative', 'realistic'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '5-rational': { en: 'There is no room for the part, so another idea is needed.', hi: 'पुर्ज़े की जगह नहीं है, सो कोई और तरकीब चाहिए।' },
      '6-emotional': { en: 'A thousand solder points, and one is cold.', hi: 'हज़ार टाँके, और एक कच्चा।' },
      '8-cognitive': { en: 'The noise on the line is the lift in the house next door.', hi: 'लाइन का शोर असल में बग़ल की इमारत की लिफ़्ट है।' },
    },
  },
  {
    code: '2161',
    title: { en: 'Architect', hi: 'वास्तुकार (आर्किटेक्ट)' },
    day: {
      en: 'A small flat, a large family, and a window that catches the evening.',
      hi: 'छोटा घर, बड़ा परिवार, और एक खिड़की जिसमें शाम उतरती है।',
    },
    interests: ['artistic', 'investigative', 'realistic'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '5-emotional': { en: 'You feel in a drawing how the light will fall.', hi: 'नक़्शे में ही महसूस होता है कि धूप कहाँ पड़ेगी।' },
      '5-rational': {
        en: 'The staircase goes left, right, outside, and at last into the wall.',
        hi: 'सीढ़ी बाएँ, दाएँ, बाहर, और आख़िर में दीवार के भीतर सोची जाती है।',
      },
      '7-cognitive': {
        en: 'The owner, the neighbour and the town each give up a metre.',
        hi: 'मालिक, पड़ोसी और नगर निगम, तीनों एक-एक मीटर छोड़ते हैं।',
      },
    },
  },
  {
    code: '2164',
    title: { en: 'Town or traffic planner', hi: 'नगर या यातायात योजनाकार' },
    day: { en: 'If the bus stops here, a market will grow there.', hi: 'बस यहाँ रुकेगी, तो बाज़ार वहाँ बसेगा।' },
    interests: ['investigative', 'enterprising'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '9-rational': { en: 'One draws for children who are not born yet.', hi: 'नक़्शा उन बच्चों के लिए बनता है जो अभी पैदा नहीं हुए।' },
      '7-rational': { en: 'A tree, a lane, a shop: the street has room for two.', hi: 'पेड़, रास्ता, दुकान: सड़क पर जगह दो की है।' },
      '11-rational': {
        en: 'At the evening meeting the plan is bettered by those who will live in it.',
        hi: 'शाम की बैठक में योजना उन्हीं से सुधरती है जो वहाँ रहेंगे।',
      },
    },
  },
  {
    code: '2165',
    title: { en: 'Surveyor or map maker', hi: 'सर्वेक्षक या नक़्शानवीस' },
    day: { en: 'Two farmers point at two stones; your instrument finds a third.', hi: 'दो किसान दो पत्थर दिखाते हैं; यंत्र को तीसरा मिलता है।' },
    interests: ['realistic', 'investigative'],
    education: 'degree',
    place: 'outdoors',
    wants: {
      '12-cognitive': { en: 'The four-hundredth point is read as exactly as the first.', hi: 'चार सौवाँ बिंदु भी पहले जितना ठीक पढ़ा जाता है।' },
      '6-rational': { en: 'Each distance is measured from two sides and must agree.', hi: 'हर दूरी दो तरफ़ से नापी जाती है और मिलनी चाहिए।' },
      '7-emotional': { en: 'Between two angry neighbours you are the line.', hi: 'दो नाराज़ पड़ोसियों के बीच रेखा को बराबर रहना है।' },
    },
  },
  {
    code: '3112',
    title: { en: 'Building technician', hi: 'सिविल तकनीशियन' },
    day: {
      en: 'The concrete cube is crushed on the seventh day, and the number is written down.',
      hi: 'कंक्रीट का गुटका सातवें दिन तोड़ा जाता है, और अंक लिख लिया जाता है।',
    },
    interests: ['realistic', 'conventional'],
    education: 'vocational',
    place: 'outdoors',
    wants: {
      '6-rational': {
        en: 'What was built is compared with what was drawn, wall by wall.',
        hi: 'जो बना, उसे नक़्शे से दीवार-दीवार मिलाया जाता है।',
      },
      '10-emotional': { en: 'The site diary is full each evening, in rain too.', hi: 'काम की डायरी हर शाम भरी जाती है, बारिश में भी।' },
      '2-rational': {
        en: 'How much sand came and how much is left is known at noon.',
        hi: 'कितनी रेत आई और कितनी बची, दोपहर में पता रहता है।',
      },
    },
  },
  {
    code: '3118',
    title: { en: 'Technical drawer', hi: 'नक़्शा बनाने वाले (ड्राफ़्ट्समैन)' },
    day: {
      en: 'A pipe and a beam want the same place; you find it before the builders do.',
      hi: 'पाइप और शहतीर को एक ही जगह चाहिए; यह मिस्त्री से पहले नक़्शे में पकड़ा जाता है।',
    },
    interests: ['realistic', 'conventional', 'artistic'],
    education: 'vocational',
    place: 'home',
    wants: {
      '6-cognitive': { en: 'Three flat views turn into one body in the mind.', hi: 'तीन सपाट चित्र मन में एक ठोस चीज़ बन जाते हैं।' },
      '10-rational': { en: 'Two hundred sheets carry numbers, dates and one order.', hi: 'दो सौ पन्नों पर अंक, तारीख़ और एक ही क्रम होता है।' },
      '6-emotional': {
        en: 'A changed door changes forty sheets, and all of them are redrawn.',
        hi: 'एक दरवाज़ा बदला, तो चालीस पन्ने बदलते हैं, और सब दोबारा बनते हैं।',
      },
    },
  },
];
