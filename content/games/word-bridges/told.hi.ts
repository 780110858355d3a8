import { FEW, type GameTold } from '../told.ts';

export const toldHi: GameTold = {
  asked: 'तीन पत्थरों पर तीन शब्द थे, और वह एक शब्द ढूँढना था जो तीनों से जुड़े: कुछ पुल पास के थे, कुछ के लिए छलाँग चाहिए थी।',
  notSaid: 'यह एक भाषा के शब्दों पर टिका है; बाद में सीखी भाषा में वही दिमाग़ कम पुल बनाता है।',
  did: ({ bridges, built, typed, chosen, closeBridges, closeBuilt, remoteBridges, remoteBuilt }) => [
    `${bridges} में से ${built} पुल बने, और उनमें ${typed} का शब्द बिना किसी इशारे के सूझ गया।`,
    `पास के शब्दों के ${closeBridges} में से ${closeBuilt} पुल खड़े हैं, दूर के शब्दों के ${remoteBridges} में से ${remoteBuilt}।`,
    chosen! >= FEW
      ? `${chosen} पुलों पर पाँच शब्द देखकर सही शब्द चुना गया: अच्छी कड़ी सामने हो, तो आपकी नज़र उसे पहचान लेती है।`
      : `${bridges! - built!} पुल खुले रह गए; सारे किसी से नहीं बनते।`,
  ],
};
