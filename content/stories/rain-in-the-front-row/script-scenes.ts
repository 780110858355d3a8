import type { Backdrop, Chapter, Told } from '../script-scene.ts';

/**
 * What surrounds the words of the story: safe for a browser. The words themselves are in script.<language>.ink, whose `backdrop` tags
 * name the pictures below.
 */
export const chapters: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'The Keys', hi: 'चाबियाँ' },
    screens: ['RR01', 'RR02', 'RR03', 'RR04', 'RR05', 'RR06', 'RR07', 'RR08'],
  },
  {
    number: 2,
    title: { en: 'The Rain', hi: 'बारिश' },
    screens: ['RR09', 'RR10', 'RR11', 'RR12', 'RR13', 'RR14', 'RR15', 'RR16', 'RR17'],
  },
  {
    number: 3,
    title: { en: 'The Last Reel', hi: 'आख़िरी रील' },
    screens: ['RR18', 'RR19', 'RR20', 'RR21', 'RR22', 'RR23', 'RR24', 'RR25', 'RR26'],
  },
];

/** A picture that these screens share, with what is seen in it. */
const seen = (id: string, screens: readonly string[], alt: Told): Backdrop[] => screens.map((screen) => ({ screen, id, alt }));

const WINDOW_AT_NIGHT: Told = {
  en: 'The ticket window at night: a lamp, an open book, two rolls of tickets and the biscuit tin on the counter; outside it rains.',
  hi: 'रात में टिकट की खिड़की: काउंटर पर लैंप, खुली कॉपी, टिकटों के दो रोल और बिस्कुट का टिन; बाहर बारिश हो रही है।',
};

export const backdrops: readonly Backdrop[] = [
  ...seen('ticket-window', ['RR01'], {
    en: 'A ticket window from inside: on the counter lie keys, a letter and a roll of tickets; outside a woman in teal and a man in a white cap stand in the rain under one red umbrella.',
    hi: 'अंदर से टिकट की खिड़की: काउंटर पर चाबियाँ, एक चिट्ठी और टिकटों का रोल; बाहर बारिश में हरी साड़ी वाली औरत और सफ़ेद टोपी वाला आदमी एक लाल छाते में हैं।',
  }),
  ...seen('biscuit-tin', ['RR02'], {
    en: 'Under a lamp in a green office a man in a white cap stands behind a red biscuit tin that overflows with papers.',
    hi: 'हरे दफ़्तर में लैंप के नीचे सफ़ेद टोपी वाला आदमी बिस्कुट के लाल टिन के पीछे खड़ा है; टिन काग़ज़ों से भरा है।',
  }),
  ...seen('roof-june', ['RR03'], {
    en: 'On a rusty iron roof with holes stands a young woman in orange; behind her lie palms, the harbour with a ship, and black clouds.',
    hi: 'ज़ंग लगी, छेद वाली टीन की छत पर नारंगी क़मीज़ में एक युवती; पीछे नारियल के पेड़, बंदरगाह में एक जहाज़ और काले बादल।',
  }),
  ...seen('row-g', ['RR04'], {
    en: 'Two red seats stand open in the light of the projector; on one of them sleeps a ginger cat. All others are dark.',
    hi: 'प्रोजेक्टर की रोशनी में दो लाल सीटें खुली हैं; एक पर भूरी बिल्ली सो रही है। बाक़ी सब अँधेरे में हैं।',
  }),
  ...seen('store-room', ['RR05'], {
    en: 'A store room with a heap of old posters, a sack of tickets and an empty cold room; a woman in pink holds an ice cream, and a door stands open to the dark hall.',
    hi: 'गोदाम में पुराने पोस्टरों का ढेर, टिकटों की बोरी और ख़ाली ठंडा कमरा; गुलाबी कुर्ते वाली औरत आइसक्रीम लिए है, और एक दरवाज़ा अँधेरे हॉल में खुलता है।',
  }),
  ...seen('street-stalls', ['RR06'], {
    en: 'Stalls under striped cloth before the cinema: a woman fries bananas in a steaming pan, and a boy holds a bucket of coins.',
    hi: 'सिनेमाघर के आगे धारीदार कपड़ों वाले ठेले: एक औरत भाप छोड़ती कड़ाही में केले तल रही है, और एक लड़का सिक्कों की बाल्टी थामे है।',
  }),
  ...seen('empty-hall', ['RR07'], {
    en: 'The empty hall seen from its stage: rows of red seats, a balcony, and in the aisle an old man in white with a closed umbrella.',
    hi: 'मंच से दिखता ख़ाली हॉल: लाल सीटों की क़तारें, बालकनी, और बीच के रास्ते में बंद छाता लिए सफ़ेद कपड़ों में एक बुज़ुर्ग।',
  }),
  ...seen('foyer', ['RR08'], {
    en: 'In the green foyer the projectionist waits with a film can on the left, the roofer with a ladder on the right; the cat sits between them.',
    hi: 'हरी लॉबी में बाईं ओर फ़िल्म का डिब्बा लिए लीला, दाईं ओर सीढ़ी लिए ऐनी; बीच में बिल्ली बैठी है।',
  }),
  ...['RR09', 'RR10'].flatMap((screen) => [
    ...seen('canal-boat', [screen], {
      en: 'A long black boat on a green canal between palms: a boatman with a pole, and the projectionist with a film can on her lap.',
      hi: 'नारियल के पेड़ों के बीच हरी नहर में लंबी काली नाव: बाँस लिए नाविक, और गोद में फ़िल्म का डिब्बा लिए लीला।',
    }),
    ...seen('roof-work', [screen], {
      en: 'The iron roof is half bright and new, half rusty; the roofer bends over a sheet with her drill in light rain.',
      hi: 'टीन की छत आधी नई और चमकीली है, आधी ज़ंग लगी; हल्की बारिश में ऐनी ड्रिल लिए एक चादर पर झुकी है।',
    }),
  ]),
  ...seen('stamps', ['RR11'], {
    en: 'Four brass stamps on a wooden counter: a moon, a fish, a key and a bell. A hand holds out a ticket.',
    hi: 'लकड़ी के काउंटर पर पीतल की चार मुहरें: चाँद, मछली, चाबी और घंटी। एक हाथ टिकट बढ़ा रहा है।',
  }),
  ...seen('flooded-street', ['RR12'], {
    en: 'At dusk the street before the lit cinema is under water; four students stand in it and paint the wall.',
    hi: 'शाम को रोशन सिनेमाघर के आगे गली में पानी भरा है; चार छात्र उसमें खड़े दीवार रँग रहे हैं।',
  }),
  ...seen('window-night', ['RR13'], WINDOW_AT_NIGHT),
  ...seen('canteen', ['RR14'], {
    en: 'Four people round the canteen table with glasses of tea; the projectionist polishes her glasses with a cloth.',
    hi: 'कैंटीन की मेज़ के चारों ओर चार लोग, चाय के गिलास; लीला कपड़े से अपना चश्मा पोंछ रही हैं।',
  }),
  ...seen('dark-rows', ['RR15'], {
    en: 'The dark hall during a ghost film; a reporter in an orange turban stands among the rows with a notebook.',
    hi: 'भूत वाली फ़िल्म के बीच अँधेरा हॉल; नारंगी पगड़ी वाला पत्रकार कॉपी लिए क़तारों के बीच खड़ा है।',
  }),
  ...seen('umbrella-street', ['RR16'], {
    en: 'A roof of coloured umbrellas hangs over the street before the cinema; a boy looks at a strip of drawings, and two broken seats lie there.',
    hi: 'सिनेमाघर के आगे गली पर रंगीन छातों की छत है; एक लड़का चित्रों की पट्टी देख रहा है, पास में दो टूटी सीटें पड़ी हैं।',
  }),
  ...seen('storm-hall', ['RR17'], {
    en: 'Water pours through the ceiling over the screen and over a loudspeaker; the roofer holds up one blue tarpaulin between two people who point to different sides.',
    hi: 'परदे और लाउडस्पीकर के ऊपर छत से पानी गिर रहा है; ऐनी एक नीला तिरपाल उठाए है, दोनों तरफ़ दो लोग अलग-अलग ओर इशारा कर रहे हैं।',
  }),
  ...seen('workshop-hall', ['RR18'], {
    en: 'The foyer is full of helpers: a woman sews white cloth, the roofer paints, a boy carries a pot.',
    hi: 'लॉबी हाथ बँटाने वालों से भरी है: एक औरत सफ़ेद कपड़ा सी रही है, ऐनी रँग रही है, एक लड़का डिब्बा उठाए है।',
  }),
  ...seen('poster', ['RR19'], {
    en: 'Two posters on the foyer’s wall: one with a large bar for a name above a boat, one with many small hands. Three people look at them in silence.',
    hi: 'लॉबी की दीवार पर दो पोस्टर: एक में नाव के ऊपर नाम की बड़ी पट्टी, दूसरे में कई छोटे हाथ। तीन लोग चुपचाप देख रहे हैं।',
  }),
  ...seen('foyer-lamps', ['RR20'], {
    en: 'The foyer being cleaned: an old red curtain over a rope, empty glass cases, brass lamps both black and bright, and an open book.',
    hi: 'लॉबी की सफ़ाई: रस्सी पर पुराना लाल परदा, काँच की ख़ाली अलमारियाँ, पीतल के काले और चमकते दीये, और एक खुली कॉपी।',
  }),
  ...seen('window-night', ['RR21'], WINDOW_AT_NIGHT),
  ...seen('envelope', ['RR22'], {
    en: 'Night at the ticket window: an old man under a dark umbrella outside, and on the counter an envelope, pushed in by a hand.',
    hi: 'रात, टिकट की खिड़की: बाहर काले छाते में एक बुज़ुर्ग, और काउंटर पर हाथ से सरकाया हुआ एक लिफ़ाफ़ा।',
  }),
  ...seen('veranda', ['RR23'], {
    en: 'On a veranda in green rain two men stand at a table with ginger and a shut biscuit tin.',
    hi: 'हरी बारिश में बरामदा: एक मेज़ के पास दो आदमी, मेज़ पर अदरक और बिस्कुट का बंद टिन।',
  }),
  ...seen('sheets', ['RR24'], {
    en: 'A full hall before a screen of sewn bedsheets: a woman puts one foot on a boat, and the picture melts brown; an old couple sits in front.',
    hi: 'सिली हुई चादरों के परदे के आगे भरा हॉल: एक औरत नाव में एक पाँव रखती है, और तस्वीर भूरी होकर पिघल रही है; आगे एक बूढ़ा जोड़ा है।',
  }),
  ...seen('voices', ['RR24'], {
    en: 'A full hall, with sellers who speak on both sides of the stage: on the screen a woman puts one foot on a boat, and the picture melts brown; an old couple sits in front.',
    hi: 'भरा हॉल, मंच के दोनों ओर बोलते ठेले वाले: परदे पर एक औरत नाव में एक पाँव रखती है, और तस्वीर भूरी होकर पिघल रही है; आगे एक बूढ़ा जोड़ा है।',
  }),
  ...seen('midnight-foyer', ['RR25'], {
    en: 'The foyer at midnight: on a small table lie a paper and a pen; the owner stands on one side, three people on the other.',
    hi: 'आधी रात की लॉबी: छोटी मेज़ पर एक काग़ज़ और क़लम; पास में मकान मालिक और तीन लोग खड़े हैं।',
  }),
  ...seen('july-morning', ['RR26'], {
    en: 'A dry, bright morning before the cinema: an empty board, a boy with a cat at the door, sellers with baskets, puddles full of sky.',
    hi: 'सिनेमाघर के आगे सूखी, उजली सुबह: ख़ाली बोर्ड, दरवाज़े पर बिल्ली के साथ एक लड़का, टोकरियाँ लिए ठेले वाले, आसमान से भरे गड्ढे।',
  }),
];
