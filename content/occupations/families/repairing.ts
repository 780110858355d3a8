import type { Occupation } from '../occupation.ts';

/** Who makes machines, and makes them run again. */
export const repairing: readonly Occupation[] = [
  {
    code: '7127',
    title: { en: 'Cooling and air conditioning mechanic', hi: 'एसी और फ़्रिज मिस्त्री' },
    day: { en: 'Forty-four degrees, a chemist’s full fridge, and two hours.', hi: 'तपती दोपहर, दवा की दुकान का भरा फ़्रिज, और बस दो घंटे।' },
    interests: ['realistic', 'investigative'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '6-rational': { en: 'Gas, fan or fuse: each is measured before it is changed.', hi: 'गैस, पंखा या फ़्यूज़: बदलने से पहले हर एक नापा जाता है।' },
      '2-emotional': { en: 'In the hot month the promise of an hour is a cool ward.', hi: 'गर्मी में समय पर पहुँचने का वादा ही ठंडा कमरा है।' },
      '12-emotional': {
        en: 'They shout because they sweat, and you open the tool bag.',
        hi: 'लोग पसीने में चिल्लाते हैं, और औज़ारों का थैला खुल जाता है।',
      },
    },
  },
  {
    code: '7212',
    title: { en: 'Welder', hi: 'वेल्डर' },
    day: {
      en: 'Behind the mask there is one bright point, and it must not tremble.',
      hi: 'नक़ाब के पीछे एक चमकता बिंदु है, और वह काँपना नहीं चाहिए।',
    },
    interests: ['realistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '12-cognitive': { en: 'A seam of two metres is one long attention.', hi: 'दो मीटर की सिलाई एक ही लंबा ध्यान है।' },
      '10-emotional': {
        en: 'You grind open your own seam because it does not please you.',
        hi: 'अपना ही जोड़ घिसकर खोला जाता है, क्योंकि मन को नहीं जँचा।',
      },
      '6-emotional': {
        en: 'Pipe after pipe, knee on concrete, until the rack is empty.',
        hi: 'पाइप पर पाइप, घुटना कंक्रीट पर, जब तक ढेर ख़त्म न हो।',
      },
    },
  },
  {
    code: '7222',
    title: { en: 'Toolmaker', hi: 'औज़ार और साँचा बनाने वाले' },
    day: {
      en: 'A mould for a bottle cap: a week of steel for a second of plastic.',
      hi: 'बोतल के ढक्कन का साँचा: एक पल के प्लास्टिक के लिए हफ़्ते भर का लोहा।',
    },
    interests: ['realistic', 'investigative'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '6-cognitive': { en: 'You think of the hollow to get the thing.', hi: 'चीज़ पाने के लिए उसका ख़ालीपन सोचना पड़ता है।' },
      '12-cognitive': { en: 'The last hundredth of a millimetre decides.', hi: 'मिलीमीटर का आख़िरी सौवाँ हिस्सा फ़ैसला करता है।' },
      '10-cognitive': {
        en: 'Cut in the wrong order, and nothing holds the piece any more.',
        hi: 'ग़लत क्रम से काटा, तो टुकड़ा पकड़ने की जगह ही नहीं बचती।',
      },
    },
  },
  {
    code: '7231',
    title: { en: 'Car and motorcycle mechanic', hi: 'गाड़ी मिस्त्री' },
    day: { en: '“It goes trrr, but only uphill,” and you ask for the key.', hi: '“चढ़ाई पर ही घर्र करती है,” और चाबी माँगी जाती है।' },
    interests: ['realistic', 'investigative'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '8-rational': {
        en: 'A new part is easy; the reason why the old one died is the work.',
        hi: 'नया पुर्ज़ा लगाना आसान है; पुराना क्यों गया, असली काम यही है।',
      },
      '8-cognitive': { en: 'A smell, a stain, a Tuesday: at once it is clear.', hi: 'एक गंध, एक दाग़, और अचानक बात साफ़।' },
      '7-emotional': {
        en: 'They cannot check your bill, so it has to be right.',
        hi: 'ग्राहक बिल परख नहीं सकता, इसलिए बिल सच्चा होना चाहिए।',
      },
    },
  },
  {
    code: '7232',
    title: { en: 'Aircraft mechanic', hi: 'विमान मिस्त्री' },
    day: { en: 'You sign with your name that four hundred bolts are tight.', hi: 'नाम लिखकर दस्तख़त होते हैं कि चार सौ पेंच कसे हैं।' },
    interests: ['realistic', 'conventional'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '10-emotional': { en: 'The rule of page ninety is followed at three at night.', hi: 'नब्बेवें पन्ने का नियम रात तीन बजे भी निभता है।' },
      '1-cognitive': { en: 'A small doubt keeps the plane on the ground.', hi: 'ज़रा-सा शक भी विमान को ज़मीन पर रोक देता है।' },
      '6-rational': { en: 'Each finding is shown, written and closed.', hi: 'हर कमी दिखाई, लिखी और पूरी की जाती है।' },
    },
  },
  {
    code: '7233',
    title: { en: 'Farm and factory machine mechanic', hi: 'कृषि और कारख़ाना मशीन मिस्त्री' },
    day: { en: 'The harvester stands in the wheat, and the sky is black.', hi: 'हार्वेस्टर गेहूँ में खड़ा है, और आसमान काला।' },
    interests: ['realistic', 'investigative'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '5-rational': {
        en: 'The part comes in three weeks; the wheat wants another idea.',
        hi: 'पुर्ज़ा तीन हफ़्ते में आएगा; गेहूँ को कोई और तरकीब चाहिए।',
      },
      '6-cognitive': { en: 'Forty gears, one noise: which of them can it be?', hi: 'चालीस गरारियाँ, एक आवाज़: किसकी हो सकती है?' },
      '4-emotional': {
        en: 'Ten people stand round you and wait; the spanner must not slip.',
        hi: 'दस लोग घेरकर खड़े हैं; पाना फिसलना नहीं चाहिए।',
      },
    },
  },
  {
    code: '7234',
    title: { en: 'Bicycle repairer', hi: 'साइकिल मिस्त्री' },
    day: { en: 'School is at eight; six wheels and six children stand before you.', hi: 'स्कूल आठ बजे है; सामने छह पहिये और छह बच्चे खड़े हैं।' },
    interests: ['realistic', 'social'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '2-emotional': { en: 'Who pays at the month’s end needs no paper.', hi: 'महीने के आख़िर में कौन देगा, इसके लिए काग़ज़ नहीं चाहिए।' },
      '10-cognitive': { en: 'What is taken off last goes on first.', hi: 'जो आख़िर में खुला, वह पहले लगता है।' },
      '5-rational': { en: 'A chain, a spoon and some wire save a journey.', hi: 'चेन, चम्मच और थोड़ा तार सफ़र बचा लेते हैं।' },
    },
  },
  {
    code: '7311',
    title: { en: 'Watch and instrument repairer', hi: 'घड़ी और यंत्र मिस्त्री' },
    day: { en: 'The watch of a grandfather, and a spring as thin as an eyelash.', hi: 'किसी के दादा की घड़ी, और पलक जैसी बारीक कमानी।' },
    interests: ['realistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '12-cognitive': { en: 'One breath too many, and a wheel is gone.', hi: 'एक साँस ज़्यादा, और पुर्ज़ा उड़ गया।' },
      '8-emotional': { en: 'An unknown clockwork is a pleasure for a whole Sunday.', hi: 'अनजान घड़ी का भीतर पूरे रविवार की ख़ुशी है।' },
      '6-emotional': { en: 'It is set, and it gains; it is set again.', hi: 'मिलाई, तो तेज़ चली; फिर मिलाई जाती है।' },
    },
  },
  {
    code: '7413',
    title: { en: 'Power line worker', hi: 'बिजली लाइनमैन' },
    day: { en: 'After the storm the whole valley is dark, and one pole leans.', hi: 'आँधी के बाद पूरी घाटी अँधेरे में है, और एक खंभा झुका है।' },
    interests: ['realistic'],
    education: 'vocational',
    place: 'outdoors',
    wants: {
      '1-cognitive': { en: 'The line is dead only when it has been tested.', hi: 'तार तभी बंद है जब जाँच लिया गया हो।' },
      '1-emotional': { en: 'Somebody goes up first, in the wind.', hi: 'हवा में ऊपर पहले किसी को तो जाना है।' },
      '11-cognitive': {
        en: 'One is at the top, one at the switch, and both must think of both.',
        hi: 'एक ऊपर, एक स्विच पर, और दोनों को दोनों का ध्यान।',
      },
    },
  },
  {
    code: '7421',
    title: { en: 'Phone and electronics repairer', hi: 'मोबाइल और इलेक्ट्रॉनिक्स मिस्त्री' },
    day: { en: 'The phone is drowned, and in it are the pictures of a wedding.', hi: 'फ़ोन भीगा है, और उसमें एक शादी की तस्वीरें हैं।' },
    interests: ['realistic', 'investigative'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '8-cognitive': { en: 'It charges in the sun and dies in the shade: ah, the crack.', hi: 'धूप में चलता है, छाँव में बंद: अरे, दरार!' },
      '6-rational': { en: 'From battery to board, one step after another.', hi: 'बैटरी से बोर्ड तक, एक के बाद एक जाँच।' },
      '8-emotional': { en: 'A dead board is not thrown away before it has told why.', hi: 'मरा हुआ बोर्ड वजह बताए बिना फेंका नहीं जाता।' },
    },
  },
];
