import type { GameTold } from '../told.ts';

export const toldHi: GameTold = {
  asked: 'एक चेहरा, फिर मुखौटा, फिर वही चेहरा: कुछ बदला क्या? फिर बोलते चेहरे, जिनमें बात का नहीं, चेहरे का भाव चुनना था।',
  notSaid: 'ये बनाई हुई तस्वीरें हैं। बरसों से जाने-पहचाने लोग इनसे कहीं ज़्यादा बता देते हैं, और अपनापन यहाँ मापा ही नहीं गया।',
  did: ({ seen, changes, falseAlarms, unchanged, named, faces }) => [
    `चेहरे के ${changes} छोटे बदलावों में से ${seen} आपकी नज़र में आए${eyeFor(falseAlarms!, unchanged!)}।`,
    `साथ लिखी बात कुछ भी कहे, ${faces} में से ${named} भाव आपने वही बताए जो चेहरे पर थे।`,
    ...(faces! > named! ? [`${faces! - named!} चेहरों ने अपना भाव छिपाए रखा।`] : []),
  ],
};

function eyeFor(alarms: number, unchanged: number): string {
  if (unchanged === 0) return '';
  if (alarms === 0) return ', और बिना बदले एक भी नहीं: जो आपको दिखता है, वह हुआ होता है';
  const said = `; जहाँ कुछ नहीं बदला था, वहाँ ${unchanged} में से ${alarms} बार बदलाव दिखा`;
  return alarms / unchanged >= 0.4 ? `${said}, इसलिए “क्या हुआ?” पूछने से पहले एक बार और देख लीजिए` : said;
}
