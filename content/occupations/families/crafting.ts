import type { Occupation } from '../occupation.ts';

/** Who makes things by hand, for wearing, eating, using. */
export const crafting: readonly Occupation[] = [
  {
    code: '7312',
    title: { en: 'Musical instrument maker', hi: 'वाद्य यंत्र बनाने वाले' },
    day: { en: 'You knock on the wood and listen for the drum in it.', hi: 'लकड़ी पर दस्तक होती है, और उसमें छिपा तबला सुना जाता है।' },
    interests: ['artistic', 'realistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '5-emotional': { en: 'A tone can make you put the plane down.', hi: 'एक सुर ऐसा कि रंदा हाथ से रख दिया जाए।' },
      '8-emotional': {
        en: 'Why two equal boards sound different stays a riddle you like.',
        hi: 'दो एक-से तख़्ते अलग क्यों बजते हैं, यह पहेली अच्छी लगे।',
      },
      '6-emotional': { en: 'Forty thin coats of varnish, each with its day.', hi: 'रोग़न की चालीस पतली परतें, और हर परत का अपना दिन।' },
    },
  },
  {
    code: '7313',
    title: { en: 'Jeweller or goldsmith', hi: 'सुनार या ज़ेवर कारीगर' },
    day: { en: 'Grandmother’s bangle becomes two rings, and not a grain is lost.', hi: 'दादी का कंगन दो अँगूठियाँ बनता है, और एक कण नहीं खोता।' },
    interests: ['artistic', 'realistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '12-cognitive': { en: 'The flame is one second too long, or right.', hi: 'लौ या तो ठीक रही, या पल भर ज़्यादा।' },
      '10-emotional': { en: 'Gold is weighed before and after, also among friends.', hi: 'सोना पहले और बाद में तुलता है, दोस्तों में भी।' },
      '5-emotional': { en: 'A leaf on the way to work becomes a brooch.', hi: 'रास्ते की एक पत्ती ब्रोच बन जाती है।' },
    },
  },
  {
    code: '7314',
    title: { en: 'Potter', hi: 'कुम्हार' },
    day: { en: 'The kiln is opened; nine are whole, and the tenth is beautiful.', hi: 'भट्ठी खुलती है; नौ साबुत हैं, और दसवाँ सुंदर।' },
    interests: ['artistic', 'realistic'],
    education: 'none',
    place: 'home',
    wants: {
      '12-emotional': { en: 'The kiln takes one in ten, and you knead the next.', hi: 'भट्ठी दस में एक ले लेती है, और अगली मिट्टी गूँधी जाती है।' },
      '5-emotional': { en: 'Wet clay in the hands is half of the pay.', hi: 'हाथों में गीली मिट्टी ही आधी कमाई है।' },
      '9-cognitive': {
        en: 'The old glaze sells; one shelf of each firing goes to a new one.',
        hi: 'पुराना रंग बिकता है; हर भट्ठी में एक ख़ाना नए का रहता है।',
      },
    },
  },
  {
    code: '7316',
    title: { en: 'Sign writer or engraver', hi: 'साइनबोर्ड पेंटर या नक़्क़ाश' },
    day: { en: 'A lorry’s back wants a peacock, a wish, and a warning to blow the horn.', hi: 'ट्रक के पीछे मोर चाहिए, एक दुआ, और “हॉर्न दो”।' },
    interests: ['artistic', 'realistic'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '5-cognitive': { en: 'A shop’s whole character goes into two words.', hi: 'पूरी दुकान का मिज़ाज दो शब्दों में आना चाहिए।' },
      '12-cognitive': { en: 'The brush does not lift within a letter.', hi: 'अक्षर के बीच ब्रश नहीं उठता।' },
      '5-rational': { en: 'Long name, short board: five layouts.', hi: 'नाम लंबा, तख़्ती छोटी: पाँच नक़्शे।' },
    },
  },
  {
    code: '7317',
    title: { en: 'Basket weaver or wood carver', hi: 'टोकरी बुनने या लकड़ी तराशने वाले' },
    day: { en: 'Bamboo in the morning, and at night a thing that carries.', hi: 'सुबह बाँस, और रात को एक चीज़ जो बोझ उठाती है।' },
    interests: ['realistic', 'artistic'],
    education: 'none',
    place: 'home',
    wants: {
      '6-emotional': { en: 'Over, under, over: until it is dark.', hi: 'ऊपर, नीचे, ऊपर: अँधेरा होने तक।' },
      '10-cognitive': { en: 'The first three strips decide the last.', hi: 'पहली तीन पट्टियाँ आख़िरी का फ़ैसला कर देती हैं।' },
      '11-emotional': { en: 'A courtyard works together, and sings.', hi: 'पूरा आँगन साथ काम करता है, और गाता है।' },
    },
  },
  {
    code: '7318',
    title: { en: 'Hand weaver or block printer', hi: 'बुनकर या छपाई कारीगर' },
    day: { en: 'Four thousand threads, and today the border.', hi: 'चार हज़ार धागे, और आज किनारी की बारी।' },
    interests: ['artistic', 'realistic'],
    education: 'none',
    place: 'home',
    wants: {
      '2-cognitive': {
        en: 'Which thread, which colour, which row: all three at once.',
        hi: 'कौन-सा धागा, कौन-सा रंग, कौन-सी क़तार: तीनों एक साथ।',
      },
      '6-emotional': { en: 'A sari is two hundred thousand beats of the loom.', hi: 'एक साड़ी करघे की लाखों थाप है।' },
      '11-rational': { en: 'Your mother’s pattern gets your own corner.', hi: 'माँ के नमूने में अपना एक कोना जुड़ता है।' },
    },
  },
  {
    code: '7512',
    title: { en: 'Baker or sweet maker', hi: 'बेकर या हलवाई' },
    day: { en: 'At three in the morning the whole street smells of your bread.', hi: 'सुबह तीन बजे पूरी गली महकने लगती है।' },
    interests: ['realistic', 'artistic', 'enterprising'],
    education: 'none',
    place: 'indoors',
    wants: {
      '10-emotional': { en: 'Bread knows no holiday, and you like the early quiet.', hi: 'रोटी की छुट्टी नहीं होती, और भोर की शांति भाती है।' },
      '10-cognitive': { en: 'One oven, nine doughs, and each in its minute.', hi: 'एक भट्ठी, नौ आटे, और हर एक अपने मिनट पर।' },
      '9-cognitive': {
        en: 'On Sundays one tray is something that nobody asked for.',
        hi: 'रविवार को एक थाल वह होता है जो किसी ने माँगा नहीं।',
      },
    },
  },
  {
    code: '7522',
    title: { en: 'Cabinet maker', hi: 'फ़र्नीचर कारीगर' },
    day: { en: 'The drawer slides and stops by itself, on air.', hi: 'दराज़ सरकती है, और हवा पर ख़ुद थम जाती है।' },
    interests: ['realistic', 'artistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '6-rational': {
        en: 'A joint is tried dry, marked, and tried again.',
        hi: 'जोड़ बिना गोंद लगाए परखा जाता है, निशान लगता है, फिर परखा जाता है।',
      },
      '5-rational': {
        en: 'A stair, a niche, a sewing machine: one piece for all three.',
        hi: 'सीढ़ी, आला, सिलाई मशीन: तीनों के लिए एक ही चीज़।',
      },
      '10-emotional': {
        en: 'The back, which stands at the wall, is planed as well.',
        hi: 'पीठ दीवार की ओर रहेगी, फिर भी रंदा उस पर भी चलता है।',
      },
    },
  },
  {
    code: '7531',
    title: { en: 'Tailor', hi: 'दर्ज़ी' },
    day: { en: 'Eid is on Friday; the whole street has remembered it on Monday.', hi: 'ईद शुक्रवार को है; पूरी गली को सोमवार को याद आया।' },
    interests: ['realistic', 'artistic', 'enterprising'],
    education: 'none',
    place: 'home',
    wants: {
      '6-cognitive': { en: 'A flat cloth is seen as a round shoulder.', hi: 'सपाट कपड़े में गोल कंधा दिखना चाहिए।' },
      '2-emotional': { en: 'His left arm is longer, and nobody need say so.', hi: 'किसकी बायीं बाँह लंबी है, बताए बिना याद रहता है।' },
      '4-cognitive': { en: '“It is fine” before the mirror can mean “not”.', hi: 'आईने के सामने “ठीक है” का मतलब “नहीं” भी होता है।' },
    },
  },
  {
    code: '7533',
    title: { en: 'Embroiderer or sewer', hi: 'कढ़ाई या सिलाई कारीगर' },
    day: { en: 'A peacock grows by a feather a day.', hi: 'मोर एक दिन में एक पंख बढ़ता है।' },
    interests: ['artistic', 'realistic'],
    education: 'none',
    place: 'home',
    wants: {
      '12-cognitive': { en: 'Stitch for stitch the same length, for hours.', hi: 'घंटों तक टाँके पर टाँका, एक ही नाप का।' },
      '5-emotional': { en: 'A red beside an old gold gives you joy.', hi: 'पुराने सुनहरे के पास लाल देखकर मन खिले।' },
      '11-cognitive': { en: 'Eight women, one cloth, and the wage is shared.', hi: 'आठ कारीगर, एक कपड़ा, और मज़दूरी बराबर बँटती है।' },
    },
  },
  {
    code: '7536',
    title: { en: 'Shoemaker', hi: 'मोची या जूता कारीगर' },
    day: { en: 'The sole tells how he walks, and where it hurts.', hi: 'तला बता देता है कि चाल कैसी है और दर्द कहाँ।' },
    interests: ['realistic'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '8-rational': { en: 'Why always the left heel? You look at the whole walk.', hi: 'हर बार बायीं एड़ी ही क्यों? पूरी चाल देखी जाती है।' },
      '7-rational': { en: 'To mend or to buy new is told honestly.', hi: 'मरम्मत या नया, यह सच-सच बताया जाता है।' },
      '6-emotional': { en: 'The thread is waxed, each time, as at the start.', hi: 'धागे पर मोम हर बार चढ़ता है, पहले दिन की तरह।' },
    },
  },
];
