import type { Occupation } from '../occupation.ts';

/** Who brings goods and buyers together. */
export const selling: readonly Occupation[] = [
  {
    code: '2431',
    title: { en: 'Marketing specialist', hi: 'विपणन विशेषज्ञ' },
    day: {
      en: 'Nobody wanted the soap until it was called what grandmothers call it.',
      hi: 'साबुन किसी को नहीं चाहिए था, जब तक उसे दादी वाला नाम न मिला।',
    },
    interests: ['enterprising', 'artistic'],
    education: 'degree',
    place: 'home',
    wants: {
      '5-cognitive': { en: 'Three words on a wall must say what a page could not.', hi: 'जो पन्ना न कह सका, वह दीवार पर तीन शब्द कहें।' },
      '4-rational': {
        en: 'People buy relief, pride, a memory: you must know which.',
        hi: 'लोग राहत ख़रीदते हैं, शान या याद: कौन-सी, यह पता हो।',
      },
      '9-cognitive': { en: 'Half the money goes to what worked, half to what might.', hi: 'आधा पैसा उस पर जो चला, आधा उस पर जो चल सकता है।' },
    },
  },
  {
    code: '2433',
    title: { en: 'Technical or medical sales', hi: 'तकनीकी या दवा बिक्री प्रतिनिधि' },
    day: {
      en: 'The doctor has four minutes, and one doubt that you have read about.',
      hi: 'डॉक्टर के पास चार मिनट हैं, और एक शंका जिस पर पढ़कर आना पड़ा।',
    },
    interests: ['enterprising', 'investigative'],
    education: 'degree',
    place: 'moving',
    wants: {
      '3-rational': { en: 'A pump’s inside is explained on the back of a bill.', hi: 'पंप के भीतर का हाल बिल के पीछे समझाया जाता है।' },
      '7-cognitive': { en: 'The price goes down, and the service contract comes in.', hi: 'दाम घटता है, और सालाना देखरेख का ठेका मिल जाता है।' },
      '9-emotional': {
        en: 'The hospital that never buys is visited again in spring.',
        hi: 'जो अस्पताल कभी नहीं ख़रीदता, वहाँ अगले मौसम फिर जाना होता है।',
      },
    },
  },
  {
    code: '3322',
    title: { en: 'Sales representative', hi: 'बिक्री प्रतिनिधि' },
    day: { en: 'Twelve shops, twelve teas, and an order in the last one.', hi: 'बारह दुकानें, बारह चाय, और आख़िरी में ऑर्डर।' },
    interests: ['enterprising', 'social'],
    education: 'school',
    place: 'moving',
    wants: {
      '7-cognitive': {
        en: 'You notice which box the shopkeeper would give up first.',
        hi: 'दुकानदार कौन-सा डिब्बा पहले छोड़ेगा, यह भाँपना होता है।',
      },
      '2-emotional': {
        en: 'His daughter’s results were due; you ask before you open the bag.',
        hi: 'उनकी बेटी का नतीजा आना था; बैग खुलने से पहले वही पूछा जाता है।',
      },
      '12-emotional': { en: 'The “no” of this morning is left at this morning’s door.', hi: 'सुबह की ना सुबह के दरवाज़े पर छूट जाती है।' },
    },
  },
  {
    code: '3323',
    title: { en: 'Buyer', hi: 'ख़रीद अधिकारी' },
    day: { en: 'Three samples of one cloth; the cheapest shrinks.', hi: 'एक कपड़े के तीन नमूने; सबसे सस्ता सिकुड़ता है।' },
    interests: ['enterprising', 'conventional'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '7-cognitive': { en: 'Later payment for a lower price: both sides go home content.', hi: 'भुगतान जल्दी, दाम कम: दोनों ख़ुश घर जाते हैं।' },
      '7-rational': { en: 'The lowest price is compared with what breaks in March.', hi: 'सबसे कम दाम को मार्च की टूट-फूट से तौला जाता है।' },
      '10-rational': { en: 'Ten suppliers deliver in one week, in the right order.', hi: 'दस जगह का माल एक हफ़्ते में, सही क्रम से आता है।' },
    },
  },
  {
    code: '3334',
    title: { en: 'Estate agent', hi: 'संपत्ति सलाहकार' },
    day: { en: 'They praise the kitchen and stand at the balcony.', hi: 'वे रसोई की तारीफ़ करते हैं, और खड़े बालकनी में हैं।' },
    interests: ['enterprising', 'social'],
    education: 'school',
    place: 'moving',
    wants: {
      '3-cognitive': {
        en: 'Two people look at one another for a moment, and you know.',
        hi: 'दो लोग पल भर एक-दूसरे को देखते हैं, और बात समझ आ जाती है।',
      },
      '7-cognitive': { en: 'A deal of a lifetime hangs on who mends the roof.', hi: 'उम्र भर का सौदा इस पर अटका है कि छत कौन ठीक कराए।' },
      '9-emotional': { en: 'After thirty viewings the thirty-first begins with joy.', hi: 'तीस बार दिखाने के बाद इकतीसवीं बार भी मन से।' },
    },
  },
  {
    code: '5211',
    title: { en: 'Market stall keeper', hi: 'बाज़ार के ठेले वाले' },
    day: { en: 'At five the tomatoes are shining; at eight it is a question of price.', hi: 'पाँच बजे टमाटर चमकते हैं; आठ बजे बात दाम की है।' },
    interests: ['enterprising', 'realistic'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '7-cognitive': {
        en: 'Forty small bargains before noon, and each buyer comes back.',
        hi: 'दोपहर तक चालीस छोटे सौदे, और हर ग्राहक लौटकर आता है।',
      },
      '9-cognitive': {
        en: 'The corner by the school is good; is the one by the temple better?',
        hi: 'स्कूल वाला मोड़ अच्छा है; मंदिर वाला क्या उससे भी अच्छा होगा?',
      },
      '3-emotional': { en: 'The call across the street sells before the fruit does.', hi: 'फल से पहले आवाज़ बिकती है।' },
    },
  },
  {
    code: '5221',
    title: { en: 'Shopkeeper', hi: 'दुकानदार' },
    day: { en: 'He will pay on Friday; you know which Fridays he means.', hi: 'पैसे शुक्रवार को मिलेंगे; कौन-से शुक्रवार, यह पता है।' },
    interests: ['enterprising', 'conventional', 'social'],
    education: 'none',
    place: 'indoors',
    wants: {
      '2-rational': { en: 'Stock, credit and the electric bill are in one head.', hi: 'माल, उधार और बिजली का बिल, सब एक ही दिमाग़ में।' },
      '7-rational': {
        en: 'Every shelf is a choice: what earns its place?',
        hi: 'हर ख़ाना एक चुनाव है: कौन-सी चीज़ अपनी जगह का किराया कमाती है?',
      },
      '2-emotional': { en: 'Which tea each house drinks is remembered.', hi: 'किस घर में कौन-सी चाय जाती है, याद रहता है।' },
    },
  },
  {
    code: '5223',
    title: { en: 'Shop assistant', hi: 'दुकान सहायक' },
    day: { en: 'She wants shoes for a wedding to which she does not wish to go.', hi: 'जूते उस शादी के लिए चाहिए जिसमें जाने का मन नहीं है।' },
    interests: ['social', 'enterprising'],
    education: 'school',
    place: 'indoors',
    wants: {
      '3-cognitive': { en: 'A hand stays on the cloth a moment longer.', hi: 'हाथ कपड़े पर एक पल ज़्यादा ठहरता है।' },
      '4-emotional': { en: 'The ninth pair is brought as gladly as the first.', hi: 'नौवीं जोड़ी भी पहली की तरह मुस्कान के साथ आती है।' },
      '2-cognitive': { en: 'Three customers, three sizes, one walk to the store room.', hi: 'तीन ग्राहक, तीन नाप, गोदाम का एक फेरा।' },
    },
  },
  {
    code: '5230',
    title: { en: 'Cashier or ticket clerk', hi: 'कैशियर या टिकट क्लर्क' },
    day: { en: 'Train in four minutes, and she pays in coins.', hi: 'गाड़ी चार मिनट में, और पैसे सिक्कों में मिल रहे हैं।' },
    interests: ['conventional', 'social'],
    education: 'school',
    place: 'indoors',
    wants: {
      '12-cognitive': { en: 'The thousandth note is looked at like the first.', hi: 'हज़ारवाँ नोट भी पहले की तरह देखा जाता है।' },
      '4-emotional': { en: 'A queue grumbles, and the hands stay quiet.', hi: 'लाइन बड़बड़ाती है, और हाथ शांत रहते हैं।' },
      '10-emotional': { en: 'The till is right at closing, as every day.', hi: 'बंद होते वक़्त गल्ला ठीक निकलता है, रोज़ की तरह।' },
    },
  },
];
