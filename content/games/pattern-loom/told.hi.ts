import { inWords } from '../counted.hi.ts';
import { FEW, type GameTold } from '../told.ts';

export const toldHi: GameTold = {
  asked: 'हर कपड़े में नौ टुकड़े थे, और एक ग़ायब था। उसे आठ टुकड़ों में से चुनना था और बताना था कि जवाब पक्का है या नहीं; जवाब जितने अच्छे हुए, कपड़े उतने कठिन आए।',
  notSaid: 'पढ़ाई कितनी हुई है, या रात भर सोचने का मौक़ा मिले तो क्या होगा, यह इससे पता नहीं चलता।',
  did: ({ cloths, right, sure, sureAndRight, unsure, unsureAndWrong, rules }) => [
    sureSaid(sure!, sureAndRight!),
    `${cloths} में से ${right} कपड़े सही पूरे हुए।`,
    ...doubtSaid(unsure!, unsureAndWrong!),
    ...(rules! > 1 ? [`सही पूरे हुए सबसे भरे कपड़े में एक साथ ${inWords(rules!)} नियम थे।`] : []),
  ],
  again: ({ cloths, right, sure, sureAndRight, unsure, unsureAndWrong, rules }) => [
    `बुनाई के करघे में ${right} टुकड़े सही बैठे और ${cloths! - right!} नहीं${rules! > 1 ? `; एक साथ ${inWords(rules!)} नियम तक आपसे सुलझ गए` : ''}।`,
    `${cloths} जवाबों में से ${unsure} पर शक था; शक वाले ${unsureAndWrong} और पक्के वाले ${sure! - sureAndRight!} जवाब ग़लत निकले।`,
    `${sure} कपड़ों पर जवाब “पक्का” था और ${unsure} पर “पक्का नहीं”; सही टुकड़ा ${right} कपड़ों पर चुना गया।`,
  ],
  tries: ({ cloths, right, sure, sureAndRight, unsure, unsureAndWrong, rules }) => [
    checkOrTrust({ cloths: cloths!, sure: sure!, sureAndRight: sureAndRight!, unsure: unsure!, unsureAndWrong: unsureAndWrong! }),
    rules! > 1
      ? `एक कपड़े में ${inWords(rules!)} नियम भी आपको रोक नहीं पाए: इस हफ़्ते किसी फ़र्श, शॉल या समय-सारणी में ढूँढिए कि हर क़तार में क्या बदलता है।`
      : 'इस हफ़्ते किसी फ़र्श, शॉल या समय-सारणी को देखिए, और एक चीज़ ढूँढिए जो हर क़तार में बदलती है।',
    `${cloths} में से ${right} कपड़े सही निकले: इस महीने किसी ऐसी पहेली को दस मिनट दीजिए जो हमेशा छूट जाती है, फिर रुक जाइए।`,
  ],
};

function sureSaid(sure: number, right: number): string {
  if (sure === 0) return 'बुनाई के करघे में एक भी जवाब को आपने “पक्का” नहीं कहा: खेल जितना सबूत देता है, आपको उससे ज़्यादा चाहिए।';
  if (sure < FEW) return `बुनाई के करघे में सिर्फ़ ${sure} जवाब “पक्के” कहे गए, उनमें ${right} सही निकले: खेल जितना सबूत देता है, आपको उससे ज़्यादा चाहिए।`;
  const said = `बुनाई के करघे में ${sure} जवाब आपने “पक्के” कहे, और उनमें ${right} सही निकले`;
  if (right / sure >= 0.75) return `${said}: इस खेल में आपका “पक्का” ज़्यादातर सही निकला।`;
  if (right / sure >= 0.5) return `${said}: वहाँ आपके “पक्का” को एक बार और देख लेना अच्छा रहता।`;
  return `${said}: यहाँ यक़ीन जाँच से पहले आ गया।`;
}

function doubtSaid(unsure: number, wrong: number): string[] {
  if (unsure < FEW) return [];
  const right = unsure - wrong;
  if (right / unsure >= 0.5) return [`जिन ${unsure} पर शक था, उनमें ${right} फिर भी सही निकले: आपको जितना भरोसा है, आता उससे ज़्यादा है।`];
  if (right / unsure <= 0.25) return [`जिन ${unsure} पर शक था, उनमें ${wrong} सचमुच ग़लत निकले: आपके शक पर चला जा सकता है।`];
  return [`जिन ${unsure} पर शक था, उनमें ${right} सही और ${wrong} ग़लत निकले।`];
}

type Answers = Readonly<Record<'cloths' | 'sure' | 'sureAndRight' | 'unsure' | 'unsureAndWrong', number>>;

function checkOrTrust({ cloths, sure, sureAndRight, unsure, unsureAndWrong }: Answers): string {
  if (sure >= FEW && sureAndRight / sure < 0.75)
    return `${sure} पक्के जवाबों में ${sure - sureAndRight} ग़लत थे: इस हफ़्ते कोई एक “पक्की” बात कहने से पहले उसे देख लीजिए।`;
  if (unsure >= FEW && unsureAndWrong / unsure <= 0.5)
    return `${unsure - unsureAndWrong} जवाब शक के बावजूद सही थे: इस हफ़्ते एक जवाब सिर्फ़ एक बार जाँचकर कह दीजिए।`;
  return `${cloths} जवाब आपने पक्के और कच्चे में बाँटे: इस हफ़्ते पाँच अंदाज़ों के साथ भी यही कीजिए, और रविवार को देखिए कि कितने सही निकले।`;
}
