import type { Backdrop, Chapter, Told } from '../script-scene.ts';

/**
 * What surrounds the words of the story: safe for a browser. The words themselves are in script.<language>.ink, whose `backdrop` tags
 * name the pictures below.
 */
export const chapters: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'Thursday: The Bottles', hi: 'गुरुवार: बोतलें' },
    screens: ['FS01', 'FS02', 'FS03', 'FS04', 'FS05', 'FS06', 'FS07', 'FS08'],
  },
  {
    number: 2,
    title: { en: 'Friday: The First Glass', hi: 'शुक्रवार: पहला गिलास' },
    screens: ['FS09', 'FS10', 'FS11', 'FS12', 'FS13', 'FS14', 'FS15', 'FS16', 'FS17'],
  },
  {
    number: 3,
    title: { en: 'Saturday: The Notice', hi: 'शनिवार: घोषणा' },
    screens: ['FS18', 'FS19', 'FS20', 'FS21', 'FS22', 'FS23', 'FS24', 'FS25', 'FS26'],
  },
];

/** A picture that these screens share, with what is seen in it. */
const seen = (id: string, screens: readonly string[], alt: Told): Backdrop[] => screens.map((screen) => ({ screen, id, alt }));

export const backdrops: readonly Backdrop[] = [
  ...seen('bench-at-dawn', ['FS01', 'FS02', 'FS03'], {
    en: 'Dawn in a small laboratory: a young woman in red shows a letter to an old technician behind the long bench; a pale green incubator stands at its end.',
    hi: 'छोटी-सी लैब में सुबह: लंबी मेज़ के पीछे लाल कपड़ों में एक युवती बूढ़े टेक्नीशियन को चिट्ठी दिखा रही है; सिरे पर हल्का हरा इनक्यूबेटर है।',
  }),
  ...seen('school-courtyard', ['FS04', 'FS05'], {
    en: 'A school courtyard in white heat: the headmistress in a plum sari raises a hand before rows of children; a neem tree stands by the gate, a black tank on the roof.',
    hi: 'तपती धूप में स्कूल का आँगन: बैंगनी साड़ी में हेडमिस्ट्रेस बच्चों की क़तारों के सामने हाथ उठाए हैं; गेट के पास नीम है, छत पर काली टंकी।',
  }),
  ...seen('map-room', ['FS06', 'FS07', 'FS08'], {
    en: 'An engineer bends over a map of blue pipes and red crosses, his thumb on one cross; his lunch stands on the corner of the map.',
    hi: 'एक इंजीनियर नीले पाइपों और लाल निशानों वाले नक़्शे पर झुका है, अँगूठा एक निशान पर; कोने पर उसका खाना रखा है।',
  }),
  ...['FS09', 'FS10'].flatMap((screen) => [
    ...seen('ward-lane', [screen], {
      en: 'Before dawn in a narrow lane: the headmistress holds a crate of bottles; people wait with buckets beside a dry hand pump.',
      hi: 'भोर से पहले एक तंग गली: हेडमिस्ट्रेस बोतलों का क्रेट थामे हैं; सूखे हैंडपंप के पास लोग बाल्टियाँ लिए खड़े हैं।',
    }),
    ...seen('terrace-tanks', [screen], {
      en: 'Before dawn on a roof among huge black tanks: the engineer shines a torch on two people with buckets; the city’s lights lie far below.',
      hi: 'भोर से पहले बड़ी काली टंकियों वाली छत: इंजीनियर बाल्टियाँ लिए दो लोगों पर टॉर्च डाल रहा है; नीचे दूर तक शहर की बत्तियाँ हैं।',
    }),
  ]),
  ...seen('bench-morning', ['FS11'], {
    en: 'Morning at the laboratory bench: the technician in a white coat holds a piece of blue chalk over the lid of a crate.',
    hi: 'लैब की लंबी मेज़ पर उजली सुबह: सफ़ेद कोट में बूढ़ा टेक्नीशियन बोतलों के क्रेट के ढक्कन के ऊपर नीली चॉक लिए हैं।',
  }),
  ...seen('tanker-yard', ['FS12', 'FS13'], {
    en: 'A yard in glaring light: a water tanker with an elephant on its door fills from a thick hose; its owner holds a paper, drivers drink tea in the shade.',
    hi: 'चौंधियाती धूप में एक यार्ड: दरवाज़े पर हाथी वाला टैंकर मोटे पाइप से भर रहा है; मालकिन के हाथ में काग़ज़ है, ड्राइवर छाया में चाय पी रहे हैं।',
  }),
  ...seen('incubator', ['FS14'], {
    en: 'The open incubator with rows of clear bottles; on the bench before it stands a jam jar marked 41, between the intern and the technician.',
    hi: 'खुला इनक्यूबेटर और साफ़ बोतलों की क़तारें; सामने मेज़ पर 41 लिखा जैम का मर्तबान है, इंटर्न और टेक्नीशियन के बीच।',
  }),
  ...seen('power-cut', ['FS15'], {
    en: 'The technician lays wet towels over the closed incubator in a hot, dim room; people from the lane look in at the window.',
    hi: 'गर्म, धुँधले कमरे में टेक्नीशियन बंद इनक्यूबेटर पर गीले तौलिए डाल रहा है; गली के लोग खिड़की से झाँक रहे हैं।',
  }),
  ...seen('bench-evening', ['FS16'], {
    en: 'Evening lamplight on the laboratory bench: a sack of letters, piles of paper and a red telephone.',
    hi: 'लैब की मेज़ पर शाम के लैंप की रोशनी: चिट्ठियों की बोरी, काग़ज़ों के ढेर और एक लाल फ़ोन।',
  }),
  ...seen('control-room', ['FS17'], {
    en: 'A wall of pressure gauges at night, one large and lit; an old woman in a sari knits before it, and every third stripe of her scarf is pulled tight.',
    hi: 'रात में दबाव नापने वाली घड़ियों की दीवार, एक बड़ी और रोशन; सामने साड़ी में एक बुज़ुर्ग औरत मफ़लर बुन रही है, जिसकी हर तीसरी पट्टी कसी हुई है।',
  }),
  ...seen('pump-house', ['FS18'], {
    en: 'Dawn falls through the door of a pump house: two people stand before tall blue pipes, a gauge and a red wheel.',
    hi: 'पंप हाउस के दरवाज़े से भोर आ रही है: दो लोग ऊँचे नीले पाइपों, एक गेज और एक लाल पहिये के सामने खड़े हैं।',
  }),
  ...seen('incubator-yellow', ['FS19'], {
    en: 'The incubator stands open: all bottles are clear, and in the lowest row the jar marked 41 glows yellow.',
    hi: 'इनक्यूबेटर खुला है: सारी बोतलें साफ़ हैं, और सबसे नीचे की क़तार में 41 वाला मर्तबान पीला चमक रहा है।',
  }),
  ...seen('festival-ground', ['FS20'], {
    en: 'A festival ground at noon: stalls under striped roofs, barrels of mango sherbet, a long green hose, and a pot of water that steams.',
    hi: 'दोपहर में मेले का मैदान: धारीदार छतों वाली दुकानें, आम के शरबत के ड्रम, एक लंबा हरा पाइप, और भाप छोड़ता एक देग।',
  }),
  ...seen('council-office', ['FS21'], {
    en: 'Five people sit round a large table under a slow ceiling fan, the Commissioner in blue in the middle.',
    hi: 'धीमे पंखे के नीचे बड़ी मेज़ के चारों ओर पाँच लोग बैठे हैं, बीच में नीली साड़ी में कमिश्नर।',
  }),
  ...seen('press-table', ['FS22'], {
    en: 'Somebody in a white coat stands before a row of microphones, a yellow jar on the table; behind a gate waits a crowd, in front of it a bus driver with his daughter.',
    hi: 'सफ़ेद कोट में कोई माइकों की क़तार के सामने खड़ा है, मेज़ पर पीला मर्तबान; गेट के पीछे भीड़ है, सबसे आगे बेटी को लिए बस वाला पिता।',
  }),
  ...seen('lane-at-dusk', ['FS23'], {
    en: 'The lane at dusk: an old seller with a ladle stands in the way beside an empty barrel, neighbours close behind him.',
    hi: 'शाम की गली: कलछी लिए एक बूढ़ा दुकानदार ख़ाली ड्रम के पास रास्ते में खड़ा है, ठीक पीछे पड़ोसी।',
  }),
  ...seen('courtyard-at-night', ['FS24'], {
    en: 'The school courtyard at night: tankers stand in a row, their headlamps on people with buckets; two men pull at one bucket.',
    hi: 'रात में स्कूल का आँगन: टैंकर क़तार में खड़े हैं, उनकी बत्तियाँ बाल्टियों वाले लोगों पर पड़ रही हैं; दो आदमी एक ही बाल्टी खींच रहे हैं।',
  }),
  ...seen('night-dig', ['FS25'], {
    en: 'A pit under a lamp at night: the thick root of a tree has pushed a blue pipe apart, and brown water stands round it.',
    hi: 'रात में लैंप के नीचे एक गड्ढा: पेड़ की मोटी जड़ ने नीले पाइप को अलग कर दिया है, और चारों ओर मटमैला पानी है।',
  }),
  ...seen('first-rain', ['FS26'], {
    en: 'The first rain: wedding guests stand in it with raised arms; on the dry veranda the technician waits beside a form on a table.',
    hi: 'पहली बारिश: शादी के मेहमान बाँहें उठाए भीग रहे हैं; सूखे बरामदे में टेक्नीशियन मेज़ पर रखे फ़ॉर्म के पास खड़ा है।',
  }),
];
