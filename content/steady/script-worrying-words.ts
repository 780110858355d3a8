/*
 * Words by which a page notices that somebody may be thinking of ending their life or of hurting themselves: in English, in Hindi, and in
 * Hindi as it is typed with Latin letters. The list is read on the device alone, and what it finds is told to nobody: help is shown there.
 * It would rather show help once too often. It cannot see everything; the way to help stands on every page besides.
 */

/** `*` stands for any ending. Between words there may be any signs that are not letters. */
const PHRASES = [
  // English
  'suicid*',
  'kill myself',
  'killing myself',
  'end my life',
  'ending my life',
  'end it all',
  'take my own life',
  'take my life',
  'want to die',
  'wanna die',
  'wish i was dead',
  'wish i were dead',
  'better off dead',
  'better off without me',
  'no reason to live',
  'not want to live',
  'dont want to live',
  'do not want to be alive',
  'dont want to be alive',
  'cannot go on living',
  'cant go on living',
  'hurt myself',
  'hurting myself',
  'harm myself',
  'harming myself',
  'self harm*',
  'selfharm*',
  'cut myself',
  'cutting myself',
  'hang myself',
  'overdose',
  // Hindi
  'आत्महत्या*',
  'आत्म हत्या',
  'ख़ुदकुशी',
  'खुदकुशी',
  'ख़ुदकशी',
  'मरना चाहत*',
  'मर जाना चाहत*',
  'मरने का मन',
  'मर जाने का मन',
  'मर जाऊँ',
  'मर जाऊं',
  'जीना नहीं चाहत*',
  'जीने का मन नहीं',
  'जीने की इच्छा नहीं',
  'जान दे दूँ*',
  'जान दे दूं*',
  'जान देना चाहत*',
  'अपनी जान ले*',
  'ख़ुद को मार*',
  'खुद को मार*',
  'ख़ुद को ख़त्म',
  'खुद को खत्म',
  'ख़ुद को चोट',
  'खुद को चोट',
  'ख़ुद को काट*',
  'खुद को काट*',
  'फाँसी',
  'फांसी',
  'ज़हर खा*',
  'जहर खा*',
  'जीने का कोई मतलब नहीं',
  // Hindi in Latin letters
  'aatmahatya*',
  'atmahatya*',
  'aatmhatya*',
  'atmhatya*',
  'khudkushi*',
  'khudkhushi*',
  'marna chaht*',
  'mar jana chaht*',
  'mar jaana chaht*',
  'marne ka man',
  'marne ka mann',
  'mar jaun*',
  'mar jaau*',
  'jeena nahi chaht*',
  'jeena nahin chaht*',
  'jina nahi chaht*',
  'jina nahin chaht*',
  'jeene ka man nahi*',
  'jeene ka mann nahi*',
  'jine ka man nahi*',
  'jaan de du*',
  'jaan dena chaht*',
  'apni jaan le*',
  'khud ko maar*',
  'khud ko mar d*',
  'khud ko khatam',
  'khud ko khatm',
  'khud ko chot',
  'khud ko kaat*',
  'phansi',
  'faansi',
  'fansi laga*',
  'zeher kha*',
  'zehar kha*',
  'jeher kha*',
] as const;

/** One spelling for what looks or sounds the same: no capitals, no apostrophes, no dot below a letter (क़ is क), a space between words. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\u093c|[\u0300-\u036f]|['’‘`]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const patterns = PHRASES.map((phrase) => {
  const isOpen = phrase.endsWith('*');
  return ` ${plain(phrase)}${isOpen ? '' : ' '}`;
});

/** Whether a text holds one of the words. */
export function isWorrying(text: string): boolean {
  const words = ` ${plain(text)} `;
  return patterns.some((pattern) => words.includes(pattern));
}
