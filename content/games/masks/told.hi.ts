import { FEW, type GameTold } from '../told.ts';

export const toldHi: GameTold = {
  asked: 'एक चेहरा, फिर मुखौटा, फिर वही चेहरा: कुछ बदला क्या? फिर बोलते चेहरे, जिनमें बात का नहीं, चेहरे का भाव चुनना था।',
  notSaid: 'ये बनाई हुई तस्वीरें हैं। बरसों से जाने-पहचाने लोग इनसे कहीं ज़्यादा बता देते हैं, और अपनापन यहाँ मापा ही नहीं गया।',
  did: ({ seen, changes, falseAlarms, unchanged, named, faces }) => [
    `चेहरे के ${changes} छोटे बदलावों में से ${seen} आपकी नज़र में आए${eyeFor(falseAlarms!, unchanged!)}।`,
    `साथ लिखी बात कुछ भी कहे, ${faces} में से ${named} भाव आपने वही बताए जो चेहरे पर थे।`,
    ...(faces! > named! ? [`${faces! - named!} चेहरों ने अपना भाव छिपाए रखा।`] : []),
  ],
  again: ({ seen, changes, falseAlarms, unchanged, named, faces }) => [
    `मुखौटों में चेहरे के ${seen} बदलाव आप तक पहुँचे और ${changes! - seen!} निकल गए।`,
    `${unchanged} चेहरे वैसे ही रहे, और उनमें से ${falseAlarms === 0 ? 'किसी पर भी धोखा नहीं हुआ' : `${falseAlarms} पर धोखा हुआ`}; ${faces} में से ${faces! - named!} भाव बात के पीछे छिपे रहे।`,
    `कुल मिलाकर ${seen} बदलाव दिखे और ${named} भाव पहचाने गए।`,
  ],
  tries: ({ seen, changes, falseAlarms, named, faces }) => [
    lookOrAsk(seen!, changes!, falseAlarms!),
    faces! > named!
      ? `${faces! - named!} चेहरों पर भाव कुछ और था और नाम कुछ और मिला: इस हफ़्ते दो मिनट की फ़िल्म बिना आवाज़ देखिए, हर भाव का नाम दीजिए, फिर सुनिए।`
      : `सभी ${faces} भाव आपको साफ़ दिखे: इस हफ़्ते दो मिनट की फ़िल्म बिना आवाज़ देखिए, और परखिए कि वहाँ भी दिखते हैं या नहीं।`,
    `${faces} में से ${named} भाव सही बताए गए: इस हफ़्ते किसी से पूछिए “कैसा लगा?”, और जवाब आने से पहले उसका अंदाज़ा लगाइए।`,
  ],
};

function eyeFor(alarms: number, unchanged: number): string {
  if (unchanged === 0) return '';
  if (alarms === 0) return ', और बिना बदले एक भी नहीं: जो आपको दिखता है, वह हुआ होता है';
  const said = `; जहाँ कुछ नहीं बदला था, वहाँ ${unchanged} में से ${alarms} बार बदलाव दिखा`;
  return alarms / unchanged >= 0.4 ? `${said}, इसलिए “क्या हुआ?” पूछने से पहले एक बार और देख लीजिए` : said;
}

function lookOrAsk(seen: number, changes: number, alarms: number): string {
  const missed = changes - seen;
  if (missed >= FEW && missed >= alarms)
    return `${changes} में से ${missed} बदलाव नज़र से निकल गए: इस हफ़्ते एक बातचीत में हर वाक्य के अंत में आँखों को देखिए, सिर्फ़ शुरू में नहीं।`;
  if (alarms >= FEW) return `${alarms} बार वहाँ बदलाव दिखा जहाँ था नहीं: इस हफ़्ते एक बातचीत में कुछ करने से पहले “अभी कुछ बदला क्या?” पूछ लीजिए।`;
  return `${changes} में से ${seen} बदलाव आपकी पकड़ में आए: इस हफ़्ते किसी को बताइए कि उनके चेहरे पर क्या दिखा, और पूछिए कि सही था या नहीं।`;
}
