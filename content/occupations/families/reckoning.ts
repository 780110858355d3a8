import type { Occupation } from '../occupation.ts';

/** Who works with money and numbers. */
export const reckoning: readonly Occupation[] = [
  {
    code: '2120',
    title: { en: 'Statistician or actuary', hi: 'सांख्यिकीविद या बीमांकक' },
    day: {
      en: 'One point lies far from all others; either it is an error, or it is the story.',
      hi: 'एक बिंदु सबसे दूर है; या तो वह ग़लती है, या वही असली बात।',
    },
    interests: ['investigative', 'conventional'],
    education: 'higher',
    place: 'home',
    wants: {
      '6-cognitive': {
        en: 'A pattern in ten thousand rows is found by reasoning, not by looking.',
        hi: 'दस हज़ार पंक्तियों का ढर्रा देखने से नहीं, सोचने से मिलता है।',
      },
      '8-rational': { en: 'A result that pleases everyone is tested once more.', hi: 'जो नतीजा सबको भाए, उसे एक बार और परखा जाता है।' },
      '1-cognitive': {
        en: 'The answer must come with how far it can be trusted.',
        hi: 'जवाब के साथ यह भी बताना है कि उस पर कितना भरोसा हो।',
      },
    },
  },
  {
    code: '2411',
    title: { en: 'Accountant', hi: 'लेखाकार (सीए)' },
    day: { en: 'The two columns differ by four rupees, and nobody goes home.', hi: 'दो जोड़ों में चार रुपये का फ़र्क़ है, और कोई घर नहीं जाता।' },
    interests: ['conventional', 'investigative'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '2-rational': { en: 'Each rupee of a whole year has a place and a paper.', hi: 'साल भर के हर रुपये की जगह है, और हर एक का काग़ज़।' },
      '6-rational': { en: 'A small difference is hunted until its cause is found.', hi: 'छोटे-से फ़र्क़ का पीछा तब तक होता है जब तक वजह न मिले।' },
      '10-emotional': {
        en: 'Clean books are a matter of honour, even where no one looks.',
        hi: 'साफ़ बही इज़्ज़त की बात है, चाहे कोई देखे या न देखे।',
      },
      '12-rational': {
        en: 'A client would like another number, and you notice that you would like to please.',
        hi: 'ग्राहक कोई और अंक चाहता है, और मन उसे ख़ुश करना चाहता है; यह पकड़ना पड़ता है।',
      },
    },
  },
  {
    code: '2412',
    title: { en: 'Financial adviser', hi: 'वित्तीय सलाहकार' },
    day: {
      en: 'They want to buy what their neighbour bought; first you ask about the roof.',
      hi: 'वे वही ख़रीदना चाहते हैं जो पड़ोसी ने लिया; पहला सवाल छत की मरम्मत का होता है।',
    },
    interests: ['enterprising', 'social', 'conventional'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '9-rational': { en: 'A child of two needs its college money planned now.', hi: 'दो साल के बच्चे के कॉलेज का पैसा आज से सोचना होता है।' },
      '4-rational': {
        en: 'Fear sells at the bottom; you must hear that it is fear.',
        hi: 'डर सबसे बुरे दिन बिकवाता है; सुनना पड़ता है कि यह डर ही है।',
      },
      '7-rational': {
        en: 'More gain or more sleep: the price of both is put on one page.',
        hi: 'ज़्यादा मुनाफ़ा या चैन की नींद: दोनों की क़ीमत एक पन्ने पर रखी जाती है।',
      },
    },
  },
  {
    code: '2413',
    title: { en: 'Financial analyst', hi: 'वित्तीय विश्लेषक' },
    day: {
      en: 'The annual report praises itself for ninety pages; the truth is in a footnote.',
      hi: 'सालाना रिपोर्ट नब्बे पन्ने अपनी तारीफ़ करती है; सच एक छोटी टिप्पणी में है।',
    },
    interests: ['investigative', 'enterprising'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '6-rational': { en: 'A company’s promise is taken apart line by line.', hi: 'कंपनी का वादा पंक्ति-पंक्ति खोलकर देखा जाता है।' },
      '7-rational': {
        en: 'What is a thing worth, and what does one give up for it?',
        hi: 'चीज़ की असली क़ीमत क्या है, और उसके लिए क्या छोड़ना होगा?',
      },
      '1-cognitive': {
        en: '“I do not know” is sometimes the most valuable line of a report.',
        hi: 'कभी-कभी रिपोर्ट की सबसे क़ीमती पंक्ति होती है: यह पता नहीं।',
      },
    },
  },
  {
    code: '2631',
    title: { en: 'Economist', hi: 'अर्थशास्त्री' },
    day: { en: 'Onions have doubled; the question is whether rain or fear did it.', hi: 'प्याज़ दोगुना महँगा हुआ; सवाल है कि बारिश से या डर से।' },
    interests: ['investigative'],
    education: 'higher',
    place: 'home',
    wants: {
      '8-rational': { en: 'Two things rise together, and that proves nothing yet.', hi: 'दो चीज़ें साथ चढ़ीं, इससे अभी कुछ साबित नहीं होता।' },
      '9-rational': { en: 'A tax of today is followed through to its fourth consequence.', hi: 'आज के कर का असर चौथे मोड़ तक सोचा जाता है।' },
      '6-cognitive': {
        en: 'A whole market is thought through with three arrows on paper.',
        hi: 'पूरा बाज़ार काग़ज़ पर तीन तीरों से समझना होता है।',
      },
    },
  },
  {
    code: '3311',
    title: { en: 'Broker', hi: 'शेयर दलाल' },
    day: { en: 'The price falls while you speak; the client wants to know now.', hi: 'बात करते-करते क़ीमत गिरती है; ग्राहक को जवाब अभी चाहिए।' },
    interests: ['enterprising', 'conventional'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '9-cognitive': {
        en: 'Hold what is known, or try what is new: forty times before lunch.',
        hi: 'जाना हुआ पकड़ें या नया आज़माएँ: दोपहर से पहले चालीस बार।',
      },
      '1-emotional': {
        en: 'After a loss in the morning you must be able to act at noon.',
        hi: 'सुबह नुक़सान हो, तब भी दोपहर में हाथ चलना चाहिए।',
      },
      '2-cognitive': {
        en: 'Eight prices change at once, and you know the last of each.',
        hi: 'आठ क़ीमतें एक साथ बदलती हैं, और हर एक की ताज़ा याद रहती है।',
      },
    },
  },
  {
    code: '3312',
    title: { en: 'Loan officer', hi: 'ऋण अधिकारी' },
    day: {
      en: 'A woman wants a second sewing machine; her books are a school notebook, and correct.',
      hi: 'एक महिला को दूसरी सिलाई मशीन लेनी है; उनका हिसाब स्कूल की कॉपी में है, और सही है।',
    },
    interests: ['conventional', 'enterprising', 'social'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '7-rational': {
        en: 'A good person with a bad plan, or the reverse: what is the loan worth?',
        hi: 'इंसान अच्छा और योजना कच्ची, या उलटा: क़र्ज़ किसे मिले?',
      },
      '6-rational': { en: 'Three papers have to tell the same story.', hi: 'तीन काग़ज़ों में एक ही कहानी मिलनी चाहिए।' },
      '3-rational': {
        en: 'What interest does in five years must be understood before the signature.',
        hi: 'पाँच साल में ब्याज क्या करता है, यह दस्तख़त से पहले समझ आना चाहिए।',
      },
    },
  },
  {
    code: '3315',
    title: { en: 'Valuer or claims assessor', hi: 'मूल्यांकक' },
    day: {
      en: 'The roof is said to have gone in the storm; its nails have been rusty for years.',
      hi: 'कहा गया कि छत तूफ़ान में गई; कीलें सालों से ज़ंग खाई हैं।',
    },
    interests: ['conventional', 'enterprising'],
    education: 'degree',
    place: 'moving',
    wants: {
      '7-rational': { en: 'A field, a view and a bad road become one number.', hi: 'खेत, नज़ारा और ख़राब सड़क मिलकर एक रक़म बनते हैं।' },
      '8-rational': { en: 'You look for what the owner does not show.', hi: 'नज़र वहाँ जाती है जो मालिक नहीं दिखाता।' },
      '7-emotional': { en: 'Somebody who lost a house should meet a fair face.', hi: 'जिसका घर गया, उसके साथ बात बराबरी और नरमी से हो।' },
    },
  },
  {
    code: '3321',
    title: { en: 'Insurance agent', hi: 'बीमा एजेंट' },
    day: {
      en: 'The eleventh family offers tea, and asks what happens if the shop burns.',
      hi: 'ग्यारहवाँ घर चाय पिलाता है और पूछता है कि दुकान जल जाए तो क्या होगा।',
    },
    interests: ['enterprising', 'social'],
    education: 'school',
    place: 'moving',
    wants: {
      '9-emotional': {
        en: 'Ten doors said no, and you ring the eleventh with good hope.',
        hi: 'दस दरवाज़ों पर ना हुई, और ग्यारहवीं घंटी उम्मीद से बजती है।',
      },
      '2-emotional': {
        en: 'The policy is sold once; the birthday is remembered for years.',
        hi: 'पॉलिसी एक बार बिकती है; जन्मदिन सालों याद रखा जाता है।',
      },
      '3-rational': { en: 'Small print has to become three plain sentences.', hi: 'बारीक अक्षरों को तीन सीधे वाक्य बनना पड़ता है।' },
    },
  },
  {
    code: '4211',
    title: { en: 'Bank teller', hi: 'बैंक कैशियर' },
    day: {
      en: 'Pension day: the line reaches the street, and the drawer must agree at four.',
      hi: 'पेंशन का दिन: लाइन सड़क तक है, और चार बजे गल्ला मिलना चाहिए।',
    },
    interests: ['conventional', 'social'],
    education: 'school',
    place: 'indoors',
    wants: {
      '2-cognitive': {
        en: 'A count is interrupted by a question, and goes on where it stopped.',
        hi: 'गिनती के बीच सवाल आता है, और गिनती वहीं से आगे बढ़ती है।',
      },
      '10-emotional': {
        en: 'The drawer agrees to the last coin, each evening of the year.',
        hi: 'गल्ला साल की हर शाम आख़िरी सिक्के तक मिलता है।',
      },
      '4-emotional': {
        en: 'An impatient line feels at ease where the counter is at ease.',
        hi: 'खिड़की पर चैन हो, तो बेचैन लाइन भी ठहर जाती है।',
      },
    },
  },
  {
    code: '4311',
    title: { en: 'Bookkeeper', hi: 'बही-खाता लिखने वाले' },
    day: { en: 'A shoebox of bills becomes, by Friday, a year.', hi: 'जूते के डिब्बे में भरे बिल शुक्रवार तक एक साल का हिसाब बन जाते हैं।' },
    interests: ['conventional'],
    education: 'vocational',
    place: 'home',
    wants: {
      '6-emotional': {
        en: 'The four-hundredth bill is entered with the care of the first.',
        hi: 'चार सौवाँ बिल भी पहले जितने ध्यान से चढ़ता है।',
      },
      '2-rational': { en: 'Who owes what since when is known without looking.', hi: 'किस पर कब से कितना बाक़ी है, बिना देखे पता रहता है।' },
      '12-cognitive': { en: 'One exchanged figure costs a whole evening.', hi: 'एक अंक इधर का उधर हो, तो पूरी शाम जाती है।' },
    },
  },
];
