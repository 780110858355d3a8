import type { Occupation } from '../occupation.ts';

/** Who makes computers do what people need. */
export const computing: readonly Occupation[] = [
  {
    code: '1330',
    title: { en: 'IT manager', hi: 'आईटी प्रबंधक' },
    day: {
      en: 'The payment service is down; two teams have two theories, and you choose one.',
      hi: 'भुगतान बंद है; दो टोलियों के दो अंदाज़े हैं, और एक चुनना है।',
    },
    interests: ['enterprising', 'investigative'],
    education: 'degree',
    place: 'home',
    wants: {
      '1-rational': {
        en: 'At midnight somebody has to say “roll it back”, and answer for it.',
        hi: 'आधी रात को किसी को कहना पड़ता है, “पुराना वाला लगाओ”, और जवाब देना पड़ता है।',
      },
      '9-rational': {
        en: 'The system of today must carry ten times as many people in three years.',
        hi: 'आज का सिस्टम तीन साल बाद दस गुना लोगों को सँभाले।',
      },
      '11-rational': {
        en: 'The best plan is put together from three colleagues’ halves.',
        hi: 'सबसे अच्छी योजना तीन साथियों के अधूरे सुझावों से बनती है।',
      },
    },
  },
  {
    code: '2511',
    title: { en: 'Systems analyst', hi: 'सिस्टम विश्लेषक' },
    day: { en: 'The clerk says “it is simple”, and draws eleven arrows.', hi: 'क्लर्क कहता है “सीधी-सी बात है”, और ग्यारह तीर बना देता है।' },
    interests: ['investigative', 'conventional'],
    education: 'degree',
    place: 'home',
    wants: {
      '6-rational': { en: 'What a whole office does is taken apart into steps.', hi: 'पूरे दफ़्तर का काम छोटे-छोटे क़दमों में खोला जाता है।' },
      '3-rational': {
        en: 'Those who will use it and those who will build it need two explanations.',
        hi: 'चलाने वाले और बनाने वाले, दोनों को अलग-अलग समझाना पड़ता है।',
      },
      '8-rational': {
        en: 'Behind the wish there is a need, and you ask until it appears.',
        hi: 'माँग के पीछे एक ज़रूरत है, और वह दिखने तक पूछना पड़ता है।',
      },
    },
  },
  {
    code: '2512',
    title: { en: 'Software developer', hi: 'सॉफ़्टवेयर डेवलपर' },
    day: {
      en: 'It works on Mondays and fails on Tuesdays; on Wednesday you see why.',
      hi: 'प्रोग्राम सोमवार को चलता है, मंगलवार को रुकता है; बुधवार को वजह दिखती है।',
    },
    interests: ['investigative', 'conventional'],
    education: 'degree',
    place: 'home',
    wants: {
      '6-cognitive': {
        en: 'Three rules meet, and a fourth follows that nobody wrote.',
        hi: 'तीन नियम मिलते हैं, और चौथा निकल आता है जो किसी ने लिखा नहीं।',
      },
      '2-cognitive': {
        en: 'Five values change in each line, and you keep them apart.',
        hi: 'हर पंक्ति में पाँच मान बदलते हैं, और पाँचों अलग-अलग याद रहते हैं।',
      },
      '6-emotional': {
        en: 'A fault that appears once a week is waited for, and caught.',
        hi: 'हफ़्ते में एक बार दिखने वाली गड़बड़ी का इंतज़ार होता है, और वह पकड़ी जाती है।',
      },
      '11-rational': {
        en: 'You build on code that someone else began and another will finish.',
        hi: 'काम किसी और ने शुरू किया, और कोई तीसरा पूरा करेगा; बीच में अपना हिस्सा है।',
      },
    },
  },
  {
    code: '2513',
    title: { en: 'Web and app developer', hi: 'वेब और ऐप डेवलपर' },
    day: {
      en: 'A button moved by a finger’s breadth, and a thousand more people found it.',
      hi: 'बटन उँगली भर खिसका, और हज़ार लोग ज़्यादा उस तक पहुँचे।',
    },
    interests: ['investigative', 'artistic'],
    education: 'vocational',
    place: 'home',
    wants: {
      '5-rational': { en: 'Five sketches of one page are made before one is built.', hi: 'एक पन्ने के पाँच ख़ाके बनते हैं, तब एक चुना जाता है।' },
      '9-cognitive': {
        en: 'Keep the page that works, or test another: the numbers decide each week.',
        hi: 'जो चल रहा है वही रहे या नया परखें: हर हफ़्ते अंक बताते हैं।',
      },
      '6-cognitive': {
        en: 'What happens on the screen follows from rules that must be held in mind.',
        hi: 'स्क्रीन पर जो होता है, वह मन में रखे नियमों से निकलता है।',
      },
    },
  },
  {
    code: '2521',
    title: { en: 'Database specialist', hi: 'डेटाबेस विशेषज्ञ' },
    day: {
      en: 'One wrong line would delete a hospital’s year; you read it three times.',
      hi: 'एक ग़लत पंक्ति अस्पताल का पूरा साल मिटा देती; वह तीन बार पढ़ी जाती है।',
    },
    interests: ['conventional', 'investigative'],
    education: 'degree',
    place: 'home',
    wants: {
      '10-rational': { en: 'Every fact of a company gets one place, and only one.', hi: 'कंपनी की हर जानकारी की एक जगह होती है, और बस एक।' },
      '6-rational': { en: 'Before a change is made, its effects are tried on a copy.', hi: 'बदलाव से पहले उसका असर नक़ल पर परखा जाता है।' },
      '2-rational': {
        en: 'The copy of last night must be there on the one day it is needed.',
        hi: 'कल रात की नक़ल उस एक दिन ज़रूर मिले जिस दिन उसकी ज़रूरत हो।',
      },
    },
  },
  {
    code: '2522',
    title: { en: 'Systems administrator', hi: 'सिस्टम एडमिनिस्ट्रेटर' },
    day: {
      en: 'Nobody notices you for eleven months; then the fan of server four stops.',
      hi: 'ग्यारह महीने कोई याद नहीं करता; फिर चौथे सर्वर का पंखा रुक जाता है।',
    },
    interests: ['investigative', 'realistic'],
    education: 'degree',
    place: 'home',
    wants: {
      '10-emotional': {
        en: 'An orderly machine room is its own reward at five in the morning.',
        hi: 'सुबह के पाँच बजे भी सलीक़े से रखी मशीनें ख़ुद इनाम हैं।',
      },
      '8-rational': {
        en: 'Restarting helps today; you want to know why it stopped.',
        hi: 'दोबारा चालू करने से आज चल जाएगा; पर रुका क्यों था, यह जानना है।',
      },
      '4-emotional': {
        en: 'While four hundred people wait, one voice on the telephone must be calm.',
        hi: 'चार सौ लोग रुके हैं, और फ़ोन पर एक आवाज़ शांत रहनी चाहिए।',
      },
    },
  },
  {
    code: '2523',
    title: { en: 'Network engineer', hi: 'नेटवर्क इंजीनियर' },
    day: { en: 'Between the two cities something loses one packet in a thousand.', hi: 'दो शहरों के बीच कहीं हज़ार में एक पैकेट खो जाता है।' },
    interests: ['investigative', 'realistic'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '10-cognitive': {
        en: 'Forty cables are moved in the order that cuts nobody off.',
        hi: 'चालीस तार उस क्रम से बदले जाते हैं कि किसी का काम न रुके।',
      },
      '6-rational': {
        en: 'The fault is halved, and halved again, until one box is left.',
        hi: 'गड़बड़ी आधी, फिर आधी की जाती है, जब तक एक डिब्बा न बचे।',
      },
      '9-rational': {
        en: 'A line laid today must be wide enough for what nobody sends yet.',
        hi: 'आज की लाइन उतनी चौड़ी हो जितनी कल चाहिए होगी।',
      },
    },
  },
  {
    code: '2529',
    title: { en: 'Computer security specialist', hi: 'साइबर सुरक्षा विशेषज्ञ' },
    day: { en: 'Somebody logged in at three from two countries at once.', hi: 'रात तीन बजे कोई एक साथ दो देशों से लॉग इन हुआ।' },
    interests: ['investigative', 'realistic'],
    education: 'degree',
    place: 'home',
    wants: {
      '8-emotional': { en: 'A thief leaves nearly nothing, and you enjoy the nearly.', hi: 'चोर लगभग कुछ नहीं छोड़ता, और मज़ा इसी लगभग में है।' },
      '5-rational': { en: 'One must think of the way in that nobody has tried.', hi: 'अंदर आने का वह रास्ता सोचना है जो किसी ने नहीं आज़माया।' },
      '8-cognitive': {
        en: 'Three harmless lines in a log are suddenly one attack.',
        hi: 'लॉग की तीन मामूली पंक्तियाँ अचानक एक हमला बन जाती हैं।',
      },
      '12-cognitive': {
        en: 'A thousand false alarms must not make you blind to the next.',
        hi: 'हज़ार झूठी घंटियों के बाद भी अगली पर आँख खुली रहे।',
      },
    },
  },
  {
    code: '3511',
    title: { en: 'Data centre technician', hi: 'डेटा सेंटर तकनीशियन' },
    day: {
      en: 'Green, green, green, amber; you are up before it turns red.',
      hi: 'हरी, हरी, हरी, पीली; लाल होने से पहले हाथ वहाँ पहुँच जाता है।',
    },
    interests: ['conventional', 'realistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '12-cognitive': { en: 'A night of green lights has to be watched to its end.', hi: 'हरी बत्तियों की पूरी रात आख़िर तक देखनी होती है।' },
      '10-rational': {
        en: 'Each step of the list is done in its order, and ticked.',
        hi: 'सूची का हर क़दम अपने क्रम में होता है और उस पर निशान लगता है।',
      },
      '2-cognitive': {
        en: 'Which of six jobs has ended and which waits changes by the minute.',
        hi: 'छह कामों में कौन-सा हो चुका और कौन-सा रुका है, हर मिनट बदलता है।',
      },
    },
  },
  {
    code: '3512',
    title: { en: 'IT help desk', hi: 'आईटी सहायता डेस्क' },
    day: {
      en: '“I did nothing,” says the caller, and both of you smile.',
      hi: '“मैंने कुछ नहीं किया,” फ़ोन पर आवाज़ आती है, और दोनों ओर हँसी छूटती है।',
    },
    interests: ['social', 'realistic', 'investigative'],
    education: 'vocational',
    place: 'home',
    wants: {
      '3-rational': {
        en: 'You guide a hand that you cannot see to a button it cannot name.',
        hi: 'जो हाथ दिखता नहीं, उसे उस बटन तक ले जाना है जिसका नाम उसे पता नहीं।',
      },
      '4-rational': {
        en: 'Whether the caller is angry at you or at the machine decides your first sentence.',
        hi: 'ग़ुस्सा आप पर है या मशीन पर, पहला वाक्य इसी से तय होता है।',
      },
      '12-emotional': {
        en: 'The rude call ends, and the next one gets a fresh voice.',
        hi: 'बदतमीज़ फ़ोन ख़त्म, और अगले को ताज़ी आवाज़ मिलती है।',
      },
    },
  },
];
