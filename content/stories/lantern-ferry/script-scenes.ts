import type { Backdrop, Chapter } from '../script-scene.ts';

/**
 * What surrounds the words of the story: safe for a browser. The words themselves are in script.<language>.ink, whose `backdrop` tags
 * name the pictures below.
 */
export const chapters: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'The Ghat', hi: 'घाट' },
    screens: ['LF01', 'LF02', 'LF03', 'LF04', 'LF05', 'LF06', 'LF07', 'LF08'],
  },
  {
    number: 2,
    title: { en: 'The River', hi: 'नदी' },
    screens: ['LF09', 'LF10', 'LF11', 'LF12', 'LF13', 'LF14', 'LF15', 'LF16', 'LF17'],
  },
  {
    number: 3,
    title: { en: 'The Island', hi: 'टापू' },
    screens: ['LF18', 'LF19', 'LF20', 'LF21', 'LF22', 'LF23', 'LF24', 'LF25', 'LF26'],
  },
];

export const backdrops: readonly Backdrop[] = [
  {
    screen: 'LF01',
    id: 'ghat-steps-dusk',
    alt: {
      en: 'Wet stone steps lead down to a wooden ferry at dusk; a man waits under a black umbrella, and a lit bridge hangs far upstream.',
      hi: 'शाम के झुटपुटे में गीली पत्थर की सीढ़ियाँ लकड़ी की नाव तक उतरती हैं; काली छतरी के नीचे एक आदमी खड़ा है, और दूर एक रोशन पुल दिखता है।',
    },
  },
  {
    screen: 'LF02',
    id: 'engine-hold',
    alt: {
      en: 'A cramped engine hold with an old green engine, a long-handled pump and brown water on the floor.',
      hi: 'इंजन का तंग तलघर: पुराना हरा इंजन, लंबे हत्थे वाला पंप, और फ़र्श पर भूरा पानी।',
    },
  },
  {
    screen: 'LF03',
    id: 'cabin-raincoat',
    alt: {
      en: 'A yellow raincoat hangs on a nail in a tiny cabin, a folded paper showing at its pocket.',
      hi: 'छोटे-से केबिन में कील पर पीली बरसाती टँगी है; जेब से मुड़ा हुआ काग़ज़ झाँक रहा है।',
    },
  },
  {
    screen: 'LF04',
    id: 'deck-awning',
    alt: {
      en: 'Under a ferry awning a brass band in gold braid faces a herd of goats; the largest goat is eating sheet music.',
      hi: 'नाव के शामियाने के नीचे सुनहरी वर्दी वाला बैंड और बकरियाँ आमने-सामने हैं; सबसे बड़ा बकरा धुन का काग़ज़ चबा रहा है।',
    },
  },
  {
    screen: 'LF05',
    id: 'tea-shed-downpour',
    alt: {
      en: 'People crowd a lamplit tea shed behind curtains of rain; chalk strokes in fives mark the post beside the kettle.',
      hi: 'बारिश के परदों के पीछे लैंप से रोशन चाय की दुकान में भीड़ है; केतली के पास खंभे पर पाँच-पाँच करके चॉक के निशान हैं।',
    },
  },
  {
    screen: 'LF06',
    id: 'wheelhouse-log',
    alt: {
      en: 'An open log book lies under a lamp by the ship’s wheel; through the wet window a single white light shows far out on the river.',
      hi: 'लैंप के नीचे पहिये के पास खुली डायरी रखी है; भीगी खिड़की से दूर नदी पर एक सफ़ेद रोशनी दिखती है।',
    },
  },
  {
    screen: 'LF07',
    id: 'ticket-office',
    alt: {
      en: 'A paper and a pen lie on a biscuit tin between a woman in a mango-coloured raincoat and a young man with folded arms.',
      hi: 'बिस्कुट के डिब्बे पर काग़ज़ और क़लम रखे हैं; एक ओर आम के रंग की बरसाती में एक महिला, दूसरी ओर हाथ बाँधे एक नौजवान।',
    },
  },
  {
    screen: 'LF08',
    id: 'casting-off',
    alt: {
      en: 'A woman in overalls hangs a blue glass lantern at the bow of the crowded ferry as water climbs the ghat steps.',
      hi: 'काम के कपड़ों में एक महिला भरी हुई नाव के आगे नीले काँच की लालटेन टाँग रही हैं; पानी घाट की सीढ़ियाँ चढ़ रहा है।',
    },
  },
  {
    screen: 'LF09',
    id: 'red-light',
    alt: {
      en: 'Beyond the blue bow lantern the black river divides; far down the darker arm burns a red light.',
      hi: 'नाव की नीली लालटेन के आगे काली नदी दो धाराओं में बँटती है; अँधेरी धारा में दूर एक लाल रोशनी जल रही है।',
    },
  },
  {
    screen: 'LF10',
    id: 'benches-lamplight',
    alt: {
      en: 'Rows of worried passengers lean to one side of the deck in the light of a single lamp.',
      hi: 'एक ही लैंप की रोशनी में घबराए मुसाफ़िर डेक के एक तरफ़ झुके हैं।',
    },
  },
  {
    screen: 'LF11',
    id: 'police-launch',
    alt: {
      en: 'A police launch throws a cone of white searchlight through the rain on to the ferry’s rail.',
      hi: 'पुलिस की नाव की सफ़ेद रोशनी बारिश को चीरती हुई नाव की रेलिंग पर पड़ रही है।',
    },
  },
  {
    screen: 'LF12',
    id: 'drifting-tree',
    alt: {
      en: 'An uprooted tree rolls past the tilted ferry in the dark; only the blue lantern is alight.',
      hi: 'अँधेरे में झुकी हुई नाव के पास से उखड़ा हुआ पेड़ लुढ़क रहा है; बस नीली लालटेन जल रही है।',
    },
  },
  {
    screen: 'LF13',
    id: 'at-anchor',
    alt: {
      en: 'The ferry lies at anchor under torn clouds; two boots stick out of a hatch, and a tiny red light shows on the horizon.',
      hi: 'फटे बादलों के नीचे नाव लंगर पर है; खुले ढक्कन से दो जूते निकले हैं, और दूर एक छोटी लाल रोशनी है।',
    },
  },
  {
    screen: 'LF14',
    id: 'stern-locker',
    alt: {
      en: 'A girl with two plaits sits hidden among life jackets in a locker, a cracked torch in her hand.',
      hi: 'लॉकर में लाइफ़ जैकेटों के बीच दो चोटियों वाली एक लड़की छिपी बैठी है, हाथ में चटके काँच की टॉर्च है।',
    },
  },
  {
    screen: 'LF15',
    id: 'moonlight-band',
    alt: {
      en: 'Under a sudden half moon the brass band plays on the wet deck, the sousaphone shining like a second moon.',
      hi: 'अचानक निकले आधे चाँद के नीचे गीले डेक पर बैंड बज रहा है; सबसे बड़ा बाजा दूसरे चाँद जैसा चमक रहा है।',
    },
  },
  {
    screen: 'LF16',
    id: 'stern-rail-tea',
    alt: {
      en: 'Two people stand apart at the stern rail with two glasses of tea between them as the moon goes into cloud.',
      hi: 'नाव के पिछले हिस्से में रेलिंग पर दो लोग थोड़ी दूरी पर खड़े हैं, बीच में चाय के दो गिलास; चाँद बादल में जा रहा है।',
    },
  },
  {
    screen: 'LF17',
    id: 'bucket-chain',
    alt: {
      en: 'Passengers pass buckets hand to hand from the hatch to the rail by lamplight.',
      hi: 'लैंप की रोशनी में मुसाफ़िर तलघर से रेलिंग तक हाथों-हाथ बाल्टियाँ बढ़ा रहे हैं।',
    },
  },
  {
    screen: 'LF18',
    id: 'drowned-landing',
    alt: {
      en: 'Four leaning bamboo poles mark a drowned landing; above a dark slope a red light seems to hang in the air.',
      hi: 'डूबे हुए घाट की जगह चार झुके बाँस बचे हैं; अँधेरी ढलान के ऊपर लाल रोशनी हवा में टँगी लगती है।',
    },
  },
  {
    screen: 'LF19',
    id: 'bamboo-tower',
    alt: {
      en: 'At the foot of a bamboo tower a lean old woman in a waistcoat lifts her lamp, families with bundles behind her.',
      hi: 'बाँस की मीनार के नीचे बंडी पहने एक दुबली बूढ़ी महिला लैंप उठाए खड़ी हैं; पीछे गठरियाँ लिए परिवार हैं।',
    },
  },
  {
    screen: 'LF20',
    id: 'letters-by-lamp',
    alt: {
      en: 'Two pairs of hands rest beside a bundle of letters tied with boat cord, lit by a lamp near a flooded doorstep.',
      hi: 'लैंप की रोशनी में डोरी से बँधी चिट्ठियों के पास दो जोड़ी हाथ हैं; दरवाज़े के बाहर बाढ़ का पानी है।',
    },
  },
  {
    screen: 'LF21',
    id: 'school-veranda',
    alt: {
      en: 'Strangers gather round a rice pot on a school veranda under stars; strings of shells hang from the thatch beside a doorpost with old cuts.',
      hi: 'तारों के नीचे स्कूल के बरामदे में अनजान लोग भात की देग को घेरे हैं; छप्पर से सीपियों की लड़ियाँ लटकी हैं, और चौखट पर पुराने निशान कटे हैं।',
    },
  },
  {
    screen: 'LF22',
    id: 'schoolroom-water',
    alt: {
      en: 'Water covers the floor of a schoolroom; a small boy and his mother sit on a bench and an old woman stands at the blackboard.',
      hi: 'क्लास के फ़र्श पर पानी भरा है; बेंच पर एक छोटा लड़का और उसकी माँ बैठे हैं, और ब्लैकबोर्ड के पास एक बूढ़ी महिला खड़ी हैं।',
    },
  },
  {
    screen: 'LF23',
    id: 'one-plank',
    alt: {
      en: 'Families carry a sewing machine, a mirrored cupboard and a hen over one bending plank to the ferry.',
      hi: 'परिवार सिलाई मशीन, आईने वाली अलमारी और एक मुर्ग़ी लेकर झुकते हुए तख़्ते से नाव पर आ रहे हैं।',
    },
  },
  {
    screen: 'LF24',
    id: 'low-in-the-water',
    alt: {
      en: 'Before dawn the overloaded ferry sits low in misty water, two groups of people apart on her deck.',
      hi: 'भोर से पहले ज़रूरत से ज़्यादा भरी नाव धुंध भरे पानी में नीची चल रही है; डेक पर दो टोलियाँ अलग-अलग बैठी हैं।',
    },
  },
  {
    screen: 'LF25',
    id: 'ghat-morning',
    alt: {
      en: 'Steam rises from the ghat at sunrise; upstream a tiny brass band marches on to a bridge hung with bunting.',
      hi: 'सूरज निकलते समय घाट से भाप उठ रही है; दूर झंडियों वाले पुल पर एक छोटा-सा बैंड चढ़ रहा है।',
    },
  },
  {
    screen: 'LF26',
    id: 'last-step-evening',
    alt: {
      en: 'An old woman, a girl and another person sit on the lowest step around a blue lantern, facing an island of white grass at evening.',
      hi: 'शाम को सबसे निचली सीढ़ी पर नीली लालटेन के पास एक बूढ़ी महिला, एक लड़की और एक और इंसान बैठे हैं; सामने सफ़ेद घास वाला टापू है।',
    },
  },
];
