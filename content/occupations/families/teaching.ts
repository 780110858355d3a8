import type { Occupation } from '../occupation.ts';

/** Who helps others to learn. */
export const teaching: readonly Occupation[] = [
  {
    code: '2310',
    title: { en: 'University teacher', hi: 'विश्वविद्यालय शिक्षक' },
    day: {
      en: 'A lecture at nine, a thesis at noon, and in the evening an hour of your own question.',
      hi: 'नौ बजे व्याख्यान, दोपहर में किसी का शोध, और शाम को घंटा भर अपना सवाल।',
    },
    interests: ['investigative', 'social'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '8-rational': {
        en: 'What everybody has cited for years is looked up at its source.',
        hi: 'जिसका हवाला सब देते आए, उसे मूल किताब में जाकर देखा जाता है।',
      },
      '3-rational': { en: 'A hard idea has to arrive in the last row.', hi: 'कठिन बात आख़िरी पंक्ति तक पहुँचनी चाहिए।' },
      '11-rational': {
        en: 'A student’s half idea is taken up and carried one step further.',
        hi: 'छात्र का अधूरा ख़याल उठाकर एक क़दम आगे ले जाना होता है।',
      },
      '5-cognitive': {
        en: 'The example that joins three subjects occurs to you in mid-sentence.',
        hi: 'तीन विषयों को जोड़ने वाली मिसाल बोलते-बोलते सूझनी चाहिए।',
      },
    },
  },
  {
    code: '2320',
    title: { en: 'Trade teacher', hi: 'आईटीआई या व्यावसायिक शिक्षक' },
    day: { en: 'Twenty lathes start at once, and one of them sounds wrong.', hi: 'बीस खराद एक साथ चलते हैं, और एक की आवाज़ ठीक नहीं।' },
    interests: ['social', 'realistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '3-rational': { en: 'A movement of the wrist must be put into words.', hi: 'कलाई की एक हरकत शब्दों में बतानी पड़ती है।' },
      '2-rational': { en: 'At five every tool hangs in its place, counted.', hi: 'पाँच बजे हर औज़ार गिना हुआ, अपनी जगह टँगा मिलता है।' },
      '9-emotional': { en: 'You see the plumber in a boy who is late every day.', hi: 'रोज़ देर से आने वाले में भी कल का कारीगर दिखना चाहिए।' },
    },
  },
  {
    code: '2330',
    title: { en: 'Secondary school teacher', hi: 'माध्यमिक विद्यालय शिक्षक' },
    day: {
      en: 'Forty pupils, one window with a wedding band passing, and the theorem still to prove.',
      hi: 'चालीस छात्र, खिड़की के बाहर बारात का बैंड, और प्रमेय अभी बाक़ी है।',
    },
    interests: ['social', 'investigative'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '3-rational': { en: 'The same rule is explained a third time, in a third way.', hi: 'वही नियम तीसरी बार, तीसरे ढंग से समझाया जाता है।' },
      '1-emotional': {
        en: 'Forty young people test on the first day whether you stand firm.',
        hi: 'चालीस किशोर पहले ही दिन परख लेते हैं कि सामने कौन खड़ा है।',
      },
      '7-emotional': {
        en: 'Two have fought, both are sure, and the class watches how you judge.',
        hi: 'दो भिड़े हैं, दोनों को अपनी बात पर यक़ीन है, और कक्षा फ़ैसला देख रही है।',
      },
      '10-rational': { en: 'A year’s subject has to end before the examination does.', hi: 'साल भर का पाठ इम्तिहान से पहले पूरा होना चाहिए।' },
    },
  },
  {
    code: '2341',
    title: { en: 'Primary school teacher', hi: 'प्राथमिक शिक्षक' },
    day: {
      en: 'Before lunch: a lost tooth, a first word read aloud, and glue in somebody’s hair.',
      hi: 'दोपहर से पहले: एक टूटा दाँत, पहली बार पढ़ा गया शब्द, और किसी के बालों में गोंद।',
    },
    interests: ['social', 'artistic'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '4-emotional': { en: 'A six-year-old learns to read where it feels safe.', hi: 'छह साल का बच्चा वहीं पढ़ना सीखता है जहाँ उसे डर न लगे।' },
      '5-emotional': { en: 'Numbers become beans, then birds, then a song.', hi: 'गिनती पहले चने बनती है, फिर चिड़ियाँ, फिर गीत।' },
      '2-emotional': {
        en: 'She told you on Monday that the puppy is ill; on Tuesday she waits for you to ask.',
        hi: 'सोमवार को बताया कि पिल्ला बीमार है; मंगलवार को इंतज़ार है कि पूछा जाए।',
      },
      '2-cognitive': {
        en: 'Who is where, and who wanted what, changes thirty times an hour.',
        hi: 'कौन कहाँ है और किसे क्या चाहिए, घंटे में तीस बार बदलता है।',
      },
    },
  },
  {
    code: '2342',
    title: { en: 'Nursery teacher', hi: 'नर्सरी शिक्षक' },
    day: {
      en: 'The tower of blocks falls, and somebody must find that wonderful.',
      hi: 'गुटकों की मीनार गिरती है, और किसी को इस पर ख़ुश होना है।',
    },
    interests: ['social', 'artistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '5-emotional': { en: 'Paint on the hands is the lesson, not an accident.', hi: 'हाथों पर लगा रंग ही आज का पाठ है, गड़बड़ नहीं।' },
      '3-emotional': {
        en: 'Small children learn the names of feelings from someone who says theirs.',
        hi: 'बच्चे मन की बात कहना उससे सीखते हैं जो अपनी कहता हो।',
      },
      '11-emotional': {
        en: 'Twenty children become a group when one grown-up wants one.',
        hi: 'बीस बच्चे तब टोली बनते हैं जब कोई बड़ा ऐसा चाहे।',
      },
    },
  },
  {
    code: '2352',
    title: { en: 'Special needs teacher', hi: 'विशेष शिक्षक' },
    day: {
      en: 'After eleven weeks he ties his own shoelace, and you have no dry eye.',
      hi: 'ग्यारह हफ़्ते बाद उसने अपना फ़ीता ख़ुद बाँधा, और आँखें भर आईं।',
    },
    interests: ['social'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '6-emotional': {
        en: 'One letter may take a month, and the month has to be given.',
        hi: 'एक अक्षर में महीना लग सकता है, और वह महीना देना पड़ता है।',
      },
      '5-rational': {
        en: 'When five ways to teach a thing have failed, a sixth is needed by Monday.',
        hi: 'सिखाने के पाँच रास्ते न चलें, तो सोमवार तक छठा चाहिए।',
      },
      '4-cognitive': {
        en: 'A hand that flaps says joy or alarm, and you tell them apart.',
        hi: 'हिलता हाथ ख़ुशी कहता है या घबराहट, यह पहचानना होता है।',
      },
    },
  },
  {
    code: '2353',
    title: { en: 'Language teacher', hi: 'भाषा शिक्षक' },
    day: {
      en: 'A waiter practises “How would you like your eggs?” until he laughs in the new language.',
      hi: 'कोई वेटर नई भाषा में “अंडे कैसे लेंगे?” दोहराता है, जब तक उसी भाषा में हँसी न आ जाए।',
    },
    interests: ['social', 'artistic'],
    education: 'degree',
    place: 'home',
    wants: {
      '5-cognitive': {
        en: 'The missing word is circled by three that the learner knows.',
        hi: 'जो शब्द नहीं आता, उसे तीन जाने हुए शब्दों से घेरा जाता है।',
      },
      '3-rational': {
        en: 'Grammar is explained in the few words that the class already has.',
        hi: 'व्याकरण उन्हीं गिने-चुने शब्दों में समझाना है जो सीखने वाले के पास हैं।',
      },
      '3-emotional': {
        en: 'Learners dare to speak where the teacher speaks freely.',
        hi: 'सीखने वाले वहीं खुलकर बोलते हैं जहाँ सिखाने वाला खुलकर बोले।',
      },
    },
  },
  {
    code: '2354',
    title: { en: 'Music teacher', hi: 'संगीत शिक्षक' },
    day: { en: 'The same four bars since Tuesday; today they are music.', hi: 'मंगलवार से वही एक पंक्ति; आज वह संगीत बन गई।' },
    interests: ['artistic', 'social'],
    education: 'vocational',
    place: 'home',
    wants: {
      '5-emotional': {
        en: 'One must still be moved by a scale that has been heard ten thousand times.',
        hi: 'दस हज़ार बार सुना सरगम भी मन को छूना चाहिए।',
      },
      '6-emotional': { en: 'Wrong notes are listened to patiently, hour after hour.', hi: 'बेसुरे सुर घंटों सब्र से सुने जाते हैं।' },
      '4-rational': {
        en: 'Whether a pupil is lazy or ashamed changes what you say next.',
        hi: 'शिष्य आलसी है या शर्मिंदा, अगली बात इसी पर टिकी है।',
      },
    },
  },
  {
    code: '2356',
    title: { en: 'Computer trainer', hi: 'कंप्यूटर प्रशिक्षक' },
    day: {
      en: 'A shopkeeper of sixty sends her first bill by telephone, then sends it again for fun.',
      hi: 'साठ की उम्र में पहली बार मोबाइल से बिल भेजा, फिर मज़े के लिए एक बार और।',
    },
    interests: ['social', 'investigative'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '3-rational': {
        en: '“Click” means nothing to somebody who holds a mouse for the first time.',
        hi: 'पहली बार माउस पकड़ने वाले के लिए “क्लिक” का कोई मतलब नहीं।',
      },
      '4-emotional': {
        en: 'Grown people are ashamed of not knowing, and need somebody unhurried.',
        hi: 'बड़ों को न जानने की शर्म होती है; उन्हें ऐसा कोई चाहिए जिसे जल्दी न हो।',
      },
      '6-rational': {
        en: 'Twelve screens show twelve errors, and each has a first cause.',
        hi: 'बारह स्क्रीनों पर बारह गड़बड़ियाँ हैं, और हर एक की एक जड़ है।',
      },
    },
  },
  {
    code: '3422',
    title: { en: 'Sports coach', hi: 'खेल प्रशिक्षक' },
    day: {
      en: 'Half-time, two goals behind, and eleven faces that want one sentence.',
      hi: 'आधा खेल बाक़ी, दो गोल पीछे, और ग्यारह चेहरे एक वाक्य के इंतज़ार में।',
    },
    interests: ['social', 'enterprising', 'realistic'],
    education: 'vocational',
    place: 'outdoors',
    wants: {
      '1-rational': {
        en: 'The best player sits on the bench, and the decision is yours alone.',
        hi: 'सबसे अच्छा खिलाड़ी बाहर बैठेगा, और यह फ़ैसला अकेले लेना है।',
      },
      '9-rational': { en: 'A training plan looks two seasons ahead.', hi: 'अभ्यास की योजना दो सीज़न आगे देखती है।' },
      '11-emotional': { en: 'A team plays for those who play for the team.', hi: 'टोली उसी के लिए खेलती है जो टोली के लिए जिए।' },
      '3-emotional': {
        en: 'Pride and anger are said in the changing room, in plain words.',
        hi: 'शाबाशी हो या नाराज़गी, कमरे में साफ़ शब्दों में कही जाती है।',
      },
    },
  },
  {
    code: '5165',
    title: { en: 'Driving instructor', hi: 'ड्राइविंग सिखाने वाले' },
    day: {
      en: 'The learner stalls at the busiest crossing in town; you say, “Good, once more.”',
      hi: 'शहर के सबसे भरे चौराहे पर गाड़ी बंद; और बग़ल से आवाज़, “ठीक है, एक बार फिर।”',
    },
    interests: ['social', 'realistic'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '4-emotional': { en: 'Calm is passed from the left seat to the right one.', hi: 'चैन बग़ल की सीट से चलाने वाले तक पहुँचता है।' },
      '12-cognitive': { en: 'In eight hours you may not look away once.', hi: 'आठ घंटे में एक बार भी ध्यान नहीं हटना चाहिए।' },
      '1-cognitive': {
        en: 'Whether the learner can manage this turn must be judged a second before it.',
        hi: 'यह मोड़ सँभलेगा या नहीं, एक पल पहले भाँपना होता है।',
      },
    },
  },
];
