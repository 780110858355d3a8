import type { Language } from '#contract/language.ts';
import { notice20261123 } from './script-2026-11-23.ts';
import { type Notice, withKept } from './script-notice-words.ts';

type Added = Readonly<Record<Language, string>>;

const ofPerson: Added = {
  en: 'If you use “Finding your feet again”: its sliders, and what you keep there, readable by you alone.',
  hi: 'अगर आप “फिर से सँभलना” बरतें: उसके स्लाइडर, और जो आप वहाँ रखें; वह सिर्फ़ आपके पढ़ने के लिए है।',
};
const ofChild: Added = {
  en: 'If your child uses “Finding your feet again”: its sliders, and what your child keeps there, readable by your child alone; its writing step is closed under 18.',
  hi: 'अगर आपका बच्चा “फिर से सँभलना” बरते: उसके स्लाइडर, और जो बच्चा वहाँ रखे; उसे सिर्फ़ बच्चा पढ़ सकता है। लिखने वाला क़दम 18 से कम उम्र में बंद है।',
};

/** The one before, and what finding one's feet keeps. */
export const notice20261123b: Notice = {
  ...notice20261123,
  version: '2026-11-23-2',
  person: withKept(notice20261123.person, ofPerson),
  parent: withKept(notice20261123.parent, ofChild),
};
