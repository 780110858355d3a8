import type { Occupation } from '../occupation.ts';

/** Who makes people and animals well. */
export const healing: readonly Occupation[] = [
  {
    code: '2211',
    title: { en: 'General doctor', hi: 'सामान्य डॉक्टर' },
    day: {
      en: 'Forty people sit in the corridor; the ninth says “only a cough”, and you ask one question more.',
      hi: 'गलियारे में चालीस लोग बैठे हैं; नौवें को “बस खाँसी है”, और एक सवाल और पूछना पड़ता है।',
    },
    interests: ['investigative', 'social'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '8-rational': {
        en: 'Ten illnesses begin with the same fever, and only one of them is this one.',
        hi: 'दस बीमारियाँ एक-से बुख़ार से शुरू होती हैं, और इनमें से एक ही यह है।',
      },
      '3-rational': {
        en: 'A farmer and a professor must leave with the same instruction, each in words that stay.',
        hi: 'किसान हो या प्रोफ़ेसर, दवा की बात दोनों को अपने शब्दों में समझ आनी चाहिए।',
      },
      '1-cognitive': {
        en: 'Knowing when to treat and when to send on is half of the work.',
        hi: 'कब इलाज यहीं हो और कब आगे भेजना है, आधा काम यही पहचान है।',
      },
      '4-emotional': {
        en: 'Worried families watch the doctor’s face before they hear a word.',
        hi: 'घबराए घरवाले पहले डॉक्टर का चेहरा देखते हैं, बात बाद में सुनते हैं।',
      },
    },
  },
  {
    code: '2212',
    title: { en: 'Specialist doctor or surgeon', hi: 'विशेषज्ञ डॉक्टर या सर्जन' },
    day: {
      en: 'The operation was planned for two hours; in the third an artery runs where no book has it.',
      hi: 'ऑपरेशन दो घंटे का था; तीसरे घंटे में एक नस वहाँ मिलती है जहाँ किसी किताब में नहीं।',
    },
    interests: ['investigative', 'realistic'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '12-cognitive': {
        en: 'In the fifth hour the hand must be as exact as in the first.',
        hi: 'पाँचवें घंटे में भी हाथ उतना ही सधा रहना चाहिए जितना पहले में।',
      },
      '6-cognitive': {
        en: 'Three results contradict each other, and one explanation fits them all.',
        hi: 'तीन जाँचें एक-दूसरे को काटती हैं, और कोई एक वजह तीनों पर बैठती है।',
      },
      '1-emotional': {
        en: 'When something goes wrong in the theatre, everybody looks at one person.',
        hi: 'ऑपरेशन में कुछ बिगड़े, तो सबकी नज़र एक ही इंसान पर जाती है।',
      },
      '8-rational': { en: 'The second opinion that you give has to doubt the first.', hi: 'दूसरी राय वही काम की है जो पहली पर शक करके देखे।' },
    },
  },
  {
    code: '2221',
    title: { en: 'Nurse', hi: 'नर्स' },
    day: {
      en: 'Six beds, one bell that rings twice, and an old man who wants to know whether it is evening.',
      hi: 'छह बिस्तर, दो बार बजती घंटी, और एक बुज़ुर्ग जो पूछते हैं कि शाम हुई या नहीं।',
    },
    interests: ['social', 'investigative'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '4-emotional': {
        en: 'Somebody who is afraid of the needle grows calm at a calm voice.',
        hi: 'सुई से डरने वाला एक शांत आवाज़ से शांत होता है।',
      },
      '2-cognitive': {
        en: 'Who has had which medicine changes every hour, and must be right every hour.',
        hi: 'किसे कौन-सी दवा मिल चुकी, यह हर घंटे बदलता है और हर घंटे सही याद रहना चाहिए।',
      },
      '10-emotional': {
        en: 'The chart is filled in at four in the morning exactly as at noon.',
        hi: 'चार्ट सुबह के चार बजे भी उसी तरह भरा जाता है जैसे दोपहर में।',
      },
      '3-cognitive': { en: 'Pain shows in a face before it is spoken of.', hi: 'दर्द ज़बान पर आने से पहले चेहरे पर दिखता है।' },
    },
  },
  {
    code: '2222',
    title: { en: 'Midwife', hi: 'दाई (प्रशिक्षित)' },
    day: {
      en: 'The child takes its time until dawn, and the mother holds one hand all night.',
      hi: 'बच्चा भोर तक वक़्त लेता है, और माँ सारी रात एक ही हाथ थामे रहती है।',
    },
    interests: ['social', 'realistic'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '4-emotional': {
        en: 'Through twelve hours of labour somebody in the room must stay calm.',
        hi: 'बारह घंटे की पीड़ा में कमरे में कोई एक तो शांत रहना चाहिए।',
      },
      '1-emotional': {
        en: 'When it grows dangerous there is no time to wait for somebody braver.',
        hi: 'ख़तरा बढ़े, तो किसी ज़्यादा हिम्मती के इंतज़ार का वक़्त नहीं होता।',
      },
      '4-cognitive': {
        en: 'A mother says that she can go on, and her voice says otherwise.',
        hi: 'माँ कहती है कि चल जाएगा, और आवाज़ कुछ और कहती है।',
      },
    },
  },
  {
    code: '2250',
    title: { en: 'Vet', hi: 'पशु चिकित्सक' },
    day: {
      en: 'A buffalo will not eat, her owner has not slept, and she cannot say where it hurts.',
      hi: 'भैंस चारा नहीं खा रही, मालिक रात भर सोया नहीं, और वह बता नहीं सकती कि दर्द कहाँ है।',
    },
    interests: ['investigative', 'realistic'],
    education: 'higher',
    place: 'moving',
    wants: {
      '8-rational': {
        en: 'The patient does not speak, so each cause must be ruled out by test.',
        hi: 'मरीज़ बोलता नहीं, इसलिए हर वजह जाँच से ही हटानी पड़ती है।',
      },
      '8-emotional': {
        en: 'Some mornings end without an answer, and the visits go on.',
        hi: 'किसी सुबह जवाब नहीं मिलता, और अगला दौरा फिर भी होता है।',
      },
      '7-rational': {
        en: 'The cure can cost more than the cow, and the owner asks what is sensible.',
        hi: 'इलाज गाय से महँगा हो सकता है, और मालिक पूछता है कि समझदारी किसमें है।',
      },
    },
  },
  {
    code: '2261',
    title: { en: 'Dentist', hi: 'दंत चिकित्सक' },
    day: {
      en: 'A boy keeps his mouth shut; five minutes about his kite, and it opens.',
      hi: 'एक बच्चा मुँह बंद किए बैठा है; पाँच मिनट पतंग की बात, और मुँह खुल जाता है।',
    },
    interests: ['realistic', 'social'],
    education: 'higher',
    place: 'indoors',
    wants: {
      '12-cognitive': { en: 'The drill allows half a millimetre, all day long.', hi: 'मशीन में आधे मिलीमीटर की छूट है, और वह भी दिन भर।' },
      '4-emotional': { en: 'Nearly everybody in the chair is a little afraid.', hi: 'कुर्सी पर बैठा लगभग हर इंसान थोड़ा डरा होता है।' },
      '10-cognitive': {
        en: 'Four visits must be planned so that each leaves the mouth usable.',
        hi: 'चार मुलाक़ातें ऐसे बाँटनी हैं कि हर बार के बाद खाना खाया जा सके।',
      },
    },
  },
  {
    code: '2262',
    title: { en: 'Pharmacist', hi: 'फ़ार्मासिस्ट' },
    day: {
      en: 'Two doctors have written two medicines that must never meet; you see it and telephone.',
      hi: 'दो डॉक्टरों ने दो ऐसी दवाएँ लिखीं जो साथ नहीं चलतीं; नज़र पड़ती है और फ़ोन मिलाया जाता है।',
    },
    interests: ['investigative', 'conventional'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '6-rational': {
        en: 'Each prescription is checked as if nobody had checked it before.',
        hi: 'हर पर्ची ऐसे जाँची जाती है मानो पहले किसी ने न देखी हो।',
      },
      '10-emotional': {
        en: 'Every bottle has one place, and stands in it at closing time.',
        hi: 'हर शीशी की एक जगह है, और बंद होने के वक़्त वह वहीं मिलनी चाहिए।',
      },
      '3-rational': {
        en: '“Twice a day with food” has to be understood by somebody who cannot read it.',
        hi: '“दिन में दो बार, खाने के साथ” उसे भी समझ आना चाहिए जो पढ़ नहीं सकता।',
      },
    },
  },
  {
    code: '2264',
    title: { en: 'Physiotherapist', hi: 'फ़िज़ियोथेरेपिस्ट' },
    day: {
      en: 'For six weeks a knee bends by a finger’s breadth; today its owner climbs the stairs.',
      hi: 'छह हफ़्ते घुटना उँगली भर मुड़ता रहा; आज सीढ़ियाँ चढ़ी गईं।',
    },
    interests: ['social', 'realistic'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '6-emotional': {
        en: 'The same exercise, for the fortieth time, still needs an honest “good”.',
        hi: 'वही कसरत चालीसवीं बार हो, तब भी सच्ची शाबाशी चाहिए।',
      },
      '9-emotional': {
        en: 'Somebody has to believe in the walk before the patient does.',
        hi: 'चल पाने का भरोसा मरीज़ से पहले किसी और को होना पड़ता है।',
      },
      '4-rational': {
        en: 'Whether it is pain or fear that stops a leg decides what comes next.',
        hi: 'पैर दर्द से रुका या डर से, अगला क़दम इसी से तय होता है।',
      },
    },
  },
  {
    code: '2266',
    title: { en: 'Speech or hearing therapist', hi: 'वाणी और श्रवण चिकित्सक' },
    day: {
      en: 'A grandfather finds the word “spoon” again, three months after his stroke, and laughs.',
      hi: 'दौरे के तीन महीने बाद दादाजी को “चम्मच” शब्द फिर मिलता है, और हँसी फूट पड़ती है।',
    },
    interests: ['social', 'investigative'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '3-cognitive': { en: 'A lip that moves too late tells where the word is lost.', hi: 'देर से हिला होंठ बता देता है कि शब्द कहाँ अटका।' },
      '5-cognitive': {
        en: 'A lost word is reached by its neighbours, and you must find them quickly.',
        hi: 'खोया शब्द अपने पड़ोसी शब्दों से मिलता है, और वे झट सूझने चाहिए।',
      },
      '12-emotional': {
        en: 'Progress goes two steps back on Mondays, and nobody is to blame.',
        hi: 'कभी सुधार दो क़दम पीछे जाता है, और इसमें दोष किसी का नहीं।',
      },
    },
  },
  {
    code: '3212',
    title: { en: 'Medical laboratory technician', hi: 'मेडिकल लैब तकनीशियन' },
    day: {
      en: 'Two hundred tubes come in before ten, and behind each label somebody waits.',
      hi: 'दस बजे से पहले दो सौ नलियाँ आती हैं, और हर पर्ची के पीछे कोई इंतज़ार कर रहा है।',
    },
    interests: ['investigative', 'conventional', 'realistic'],
    education: 'vocational',
    place: 'indoors',
    wants: {
      '6-emotional': {
        en: 'Two hundred samples go through the same five steps, and the last counts like the first.',
        hi: 'दो सौ नमूने उन्हीं पाँच चरणों से गुज़रते हैं, और आख़िरी भी पहले जितना मायने रखता है।',
      },
      '12-cognitive': {
        en: 'One rare cell among thousands passes under the lens once.',
        hi: 'हज़ारों में एक अलग कोशिका लेंस के नीचे से एक ही बार गुज़रती है।',
      },
      '10-rational': {
        en: 'No tube may lose its name between the door and the machine.',
        hi: 'दरवाज़े से मशीन तक किसी नली का नाम नहीं खोना चाहिए।',
      },
    },
  },
  {
    code: '3253',
    title: { en: 'Community health worker', hi: 'सामुदायिक स्वास्थ्य कार्यकर्ता (आशा)' },
    day: {
      en: 'The tenth door opens only a crack; you ask about the goat first, and then about the vaccine.',
      hi: 'दसवाँ दरवाज़ा ज़रा-सा खुलता है; पहले बकरी का हाल, फिर टीके की बात।',
    },
    interests: ['social', 'enterprising'],
    education: 'school',
    place: 'moving',
    wants: {
      '2-emotional': {
        en: 'Who is due in May, and whose child was ill, is kept in your head for a whole village.',
        hi: 'मई में किसका बच्चा होना है और किसका बीमार था, पूरे गाँव का याद रहना चाहिए।',
      },
      '11-emotional': { en: 'A village listens to those who belong to it.', hi: 'गाँव उसी की सुनता है जो गाँव का अपना हो।' },
      '3-rational': {
        en: 'Why boiled water matters must be shown with a glass, not with a word.',
        hi: 'उबला पानी क्यों, यह शब्द से नहीं, गिलास से समझाना पड़ता है।',
      },
    },
  },
  {
    code: '3258',
    title: { en: 'Ambulance worker', hi: 'एम्बुलेंस कर्मी' },
    day: {
      en: 'Eight minutes to a crossing where everybody shouts, and one person must not.',
      hi: 'आठ मिनट में उस चौराहे पर, जहाँ सब चिल्ला रहे हैं और एक को नहीं चिल्लाना है।',
    },
    interests: ['realistic', 'social'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '1-emotional': { en: 'Where others step back from the accident you step in.', hi: 'हादसे से लोग पीछे हटते हैं, और यहाँ आगे बढ़ना होता है।' },
      '9-cognitive': {
        en: 'Try once more here, or drive now: the choice comes within seconds.',
        hi: 'यहीं एक कोशिश और, या तुरंत अस्पताल: पल भर में तय करना है।',
      },
      '11-cognitive': { en: 'Two people lift as one, at night, on a narrow stair.', hi: 'तंग सीढ़ी पर, रात में, दो लोग एक होकर उठाते हैं।' },
      '12-emotional': { en: 'After a lost life the next call comes within the hour.', hi: 'एक जान न बचे, तब भी घंटे भर में अगला फ़ोन आता है।' },
    },
  },
];
