import type { GameTold } from '../told.ts';

export const toldHi: GameTold = {
  asked: 'कम से कम चालों में मीनारें दोबारा बनानी थीं, और सैर पर जाने-पहचाने और नए रास्ते में से एक चुनना था।',
  notSaid: 'हफ़्ते की योजना बनी है या नहीं, यह इससे नहीं दिखता; बस यह कि पत्थर सामने हों तो नज़र कितनी आगे जाती है।',
  did: ({ towers, exact, built, above, explored, toExplore, used, toUse, basket }) => [
    `${towers} में से ${built} मीनारें बनीं, उनमें ${exact} सबसे कम चालों में${above! > 0 ? `; कुल मिलाकर ${above} चालें बच सकती थीं` : ''}।`,
    `जहाँ नया रास्ता बेहतर था, ऐसे ${toExplore} में से ${explored} मोड़ों पर आपने उसे आज़माया; जहाँ जाना-पहचाना बेहतर था, ऐसे ${toUse} में से ${used} पर उसी को चुना${pathHabit(explored! / toExplore!, used! / toUse!)}।`,
    `आख़िरी मोड़ पर आपकी टोकरी में ${basket} बेर थे।`,
  ],
  again: ({ towers, exact, built, above, explored, used, basket }) => [
    `पत्थरों की मीनारों में ${exact} सबसे कम चालों में बनीं, ${built! - exact!} में ज़्यादा चालें लगीं, और ${towers === built ? 'कोई अधूरी नहीं रही' : `${towers! - built!} अधूरी रहीं`}।`,
    `सैर के ${explored} मोड़ों पर आपने बेहतर नया रास्ता आज़माया और ${used} पर बेहतर जाना-पहचाना थामे रखा, और ${basket} बेर घर आए।`,
    above! > 0
      ? `${built} मीनारों में ज़रूरत से ${above} चालें ज़्यादा लगीं, और ${exact} में एक भी नहीं।`
      : `आपकी ${built} मीनारों में एक भी चाल ज़्यादा नहीं लगी।`,
  ],
  tries: ({ built, above, explored, toExplore, used, toUse, basket }) => [
    tryOrKeep(explored!, toExplore!, used!, toUse!),
    above! > 0
      ? `${above} चालें बच सकती थीं: अगली बार सामान बाँधने, पकाने या कुर्सियाँ हटाने से पहले एक मिनट रुकिए और पहले तीन क़दम बोल लीजिए।`
      : `${built} मीनारों में एक भी चाल बेकार नहीं गई: इस हफ़्ते किसी के साथ एक घंटे की योजना बनाइए और अपने क़दम बोलकर बताइए, ताकि तरीक़ा उन्हें भी दिखे।`,
    `सैर में ${basket} बेर जमा हुए: एक हफ़्ते लिखिए कि आपके रोज़ के रास्ते, क़तार, दुकान या कोई घंटा, क्या देते हैं, और उनमें से एक बदल दीजिए।`,
  ],
};

function pathHabit(explored: number, used: number): string {
  if (used - explored >= 0.4) return '। जाना-पहचाना रास्ता आपको ज़रूरत से ज़्यादा देर रोकता है';
  if (explored - used >= 0.15) return '। पुराना रास्ता ज़्यादा दे, तब भी नया आपको खींच लेता है';
  return explored >= 0.75 && used >= 0.75 ? '। कब रुकना है और कब निकलना, इसका आपको अंदाज़ा है' : '';
}

function tryOrKeep(explored: number, toExplore: number, used: number, toUse: number): string {
  if (used / toUse - explored / toExplore >= 0.4)
    return `${toExplore} में से ${explored} मोड़ों पर आपने बेहतर नया रास्ता आज़माया: इस हफ़्ते ऐसे दिन एक नया रास्ता, दुकान या पकवान आज़माइए जिस दिन उसमें कम दाँव पर हो।`;
  if (explored / toExplore - used / toUse >= 0.15)
    return `${toUse} में से ${toUse - used} मोड़ों पर वह जाना-पहचाना रास्ता छूट गया जो बेहतर था: एक काम की चीज़ चुनिए और हफ़्ते भर उसे उसी ढंग से कीजिए।`;
  return `${toUse} में से ${used} मोड़ों पर आपने चलती चीज़ थामी और ${toExplore} में से ${explored} पर बेहतर को आज़माया: अगले चुनाव से पहले बोलकर तय कीजिए कि यह थामना है या आज़माना।`;
}
