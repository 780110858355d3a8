import type { GameTold } from '../told.ts';

export const toldHi: GameTold = {
  asked: 'कम से कम चालों में मीनारें दोबारा बनानी थीं, और सैर पर जाने-पहचाने और नए रास्ते में से एक चुनना था।',
  notSaid: 'हफ़्ते की योजना बनी है या नहीं, यह इससे नहीं दिखता; बस यह कि पत्थर सामने हों तो नज़र कितनी आगे जाती है।',
  did: ({ towers, exact, built, above, explored, toExplore, used, toUse, basket }) => [
    `${towers} में से ${built} मीनारें बनीं, उनमें ${exact} सबसे कम चालों में${above! > 0 ? `; कुल मिलाकर ${above} चालें बच सकती थीं` : ''}।`,
    `जहाँ नया रास्ता बेहतर था, ऐसे ${toExplore} में से ${explored} मोड़ों पर आपने उसे आज़माया; जहाँ जाना-पहचाना बेहतर था, ऐसे ${toUse} में से ${used} पर उसी को चुना${pathHabit(explored! / toExplore!, used! / toUse!)}।`,
    `आख़िरी मोड़ पर आपकी टोकरी में ${basket} बेर थे।`,
  ],
};

function pathHabit(explored: number, used: number): string {
  if (used - explored >= 0.4) return '। जाना-पहचाना रास्ता आपको ज़रूरत से ज़्यादा देर रोकता है';
  if (explored - used >= 0.15) return '। पुराना रास्ता ज़्यादा दे, तब भी नया आपको खींच लेता है';
  return explored >= 0.75 && used >= 0.75 ? '। कब रुकना है और कब निकलना, इसका आपको अंदाज़ा है' : '';
}
