import type { Occupation } from '../occupation.ts';

/** Who looks after people in their days: the young, the old, and those in need. */
export const caring: readonly Occupation[] = [
  {
    code: '2634',
    title: { en: 'Psychologist', hi: 'मनोवैज्ञानिक' },
    day: {
      en: 'For forty minutes she speaks about her exams; in the last five, about her father.',
      hi: 'चालीस मिनट बात इम्तिहान की होती है; आख़िरी पाँच में पिता की।',
    },
    interests: ['investigative', 'social'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '4-cognitive': { en: 'What a voice holds back is heard in half a sentence.', hi: 'आवाज़ जो छिपाती है, वह आधे वाक्य में सुनाई देता है।' },
      '12-rational': {
        en: 'You must know which of the feelings in the room is your own.',
        hi: 'कमरे में जो महसूस हो रहा है, उसमें अपना कितना है, यह पता होना चाहिए।',
      },
      '8-emotional': {
        en: 'For months neither of you knows yet what it is about.',
        hi: 'महीनों तक दोनों को पता नहीं होता कि बात असल में किसकी है।',
      },
      '8-rational': {
        en: 'The first explanation is comfortable, and therefore doubted.',
        hi: 'पहली वजह आरामदेह होती है, इसीलिए उस पर शक ज़रूरी है।',
      },
    },
  },
  {
    code: '2635',
    title: { en: 'Social worker or counsellor', hi: 'समाज सेवक या परामर्शदाता' },
    day: {
      en: 'A mother, a landlord and an office all say no; by four you have one yes.',
      hi: 'माँ, मकान मालिक और दफ़्तर, तीनों की ना; चार बजे तक एक हाँ मिल चुकी है।',
    },
    interests: ['social', 'enterprising'],
    education: 'degree',
    place: 'moving',
    wants: {
      '7-emotional': {
        en: 'Father and daughter both need somebody who takes no side.',
        hi: 'बाप और बेटी, दोनों को ऐसा कोई चाहिए जो किसी का पक्ष न ले।',
      },
      '4-rational': { en: 'Anger at the door is read as news about what happened at home.', hi: 'दरवाज़े पर का ग़ुस्सा ख़बर है कि घर में क्या हुआ।' },
      '12-emotional': {
        en: 'Someone you helped for a year goes back, and you open the file again.',
        hi: 'साल भर जिसकी मदद हुई, वह लौट जाता है, और फ़ाइल फिर खुलती है।',
      },
      '2-emotional': {
        en: '“I will call on Thursday” is the promise that counts.',
        hi: '“गुरुवार को फ़ोन आएगा” कहा है, तो गुरुवार को फ़ोन जाना चाहिए।',
      },
    },
  },
  {
    code: '2636',
    title: { en: 'Priest, imam, nun or other religious guide', hi: 'पुजारी, इमाम, ग्रंथी, पादरी' },
    day: {
      en: 'A wedding at eleven, a farewell at four, and in between somebody who has lost their faith.',
      hi: 'ग्यारह बजे शादी, चार बजे विदाई, और बीच में कोई जिसका विश्वास टूट गया है।',
    },
    interests: ['social', 'artistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '12-emotional': {
        en: 'People bring what they cannot forgive, and ask how one does it.',
        hi: 'लोग वह लाते हैं जो माफ़ नहीं हो पाता, और पूछते हैं कि माफ़ी कैसे होती है।',
      },
      '3-emotional': { en: 'Grief and joy have to be spoken aloud before a full hall.', hi: 'दुख हो या ख़ुशी, भरे आँगन के सामने बोलनी पड़ती है।' },
      '2-emotional': {
        en: 'Whose father died last spring must not be forgotten at the feast.',
        hi: 'पिछले साल किसके पिता गए, यह त्योहार पर भूलना नहीं चाहिए।',
      },
      '12-rational': {
        en: 'Whoever advises others has first to look at their own reasons.',
        hi: 'दूसरों को राह बताने से पहले अपनी वजहें टटोलनी पड़ती हैं।',
      },
    },
  },
  {
    code: '3412',
    title: { en: 'Welfare and youth worker', hi: 'कल्याण और युवा कार्यकर्ता' },
    day: {
      en: 'Eleven boys, one ball, and a quarrel that began in another street.',
      hi: 'ग्यारह लड़के, एक गेंद, और एक झगड़ा जो दूसरी गली में शुरू हुआ था।',
    },
    interests: ['social'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '7-emotional': {
        en: 'Both gangs must be able to say afterwards that you were fair.',
        hi: 'दोनों टोलियाँ बाद में कह सकें कि फ़ैसला बराबर का था।',
      },
      '11-emotional': {
        en: 'The young come where they feel that they belong, and that begins with you.',
        hi: 'नौजवान वहीं आते हैं जहाँ अपनापन हो, और वह किसी एक से शुरू होता है।',
      },
      '9-emotional': {
        en: 'Hope for a boy whom his school has given up is the whole tool kit.',
        hi: 'जिसे स्कूल ने छोड़ दिया, उससे उम्मीद रखना ही सबसे बड़ा औज़ार है।',
      },
    },
  },
  {
    code: '5311',
    title: { en: 'Child care worker', hi: 'बाल देखभाल कर्मी (आँगनवाड़ी)' },
    day: { en: 'One sleeps, one sings, one has put a bean into her ear.', hi: 'एक सो रहा है, एक गा रहा है, और एक ने कान में चना डाल लिया है।' },
    interests: ['social', 'artistic'],
    education: 'school',
    place: 'indoors',
    wants: {
      '5-emotional': {
        en: 'A cardboard box has to be a ship again, and you are on board.',
        hi: 'गत्ते का डिब्बा आज फिर जहाज़ है, और बड़ों को भी सवार होना है।',
      },
      '4-emotional': { en: 'Six crying children need one lap that does not hurry.', hi: 'छह रोते बच्चों को एक गोद चाहिए जिसे जल्दी न हो।' },
      '3-cognitive': { en: 'The quiet child’s face changes an hour before the fever.', hi: 'चुप बच्चे का चेहरा बुख़ार से घंटा भर पहले बदल जाता है।' },
    },
  },
  {
    code: '5321',
    title: { en: 'Health care assistant', hi: 'अस्पताल सहायक' },
    day: {
      en: 'Washing, turning, feeding, and a joke that has been told in this room every morning.',
      hi: 'नहलाना, करवट दिलाना, खिलाना, और वही चुटकुला जो इस कमरे में रोज़ सुनाया जाता है।',
    },
    interests: ['social', 'realistic'],
    education: 'school',
    place: 'indoors',
    wants: {
      '6-emotional': {
        en: 'The same eight beds are made every morning, and must not look it.',
        hi: 'वही आठ बिस्तर रोज़ लगते हैं, और हर बार पहले दिन जैसे दिखने चाहिए।',
      },
      '4-emotional': {
        en: 'Being washed by a stranger is easier when the stranger is at ease.',
        hi: 'अनजान हाथों से नहाना तब आसान है जब वे हाथ सहज हों।',
      },
      '10-emotional': {
        en: 'Nobody checks whether the water glass was filled; it is filled.',
        hi: 'पानी का गिलास भरा या नहीं, कोई नहीं देखता; फिर भी वह भरा मिलता है।',
      },
    },
  },
  {
    code: '5322',
    title: { en: 'Carer in people’s homes', hi: 'घर पर देखभाल करने वाले' },
    day: {
      en: 'She asks for her husband again, who died in March; you put the kettle on and ask how they met.',
      hi: 'वे फिर पति को पूछती हैं, जो मार्च में गुज़रे; चाय चढ़ती है, और बात पहली मुलाक़ात की होती है।',
    },
    interests: ['social'],
    education: 'none',
    place: 'moving',
    wants: {
      '2-emotional': {
        en: 'He takes his tea without sugar, and wants nobody to ask again.',
        hi: 'चाय बिना चीनी की है, और यह दोबारा पूछना उन्हें अच्छा नहीं लगता।',
      },
      '12-emotional': {
        en: 'You are scolded for a lost key that lies in his pocket, and let it pass.',
        hi: 'चाबी उनकी जेब में है, डाँट किसी और को पड़ती है, और बात वहीं छोड़नी होती है।',
      },
      '4-cognitive': {
        en: 'Those who no longer find words still say much with their eyes.',
        hi: 'जिनके पास शब्द नहीं बचे, उनकी आँखें अब भी बहुत कहती हैं।',
      },
      '1-emotional': {
        en: 'Alone in the flat, it is you who decides to call the doctor.',
        hi: 'घर में और कोई नहीं; डॉक्टर को बुलाना है या नहीं, ख़ुद तय करना है।',
      },
    },
  },
  {
    code: '5163',
    title: { en: 'Undertaker', hi: 'अंतिम संस्कार कराने वाले' },
    day: {
      en: 'A family of nine cannot agree on the flowers, and not one of them means the flowers.',
      hi: 'नौ लोगों का परिवार फूलों पर सहमत नहीं, और बात किसी की फूलों की नहीं है।',
    },
    interests: ['social', 'conventional'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '10-rational': {
        en: 'Within a day there are papers, a place, a car and forty guests.',
        hi: 'एक दिन में काग़ज़, जगह, गाड़ी और चालीस लोगों का इंतज़ाम होता है।',
      },
      '4-emotional': {
        en: 'Death comes into the office every day, and the room must stay quiet.',
        hi: 'यहाँ मौत रोज़ आती है, और कमरे की शांति बनी रहनी चाहिए।',
      },
      '10-emotional': {
        en: 'The tie is straight because the family will remember it for life.',
        hi: 'हर चीज़ सलीक़े से हो, क्योंकि परिवार उसे उम्र भर याद रखेगा।',
      },
    },
  },
  {
    code: '5164',
    title: { en: 'Animal groomer and carer', hi: 'पालतू जानवरों की देखभाल करने वाले' },
    day: { en: 'The cat decides when the brush may begin.', hi: 'ब्रश कब शुरू होगा, यह बिल्ली तय करती है।' },
    interests: ['realistic', 'social'],
    education: 'none',
    place: 'indoors',
    wants: {
      '3-cognitive': { en: 'An ear turns a finger’s breadth, and that is the warning.', hi: 'कान ज़रा-सा मुड़ता है, और चेतावनी बस इतनी ही है।' },
      '4-emotional': {
        en: 'A nervous dog borrows its calm from the hand that holds it.',
        hi: 'घबराया कुत्ता उसी हाथ से चैन लेता है जो उसे थामे है।',
      },
      '6-emotional': { en: 'Cages are cleaned on feast days too.', hi: 'पिंजरे त्योहार के दिन भी साफ़ होते हैं।' },
    },
  },
];
