import type { Sources } from './script-step.ts';

export const sources: Sources = {
  safety: [
    {
      who: 'World Health Organization',
      year: 2020,
      what: 'Doing what matters in times of stress',
      found: {
        en: 'Grounding is the first skill of this guide for people under strain.',
        hi: 'तनाव में पड़े लोगों के लिए बनी इस पुस्तिका का पहला हुनर यही है: अपने आसपास लौटना।',
      },
    },
    {
      who: 'Tol and others',
      year: 2020,
      what: 'The Lancet Global Health 8, e254',
      found: {
        en: 'Refugees who worked through that guide in groups had less distress three months later, by a small amount.',
        hi: 'जिन शरणार्थियों ने समूह में इस पुस्तिका से काम किया, उनकी परेशानी तीन महीने बाद कुछ कम थी।',
      },
    },
  ],
  strain: [
    {
      who: 'Bonanno',
      year: 2004,
      what: 'American Psychologist 59, 20',
      found: {
        en: 'After loss or shock, many people find their footing again by themselves.',
        hi: 'किसी को खोने या सदमे के बाद बहुत-से लोग अपने आप फिर सँभल जाते हैं।',
      },
    },
    {
      who: 'National Institute for Health and Care Excellence',
      year: 2018,
      what: 'Post-traumatic stress disorder, guideline NG116',
      found: {
        en: 'It says when strain after a shock needs people who are trained for it.',
        hi: 'यह बताता है कि सदमे के बाद का तनाव कब प्रशिक्षित लोगों की मदद माँगता है।',
      },
    },
  ],
  sleep: [
    {
      who: 'Trauer and others',
      year: 2015,
      what: 'Annals of Internal Medicine 163, 191',
      found: {
        en: 'Pooled trials: changing habits and thoughts around sleep helps people with long sleeplessness. One rule alone was not tested there.',
        hi: 'कई अध्ययनों को मिलाकर: नींद की आदतें और सोच बदलने से पुरानी अनिद्रा में मदद मिलती है। अकेले एक नियम की जाँच वहाँ नहीं हुई।',
      },
    },
  ],
  writing: [
    {
      who: 'Pennebaker and Beall',
      year: 1986,
      what: 'Journal of Abnormal Psychology 95, 274',
      found: {
        en: 'The first study: students who wrote about hard things went to the doctor less often in the months after; at first they felt worse.',
        hi: 'पहला अध्ययन: मुश्किल बातों पर लिखने वाले छात्र बाद के महीनों में डॉक्टर के पास कम गए; शुरू में उन्हें ज़्यादा बुरा लगा।',
      },
    },
    {
      who: 'Frattaroli',
      year: 2006,
      what: 'Psychological Bulletin 132, 823',
      found: {
        en: '146 studies pooled: a benefit, but a small one.',
        hi: '146 अध्ययन मिलाकर: फ़ायदा है, पर छोटा।',
      },
    },
  ],
  people: [
    {
      who: 'Brewin, Andrews and Valentine',
      year: 2000,
      what: 'Journal of Consulting and Clinical Psychology 68, 748',
      found: {
        en: 'Across 77 studies, those who had little support after a shock more often stayed unwell.',
        hi: '77 अध्ययनों में: सदमे के बाद जिन्हें कम सहारा मिला, उनकी तकलीफ़ ज़्यादा बार बनी रही।',
      },
    },
  ],
  matters: [
    {
      who: 'Cuijpers, van Straten and Warmerdam',
      year: 2007,
      what: 'Clinical Psychology Review 27, 318',
      found: {
        en: 'Planning pleasant and meaningful acts helped people with low mood, in 16 trials with a guide at their side.',
        hi: 'अच्छे और मायने वाले काम तय करने से उदास लोगों को मदद मिली: 16 परीक्षणों में, जहाँ साथ में एक मार्गदर्शक था।',
      },
    },
  ],
  where: [
    {
      who: 'Bandura',
      year: 1977,
      what: 'Psychological Review 84, 191',
      found: {
        en: 'Trust in oneself belongs to certain tasks, and grows most from having done them.',
        hi: 'अपने पर भरोसा किसी ख़ास काम से जुड़ा होता है, और सबसे ज़्यादा उसे कर लेने से बढ़ता है।',
      },
    },
  ],
  voice: [
    {
      who: 'Neff',
      year: 2003,
      what: 'Self and Identity 2, 85',
      found: {
        en: 'It describes the three parts that the three sentences follow.',
        hi: 'इसी में वे तीन हिस्से हैं जिन पर ये तीन वाक्य बने हैं।',
      },
    },
    {
      who: 'Ferrari and others',
      year: 2019,
      what: 'Mindfulness 10, 1455',
      found: {
        en: '27 trials pooled: people became kinder to themselves and less low, by a moderate amount on average.',
        hi: '27 परीक्षण मिलाकर: लोग अपने साथ ज़्यादा नरम हुए और उदासी कुछ घटी, औसतन मध्यम मात्रा में।',
      },
    },
    {
      who: 'Breines and Chen',
      year: 2012,
      what: 'Personality and Social Psychology Bulletin 38, 1133',
      found: {
        en: 'After a mistake or a bad test, people who were led to be kind to themselves worked more on it afterwards.',
        hi: 'ग़लती या ख़राब नतीजे के बाद जिन्हें अपने साथ नरमी की राह दिखाई गई, उन्होंने बाद में उस पर ज़्यादा मेहनत की।',
      },
    },
  ],
  ladder: [
    {
      who: 'McMillan and Lee',
      year: 2010,
      what: 'Clinical Psychology Review 30, 467',
      found: {
        en: 'Trials that test a forecast seem to ease fear somewhat more than only staying with it. The studies were few, and with therapists.',
        hi: 'अनुमान को परखने वाले छोटे प्रयोग, सिर्फ़ डर के साथ रुके रहने से कुछ ज़्यादा राहत देते दिखे। अध्ययन कम थे, और चिकित्सक के साथ थे।',
      },
    },
  ],
  saying: [
    {
      who: 'Speed, Goldstein and Goldfried',
      year: 2018,
      what: 'Clinical Psychology: Science and Practice 25, e12216',
      found: {
        en: 'A review: practising to say what one wants helped in several kinds of trouble. Scenes on a screen were not tested.',
        hi: 'एक समीक्षा: अपनी बात कहने का अभ्यास कई तरह की मुश्किलों में काम आया। स्क्रीन के दृश्यों की जाँच नहीं हुई।',
      },
    },
  ],
  strengths: [
    {
      who: 'Schutte and Malouff',
      year: 2019,
      what: 'Journal of Happiness Studies 20, 1179',
      found: {
        en: 'Pooled trials: using a strength in a new way lifts the mood a little.',
        hi: 'कई परीक्षण मिलाकर: अपनी ताक़त को नए ढंग से बरतने से मन थोड़ा हल्का होता है।',
      },
    },
  ],
  setback: [
    {
      who: 'Gollwitzer and Sheeran',
      year: 2006,
      what: 'Advances in Experimental Social Psychology 38, 69',
      found: {
        en: '94 studies pooled: people with an if-then plan reach their goals clearly more often.',
        hi: '94 अध्ययन मिलाकर: “अगर… तो…” की योजना वाले लोग अपने लक्ष्य साफ़ तौर पर ज़्यादा बार पूरे करते हैं।',
      },
    },
  ],
};
