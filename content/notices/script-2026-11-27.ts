import { notice20261123 } from './script-2026-11-23.ts';
import { type Notice, withKept } from './script-notice-words.ts';

/** What further parts keep: practice, finding one's feet, and for adults jobs and the society. */
export const notice20261127: Notice = {
  ...notice20261123,
  version: '2026-11-27',
  person: withKept(notice20261123.person, {
    en: 'If you use them: your practice, its journal and “Finding your feet again”, readable by you alone; applications for jobs and what you write in the society, for those to whom you send it.',
    hi: 'अगर बरतें: अभ्यास, डायरी और “फिर से सँभलना”, सिर्फ़ आपके पढ़ने के लिए; आवेदन और सोसाइटी, उनके लिए जिन्हें आप लिखें।',
  }),
  parent: withKept(notice20261123.parent, {
    en: 'If your child uses them: what was practised, with its journal, and the sliders and notes of “Finding your feet again”; what your child writes there your child alone can read. Its writing step is closed under 18.',
    hi: 'अगर आपका बच्चा इन्हें बरते: अभ्यास और उसकी डायरी, और “फिर से सँभलना” के स्लाइडर और लिखी बातें; वहाँ का लिखा सिर्फ़ बच्चा पढ़ सकता है। उसका लिखने वाला क़दम 18 से कम उम्र में बंद है।',
  }),
};
