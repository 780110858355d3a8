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
  again: ({ bridges, built, typed, chosen, closeBridges, closeBuilt, remoteBridges, remoteBuilt }) => [
    `शब्दों के पुल में शब्द ${typed} बार अपने आप आया, ${chosen} बार पाँच में से चुना गया, और ${bridges! - built!} बार आया ही नहीं।`,
    `छलाँग वाले ${remoteBridges} पुलों में से ${remoteBuilt} बने, और पास वाले ${closeBridges} में से ${closeBuilt}।`,
    `आख़िर में ${built} पुल खड़े हैं, उनमें ${remoteBuilt} ऐसे शब्दों के बीच जिनका आपस में कम ही नाता है।`,
  ],
  tries: ({ bridges, built, typed, chosen, closeBridges, closeBuilt, remoteBridges, remoteBuilt }) => [
    remoteBuilt! / remoteBridges! < closeBuilt! / closeBridges! - 0.25
      ? `दूर के शब्दों से ${remoteBridges} में ${remoteBuilt} पुल बने: इस हफ़्ते कोई अटका सवाल सैर पर साथ ले जाइए, और पहली तीन अटपटी सूझें लिख लीजिए।`
      : `पास के शब्दों से ${closeBridges} में ${closeBuilt} पुल बने और दूर के शब्दों से ${remoteBridges} में ${remoteBuilt}: इस हफ़्ते ताक़ से तीन चीज़ें उठाइए, और वह शब्द ढूँढिए जो तीनों को जोड़े।`,
    chosen! >= FEW
      ? `${chosen} शब्द देखते ही पहचान में आ गए: इस हफ़्ते कुछ न सूझे, तो पाँच बुरे जवाब लिखिए और उनमें से चुनिए।`
      : `${typed} शब्द बिना पूछे सूझ गए: इस महीने कोई नाम या शीर्षक ढूँढे, तो तीन सुझा दीजिए।`,
    `${bridges} में से ${built} पुल बने: इस हफ़्ते एक पहेली रात भर खुली रहने दीजिए, और सुबह की पहली चाय के साथ फिर देखिए।`,
  ],
};
