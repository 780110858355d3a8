import type { Language } from '#contract/language.ts';
import { ART_NAMES as ART_SLUGS, type ArtSlug } from '#contract/practice-words.ts';
import type { House } from '../mind/facets.ts';

export const artOfHouse = (house: House): ArtSlug => ART_SLUGS[house - 1]!;

/** The game that measures a side of the art's house (docs/glossary.md): what a retest is played with. */
export const gameOfArt: Record<ArtSlug, string> = {
  leading: 'pattern-loom',
  remembering: 'still-lake',
  expressing: 'masks',
  feeling: 'masks',
  making: 'word-bridges',
  reasoning: 'pattern-loom',
  bargaining: 'river-market',
  searching: 'word-bridges',
  exploring: 'stone-towers',
  planning: 'stone-towers',
  joining: 'river-market',
  reflecting: 'still-lake',
};

/** Its name, and what a month with it is about. */
export type ArtName = { readonly name: string; readonly about: string };

export const artNames: Record<Language, Record<ArtSlug, ArtName>> = {
  en: {
    leading: { name: 'Leading', about: 'Knowing how sure you are, and stepping forward when it counts.' },
    remembering: { name: 'Remembering', about: 'Keeping things in mind: names, promises, and what you just heard.' },
    expressing: { name: 'Expressing', about: 'Saying it so that this listener understands, and seeing what faces show.' },
    feeling: { name: 'Feeling', about: 'Finding words for what is felt, and a way back to calm.' },
    making: { name: 'Making', about: 'Many ideas first, and joy in the odd ones.' },
    reasoning: { name: 'Reasoning', about: 'Taking a problem apart, checking it, and finishing.' },
    bargaining: { name: 'Bargaining', about: 'Getting to a deal that both can live with.' },
    searching: { name: 'Searching', about: 'Asking one question more, and bearing not to know yet.' },
    exploring: { name: 'Exploring', about: 'Trying the new path now and then, and looking further ahead.' },
    planning: { name: 'Planning', about: 'First things first, fewer loose ends, and a calmer evening.' },
    joining: { name: 'Joining', about: 'Giving to a group, and building on what others bring.' },
    reflecting: { name: 'Reflecting', about: 'Steady attention, and a kind, clear look at oneself.' },
  },
  hi: {
    leading: { name: 'अगुवाई', about: 'अपने यक़ीन को परखना, और ज़रूरत पर आगे आना।' },
    remembering: { name: 'याद रखना', about: 'नाम, वादे और अभी-अभी सुनी बात को मन में थामे रखना।' },
    expressing: { name: 'कह पाना', about: 'बात ऐसे कहना कि सामने वाले तक पहुँचे, और चेहरे पढ़ना।' },
    feeling: { name: 'महसूस करना', about: 'मन में जो है उसके लिए शब्द, और शांति तक लौटने का रास्ता।' },
    making: { name: 'रचना', about: 'पहले बहुत-से ख़याल, और अटपटे ख़यालों का आनंद।' },
    reasoning: { name: 'सुलझाना', about: 'उलझन को टुकड़ों में देखना, जाँचना, और काम पूरा करना।' },
    bargaining: { name: 'सौदा करना', about: 'ऐसे समझौते तक पहुँचना जो दोनों को ठीक लगे।' },
    searching: { name: 'खोजना', about: 'एक सवाल और पूछना, और अभी न जानने को सह लेना।' },
    exploring: { name: 'नई राह', about: 'कभी-कभी नया रास्ता आज़माना, और ज़रा दूर तक देखना।' },
    planning: { name: 'योजना बनाना', about: 'पहले का काम पहले, कम अधूरी बातें, और शाम को चैन।' },
    joining: { name: 'साथ जुड़ना', about: 'टोली को कुछ देना, और दूसरों की बात पर आगे बनाना।' },
    reflecting: { name: 'भीतर देखना', about: 'टिका हुआ ध्यान, और अपने ऊपर एक साफ़, नरम नज़र।' },
  },
};
