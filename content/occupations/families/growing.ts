import type { Occupation } from '../occupation.ts';

/** Who lives from land, water, plants and animals. */
export const growing: readonly Occupation[] = [
  {
    code: '3142',
    title: { en: 'Agricultural technician', hi: 'कृषि तकनीशियन' },
    day: {
      en: 'Forty plots of one wheat, and you measure forty ears in each.',
      hi: 'एक ही गेहूँ की चालीस क्यारियाँ, और हर एक में चालीस बालियों का नाप।',
    },
    interests: ['realistic', 'investigative'],
    education: 'vocational',
    place: 'outdoors',
    wants: {
      '8-rational': {
        en: 'Was it the seed, the rain or the row? Only a second season tells.',
        hi: 'बीज से हुआ, बारिश से या क़तार से? अगला मौसम ही बताता है।',
      },
      '10-rational': { en: 'What is sown on a wrong day is a lost year.', hi: 'ग़लत दिन बोया, तो साल गया।' },
      '12-cognitive': { en: 'The yellow leaf is one among thousands.', hi: 'पीली पत्ती हज़ारों में एक है।' },
    },
  },
  {
    code: '6111',
    title: { en: 'Field and vegetable farmer', hi: 'अनाज और सब्ज़ी किसान' },
    day: { en: 'Clouds in the west; cut today, or trust until Thursday?', hi: 'पच्छिम में बादल; आज काटें, या गुरुवार तक भरोसा करें?' },
    interests: ['realistic', 'enterprising'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '9-cognitive': { en: 'Four fields get the old seed, one the new.', hi: 'चार खेतों में पुराना बीज, एक में नया।' },
      '12-emotional': {
        en: 'Hail takes the crop in ten minutes, and in June you plough.',
        hi: 'ओले दस मिनट में फ़सल ले जाते हैं, और जून में फिर हल चलता है।',
      },
      '1-rational': { en: 'Nobody tells you when to sow.', hi: 'कब बोना है, यह कोई और नहीं बताता।' },
    },
  },
  {
    code: '6112',
    title: { en: 'Fruit, tea or coffee grower', hi: 'फल, चाय या कॉफ़ी उत्पादक' },
    day: { en: 'You graft a twig that will bear when your daughter is grown.', hi: 'आज वह क़लम लगती है जो बेटी के बड़े होने पर फलेगी।' },
    interests: ['realistic', 'enterprising'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '9-rational': { en: 'An orchard is a decision for thirty years.', hi: 'बाग़ तीस साल का फ़ैसला है।' },
      '6-emotional': { en: 'Each tree is pruned by hand, row after row, in the cold.', hi: 'हर पेड़ हाथ से छँटता है, क़तार-दर-क़तार, ठंड में।' },
      '7-cognitive': {
        en: 'The trader knows that mangoes do not wait, and you know what he has promised.',
        hi: 'व्यापारी जानता है कि आम नहीं रुकते, और आप जानते हैं कि उसने किससे वादा किया है।',
      },
    },
  },
  {
    code: '6113',
    title: { en: 'Gardener', hi: 'माली' },
    day: { en: 'The first rose that you did not expect stands beside the tap.', hi: 'जिस गुलाब की उम्मीद न थी, वह नल के पास खिला है।' },
    interests: ['realistic', 'artistic'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '5-emotional': { en: 'A bed is finished when it pleases you from the window.', hi: 'क्यारी तब पूरी है जब खिड़की से देखकर मन भर जाए।' },
      '6-emotional': { en: 'Weeds come back on Monday, and so do you.', hi: 'घास सोमवार को लौट आती है, और खुरपी भी।' },
      '8-rational': { en: 'The hibiscus is ill; you dig until you see the root.', hi: 'गुड़हल बीमार है; जड़ दिखने तक खोदना पड़ता है।' },
    },
  },
  {
    code: '6121',
    title: { en: 'Dairy farmer', hi: 'पशुपालक (दूध)' },
    day: { en: 'Four in the morning: eleven cows, and one that is too quiet.', hi: 'सुबह के चार: ग्यारह गाएँ, और एक कुछ ज़्यादा चुप।' },
    interests: ['realistic'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '10-emotional': { en: 'Milking knows no feast day.', hi: 'दुहने का काम कोई त्योहार नहीं जानता।' },
      '3-cognitive': { en: 'How a cow holds her ears is the first news of the day.', hi: 'गाय के कान दिन की पहली ख़बर हैं।' },
      '2-rational': { en: 'Fodder, loan and litres are counted every evening.', hi: 'चारा, क़र्ज़ और लीटर, हर शाम गिने जाते हैं।' },
    },
  },
  {
    code: '6122',
    title: { en: 'Poultry farmer', hi: 'मुर्ग़ीपालक' },
    day: {
      en: 'Two thousand chicks, and the sound of them tells you whether it is warm enough.',
      hi: 'दो हज़ार चूज़े, और उनकी आवाज़ बता देती है कि गर्माहट काफ़ी है या नहीं।',
    },
    interests: ['realistic', 'enterprising'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '10-emotional': { en: 'Clean boots at the gate, each time, for years.', hi: 'फाटक पर साफ़ जूते, हर बार, सालों तक।' },
      '7-rational': { en: 'Feed is dear, eggs are cheap: sell the hens or wait?', hi: 'दाना महँगा, अंडे सस्ते: मुर्ग़ियाँ बेचें या रुकें?' },
      '12-cognitive': { en: 'One drooping head in two thousand is seen at the door.', hi: 'दो हज़ार में एक झुका सिर दरवाज़े से ही दिख जाए।' },
    },
  },
  {
    code: '6123',
    title: { en: 'Beekeeper or silk grower', hi: 'मधुमक्खी या रेशम पालक' },
    day: { en: 'The hive hums one tone lower, and you lift the lid slowly.', hi: 'छत्ते की गूँज ज़रा नीची है, और ढक्कन धीरे से उठता है।' },
    interests: ['realistic', 'investigative'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '8-emotional': { en: 'What goes on in the dark box is never wholly known.', hi: 'अँधेरे डिब्बे में क्या चलता है, पूरा कभी पता नहीं चलता।' },
      '4-emotional': { en: 'Bees do not like a hurried hand.', hi: 'मधुमक्खियों को हड़बड़ाया हाथ पसंद नहीं।' },
      '9-cognitive': {
        en: 'This hill is in flower; is the next one better by Sunday?',
        hi: 'यह पहाड़ी फूली है; क्या रविवार तक अगली बेहतर होगी?',
      },
    },
  },
  {
    code: '6130',
    title: { en: 'Mixed farmer', hi: 'मिश्रित किसान' },
    day: {
      en: 'The cow eats what the field leaves, and the field eats what the cow leaves.',
      hi: 'जो खेत छोड़े वह गाय खाती है, और जो गाय छोड़े वह खेत।',
    },
    interests: ['realistic', 'enterprising'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '9-rational': {
        en: 'Four crops and two animals are thought of as one wheel over years.',
        hi: 'चार फ़सलें और दो पशु सालों की एक ही योजना में बँधे हैं।',
      },
      '5-rational': { en: 'A broken pump, no shop, some wire: and water runs.', hi: 'टूटा पंप, दुकान दूर, थोड़ा तार: और पानी चल पड़ता है।' },
      '11-cognitive': { en: 'Neighbours lend the tractor to those who lend the thresher.', hi: 'ट्रैक्टर उसी को मिलता है जो अपना थ्रेशर भी दे।' },
    },
  },
  {
    code: '6210',
    title: { en: 'Forest worker', hi: 'वन कर्मी' },
    day: {
      en: 'A marked tree, a wind that turns, and nobody speaks for a minute.',
      hi: 'निशान लगा पेड़, मुड़ती हवा, और एक मिनट कोई नहीं बोलता।',
    },
    interests: ['realistic'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '12-cognitive': { en: 'In the eighth hour the saw wants the same eye.', hi: 'आठवें घंटे में भी आरी को वही चौकन्नी आँख चाहिए।' },
      '11-cognitive': { en: 'Whoever pulls and whoever cuts must move as one.', hi: 'खींचने वाला और काटने वाला एक साथ चलें।' },
      '8-emotional': { en: 'A track in the mud makes you stop and wonder.', hi: 'कीचड़ में पैर का निशान रुककर सोचने पर मजबूर करे।' },
    },
  },
  {
    code: '6222',
    title: { en: 'Fisher', hi: 'मछुआरा' },
    day: { en: 'Yesterday’s place gave nothing; the birds are further out.', hi: 'कल की जगह कुछ न मिला; चिड़ियाँ आज दूर मँडरा रही हैं।' },
    interests: ['realistic', 'enterprising'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '9-cognitive': {
        en: 'The known bank or the unknown current: fuel for one of them.',
        hi: 'जाना हुआ किनारा या अनजान धारा: तेल एक ही का है।',
      },
      '9-emotional': { en: 'After three empty nets the fourth is thrown in hope.', hi: 'तीन ख़ाली जालों के बाद चौथा उम्मीद से फेंका जाता है।' },
      '11-emotional': { en: 'In the storm the crew is the only shore.', hi: 'तूफ़ान में साथी ही किनारा हैं।' },
    },
  },
  {
    code: '6310',
    title: { en: 'Farmer for the own family', hi: 'अपने घर के लिए खेती करने वाले' },
    day: {
      en: 'Rice on half an acre, beans on the fence, and a goose that guards both.',
      hi: 'आधे एकड़ में धान, मेड़ पर सेम, और दोनों की रखवाली में एक बत्तख़।',
    },
    interests: ['realistic'],
    education: 'none',
    place: 'outdoors',
    wants: {
      '2-rational': { en: 'What is in the jar must reach until the harvest.', hi: 'मटके में जो है, वह फ़सल तक चलना चाहिए।' },
      '5-rational': { en: 'From an old bicycle comes a pump.', hi: 'पुरानी साइकिल से पंप बन जाता है।' },
      '12-emotional': {
        en: 'The river took a strip of land, and you plant what is left.',
        hi: 'नदी ज़मीन की एक पट्टी ले गई, और बची हुई पर बोआई होती है।',
      },
    },
  },
];
