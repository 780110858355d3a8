import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Words of the "not" column of docs/glossary.md that no sentence of the site needs in another sense. */
const NEVER: readonly { readonly word: RegExp; readonly instead: string }[] = [
  { word: /सहेज/u, instead: 'सेव, सुरक्षित: one word for what is saved' },
  { word: /वयस्क/u, instead: 'बालिग़: one word for an adult' },
  { word: /परीक्षण/u, instead: 'टेस्ट: a word of laboratories' },
  { word: /पृष्ठ(?!भूमि)/u, instead: 'पन्ना, होम पेज: nobody says it of a screen; पृष्ठभूमि (background) is right' },
  { word: /सत्यापि/u, instead: 'पुष्टि: a word of offices' },
  { word: /आमंत्रण/u, instead: 'न्योता: one word for an invitation' },
  { word: /सारांश/u, instead: 'सार: one word for a summary' },
  { word: /चक्र/u, instead: 'फूल: a wheel of petals, and neither a chakra nor a horoscope' },
  { word: /बारहों टेस्ट/u, instead: 'सभी बारह टेस्ट, as people say it' },
  { word: /अलग नहीं कहा जा सकता/u, instead: 'फ़र्क़ साफ़ नहीं: it reads as if two things could not be apart' },
];

const files = globSync('public/assets/i18n/hi/*.json');

describe('the Hindi words of the site', () => {
  test('are found', () => expect(files.length).toBeGreaterThan(50));

  test.each(NEVER)('never hold $word, but $instead', ({ word }) => {
    const lines = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .normalize('NFC')
        .split('\n')
        .flatMap((line, index) => (word.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(lines).toEqual([]);
  });
});
