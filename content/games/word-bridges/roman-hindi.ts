/**
 * Hindi in Latin letters, as people type it on a phone without a Hindi keyboard: nobody agrees on how, so only what all spellings keep is
 * compared. Short and long vowels, nasals and the vowel that is heard in no letter fall away; consonants and the other vowels stay.
 */

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'ch', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n' },
  ...{ त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o' },
  ...{ 'ा': '', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o' },
};

/** What all Latin spellings of a Hindi word share; ड़ is written d or r. */
export function skeletonsOf(hindi: string): readonly string[] {
  const spelled = hindi.normalize('NFC');
  return ['ड', 'र'].map((flap) => {
    const letters = [...spelled.replaceAll('ड\u093c', flap).replaceAll('ढ\u093c', `${flap}ह`)];
    return bare(letters.map((letter) => CONSONANTS[letter] ?? VOWELS[letter] ?? '').join(''));
  });
}

/** The same of what was typed. */
export function skeletonOfTyped(latin: string): string {
  const sounds: readonly (readonly [RegExp, string])[] = [
    [/ee|ii/g, 'i'],
    [/oo|uu/g, 'u'],
    [/w/g, 'v'],
    [/ph/g, 'f'],
    [/z/g, 'j'],
    [/q|ck/g, 'k'],
    [/ou/g, 'au'],
  ];
  return bare(sounds.reduce((text, [written, heard]) => text.replace(written, heard), latin.toLowerCase().replace(/[^a-z]/g, '')));
}

const bare = (sounds: string): string =>
  sounds
    .replace(/ai/g, 'E') // kept apart from the a that falls away
    .replace(/au/g, 'O')
    .replace(/ch+/g, 'c')
    .replace(/(?<=.)a/g, '')
    .replace(/[nm](?=[^aeiouEO]|$)/g, '')
    .replace(/E$/, 'y') // chai is चाय
    .replace(/iy/g, 'i')
    .replace(/(.)\1+/g, '$1');
