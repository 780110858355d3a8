import type { PlaySayings } from './play.ts';

const inWords = (count: number): string => ['कोई', 'एक', 'दो', 'तीन', 'चार', 'पाँच'][count] ?? String(count);

/** Fewer tell nothing of a habit. */
const FEW = 4;

export const playHi: PlaySayings = {
  'pattern-loom': ({ cloths, right, sure, sureAndRight, unsure, unsureAndWrong, rules }) => [
    sureSaid(sure!, sureAndRight!),
    `${cloths} में से ${right} कपड़े सही पूरे हुए।`,
    ...doubtSaid(unsure!, unsureAndWrong!),
    ...(rules! > 1 ? [`सही पूरे हुए सबसे भरे कपड़े में एक साथ ${inWords(rules!)} नियम थे।`] : []),
  ],
  'still-lake': ({ longest, hits, targets, falseAlarms, inARow }) => [
    longest! > 1
      ? `नए फूल खिलते रहे, और ${inWords(longest!)} फूल पीछे वाले की जगह फिर भी आपको याद रही।`
      : 'दो फूल होते-होते क़तार हाथ से फिसल गई; दूसरी बार में वह अक्सर लंबी हो जाती है।',
    `${targets} फूल अपनी पुरानी जगह पर लौटे, उनमें से ${hits} आपकी पहचान में आए${leaning(targets! - hits!, falseAlarms!)}।`,
    `बिना चूके सबसे लंबा दौर ${inARow} जवाबों का रहा।`,
  ],
  masks: ({ seen, changes, falseAlarms, unchanged, named, faces }) => [
    `चेहरे के ${changes} छोटे बदलावों में से ${seen} आपकी नज़र में आए${eyeFor(falseAlarms!, unchanged!)}।`,
    `साथ लिखी बात कुछ भी कहे, ${faces} में से ${named} भाव आपने वही बताए जो चेहरे पर थे।`,
    ...(faces! > named! ? [`${faces! - named!} चेहरों ने अपना भाव छिपाए रखा।`] : []),
  ],
  'word-bridges': ({ bridges, built, typed, chosen, closeBridges, closeBuilt, remoteBridges, remoteBuilt }) => [
    `${bridges} में से ${built} पुल बने, और उनमें ${typed} का शब्द बिना किसी इशारे के सूझ गया।`,
    `पास के शब्दों के ${closeBridges} में से ${closeBuilt} पुल खड़े हैं, दूर के शब्दों के ${remoteBridges} में से ${remoteBuilt}।`,
    chosen! >= FEW
      ? `${chosen} पुलों पर पाँच शब्द देखकर सही शब्द चुना गया: अच्छी कड़ी सामने हो, तो आपकी नज़र उसे पहचान लेती है।`
      : `${bridges! - built!} पुल खुले रह गए; सारे किसी से नहीं बनते।`,
  ],
  'river-market': ({ bargains, agreed, own, joint, pots, putIn, back }) => [
    `${bargains} में से ${agreed} सौदों में बात बनी, और दुकानदार जितना ज़्यादा से ज़्यादा छोड़ते, उसका सौ में ${own} आपके घर आया।`,
    `दोनों पक्ष मिलकर जितना बना सकते थे, आपके सौदों में उसका सौ में ${joint} बना${leftOnTable(joint!)}।`,
    `${pots} साझे घड़ों में आपकी ${putIn} चाँदी गई और ${back} वापस आई${potBalance(putIn!, back!)}।`,
  ],
  'stone-towers': ({ towers, exact, built, above, explored, toExplore, used, toUse, basket }) => [
    `${towers} में से ${built} मीनारें बनीं, उनमें ${exact} सबसे कम चालों में${above! > 0 ? `; कुल मिलाकर ${above} चालें बच सकती थीं` : ''}।`,
    `जहाँ नया रास्ता बेहतर था, ऐसे ${toExplore} में से ${explored} मोड़ों पर आपने उसे आज़माया; जहाँ जाना-पहचाना बेहतर था, ऐसे ${toUse} में से ${used} पर उसी को चुना${pathHabit(explored! / toExplore!, used! / toUse!)}।`,
    `आख़िरी मोड़ पर आपकी टोकरी में ${basket} बेर थे।`,
  ],
};

function sureSaid(sure: number, right: number): string {
  if (sure === 0) return 'एक भी जवाब को आपने “पक्का” नहीं कहा: खेल जितना सबूत देता है, आपको उससे ज़्यादा चाहिए।';
  if (sure < FEW) return `सिर्फ़ ${sure} जवाब “पक्के” कहे गए, उनमें ${right} सही निकले: खेल जितना सबूत देता है, आपको उससे ज़्यादा चाहिए।`;
  const said = `${sure} जवाब आपने “पक्के” कहे, और उनमें ${right} सही निकले`;
  if (right / sure >= 0.75) return `${said}: आप “पक्का” कहें, तो मान लेना चाहिए।`;
  if (right / sure >= 0.5) return `${said}: आपके “पक्का” को एक बार और देख लेना अच्छा रहेगा।`;
  return `${said}: यहाँ यक़ीन जाँच से पहले आ गया।`;
}

function doubtSaid(unsure: number, wrong: number): string[] {
  if (unsure < FEW) return [];
  const right = unsure - wrong;
  if (right / unsure >= 0.5) return [`जिन ${unsure} पर शक था, उनमें ${right} फिर भी सही निकले: आपको जितना भरोसा है, आता उससे ज़्यादा है।`];
  if (right / unsure <= 0.25) return [`जिन ${unsure} पर शक था, उनमें ${wrong} सचमुच ग़लत निकले: आपके शक पर चला जा सकता है।`];
  return [`जिन ${unsure} पर शक था, उनमें ${right} सही और ${wrong} ग़लत निकले।`];
}

function leaning(missed: number, claimed: number): string {
  const claims = claimed === 0 ? ', और एक बार भी ऐसा नहीं हुआ कि न लौटा फूल लौटा हुआ लगे' : `, और ${claimed} बार न लौटा फूल भी लौटा हुआ लगा`;
  if (missed > 2 * claimed && missed >= FEW) return `${claims}: शक हो, तो फूल को जाने दिया जाता है`;
  return claims;
}

function eyeFor(alarms: number, unchanged: number): string {
  if (unchanged === 0) return '';
  if (alarms === 0) return ', और बिना बदले एक भी नहीं: जो आपको दिखता है, वह हुआ होता है';
  const said = `; जहाँ कुछ नहीं बदला था, वहाँ ${unchanged} में से ${alarms} बार बदलाव दिखा`;
  return alarms / unchanged >= 0.4 ? `${said}, इसलिए “क्या हुआ?” पूछने से पहले एक बार और देख लीजिए` : said;
}

function leftOnTable(joint: number): string {
  if (joint >= 75) return ': नाव में बहुत कम छूटा';
  return joint < 50 ? ': नाव में दोनों के लिए और भी था' : '';
}

function potBalance(putIn: number, back: number): string {
  if (back > 1.05 * putIn) return ': देने से फ़ायदा हुआ';
  return back < 0.95 * putIn ? ': उसका कुछ हिस्सा दूसरों के घर गया' : '';
}

function pathHabit(explored: number, used: number): string {
  if (used - explored >= 0.4) return '। जाना-पहचाना रास्ता आपको ज़रूरत से ज़्यादा देर रोकता है';
  if (explored - used >= 0.15) return '। पुराना रास्ता ज़्यादा दे, तब भी नया आपको खींच लेता है';
  return explored >= 0.75 && used >= 0.75 ? '। कब रुकना है और कब निकलना, इसका आपको अंदाज़ा है' : '';
}
