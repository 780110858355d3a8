import type { Domain, House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import type { Contrast } from './saying.ts';

type Ends = { readonly high: string; readonly low: string };

/** What stands before a sentence or beside a dot, in a few words: no sentence, so it may stand again. */
export type Labels = {
  readonly sides: Readonly<Record<House, Readonly<Record<Domain, Ends>>>>;
  readonly contrasts: Readonly<Record<Contrast, string>>;
};

const sidesEn: Labels['sides'] = {
  1: {
    emotional: { high: 'Stepping forward', low: 'Waiting to be asked' },
    rational: { high: 'Deciding, and standing by it', low: 'Keeping the choice open' },
    cognitive: { high: 'Knowing when you are right', low: 'Sureness that needs a second look' },
  },
  2: {
    emotional: { high: 'Remembering what matters to people', low: 'Promises that slip away' },
    rational: { high: 'Looking after money and duties', low: 'Living without accounts' },
    cognitive: { high: 'Holding many things in mind', low: 'One thing in mind at a time' },
  },
  3: {
    emotional: { high: 'Saying what you feel', low: 'Keeping feelings inside' },
    rational: { high: 'Explaining so that others follow', low: 'One explanation for everybody' },
    cognitive: { high: 'Seeing small changes in a face', low: 'Small changes that pass unseen' },
  },
  4: {
    emotional: { high: 'Feeling safe, and calming others', low: 'On guard, and slow to settle' },
    rational: { high: 'Using feelings as information', low: 'Leaving feelings out of it' },
    cognitive: { high: 'Naming what a face says', low: 'Guessing what a face says' },
  },
  5: {
    emotional: { high: 'Playing and making', low: 'Keeping to what is useful' },
    rational: { high: 'Many ways, odd ones too', low: 'Trusting the tried way' },
    cognitive: { high: 'Finding the word that joins', low: 'Words that come late' },
  },
  6: {
    emotional: { high: 'Staying with dull work', low: 'Moving on when it gets dull' },
    rational: { high: 'Taking apart, checking, finishing', low: 'Going by the whole picture' },
    cognitive: { high: 'Seeing the rule quickly', low: 'Working the rule out step by step' },
  },
  7: {
    emotional: { high: 'Fair and warm in a quarrel', low: 'A quarrel that stings' },
    rational: { high: 'Seeing what things are worth', low: 'Letting bargains go' },
    cognitive: { high: 'Gaining for both in a bargain', low: 'Settling early' },
  },
  8: {
    emotional: { high: 'Drawn to what is hidden', low: 'Wanting the answer soon' },
    rational: { high: 'Digging and doubting', low: 'Taking a good word for it' },
    cognitive: { high: 'Sudden insight', low: 'Insight that takes its time' },
  },
  9: {
    emotional: { high: 'Hungry for the unknown', low: 'Fond of the known' },
    rational: { high: 'Thinking moves and years ahead', low: 'Thinking of today' },
    cognitive: { high: 'Knowing when to try something new', low: 'Unsure when to try something new' },
  },
  10: {
    emotional: { high: 'Proud of duty, calm in order', low: 'At ease without order' },
    rational: { high: 'Setting order, dates and roles', low: 'Letting the plan grow' },
    cognitive: { high: 'Planning before the first move', low: 'Finding the way by moving' },
  },
  11: {
    emotional: { high: 'Belonging and giving', low: 'Keeping a little apart' },
    rational: { high: 'Building on others’ ideas', low: 'Following your own idea' },
    cognitive: { high: 'Sharing that fits the partner', low: 'Sharing alike with everyone' },
  },
  12: {
    emotional: { high: 'Letting go', low: 'Hurts that stay' },
    rational: { high: 'Questioning your own motives', low: 'Acting without looking inward' },
    cognitive: { high: 'Attention that stays', low: 'Attention that wanders' },
  },
};

const sidesHi: Labels['sides'] = {
  1: {
    emotional: { high: 'आगे क़दम बढ़ाना', low: 'बुलावे का इंतज़ार' },
    rational: { high: 'फ़ैसला लेना और उस पर टिकना', low: 'फ़ैसला खुला रखना' },
    cognitive: { high: 'कब सही हैं, यह पता होना', low: 'यक़ीन, जिसे दूसरी नज़र चाहिए' },
  },
  2: {
    emotional: { high: 'लोगों की ज़रूरी बातें याद रखना', low: 'वादे, जो छूट जाते हैं' },
    rational: { high: 'पैसे और ज़िम्मेदारियाँ सँभालना', low: 'बिना हिसाब के जीना' },
    cognitive: { high: 'कई बातें एक साथ याद रखना', low: 'एक वक़्त में एक बात' },
  },
  3: {
    emotional: { high: 'मन की बात कहना', low: 'मन की बात मन में रखना' },
    rational: { high: 'सुनने वाले के हिसाब से समझाना', low: 'सबको एक ही तरह समझाना' },
    cognitive: { high: 'चेहरे का ज़रा-सा बदलाव दिखना', low: 'छोटे बदलाव, जो नज़र से छूटते हैं' },
  },
  4: {
    emotional: { high: 'सुरक्षित महसूस करना, औरों को शांत करना', low: 'चौकन्ना मन, देर से शांत होना' },
    rational: { high: 'भावनाओं से जानकारी लेना', low: 'भावनाओं को अलग रखना' },
    cognitive: { high: 'चेहरे का भाव पहचानना', low: 'चेहरे के भाव का अंदाज़ा लगाना' },
  },
  5: {
    emotional: { high: 'खेलना और बनाना', low: 'काम की चीज़ से काम' },
    rational: { high: 'कई रास्ते, अनोखे भी', low: 'आज़माए रास्ते पर भरोसा' },
    cognitive: { high: 'जोड़ने वाला शब्द मिल जाना', low: 'शब्द, जो देर से आते हैं' },
  },
  6: {
    emotional: { high: 'उबाऊ काम में टिके रहना', low: 'ऊब हो तो आगे बढ़ जाना' },
    rational: { high: 'खोलकर जाँचना और पूरा करना', low: 'पूरी तस्वीर पर चलना' },
    cognitive: { high: 'नियम जल्दी दिख जाना', low: 'नियम क़दम-क़दम पर निकालना' },
  },
  7: {
    emotional: { high: 'झगड़े में भी न्याय और अपनापन', low: 'झगड़ा, जो चुभ जाता है' },
    rational: { high: 'किस चीज़ का क्या मोल, यह दिखना', low: 'मोल-भाव छोड़ देना' },
    cognitive: { high: 'सौदे में दोनों का फ़ायदा', low: 'जल्दी मान जाना' },
  },
  8: {
    emotional: { high: 'छिपी बात की ओर खिंचाव', low: 'जवाब जल्दी चाहना' },
    rational: { high: 'जड़ तक जाना, शक करना', low: 'भरोसे की बात मान लेना' },
    cognitive: { high: 'अचानक सूझ जाना', low: 'सूझ, जो वक़्त लेती है' },
  },
  9: {
    emotional: { high: 'अनजान की भूख', low: 'जाने-पहचाने से लगाव' },
    rational: { high: 'कई चाल और कई साल आगे की सोच', low: 'आज की सोच' },
    cognitive: { high: 'नया कब आज़माना है, यह सूझना', low: 'नया कब आज़माएँ, इसकी उलझन' },
  },
  10: {
    emotional: { high: 'कर्तव्य पर गर्व, व्यवस्था में चैन', low: 'बिखरे में भी चैन' },
    rational: { high: 'क्रम, तारीख़ें और काम बाँटना', low: 'योजना को ख़ुद बनने देना' },
    cognitive: { high: 'पहली चाल से पहले सोचना', low: 'चलते-चलते रास्ता ढूँढना' },
  },
  11: {
    emotional: { high: 'अपनापन और देना', low: 'थोड़ा अलग रहना' },
    rational: { high: 'औरों के विचार आगे बढ़ाना', low: 'अपने विचार पर चलना' },
    cognitive: { high: 'साथी के हिसाब से बाँटना', low: 'सबके साथ एक-सा बाँटना' },
  },
  12: {
    emotional: { high: 'जाने देना', low: 'चोट, जो साथ रहती है' },
    rational: { high: 'अपनी नीयत को परखना', low: 'भीतर झाँके बिना करना' },
    cognitive: { high: 'ध्यान, जो टिकता है', low: 'ध्यान, जो भटकता है' },
  },
};

export const labels: Readonly<Record<Language, Labels>> = {
  en: {
    sides: sidesEn,
    contrasts: {
      'emotional>rational': 'Heart ahead of head',
      'emotional>cognitive': 'Heart ahead of hand',
      'rational>emotional': 'Head ahead of heart',
      'rational>cognitive': 'Head ahead of hand',
      'cognitive>emotional': 'Hand ahead of heart',
      'cognitive>rational': 'Hand ahead of head',
    },
  },
  hi: {
    sides: sidesHi,
    contrasts: {
      'emotional>rational': 'दिल आगे, दिमाग़ पीछे',
      'emotional>cognitive': 'दिल आगे, हाथ पीछे',
      'rational>emotional': 'दिमाग़ आगे, दिल पीछे',
      'rational>cognitive': 'दिमाग़ आगे, हाथ पीछे',
      'cognitive>emotional': 'हाथ आगे, दिल पीछे',
      'cognitive>rational': 'हाथ आगे, दिमाग़ पीछे',
    },
  },
};
