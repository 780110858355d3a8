import type { Occupation } from '../occupation.ts';

/** Who keeps an office running: paper, dates, people at the desk. */
export const office: readonly Occupation[] = [
  {
    code: '2421',
    title: { en: 'Management consultant', hi: 'प्रबंधन सलाहकार' },
    day: {
      en: 'You draw how an order travels, and the whole room falls silent at step nine.',
      hi: 'ऑर्डर का रास्ता तख़्ते पर बनता है, और नौवें मोड़ पर पूरा कमरा चुप हो जाता है।',
    },
    interests: ['investigative', 'enterprising'],
    education: 'degree',
    place: 'moving',
    wants: {
      '6-cognitive': { en: 'A strange company is understood within a week.', hi: 'अनजान कंपनी हफ़्ते भर में समझनी होती है।' },
      '5-rational': {
        en: 'For a jam of years a way is wanted that nobody has walked.',
        hi: 'सालों की अड़चन के लिए वह रास्ता चाहिए जिस पर कोई नहीं चला।',
      },
      '3-rational': { en: 'Bad news is told so that its hearers can act on it.', hi: 'बुरी ख़बर ऐसे कही जाए कि सुनने वाला कुछ कर सके।' },
    },
  },
  {
    code: '2423',
    title: { en: 'Recruiter or careers adviser', hi: 'भर्ती या करियर सलाहकार' },
    day: {
      en: 'On paper she is the fourth; in the room she asks the only good question.',
      hi: 'काग़ज़ पर वह चौथे नंबर पर थी; कमरे में इकलौता अच्छा सवाल उसी ने पूछा।',
    },
    interests: ['social', 'enterprising'],
    education: 'degree',
    place: 'home',
    wants: {
      '4-cognitive': { en: 'Someone says “gladly” in the voice of “never”.', hi: 'कोई “ख़ुशी से” कहता है, और आवाज़ में “कभी नहीं” होता है।' },
      '12-rational': {
        en: 'You check your first impression before it checks the candidate.',
        hi: 'उम्मीदवार को परखने से पहले अपनी पहली राय परखनी होती है।',
      },
      '9-emotional': {
        en: 'For a man of fifty without a job a door is still looked for.',
        hi: 'पचास की उम्र में बेरोज़गार के लिए भी कोई दरवाज़ा ढूँढा जाता है।',
      },
    },
  },
  {
    code: '3332',
    title: { en: 'Event planner', hi: 'कार्यक्रम आयोजक' },
    day: {
      en: 'At six the speaker is at another airport; at seven nobody has noticed.',
      hi: 'छह बजे वक्ता किसी और हवाई अड्डे पर हैं; सात बजे किसी को ख़बर तक नहीं।',
    },
    interests: ['enterprising', 'social', 'conventional'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '10-rational': {
        en: 'Six hundred guests sit because a list was right in May.',
        hi: 'छह सौ मेहमान बैठ पाते हैं, क्योंकि एक सूची महीनों पहले सही बनी थी।',
      },
      '2-cognitive': { en: 'Five calls change five things, and no change is lost.', hi: 'पाँच फ़ोन पाँच बातें बदलते हैं, और कोई बदलाव नहीं खोता।' },
      '5-rational': { en: 'The hall is flooded; there are three other places.', hi: 'हॉल में पानी भर गया; तीन और जगहें सोची हुई हैं।' },
    },
  },
  {
    code: '3341',
    title: { en: 'Office supervisor', hi: 'कार्यालय पर्यवेक्षक' },
    day: { en: 'Two clerks are ill, and nobody outside should feel it.', hi: 'दो क्लर्क बीमार हैं, और बाहर किसी को पता नहीं चलना चाहिए।' },
    interests: ['conventional', 'enterprising'],
    education: 'school',
    place: 'indoors',
    wants: {
      '10-rational': { en: 'Who does what until when stands on the wall on Monday.', hi: 'कौन क्या कब तक करेगा, सोमवार को दीवार पर होता है।' },
      '7-emotional': {
        en: 'The desk at the window goes by a rule that all find fair.',
        hi: 'खिड़की वाली मेज़ उस नियम से मिलती है जो सबको ठीक लगे।',
      },
      '2-emotional': {
        en: 'Who asked for which day off is remembered in December.',
        hi: 'किसने कौन-सी छुट्टी माँगी थी, साल के अंत तक याद रहता है।',
      },
    },
  },
  {
    code: '4110',
    title: { en: 'Office clerk', hi: 'कार्यालय क्लर्क' },
    day: {
      en: 'Four hundred letters must be sorted before noon, and none may be lost.',
      hi: 'दोपहर से पहले चार सौ चिट्ठियाँ छाँटनी हैं, और एक भी खोनी नहीं चाहिए।',
    },
    interests: ['conventional'],
    education: 'school',
    place: 'indoors',
    wants: {
      '10-emotional': { en: 'A tidy shelf at five o’clock makes the evening lighter.', hi: 'पाँच बजे सजी हुई अलमारी शाम को हल्का कर देती है।' },
      '6-emotional': { en: 'The three-hundredth form is read, too.', hi: 'तीन सौवाँ फ़ॉर्म भी पढ़ा जाता है।' },
      '2-rational': { en: 'What lies where, and what is due when, is asked of you.', hi: 'क्या कहाँ रखा है और कब देना है, सब यहीं पूछते हैं।' },
    },
  },
  {
    code: '4120',
    title: { en: 'Secretary', hi: 'सचिव' },
    day: {
      en: 'Three people want the same half hour; two of them thank you.',
      hi: 'तीन लोगों को एक ही आधा घंटा चाहिए; दो शुक्रिया कहकर जाते हैं।',
    },
    interests: ['conventional', 'social'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '2-cognitive': {
        en: 'The diary changes nine times before noon, and you know the ninth.',
        hi: 'दोपहर तक डायरी नौ बार बदलती है, और नौवीं याद रहती है।',
      },
      '2-emotional': { en: 'The promise that the boss has forgotten is kept by you.', hi: 'साहब जो वादा भूल गए, वह यहीं से निभता है।' },
      '10-rational': { en: 'A journey of six trains is one page.', hi: 'छह गाड़ियों का सफ़र एक पन्ने पर आ जाता है।' },
    },
  },
  {
    code: '4132',
    title: { en: 'Data entry clerk', hi: 'डेटा एंट्री क्लर्क' },
    day: { en: 'Two thousand names, and a fan that clicks.', hi: 'दो हज़ार नाम, और एक पंखा जो टिक-टिक करता है।' },
    interests: ['conventional'],
    education: 'school',
    place: 'home',
    wants: {
      '12-cognitive': { en: 'In the fifth hour the eye still sees the missing zero.', hi: 'पाँचवें घंटे में भी छूटा हुआ शून्य दिख जाए।' },
      '6-emotional': { en: 'The work is even, and so must be the patience.', hi: 'काम एक-सा है, और सब्र भी एक-सा चाहिए।' },
      '2-cognitive': {
        en: 'A number is carried from one screen to another without a slip.',
        hi: 'अंक एक स्क्रीन से दूसरी तक बिना फिसले पहुँचता है।',
      },
    },
  },
  {
    code: '4222',
    title: { en: 'Call centre agent', hi: 'कॉल सेंटर सलाहकार' },
    day: { en: 'The sixtieth caller begins with “finally”.', hi: 'साठवाँ फ़ोन “चलो, उठाया तो” से शुरू होता है।' },
    interests: ['social', 'conventional'],
    education: 'school',
    place: 'home',
    wants: {
      '4-cognitive': { en: 'You have only the voice, and it is enough.', hi: 'पास में बस आवाज़ है, और वही काफ़ी होनी चाहिए।' },
      '12-emotional': {
        en: 'A curse ends with the call and does not ride home with you.',
        hi: 'गाली फ़ोन के साथ ख़त्म होती है, घर साथ नहीं जाती।',
      },
      '4-rational': { en: '“Cancel everything” mostly means “somebody listen”.', hi: '“सब बंद कर दो” का मतलब अक्सर होता है “कोई सुन तो ले”।' },
    },
  },
  {
    code: '4226',
    title: { en: 'Receptionist', hi: 'रिसेप्शनिस्ट' },
    day: {
      en: 'A courier, a crying child and the director arrive in one minute.',
      hi: 'एक मिनट में कूरियर, रोता बच्चा और निदेशक, तीनों आ पहुँचते हैं।',
    },
    interests: ['social', 'conventional'],
    education: 'school',
    place: 'indoors',
    wants: {
      '3-cognitive': { en: 'Who is lost shows before they ask.', hi: 'कौन भटका हुआ है, पूछने से पहले दिख जाता है।' },
      '4-emotional': { en: 'The whole house is judged by the first face.', hi: 'पूरे दफ़्तर की राय पहले चेहरे से बनती है।' },
      '2-emotional': { en: 'A visitor of last year is greeted by name.', hi: 'पिछले साल आए मेहमान का नाम याद रहता है।' },
    },
  },
  {
    code: '4321',
    title: { en: 'Stock clerk', hi: 'भंडार क्लर्क' },
    day: {
      en: 'The book says nine, the shelf says eight, and you look behind it.',
      hi: 'बही में नौ हैं, अलमारी में आठ; फिर अलमारी के पीछे देखा जाता है।',
    },
    interests: ['conventional', 'realistic'],
    education: 'school',
    place: 'indoors',
    wants: {
      '2-rational': { en: 'Ten thousand parts, and none is ordered too late.', hi: 'दस हज़ार पुर्ज़े, और कोई देर से नहीं मँगाया जाता।' },
      '10-cognitive': { en: 'Boxes are moved so that nothing is moved twice.', hi: 'डिब्बे ऐसे सरकते हैं कि कुछ दो बार न सरकाना पड़े।' },
      '6-rational': {
        en: 'A missing bolt is looked for until the list is true again.',
        hi: 'खोया पेंच तब तक ढूँढा जाता है जब तक सूची फिर सच न हो।',
      },
    },
  },
  {
    code: '4412',
    title: { en: 'Postal worker', hi: 'डाकिया' },
    day: {
      en: 'The dog on the corner, the widow who expects no letter, and one letter for her.',
      hi: 'मोड़ का कुत्ता, वह घर जिसे किसी चिट्ठी का इंतज़ार नहीं, और आज उसी के लिए एक चिट्ठी।',
    },
    interests: ['conventional', 'realistic', 'social'],
    education: 'school',
    place: 'outdoors',
    wants: {
      '10-cognitive': { en: 'The shortest way through ninety doors is a craft.', hi: 'नब्बे दरवाज़ों का सबसे छोटा रास्ता भी एक हुनर है।' },
      '10-emotional': { en: 'In rain and heat the round is walked to its end.', hi: 'बारिश हो या लू, चक्कर पूरा होता है।' },
      '2-emotional': {
        en: 'Whose pension comes today, and who cannot read, is known.',
        hi: 'आज किसकी पेंशन है और कौन पढ़ नहीं सकता, यह मालूम रहता है।',
      },
    },
  },
];
