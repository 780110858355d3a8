import { inWords } from '../counted.hi.ts';
import { FEW, type GameTold } from '../told.ts';

export const toldHi: GameTold = {
  asked: 'कपड़े के आठ टुकड़े बुने हुए थे। नौवाँ आठ में से ढूँढना था, और हर बार बताना था कि जवाब पक्का है या नहीं; जवाब जितने अच्छे हुए, कपड़े उतने कठिन आए।',
  notSaid: 'पढ़ाई कितनी हुई है, या रात भर सोचने का मौक़ा मिले तो क्या होगा, यह इससे पता नहीं चलता।',
  did: ({ cloths, right, sure, sureAndRight, unsure, unsureAndWrong, rules }) => [
    sureSaid(sure!, sureAndRight!),
    `${cloths} में से ${right} कपड़े सही पूरे हुए।`,
    ...doubtSaid(unsure!, unsureAndWrong!),
    ...(rules! > 1 ? [`सही पूरे हुए सबसे भरे कपड़े में एक साथ ${inWords(rules!)} नियम थे।`] : []),
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
