import type { Occupation } from '../occupation.ts';

/** Who brings people and goods from one place to another. */
export const moving: readonly Occupation[] = [
  {
    code: '3152',
    title: { en: 'Ship’s officer', hi: 'जहाज़ के अधिकारी' },
    day: {
      en: 'Fog, a horn to starboard, and eleven thousand tonnes that stop slowly.',
      hi: 'कोहरा, दाहिनी ओर एक भोंपू, और हज़ारों टन जो धीरे ही रुकते हैं।',
    },
    interests: ['realistic', 'enterprising'],
    education: 'degree',
    place: 'moving',
    wants: {
      '9-rational': {
        en: 'A ship is steered where it will be in twenty minutes.',
        hi: 'जहाज़ वहाँ के लिए मोड़ा जाता है जहाँ वह बीस मिनट बाद होगा।',
      },
      '1-rational': { en: 'On the bridge at night one word is an order.', hi: 'रात को पुल पर एक शब्द ही आदेश होता है।' },
      '12-emotional': {
        en: 'Months with the same twenty people want a short memory for quarrels.',
        hi: 'महीनों उन्हीं बीस लोगों के साथ: झगड़े जल्दी भूलने पड़ते हैं।',
      },
    },
  },
  {
    code: '3153',
    title: { en: 'Pilot', hi: 'पायलट' },
    day: {
      en: 'The runway is there, it should be there, and you turn away.',
      hi: 'रनवे वहाँ है, होना तो चाहिए; और विमान वापस ऊपर मोड़ लिया जाता है।',
    },
    interests: ['realistic', 'investigative'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '1-cognitive': {
        en: 'To know that one does not see well enough is what brings people home.',
        hi: 'साफ़ नहीं दिख रहा, यह मान लेना ही लोगों को घर पहुँचाता है।',
      },
      '2-cognitive': { en: 'Height, fuel, wind and a voice: all of them change.', hi: 'ऊँचाई, तेल, हवा और एक आवाज़: सब बदलते रहते हैं।' },
      '4-emotional': { en: 'One engine is silent, and your voice is as before.', hi: 'एक इंजन चुप है, और आवाज़ पहले जैसी।' },
      '10-emotional': { en: 'The list is read aloud on the two-thousandth flight.', hi: 'दो हज़ारवीं उड़ान में भी सूची बोलकर पढ़ी जाती है।' },
    },
  },
  {
    code: '3154',
    title: { en: 'Air traffic controller', hi: 'हवाई यातायात नियंत्रक' },
    day: { en: 'Fourteen dots, two of them on one line.', hi: 'चौदह बिंदु, और दो एक ही रेखा पर।' },
    interests: ['investigative', 'conventional', 'realistic'],
    education: 'degree',
    place: 'indoors',
    wants: {
      '2-cognitive': { en: 'Fourteen heights are known, and renewed every few seconds.', hi: 'चौदह ऊँचाइयाँ याद हैं, और हर कुछ पल में बदलती हैं।' },
      '10-cognitive': { en: 'Who goes first so that all wait least?', hi: 'पहले कौन जाए कि सबको सबसे कम रुकना पड़े?' },
      '6-cognitive': { en: 'Where will two lines cross that do not cross yet?', hi: 'जो रेखाएँ अभी नहीं मिलतीं, वे कहाँ मिलेंगी?' },
    },
  },
  {
    code: '8311',
    title: { en: 'Train driver', hi: 'रेल चालक (लोको पायलट)' },
    day: { en: 'Green for two hours, a cow, and the brake.', hi: 'दो घंटे हरी बत्ती, एक गाय, और ब्रेक।' },
    interests: ['realistic'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '12-cognitive': { en: 'Signal after signal is said aloud, alone, at night.', hi: 'रात में, अकेले, एक-एक सिग्नल बोलकर पढ़ा जाता है।' },
      '10-emotional': { en: 'Two minutes late are felt, though nobody scolds.', hi: 'दो मिनट की देर खटकती है, चाहे कोई कुछ न कहे।' },
      '12-emotional': {
        en: 'After a death on the line one has to make peace with it.',
        hi: 'पटरी पर किसी की जान जाए, तो मन को समझाना पड़ता है।',
      },
    },
  },
  {
    code: '8322',
    title: { en: 'Car, taxi or van driver', hi: 'कार, टैक्सी या वैन चालक' },
    day: { en: 'The bridge is jammed; left through the market there is a lane.', hi: 'पुल जाम है; बाएँ, बाज़ार से होकर एक गली निकलती है।' },
    interests: ['realistic', 'social'],
    education: 'none',
    place: 'moving',
    wants: {
      '9-cognitive': {
        en: 'The sure road or the perhaps quicker one, thirty times a day.',
        hi: 'पक्का रास्ता या शायद तेज़ वाला, दिन में तीस बार।',
      },
      '3-cognitive': { en: 'In the mirror you see who wishes to talk.', hi: 'आईने में दिख जाता है कि बात करने का मन किसका है।' },
      '4-emotional': { en: 'Everybody honks, and you arrive as you left.', hi: 'सब हॉर्न बजाते हैं, और मिज़ाज वैसा ही रहता है।' },
    },
  },
  {
    code: '8331',
    title: { en: 'Bus driver', hi: 'बस चालक' },
    day: { en: 'Seventy people, a bend, and a girl who runs behind the bus.', hi: 'सत्तर लोग, एक मोड़, और बस के पीछे दौड़ती एक लड़की।' },
    interests: ['realistic', 'social'],
    education: 'school',
    place: 'moving',
    wants: {
      '12-cognitive': { en: 'Mirror, road, mirror: for eight hours.', hi: 'आईना, सड़क, आईना: आठ घंटे।' },
      '2-emotional': { en: 'The old man at stop nine is waited for.', hi: 'नौवें स्टॉप के बाबा का इंतज़ार कर लिया जाता है।' },
      '7-emotional': {
        en: 'Two want one seat, and the bus goes on when both can smile.',
        hi: 'एक सीट पर दो लोग; बस तब चले जब दोनों मान जाएँ।',
      },
    },
  },
  {
    code: '8332',
    title: { en: 'Lorry driver', hi: 'ट्रक चालक' },
    day: { en: 'Two states, one tyre, and tea with people who know your horn.', hi: 'दो राज्य, एक टायर, और चाय उनके साथ जो हॉर्न पहचानते हैं।' },
    interests: ['realistic'],
    education: 'none',
    place: 'moving',
    wants: {
      '9-emotional': { en: 'A road that you have never seen is a good morning.', hi: 'जो सड़क कभी न देखी हो, उससे सुबह अच्छी लगे।' },
      '12-rational': { en: 'Tired or only bored? You must not lie to yourself.', hi: 'थकान है या बस ऊब? ख़ुद से झूठ नहीं बोलना है।' },
      '6-emotional': { en: 'The last hundred kilometres are driven like the first.', hi: 'आख़िरी सौ किलोमीटर भी पहले की तरह चलते हैं।' },
    },
  },
  {
    code: '8343',
    title: { en: 'Crane operator', hi: 'क्रेन चालक' },
    day: { en: 'Forty metres below a hand says two fingers to the left.', hi: 'चालीस मीटर नीचे एक हाथ कहता है, दो उँगली बाएँ।' },
    interests: ['realistic'],
    education: 'vocational',
    place: 'outdoors',
    wants: {
      '6-cognitive': { en: 'You know how the load will swing before it swings.', hi: 'बोझ झूलने से पहले पता हो कि किधर झूलेगा।' },
      '11-cognitive': { en: 'The man below must trust you, and you him.', hi: 'नीचे वाले को ऊपर पर भरोसा हो, और ऊपर वाले को नीचे पर।' },
      '12-cognitive': { en: 'Alone up there the eye must not tire.', hi: 'ऊपर अकेले में आँख नहीं थकनी चाहिए।' },
    },
  },
  {
    code: '8344',
    title: { en: 'Forklift driver', hi: 'फ़ोर्कलिफ़्ट चालक' },
    day: { en: 'A gap of a hand, a pallet of glass.', hi: 'हथेली भर की जगह, और काँच का बोझ।' },
    interests: ['realistic'],
    education: 'school',
    place: 'indoors',
    wants: {
      '10-cognitive': { en: 'Twelve pallets change places through one narrow lane.', hi: 'बारह तख़्ते एक तंग गली से अपनी जगह बदलते हैं।' },
      '2-cognitive': { en: 'Which row is full has changed since the last trip.', hi: 'कौन-सी क़तार भरी है, पिछले फेरे के बाद बदल चुका है।' },
      '10-emotional': { en: 'You stop at the white line when the hall is empty, too.', hi: 'हॉल ख़ाली हो, तब भी सफ़ेद रेखा पर रुकना होता है।' },
    },
  },
  {
    code: '8350',
    title: { en: 'Sailor', hi: 'नाविक' },
    day: { en: 'A rope, a wave, and a shout that means your name.', hi: 'एक रस्सी, एक लहर, और एक पुकार जो अपने नाम की है।' },
    interests: ['realistic'],
    education: 'vocational',
    place: 'moving',
    wants: {
      '11-emotional': { en: 'The ship is a village without a way out.', hi: 'जहाज़ वह गाँव है जिससे बाहर का रास्ता नहीं।' },
      '9-emotional': { en: 'Another harbour, another language, and you go ashore.', hi: 'नया बंदरगाह, नई बोली, और क़दम उतरने को तैयार।' },
      '11-cognitive': { en: 'All pull at the word, or the rope wins.', hi: 'सब एक साथ खींचें, नहीं तो रस्सी जीतती है।' },
    },
  },
  {
    code: '9621',
    title: { en: 'Delivery rider or messenger', hi: 'डिलीवरी कर्मी' },
    day: { en: 'Third lane, blue gate, fourth floor, and the lift is asleep.', hi: 'तीसरी गली, नीला गेट, चौथी मंज़िल, और लिफ़्ट बंद।' },
    interests: ['realistic', 'enterprising'],
    education: 'none',
    place: 'moving',
    wants: {
      '10-cognitive': { en: 'Nine parcels make one loop, if you see it.', hi: 'नौ पार्सल एक ही फेरे में आते हैं, अगर वह फेरा दिख जाए।' },
      '9-cognitive': { en: 'A new short cut is tried once, and then kept or dropped.', hi: 'नया रास्ता एक बार आज़माओ, फिर रखो या छोड़ो।' },
      '12-emotional': { en: 'The shouted-at hour ends at the next bell.', hi: 'डाँट वाला घंटा अगली घंटी पर ख़त्म हो जाता है।' },
    },
  },
];
