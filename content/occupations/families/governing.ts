import type { Occupation } from '../occupation.ts';

/** Who makes, applies and judges the rules by which people live together. */
export const governing: readonly Occupation[] = [
  {
    code: '1111',
    title: { en: 'Member of a parliament or council', hi: 'विधायक, सांसद या पार्षद' },
    day: {
      en: 'A bridge, a budget and a widow’s pension, all before a speech at noon.',
      hi: 'एक पुल, एक बजट और एक विधवा पेंशन, सब दोपहर के भाषण से पहले।',
    },
    interests: ['enterprising', 'social'],
    education: 'school',
    place: 'moving',
    wants: {
      '1-rational': {
        en: 'You vote with your name beside it, and the street asks why.',
        hi: 'वोट नाम के साथ पड़ता है, और गली पूछती है कि क्यों।',
      },
      '3-emotional': { en: 'A hall believes the speaker who shows what moves them.', hi: 'सभा उसी की सुनती है जो अपने मन की बात सामने रखे।' },
      '7-cognitive': {
        en: 'One sentence of the law is won, and another is given for it.',
        hi: 'क़ानून का एक वाक्य मिलता है, और बदले में दूसरा देना पड़ता है।',
      },
      '9-rational': {
        en: 'Whoever plants a forest today will not be re-elected for it.',
        hi: 'आज लगाया जंगल अगला चुनाव नहीं जिताता, फिर भी लगाना होता है।',
      },
    },
  },
  {
    code: '1112',
    title: { en: 'Senior government officer', hi: 'वरिष्ठ सरकारी अधिकारी' },
    day: {
      en: 'The river rises; by evening nine villages need boats, rice and one list.',
      hi: 'नदी चढ़ रही है; शाम तक नौ गाँवों को नाव, चावल और एक सूची चाहिए।',
    },
    interests: ['enterprising', 'conventional'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '1-emotional': { en: 'In the flood a district looks to one office.', hi: 'बाढ़ में पूरा ज़िला एक दफ़्तर की ओर देखता है।' },
      '10-rational': {
        en: 'Nine departments act on one day because one paper says who, where and when.',
        hi: 'नौ विभाग एक ही दिन काम करते हैं, क्योंकि एक काग़ज़ पर लिखा है कि कौन, कहाँ, कब।',
      },
      '9-rational': {
        en: 'A school built here decides where people live in thirty years.',
        hi: 'यहाँ बना स्कूल तय करता है कि तीस साल बाद बस्ती कहाँ होगी।',
      },
    },
  },
  {
    code: '1113',
    title: { en: 'Village head', hi: 'सरपंच या ग्राम प्रधान' },
    day: {
      en: 'Two brothers and one well, under the tree, until the tea is cold.',
      hi: 'पेड़ के नीचे दो भाई और एक कुआँ, जब तक चाय ठंडी न हो जाए।',
    },
    interests: ['enterprising', 'social'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '7-emotional': {
        en: 'Your cousin is in the wrong, and the village wants to hear you say so.',
        hi: 'ग़लती अपने ही घर वाले की है, और गाँव यह आपके मुँह से सुनना चाहता है।',
      },
      '2-emotional': {
        en: 'Who was promised a road, and when, is remembered by all.',
        hi: 'किस टोले को सड़क का वादा मिला था, यह सबको याद रहता है।',
      },
      '11-cognitive': { en: 'A tank is dug only when each house gives a day.', hi: 'तालाब तभी खुदता है जब हर घर एक दिन दे।' },
    },
  },
  {
    code: '2422',
    title: { en: 'Policy officer', hi: 'नीति विशेषज्ञ' },
    day: {
      en: 'Two pages for the minister: three ways, what each costs, and which you would take.',
      hi: 'मंत्री के लिए दो पन्ने: तीन रास्ते, हर एक का ख़र्च, और अपनी राय।',
    },
    interests: ['investigative', 'enterprising'],
    education: 'higher',
    place: 'home',
    wants: {
      '9-rational': { en: 'A subsidy changes what farmers sow four seasons later.', hi: 'आज की छूट चार मौसम बाद की फ़सल बदल देती है।' },
      '7-rational': {
        en: 'What helps the town costs the valley, and both must be written down.',
        hi: 'जो शहर के काम आए, वह घाटी को महँगा पड़ता है; दोनों लिखने पड़ते हैं।',
      },
      '6-cognitive': {
        en: 'Rule twelve undoes rule three, and nobody else has noticed.',
        hi: 'बारहवाँ नियम तीसरे को काट रहा है, और किसी की नज़र नहीं पड़ी।',
      },
    },
  },
  {
    code: '2611',
    title: { en: 'Lawyer', hi: 'वकील' },
    day: {
      en: 'Page ninety of the contract holds a comma on which a house depends.',
      hi: 'करार के नब्बेवें पन्ने पर एक अल्पविराम है, और उस पर एक मकान टिका है।',
    },
    interests: ['enterprising', 'investigative'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '6-rational': { en: 'Of a hundred papers three are evidence, and you must find them.', hi: 'सौ काग़ज़ों में तीन सबूत हैं, और वही निकालने हैं।' },
      '3-rational': { en: 'A judge has ten minutes; the case must fit into them.', hi: 'जज के पास दस मिनट हैं; पूरा मामला उतने में आना चाहिए।' },
      '7-cognitive': { en: 'An hour before the hearing both sides may still settle.', hi: 'पेशी से घंटा भर पहले भी समझौता हो सकता है।' },
      '1-emotional': {
        en: 'You rise and object while the whole court frowns.',
        hi: 'पूरी अदालत की भौंहें तनी हों, तब भी खड़े होकर आपत्ति करनी पड़ती है।',
      },
    },
  },
  {
    code: '2612',
    title: { en: 'Judge', hi: 'न्यायाधीश' },
    day: {
      en: 'Both lawyers were convincing; at night you read the file once more from the end.',
      hi: 'दोनों वकील ठीक लगे; रात को फ़ाइल एक बार फिर, आख़िर से, पढ़ी जाती है।',
    },
    interests: ['investigative', 'social'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '12-rational': {
        en: 'Did the argument convince you, or the suit that he wore?',
        hi: 'दलील ने मनाया या वकील के रोब ने, यह ख़ुद से पूछना पड़ता है।',
      },
      '1-rational': { en: 'At the end there is one sentence, and it is yours.', hi: 'आख़िर में एक ही फ़ैसला होता है, और उस पर एक ही दस्तख़त।' },
      '7-emotional': {
        en: 'The loser, too, should leave with the feeling of having been heard.',
        hi: 'हारने वाला भी यह मानकर जाए कि उसकी सुनी गई।',
      },
      '8-rational': { en: 'A confession that fits too well is read twice.', hi: 'जो बयान ज़रूरत से ज़्यादा सटीक हो, उसे दो बार पढ़ा जाता है।' },
    },
  },
  {
    code: '3257',
    title: { en: 'Health and safety inspector', hi: 'स्वास्थ्य और सुरक्षा निरीक्षक' },
    day: { en: 'The kitchen shines; you ask to see behind the refrigerator.', hi: 'रसोई चमक रही है; फिर फ़्रिज के पीछे देखने की बात उठती है।' },
    interests: ['investigative', 'conventional'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '8-rational': {
        en: 'The cause of the accident lies two steps behind the broken ladder.',
        hi: 'हादसे की जड़ टूटी सीढ़ी से दो क़दम पीछे होती है।',
      },
      '6-rational': { en: 'Each point of the list is seen with your own eyes.', hi: 'सूची की हर बात अपनी आँख से देखी जाती है।' },
      '1-emotional': {
        en: 'You close a kitchen whose owner knows the mayor.',
        hi: 'वह रसोई भी बंद करनी पड़ती है जिसका मालिक बड़े लोगों को जानता है।',
      },
    },
  },
  {
    code: '3351',
    title: { en: 'Customs officer', hi: 'सीमा शुल्क अधिकारी' },
    day: { en: 'Four hundred suitcases pass; one man looks at his shoes.', hi: 'चार सौ सूटकेस गुज़रते हैं; एक आदमी अपने जूते देख रहा है।' },
    interests: ['conventional', 'enterprising'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '3-cognitive': { en: 'A smile that comes a moment too late opens a bag.', hi: 'एक पल देर से आई मुस्कान बैग खुलवा देती है।' },
      '12-cognitive': { en: 'The thing that matters comes in the sixth hour of nothing.', hi: 'काम की चीज़ छह ख़ाली घंटों के बाद आती है।' },
      '10-emotional': { en: 'The form is the same for the minister’s son.', hi: 'फ़ॉर्म मंत्री के बेटे के लिए भी वही है।' },
    },
  },
  {
    code: '3352',
    title: { en: 'Tax officer', hi: 'कर अधिकारी' },
    day: { en: 'The shop earns little and has bought a second lorry.', hi: 'दुकान की कमाई कम है, और दूसरा ट्रक आ चुका है।' },
    interests: ['conventional', 'investigative'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '6-rational': {
        en: 'Two books of one firm are laid side by side until they disagree.',
        hi: 'एक ही फ़र्म की दो बहियाँ तब तक मिलाई जाती हैं जब तक फ़र्क़ न दिखे।',
      },
      '8-emotional': { en: 'Somewhere in a thousand honest lines is one that is not.', hi: 'हज़ार सच्ची पंक्तियों में कहीं एक झूठी छिपी है।' },
      '2-rational': { en: 'No date of any case may lapse.', hi: 'किसी मामले की तारीख़ निकलनी नहीं चाहिए।' },
    },
  },
  {
    code: '3353',
    title: { en: 'Social benefits officer', hi: 'पेंशन और सहायता अधिकारी' },
    day: {
      en: 'Her papers are in the wrong name, and her rent is due; there is a way, on page four.',
      hi: 'काग़ज़ों में नाम ग़लत है और किराया सिर पर; रास्ता है, चौथे पन्ने पर।',
    },
    interests: ['social', 'conventional'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '10-rational': {
        en: 'Forty claims, forty dates, and one that cannot wait until tomorrow.',
        hi: 'चालीस अर्ज़ियाँ, चालीस तारीख़ें, और एक जो कल तक नहीं रुक सकती।',
      },
      '4-rational': {
        en: 'Somebody who shouts at the counter has mostly not understood a letter.',
        hi: 'खिड़की पर चिल्लाने वाले को अक्सर कोई चिट्ठी समझ नहीं आई होती।',
      },
      '3-rational': {
        en: 'The law has to be said in the words of the person who needs it.',
        hi: 'क़ानून उसके शब्दों में कहना होता है जिसे उसकी ज़रूरत है।',
      },
    },
  },
  {
    code: '3411',
    title: { en: 'Legal assistant', hi: 'क़ानूनी सहायक' },
    day: {
      en: 'The hearing is at ten; at nine you find the letter that everybody believed lost.',
      hi: 'पेशी दस बजे है; नौ बजे वह चिट्ठी मिलती है जिसे सब खोया मान चुके थे।',
    },
    interests: ['conventional', 'investigative'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '2-rational': {
        en: 'Where each paper of each case lies is known without a search.',
        hi: 'किस मामले का कौन-सा काग़ज़ कहाँ है, बिना ढूँढे पता होता है।',
      },
      '6-emotional': { en: 'Eight boxes of letters are read to the bottom.', hi: 'चिट्ठियों के आठ डिब्बे तले तक पढ़े जाते हैं।' },
      '10-emotional': { en: 'The file is in order at eight, before anybody asks.', hi: 'फ़ाइल आठ बजे तैयार मिलती है, किसी के पूछने से पहले।' },
    },
  },
];
