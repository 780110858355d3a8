import type { Words } from './occupation.ts';

/** Kinds of work, in the order of the list. */
export const FAMILIES = [
  'healing',
  'caring',
  'teaching',
  'governing',
  'protecting',
  'reckoning',
  'computing',
  'discovering',
  'engineering',
  'writing',
  'arts',
  'selling',
  'leading',
  'office',
  'hosting',
  'growing',
  'building',
  'repairing',
  'crafting',
  'operating',
  'moving',
  'helping',
] as const;
export type Family = (typeof FAMILIES)[number];

type FamilyWords = {
  /** What one learns or studies for it. */
  readonly study: Words;
  /** A taste of the work in one afternoon, with what is at hand. */
  readonly afternoon: Words;
};

export const familyWords: Readonly<Record<Family, FamilyWords>> = {
  healing: {
    study: {
      en: 'Healing: medicine, nursing, pharmacy, physiotherapy, veterinary science, laboratory medicine.',
      hi: 'इलाज: चिकित्सा, नर्सिंग, फ़ार्मेसी, फ़िज़ियोथेरेपी, पशु चिकित्सा, प्रयोगशाला विज्ञान।',
    },
    afternoon: {
      en: 'Take a first aid lesson at the Red Cross or a hospital, and bandage three friends before dinner.',
      hi: 'रेड क्रॉस या किसी अस्पताल में प्राथमिक उपचार की एक कक्षा लीजिए, और रात से पहले तीन दोस्तों को पट्टी बाँधकर देखिए।',
    },
  },
  caring: {
    study: {
      en: 'Caring: psychology, social work, early childhood, care of the elderly.',
      hi: 'देखभाल: मनोविज्ञान, समाज कार्य, शिशु शिक्षा, बुज़ुर्गों की देखभाल।',
    },
    afternoon: {
      en: 'Spend two hours in a home for the old: read aloud, play cards, and ask one person about their first job.',
      hi: 'किसी वृद्धाश्रम में दो घंटे बिताइए: कुछ पढ़कर सुनाइए, ताश खेलिए, और किसी एक से उनकी पहली नौकरी का क़िस्सा पूछिए।',
    },
  },
  teaching: {
    study: {
      en: 'Teaching: education with a subject of your own, special education, sports science, music.',
      hi: 'शिक्षण: अपने किसी विषय के साथ शिक्षाशास्त्र, विशेष शिक्षा, खेल विज्ञान, संगीत।',
    },
    afternoon: {
      en: 'Explain fractions to a child with a chapati and a knife, until the child explains them to you.',
      hi: 'किसी बच्चे को रोटी काटकर भिन्न समझाइए, जब तक वही बच्चा आपको समझाने न लगे।',
    },
  },
  governing: {
    study: {
      en: 'Law and government: law, political science, public administration, labour safety.',
      hi: 'क़ानून और शासन: विधि, राजनीति विज्ञान, लोक प्रशासन, श्रम सुरक्षा।',
    },
    afternoon: {
      en: 'Sit at the back of an open court or a council meeting, and note at the end how you would have decided.',
      hi: 'किसी खुली अदालत या ग्राम सभा में पीछे बैठिए, और आख़िर में लिखिए कि आपका फ़ैसला क्या होता।',
    },
  },
  protecting: {
    study: {
      en: 'Protecting: police and army academies, fire safety, forensic science, disaster relief.',
      hi: 'सुरक्षा: पुलिस और सेना अकादमी, अग्नि सुरक्षा, फ़ोरेंसिक विज्ञान, आपदा राहत।',
    },
    afternoon: {
      en: 'Visit the fire station on an open day; ask what happens in the first two minutes after the bell.',
      hi: 'अग्निशमन केंद्र के खुले दिन जाइए; पूछिए कि घंटी के बाद पहले दो मिनट में क्या-क्या होता है।',
    },
  },
  reckoning: {
    study: {
      en: 'Money and numbers: commerce, accounting, statistics, actuarial science, economics, banking.',
      hi: 'पैसा और अंक: वाणिज्य, लेखा, सांख्यिकी, बीमा गणित, अर्थशास्त्र, बैंकिंग।',
    },
    afternoon: {
      en: 'Take the bills of one month at home and find out where a tenth of the money goes unseen.',
      hi: 'घर के एक महीने के बिल लीजिए और ढूँढिए कि पैसे का दसवाँ हिस्सा चुपचाप कहाँ चला जाता है।',
    },
  },
  computing: {
    study: {
      en: 'Computing: computer science, information systems, networks, security, interaction design.',
      hi: 'कंप्यूटर: कंप्यूटर विज्ञान, सूचना प्रणाली, नेटवर्क, सुरक्षा, इंटरैक्शन डिज़ाइन।',
    },
    afternoon: {
      en: 'Follow a free lesson until a small program greets you by name; then make it forget your name on Sundays.',
      hi: 'कोई मुफ़्त पाठ तब तक कीजिए जब तक छोटा-सा प्रोग्राम नाम लेकर नमस्ते न करे; फिर उसे रविवार को नाम भूलना सिखाइए।',
    },
  },
  discovering: {
    study: {
      en: 'Science: physics, chemistry, biology, earth and climate science, sociology, history.',
      hi: 'विज्ञान: भौतिकी, रसायन, जीव विज्ञान, पृथ्वी और मौसम विज्ञान, समाजशास्त्र, इतिहास।',
    },
    afternoon: {
      en: 'Put the same seed into three kinds of soil, foretell which wins, and write down why before it sprouts.',
      hi: 'एक ही बीज तीन तरह की मिट्टी में डालिए, पहले से बताइए कि कौन जीतेगा, और अंकुर से पहले वजह लिख लीजिए।',
    },
  },
  engineering: {
    study: {
      en: 'Engineering and planning: civil, mechanical, electrical and environmental engineering, architecture, surveying.',
      hi: 'इंजीनियरी और योजना: सिविल, मैकेनिकल, विद्युत और पर्यावरण इंजीनियरी, वास्तुकला, सर्वेक्षण।',
    },
    afternoon: {
      en: 'Build a bridge of newspaper and string over two chairs that carries a full bottle of water.',
      hi: 'अख़बार और सुतली से दो कुर्सियों के बीच ऐसा पुल बनाइए जो पानी की भरी बोतल उठा ले।',
    },
  },
  writing: {
    study: {
      en: 'Words: literature, languages, journalism, library science, museum studies.',
      hi: 'शब्द: साहित्य, भाषाएँ, पत्रकारिता, पुस्तकालय विज्ञान, संग्रहालय अध्ययन।',
    },
    afternoon: {
      en: 'Ask an old neighbour for one story, write it on a page, read it to them, and mend what made them frown.',
      hi: 'किसी बुज़ुर्ग पड़ोसी से एक क़िस्सा सुनिए, एक पन्ने पर लिखिए, उन्हें पढ़कर सुनाइए, और जहाँ माथा सिकुड़े, वहाँ सुधारिए।',
    },
  },
  arts: {
    study: {
      en: 'Art and design: fine arts, design, music, theatre, film, photography, landscape.',
      hi: 'कला और डिज़ाइन: ललित कला, डिज़ाइन, संगीत, रंगमंच, फ़िल्म, फ़ोटोग्राफ़ी, उद्यान कला।',
    },
    afternoon: {
      en: 'Draw the same cup ten times without an eraser, and hang up the one that surprises you.',
      hi: 'बिना रबर के एक ही कप दस बार बनाइए, और जो चित्र चौंका दे, उसे दीवार पर टाँगिए।',
    },
  },
  selling: {
    study: { en: 'Selling: commerce, marketing, retail management, languages.', hi: 'बिक्री: वाणिज्य, विपणन, खुदरा प्रबंधन, भाषाएँ।' },
    afternoon: {
      en: 'Stand two hours at a friend’s stall; count how many people stop when you speak first, and how many when you wait.',
      hi: 'किसी दोस्त की दुकान पर दो घंटे खड़े रहिए; गिनिए कि पहले बोलने पर कितने रुके और चुप रहने पर कितने।',
    },
  },
  leading: {
    study: {
      en: 'Management: business administration, hospital, hotel or school management, supply and logistics.',
      hi: 'प्रबंधन: व्यवसाय प्रबंधन, अस्पताल, होटल या विद्यालय प्रबंधन, आपूर्ति और लॉजिस्टिक्स।',
    },
    afternoon: {
      en: 'Lead the cleaning of one shared room with four people: who does what, until when, and who says thank you.',
      hi: 'चार लोगों के साथ एक साझा कमरे की सफ़ाई की कमान लीजिए: कौन क्या करेगा, कब तक, और शुक्रिया कौन कहेगा।',
    },
  },
  office: {
    study: {
      en: 'Office work: business studies, office management, human resources, event management.',
      hi: 'कार्यालय: व्यवसाय अध्ययन, कार्यालय प्रबंधन, मानव संसाधन, आयोजन प्रबंधन।',
    },
    afternoon: {
      en: 'Put the papers of your home into five folders, so that somebody else finds the electricity bill in a minute.',
      hi: 'घर के काग़ज़ पाँच फ़ोल्डरों में ऐसे रखिए कि कोई दूसरा मिनट भर में बिजली का बिल ढूँढ ले।',
    },
  },
  hosting: {
    study: {
      en: 'Guests and food: hotel management, culinary arts, tourism, hair and beauty.',
      hi: 'मेहमान और भोजन: होटल प्रबंधन, पाक कला, पर्यटन, केश और सौंदर्य।',
    },
    afternoon: {
      en: 'Cook for six, bring all plates to the table warm at once, and guess who wants more before they say it.',
      hi: 'छह लोगों का खाना बनाइए, सारी थालियाँ एक साथ गर्म परोसिए, और बिना कहे भाँपिए कि किसे और चाहिए।',
    },
  },
  growing: {
    study: {
      en: 'Land and animals: agriculture, horticulture, forestry, dairy science, fisheries.',
      hi: 'ज़मीन और पशु: कृषि, बाग़वानी, वानिकी, दुग्ध विज्ञान, मत्स्य पालन।',
    },
    afternoon: {
      en: 'Spend a morning with a farmer or a gardener from first light, and do what their hands do.',
      hi: 'किसी किसान या माली के साथ भोर से दोपहर तक रहिए, और जो उनके हाथ करें, वही कीजिए।',
    },
  },
  building: {
    study: {
      en: 'Building: trade certificates for mason, plumber, carpenter or electrician, building technology.',
      hi: 'निर्माण: राजमिस्त्री, प्लंबर, बढ़ई या बिजली मिस्त्री का प्रमाणपत्र, भवन तकनीक।',
    },
    afternoon: { en: 'Put up one shelf that stays level with ten books on it.', hi: 'एक ऐसा ताक़ लगाइए जो दस किताबें रखने पर भी सीधा रहे।' },
  },
  repairing: {
    study: {
      en: 'Repairing: trade certificates for fitter, welder, motor, cooling or electronics mechanic, mechatronics.',
      hi: 'मरम्मत: फ़िटर, वेल्डर, मोटर, एसी या इलेक्ट्रॉनिक्स मिस्त्री का प्रमाणपत्र, मेकाट्रॉनिक्स।',
    },
    afternoon: {
      en: 'Open a dead fan or radio, lay its parts out in order, find what each is for, and close it again with no screw left.',
      hi: 'कोई ख़राब पंखा या रेडियो खोलिए, पुर्ज़े क्रम से रखिए, हर एक का काम पहचानिए, और ऐसे बंद कीजिए कि एक भी पेंच न बचे।',
    },
  },
  crafting: {
    study: {
      en: 'Handcraft: an apprenticeship, textile and jewellery design, pottery, baking.',
      hi: 'हस्तकला: उस्ताद के पास सीखना, वस्त्र और ज़ेवर डिज़ाइन, मिट्टी का काम, बेकरी।',
    },
    afternoon: {
      en: 'Sew a bag with a lining, and unpick the seam that does not please you.',
      hi: 'अस्तर वाला एक थैला सिलिए, और जो सिलाई न जँचे, उसे उधेड़कर फिर कीजिए।',
    },
  },
  operating: {
    study: {
      en: 'Plants and machines: process technology, chemical or textile technology, mining and metallurgy diplomas.',
      hi: 'संयंत्र और मशीनें: प्रक्रिया तकनीक, रसायन या वस्त्र तकनीक, खनन और धातु डिप्लोमा।',
    },
    afternoon: {
      en: 'Ask a mill, a dairy or a press to let you watch a shift; note each thing that the operator looks at twice.',
      hi: 'किसी मिल, डेयरी या छापाख़ाने में एक पाली देखने की इजाज़त लीजिए; लिखिए कि संचालक ने किन चीज़ों को दो बार देखा।',
    },
  },
  moving: {
    study: {
      en: 'Transport: nautical studies, pilot training, railway and driving licences, logistics.',
      hi: 'परिवहन: नौवहन, पायलट प्रशिक्षण, रेल और भारी वाहन लाइसेंस, लॉजिस्टिक्स।',
    },
    afternoon: {
      en: 'Plan nine errands on one map, go round by bus or bicycle, and see how far your estimate was out.',
      hi: 'नौ काम एक नक़्शे पर बाँटिए, बस या साइकिल से चक्कर लगाइए, और देखिए कि अंदाज़ा कितना ग़लत निकला।',
    },
  },
  helping: {
    study: {
      en: 'Everyday work: short courses in cleaning technology, food safety, warehouse work and running a small stall.',
      hi: 'रोज़ के काम: सफ़ाई तकनीक, खाद्य सुरक्षा, गोदाम और छोटे ठेले के छोटे-छोटे कोर्स।',
    },
    afternoon: {
      en: 'Work one lunch hour in a community kitchen, and notice at which task the hour passed fastest.',
      hi: 'किसी लंगर या सामुदायिक रसोई में दोपहर का एक घंटा दीजिए, और देखिए कि किस काम में वक़्त सबसे जल्दी बीता।',
    },
  },
};
