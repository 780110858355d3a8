import type { Backdrop, Chapter, Told } from '../script-scene.ts';

/**
 * What surrounds the words of the story: safe for a browser. The words themselves are in script.<language>.ink, whose `backdrop` tags
 * name the pictures below.
 */
export const chapters: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'Spring: The Mast', hi: 'वसंत: खंभा' },
    screens: ['SK01', 'SK02', 'SK03', 'SK04', 'SK05', 'SK06', 'SK07', 'SK08'],
  },
  {
    number: 2,
    title: { en: 'Autumn: The Offer', hi: 'पतझड़: प्रस्ताव' },
    screens: ['SK09', 'SK10', 'SK11', 'SK12', 'SK13', 'SK14', 'SK15', 'SK16', 'SK17'],
  },
  {
    number: 3,
    title: { en: 'Winter: The Kettle', hi: 'सर्दी: केतली' },
    screens: ['SK18', 'SK19', 'SK20', 'SK21', 'SK22', 'SK23', 'SK24', 'SK25', 'SK26'],
  },
];

/** The picture of a screen, with what is seen in it. */
const seen = (id: string, screen: string, alt: Told): Backdrop => ({ screen, id, alt });

export const backdrops: readonly Backdrop[] = [
  seen('hall-spring', 'SK01', {
    en: 'Members of the co-operative sit round a long table in a wooden hall; the baker holds up a page, and a kettle stands in the middle.',
    hi: 'लकड़ी के हॉल में समिति के सदस्य लंबी मेज़ के चारों ओर बैठे हैं; बेकरी वाला एक पन्ना उठाए है, और बीच में केतली रखी है।',
  }),
  seen('pier', 'SK02', {
    en: 'A stone pier with one street lamp: a pale man in a city coat holds the rail beside the old ferry.',
    hi: 'पत्थर का घाट और सड़क की एक बत्ती: पुराने जहाज़ के पास शहरी कोट में एक फीका पड़ा आदमी रेलिंग पकड़े खड़ा है।',
  }),
  seen('mast-hill', 'SK03', {
    en: 'On a bare green hill above the sea stands a thin mast with a bent cup; a ram and a woman with a notebook look at it.',
    hi: 'समुद्र के ऊपर नंगी हरी पहाड़ी पर पतला खंभा है, जिसकी एक कटोरी मुड़ी है; एक मेढ़ा और कॉपी लिए एक औरत उसे देख रहे हैं।',
  }),
  seen('sheepfold', 'SK04', {
    en: 'In a stone fold an old woman gives a lamb its bottle; another lamb waits.',
    hi: 'पत्थर के बाड़े में एक बूढ़ी औरत मेमने को बोतल से दूध पिला रही है; दूसरा मेमना रुका है।',
  }),
  seen('slipway', 'SK05', {
    en: 'The old ferry stands on land beside a crane; people argue under it, and a girl works on a lift made of bicycles.',
    hi: 'पुराना जहाज़ क्रेन के पास ज़मीन पर खड़ा है; नीचे लोग बहस कर रहे हैं, और एक लड़की साइकिलों से लिफ़्ट बना रही है।',
  }),
  seen('harbour-office', 'SK06', {
    en: 'In a tiny office full of hats the harbour master points at two columns of numbers; outside the flags stand straight in the wind.',
    hi: 'टोपियों से भरे छोटे-से दफ़्तर में बंदरगाह की मुखिया अंकों की दो क़तारें दिखा रही है; बाहर झंडे हवा में तने हैं।',
  }),
  seen('bakery-window', 'SK07', {
    en: 'People with shears and brushes stand before the big window of a bakery.',
    hi: 'बेकरी की बड़ी खिड़की के सामने क़ैंचियाँ और ब्रश लिए लोग खड़े हैं।',
  }),
  seen('pier-summer', 'SK08', {
    en: 'The ferry lies ready at the pier in summer light; beside it a path leads to a low strip of land.',
    hi: 'गर्मी की रोशनी में जहाज़ घाट पर तैयार है; पास से एक रास्ता ज़मीन की नीची पट्टी तक जाता है।',
  }),
  ...['SK09', 'SK10'].flatMap((screen) => [
    seen('scrapyard', screen, {
      en: 'In a scrapyard above a town’s harbour the baker unpacks sandwiches on an old washing machine.',
      hi: 'शहर के बंदरगाह के ऊपर कबाड़ख़ाने में बेकरी वाला पुरानी वॉशिंग मशीन पर सैंडविच खोल रहा है।',
    }),
    seen('rotor-shed', screen, {
      en: 'Before a shed on a narrow strip of land a girl holds a broken blade; beside her an electrician grills fish.',
      hi: 'ज़मीन की पतली पट्टी पर कोठरी के सामने एक लड़की टूटा पंख लिए है; पास में इलेक्ट्रीशियन मछली भून रही है।',
    }),
  ]),
  seen('flagpole', 'SK11', {
    en: 'Beside a tall pole the harbour master holds out a basket with four flags: red, white, blue and yellow.',
    hi: 'ऊँचे खंभे के पास बंदरगाह की मुखिया चार झंडों की टोकरी बढ़ा रही है: लाल, सफ़ेद, नीला और पीला।',
  }),
  seen('bakery', 'SK12', {
    en: 'Two men stand apart in a warm bakery and look away from each other; fresh loaves lie between them.',
    hi: 'गर्म बेकरी में दो आदमी अलग-अलग खड़े हैं और एक-दूसरे को नहीं देखते; बीच में ताज़ी रोटियाँ रखी हैं।',
  }),
  seen('pier-autumn', 'SK13', {
    en: 'In drizzle on the pier the man in the city coat looks at his shoes.',
    hi: 'घाट पर बूँदाबाँदी में शहरी कोट वाला आदमी अपने जूते देख रहा है।',
  }),
  seen('sheepfold-autumn', 'SK14', {
    en: 'The old shepherd sits in brown grass beside a teapot; the ram stands behind her.',
    hi: 'भेड़ें पालने वाली बूढ़ी महिला भूरी घास में चायदानी के पास बैठी हैं; पीछे मेढ़ा खड़ा है।',
  }),
  seen('hall-night', 'SK15', {
    en: 'A thick folder lies under a lamp on the hall’s table; through an open door people dance.',
    hi: 'हॉल की मेज़ पर लैंप के नीचे मोटी फ़ाइल रखी है; खुले दरवाज़े से नाचते लोग दिखते हैं।',
  }),
  seen('neck-autumn', 'SK16', {
    en: 'A girl stands on a narrow strip between two seas; all the grass leans one way.',
    hi: 'दो समुद्रों के बीच की पतली पट्टी पर एक लड़की खड़ी है; सारी घास एक ओर झुकी है।',
  }),
  seen('rotor-snow', 'SK17', {
    en: 'In falling snow a rotor of baking tins turns; a girl, an electrician, a doctor and a fisherman look up.',
    hi: 'गिरती बर्फ़ में केक के साँचों का रोटर घूम रहा है; एक लड़की, इलेक्ट्रीशियन, डॉक्टर और मछुआरा ऊपर देख रहे हैं।',
  }),
  seen('hall-feast', 'SK18', {
    en: 'Small lamps fill the hall: some people sit on the left, some on the right, and some stand between.',
    hi: 'हॉल छोटे दीयों से भरा है: कुछ लोग बाएँ बैठे हैं, कुछ दाएँ, और कुछ बीच में खड़े हैं।',
  }),
  seen('storm-sky', 'SK19', {
    en: 'Under a yellow-black sky the ferry lies on one side and the mast stands on the other; people with ropes wait between them.',
    hi: 'पीले-काले आसमान के नीचे एक ओर जहाज़ है, दूसरी ओर खंभा; बीच में रस्सियाँ लिए लोग खड़े हैं।',
  }),
  seen('boathouse', 'SK20', {
    en: 'In a dark boathouse a girl builds a wall of fish boxes; two families pull at one winch, and spray comes through the boards.',
    hi: 'अँधेरे नाव-घर में एक लड़की मछली की पेटियों से दीवार बना रही है; दो परिवार एक ही चरखी खींच रहे हैं, और तख़्तों से फुहार आ रही है।',
  }),
  seen('hall-dark', 'SK21', {
    en: 'The hall is nearly black; one torch shines on the kettle, and a wet ram stands at the door.',
    hi: 'हॉल में लगभग अँधेरा है; एक टॉर्च की रोशनी केतली पर है, और दरवाज़े पर भीगा मेढ़ा खड़ा है।',
  }),
  seen('hall-candles', 'SK22', {
    en: 'Candles light tired faces in the hall; an old woman sits with her knitting.',
    hi: 'मोमबत्तियों की रोशनी हॉल के थके चेहरों पर है; एक बूढ़ी औरत बुनाई लिए बैठी है।',
  }),
  seen('hall-vote', 'SK23', {
    en: 'In a dark hall candles light many faces and raised hands; a kettle steams on the table, and a wet ram stands among the people.',
    hi: 'अँधेरे हॉल में मोमबत्तियों की रोशनी कई चेहरों और उठे हाथों पर है; मेज़ पर केतली से भाप उठ रही है, और लोगों के बीच भीगा मेढ़ा खड़ा है।',
  }),
  seen('morning-after', 'SK24', {
    en: 'On a washed, bright morning ropes and boards lie on the beach; far off one small rotor turns.',
    hi: 'धुली, उजली सुबह में किनारे पर रस्सियाँ और तख़्ते बिखरे हैं; दूर एक छोटा रोटर घूम रहा है।',
  }),
  seen('hall-march', 'SK25', {
    en: 'Spring sun falls on calm faces round the hall’s table; the harbour master holds a list.',
    hi: 'हॉल की मेज़ के चारों ओर शांत चेहरों पर वसंत की धूप है; बंदरगाह की मुखिया एक सूची लिए है।',
  }),
  seen('pier-evening', 'SK26', {
    en: 'On the pier at evening the harbour master holds out a sheet of paper; children float a paper boat.',
    hi: 'शाम को घाट पर बंदरगाह की मुखिया एक पन्ना बढ़ा रही है; बच्चे काग़ज़ की नाव तैरा रहे हैं।',
  }),
];
