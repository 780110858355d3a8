import type { Occupation } from '../occupation.ts';

/** Who feeds, receives and looks after guests. */
export const hosting: readonly Occupation[] = [
  {
    code: '3434',
    title: { en: 'Chef', hi: 'मुख्य रसोइया (शेफ़)' },
    day: { en: 'Eighty plates an hour, and one of them is sent back, rightly.', hi: 'घंटे में अस्सी थालियाँ, और एक लौटती है, ठीक ही लौटती है।' },
    interests: ['artistic', 'enterprising', 'realistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '5-emotional': {
        en: 'A taste does not let you go until it has become a dish.',
        hi: 'एक स्वाद तब तक पीछा करता है जब तक पकवान न बन जाए।',
      },
      '1-rational': { en: 'In the rush one voice says what goes first.', hi: 'भीड़ में एक ही आवाज़ बताती है कि पहले क्या जाएगा।' },
      '2-cognitive': { en: 'Six pans, six times, and a waiter who asks.', hi: 'छह कड़ाहियाँ, छह समय, और पूछता हुआ वेटर।' },
    },
  },
  {
    code: '4221',
    title: { en: 'Travel consultant', hi: 'यात्रा सलाहकार' },
    day: {
      en: 'A cancelled flight, a wedding tomorrow, and a night bus that you remember.',
      hi: 'उड़ान रद्द, शादी कल, और एक रात की बस जो याद आ जाती है।',
    },
    interests: ['enterprising', 'conventional', 'social'],
    education: 'vocational',
    place: 'home',
    wants: {
      '10-cognitive': {
        en: 'Five cities in the fewest days, and a nap for the grandmother.',
        hi: 'पाँच शहर सबसे कम दिनों में, और दादी के आराम का वक़्त भी।',
      },
      '9-emotional': { en: 'Your longing for a strange coast is what sells the ticket.', hi: 'अनजान किनारे की अपनी चाह ही टिकट बेचती है।' },
      '7-rational': { en: 'Cheap, near, quiet: they may have two.', hi: 'सस्ता, पास, शांत: इनमें से दो मिल सकते हैं।' },
    },
  },
  {
    code: '5111',
    title: { en: 'Cabin crew or train steward', hi: 'विमान या ट्रेन परिचारक' },
    day: {
      en: 'The plane drops, two hundred faces turn, and you go on pouring.',
      hi: 'विमान झटका खाता है, दो सौ चेहरे मुड़ते हैं, और चाय डलती रहती है।',
    },
    interests: ['social', 'enterprising'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '4-emotional': { en: 'Passengers read in your face whether the noise is bad.', hi: 'आवाज़ ख़तरे की है या नहीं, यात्री चेहरे से पढ़ते हैं।' },
      '11-cognitive': {
        en: 'With a crew you met this morning everything must be in step.',
        hi: 'सुबह मिले साथियों के साथ हर काम ताल में होना है।',
      },
      '10-emotional': {
        en: 'The belt check of the fourth flight is the same as on the first.',
        hi: 'चौथी उड़ान में भी पेटियाँ पहली की तरह जाँची जाती हैं।',
      },
    },
  },
  {
    code: '5113',
    title: { en: 'Travel guide', hi: 'गाइड' },
    day: {
      en: 'The same fort for nine years, and today a child asks something new.',
      hi: 'नौ साल से वही क़िला, और आज एक बच्चे ने नया सवाल पूछा।',
    },
    interests: ['social', 'artistic', 'enterprising'],
    education: 'vocational',
    place: 'outdoors',
    wants: {
      '3-rational': { en: 'Five hundred years become one story on one staircase.', hi: 'पाँच सौ साल एक सीढ़ी पर एक कहानी बन जाते हैं।' },
      '9-emotional': { en: 'You take the lane that is not in the book.', hi: 'क़दम उस गली में मुड़ते हैं जो किताब में नहीं।' },
      '2-cognitive': { en: 'Twenty-two went in, and you know where each of them is.', hi: 'बाईस लोग अंदर गए, और हर एक कहाँ है, यह पता है।' },
    },
  },
  {
    code: '5120',
    title: { en: 'Cook', hi: 'रसोइया' },
    day: { en: 'Lentils for three hundred, and they taste of home.', hi: 'तीन सौ लोगों की दाल, और स्वाद घर का।' },
    interests: ['realistic', 'artistic'],
    education: 'none',
    place: 'indoors',
    wants: {
      '10-cognitive': {
        en: 'Four dishes on two flames are ready in the same minute.',
        hi: 'दो चूल्हों पर चार पकवान एक ही मिनट में तैयार होते हैं।',
      },
      '6-emotional': { en: 'The fortieth kilo of onions is cut as fine as the first.', hi: 'चालीसवाँ किलो प्याज़ भी पहले जितना बारीक कटता है।' },
      '5-emotional': { en: 'A little more cumin, for no reason but joy.', hi: 'ज़रा-सा और जीरा, बस मन की ख़ुशी से।' },
    },
  },
  {
    code: '5131',
    title: { en: 'Waiter', hi: 'वेटर' },
    day: { en: 'Table nine has quarrelled; you bring the bread and no question.', hi: 'नौवीं मेज़ पर झगड़ा हुआ है; रोटी पहुँचती है, सवाल नहीं।' },
    interests: ['social', 'realistic'],
    education: 'none',
    place: 'indoors',
    wants: {
      '2-cognitive': { en: 'Six tables, nineteen wishes, no paper.', hi: 'छह मेज़ें, उन्नीस फ़रमाइशें, काग़ज़ नहीं।' },
      '3-cognitive': { en: 'A guest lifts an eyebrow, and you are on your way.', hi: 'मेहमान की भौंह उठी, और क़दम चल पड़े।' },
      '11-emotional': { en: 'A full plate for table two is carried by whoever is near.', hi: 'दूसरी मेज़ की थाली वही उठाता है जो पास हो।' },
    },
  },
  {
    code: '5132',
    title: { en: 'Bartender', hi: 'बारटेंडर' },
    day: {
      en: 'Someone at the end of the counter has drunk enough, and is told it kindly.',
      hi: 'काउंटर के छोर पर किसी की हद हो चुकी है, और उसे नरमी से बताया जाता है।',
    },
    interests: ['social', 'artistic', 'enterprising'],
    education: 'none',
    place: 'indoors',
    wants: {
      '4-cognitive': { en: 'A laugh is too loud, and you move nearer.', hi: 'हँसी ज़रूरत से तेज़ है, और ध्यान उधर जाता है।' },
      '5-rational': { en: 'Three bottles and a lemon: four new drinks.', hi: 'तीन बोतलें और एक नींबू: चार नए पेय।' },
      '12-emotional': { en: 'A hundred sorrows are heard and none is kept.', hi: 'सौ दुख सुने जाते हैं, और एक भी साथ नहीं ले जाया जाता।' },
    },
  },
  {
    code: '5141',
    title: { en: 'Hairdresser', hi: 'नाई या हेयरड्रेसर' },
    day: {
      en: '“Only the ends,” she says, and looks at the short picture.',
      hi: 'कहा जाता है “बस नीचे से”, और नज़र छोटे बालों वाली तस्वीर पर है।',
    },
    interests: ['artistic', 'social'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '4-cognitive': { en: 'Between what is said and what is wished lie four inches of hair.', hi: 'कहने और चाहने के बीच चार उँगल बाल हैं।' },
      '5-emotional': { en: 'The line of a neck gives you an idea.', hi: 'गर्दन की रेखा देखकर ही कुछ सूझ जाए।' },
      '3-emotional': { en: 'People tell their lives to someone who tells a little too.', hi: 'लोग अपनी उसे सुनाते हैं जो थोड़ी अपनी भी कहे।' },
    },
  },
  {
    code: '5142',
    title: { en: 'Beautician', hi: 'ब्यूटीशियन' },
    day: { en: 'The bride has slept two hours; by nine nobody can tell.', hi: 'दुल्हन दो घंटे सोई है; नौ बजे तक किसी को पता नहीं चलता।' },
    interests: ['artistic', 'social', 'enterprising'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '12-cognitive': { en: 'A line along the eyelid forgives no slip.', hi: 'पलक की रेखा कोई चूक माफ़ नहीं करती।' },
      '5-emotional': { en: 'Colours that belong together please you like music.', hi: 'मेल खाते रंग संगीत की तरह अच्छे लगें।' },
      '4-emotional': { en: 'A stranger’s face grows soft under quiet hands.', hi: 'अनजान चेहरा शांत हाथों के नीचे ढीला पड़ता है।' },
    },
  },
  {
    code: '5151',
    title: { en: 'Housekeeping supervisor', hi: 'हाउसकीपिंग पर्यवेक्षक' },
    day: { en: 'Ninety rooms by two o’clock, and a ring under a pillow.', hi: 'दो बजे तक नब्बे कमरे, और एक तकिये के नीचे अँगूठी।' },
    interests: ['conventional', 'enterprising'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '10-rational': {
        en: 'Eleven people and four floors are shared out in five minutes.',
        hi: 'ग्यारह लोग और चार मंज़िलें पाँच मिनट में बँट जाती हैं।',
      },
      '2-rational': { en: 'Every sheet is somewhere, and you know where.', hi: 'हर चादर कहीं है, और कहाँ, यह पता है।' },
      '7-emotional': {
        en: 'The heavy floor goes round, so that nobody has it twice.',
        hi: 'भारी मंज़िल बारी-बारी मिलती है, ताकि किसी को दो बार न मिले।',
      },
    },
  },
];
