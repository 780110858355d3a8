import type { Backdrop, Chapter } from '../script-scene.ts';

/**
 * What surrounds the words of the story: safe for a browser. The words themselves are in script.<language>.ink, whose `backdrop` tags
 * name the pictures below.
 */
export const chapters: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'Stand Where You Can', hi: 'जहाँ जगह मिले' },
    screens: ['LN01', 'LN02', 'LN03', 'LN04', 'LN05', 'LN06', 'LN07', 'LN08', 'LN09'],
  },
  {
    number: 2,
    title: { en: 'The Roof', hi: 'छत' },
    screens: ['LN10', 'LN11', 'LN12', 'LN13', 'LN14', 'LN15', 'LN16', 'LN17', 'LN18'],
  },
  {
    number: 3,
    title: { en: 'The Red Chair', hi: 'लाल कुर्सी' },
    screens: ['LN19', 'LN20', 'LN21', 'LN22', 'LN23', 'LN24', 'LN25', 'LN26'],
  },
];

export const backdrops: readonly Backdrop[] = [
  {
    screen: 'LN01',
    id: 'hall',
    alt: {
      en: 'A hall with folding chairs and dusty light. Singers of all ages have turned towards the door; a cockerel sits on the window sill.',
      hi: 'मोड़ने वाली कुर्सियों और धूल भरी रोशनी वाला हॉल। हर उम्र के गायक दरवाज़े की ओर मुड़े हैं; खिड़की पर एक मुर्ग़ा बैठा है।',
    },
  },
  {
    screen: 'LN02',
    id: 'hall-evening',
    alt: {
      en: 'The hall in the evening. On a chair stands an open travelling bag, and out of it hangs a long list.',
      hi: 'शाम का हॉल। कुर्सी पर खुला सफ़री बैग रखा है, और उसमें से एक लंबी सूची लटक रही है।',
    },
  },
  {
    screen: 'LN03',
    id: 'workshop',
    alt: {
      en: 'A woman in an apron stands beside an iron gate on two blocks and lifts her welding mask. Sparks still glow on the ground.',
      hi: 'एप्रन पहने एक औरत लोहे के गेट के पास खड़ी वेल्डिंग का मास्क उठा रही है। ज़मीन पर चिंगारियाँ अभी चमक रही हैं।',
    },
  },
  {
    screen: 'LN04',
    id: 'hall',
    alt: {
      en: 'Rows of singers in the hall with four gaps: beside a boy, an elderly man in a waistcoat, a woman in a headscarf and a woman in an apron.',
      hi: 'हॉल में गायकों की क़तारें और चार ख़ाली जगहें: एक लड़के, वास्कट पहने बुज़ुर्ग, हिजाब वाली औरत और एप्रन वाली औरत के पास।',
    },
  },
  {
    screen: 'LN05',
    id: 'hall-dark',
    alt: {
      en: 'The dark hall. A few candles light faces and folding chairs; a cockerel throws a huge shadow.',
      hi: 'अँधेरा हॉल। कुछ मोमबत्तियाँ चेहरों और कुर्सियों पर रोशनी डालती हैं; मुर्ग़े की परछाईं बहुत बड़ी है।',
    },
  },
  {
    screen: 'LN06',
    id: 'ward',
    alt: {
      en: 'A white hospital ward. An old woman sits upright in bed with a child’s slate; a nurse stands beside her.',
      hi: 'अस्पताल का सफ़ेद वार्ड। एक बूढ़ी औरत बच्चों की स्लेट लिए बिस्तर पर सीधी बैठी है; पास में एक नर्स खड़ा है।',
    },
  },
  {
    screen: 'LN07',
    id: 'hall-father',
    alt: {
      en: 'A man white with stone dust stands in the hall. A boy beside him looks at the floor.',
      hi: 'पत्थर की धूल से सफ़ेद एक आदमी हॉल में खड़ा है। पास में एक लड़का ज़मीन देख रहा है।',
    },
  },
  {
    screen: 'LN08',
    id: 'hall-pages',
    alt: {
      en: 'A table in the hall, covered with song sheets. Some have round holes with tooth marks. A clock shows five.',
      hi: 'हॉल में एक मेज़, गीतों के काग़ज़ों से ढकी। कुछ में कुतरे हुए गोल छेद हैं। घड़ी में पाँच बजे हैं।',
    },
  },
  {
    screen: 'LN09',
    id: 'old-sheet',
    alt: {
      en: 'A handwritten song sheet under a lamp. The last note is drawn very long; a line below it is scratched out.',
      hi: 'लैंप के नीचे हाथ से लिखा गीत। आख़िरी सुर बहुत लंबा खिंचा है; उसके नीचे की लाइन काटी हुई है।',
    },
  },
  {
    screen: 'LN10',
    id: 'locked-hall',
    alt: {
      en: 'The blue door of the hall stands open a little. A man holds keys; a woman with glasses looks at her watch.',
      hi: 'हॉल का नीला दरवाज़ा थोड़ा खुला है। एक आदमी के हाथ में चाबियाँ हैं; चश्मे वाली औरत घड़ी देख रही है।',
    },
  },
  {
    screen: 'LN11',
    id: 'roof',
    alt: {
      en: 'A wide flat roof over a market with laundry, water tanks and pigeons. Behind it lie the city and low hills.',
      hi: 'बाज़ार के ऊपर चौड़ी सपाट छत, सूखते कपड़े, पानी की टंकियाँ और कबूतर। पीछे शहर और नीची पहाड़ियाँ।',
    },
  },
  {
    screen: 'LN12',
    id: 'roof-street',
    alt: {
      en: 'A view from the roof over a busy street. On the other side a woman with glasses points up.',
      hi: 'छत से भीड़ भरी सड़क का दृश्य। दूसरी तरफ़ चश्मे वाली औरत ऊपर की ओर इशारा कर रही है।',
    },
  },
  {
    screen: 'LN13',
    id: 'water-tank',
    alt: {
      en: 'A water tank on the roof. Behind it two small shoes can be seen; a drop falls from the tap.',
      hi: 'छत पर पानी की टंकी। उसके पीछे दो छोटे जूते दिखते हैं; नल से एक बूँद गिर रही है।',
    },
  },
  {
    screen: 'LN14',
    id: 'roof-sunset',
    alt: {
      en: 'An orange sky full of dust. Below the roof two painted matatus stand nose to nose.',
      hi: 'धूल भरा नारंगी आसमान। छत के नीचे दो रंगीन मटाटू आमने-सामने खड़े हैं।',
    },
  },
  {
    screen: 'LN15',
    id: 'roof-edge',
    alt: {
      en: 'A sheet of paper sails down from the roof. A woman in an apron stands with her fists closed.',
      hi: 'छत से एक काग़ज़ उड़ता हुआ नीचे जा रहा है। एप्रन वाली औरत मुट्ठियाँ भींचे खड़ी है।',
    },
  },
  {
    screen: 'LN16',
    id: 'corridor',
    alt: {
      en: 'A long hospital corridor with a shining floor. At its window an old woman in a wheelchair holds up a slate.',
      hi: 'चमकते फ़र्श वाला अस्पताल का लंबा गलियारा। खिड़की पर व्हीलचेयर में बैठी बूढ़ी औरत स्लेट उठाए है।',
    },
  },
  {
    screen: 'LN17',
    id: 'lift',
    alt: {
      en: 'The lift at the end of the corridor. A woman waits beside it, her cheeks wet.',
      hi: 'गलियारे के आख़िर में लिफ़्ट। पास में एक औरत खड़ी है, उसके गाल भीगे हैं।',
    },
  },
  {
    screen: 'LN18',
    id: 'roof-drums',
    alt: {
      en: 'On the roof a woman in a headscarf and a man in a waistcoat stand on two sides of a drum, both with raised hands.',
      hi: 'छत पर हिजाब वाली औरत और वास्कट वाला आदमी एक ढोल के दो तरफ़ खड़े हैं, दोनों के हाथ उठे हुए।',
    },
  },
  {
    screen: 'LN19',
    id: 'orange-cloth',
    alt: {
      en: 'A shop with shelves of cloth up to the ceiling. Bright orange cloth flows over the counter.',
      hi: 'छत तक कपड़ों से भरी दुकान। काउंटर पर चटक नारंगी कपड़ा फैला है।',
    },
  },
  {
    screen: 'LN20',
    id: 'matatu',
    alt: {
      en: 'Inside a painted matatu full of singers. Outside, hundreds of onions roll over the road.',
      hi: 'गायकों से भरा रंगीन मटाटू, अंदर से। बाहर सड़क पर सैकड़ों प्याज़ लुढ़क रहे हैं।',
    },
  },
  {
    screen: 'LN21',
    id: 'shop-trunk',
    alt: {
      en: 'The cloth shop with an old trunk, a box of small hooks, a list, and two people who argue over a petrol can.',
      hi: 'कपड़ों की दुकान में पुराना बक्सा, छोटे हुकों का डिब्बा, एक सूची, और पेट्रोल के डिब्बे पर झगड़ते दो लोग।',
    },
  },
  {
    screen: 'LN22',
    id: 'red-chair',
    alt: {
      en: 'Singers stand in a ring round an empty red chair. Behind them the stage door is half open.',
      hi: 'गायक एक ख़ाली लाल कुर्सी को घेरे खड़े हैं। पीछे मंच का दरवाज़ा आधा खुला है।',
    },
  },
  {
    screen: 'LN23',
    id: 'backstage',
    alt: {
      en: 'Backstage: ropes, stairs and doors. Along the wall stands a row of shoes, red with dust.',
      hi: 'मंच के पीछे: रस्सियाँ, सीढ़ियाँ और दरवाज़े। दीवार के साथ धूल से लाल जूतों की क़तार है।',
    },
  },
  {
    screen: 'LN24',
    id: 'curtain',
    alt: {
      en: 'A strip of light under a heavy curtain. A woman holds out a song sheet.',
      hi: 'भारी परदे के नीचे रोशनी की एक पट्टी। एक औरत गीत का काग़ज़ आगे बढ़ा रही है।',
    },
  },
  {
    screen: 'LN25',
    id: 'dark-stage',
    alt: {
      en: 'Almost black. The outlines of a choir on a stage, and many heads in front of it.',
      hi: 'लगभग अँधेरा। मंच पर मंडली की आकृतियाँ, और सामने बहुत-से सिर।',
    },
  },
  {
    screen: 'LN26',
    id: 'lights-return',
    alt: {
      en: 'The theatre in full light. People stand and clap; far at the back an old woman holds up a slate, and rain falls behind an open door.',
      hi: 'पूरी रोशनी में थिएटर। लोग खड़े होकर ताली बजा रहे हैं; दूर पीछे एक बूढ़ी औरत स्लेट उठाए है, और खुले दरवाज़े के पार बारिश है।',
    },
  },
];
