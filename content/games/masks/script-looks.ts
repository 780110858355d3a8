/** What the faces of Masks look like at rest: safe for a browser. A look says nothing of a feeling. */

const SKINS = ['ebony', 'umber', 'sienna', 'bronze', 'wheat', 'sand', 'rose', 'pale'] as const;
const HAIR_COLOURS = ['black', 'brown', 'auburn', 'fair', 'grey', 'white'] as const;
const HAIRS = [
  'parted',
  'long',
  'bun',
  'braid',
  'bob',
  'curls',
  'afro',
  'fringe',
  'wavy',
  'short',
  'crew',
  'swept',
  'receding',
  'bald',
] as const;
const WEARS = ['none', 'turban', 'dupatta', 'hijab', 'cap', 'kerchief', 'sunhat'] as const;
const BEARDS = ['none', 'stubble', 'moustache', 'handlebar', 'trimmed', 'full', 'goatee'] as const;
const SPECTACLES = ['none', 'round', 'square'] as const;
const MARKS = ['none', 'bindi', 'tilak'] as const;
const JEWELS = ['none', 'studs', 'hoops', 'jhumka', 'nose'] as const;
const DRESSES = ['kurta', 'sari', 'shirt', 'round', 'shawl'] as const;
const COLOURS = ['marigold', 'teal', 'maroon', 'indigo', 'leaf', 'plum', 'rust', 'cream', 'slate', 'pink'] as const;
const HEADS = ['oval', 'round', 'long', 'square'] as const;
const AGES = ['young', 'middle', 'old'] as const;

export type Look = {
  readonly skin: (typeof SKINS)[number];
  readonly hairColour: (typeof HAIR_COLOURS)[number];
  readonly head: (typeof HEADS)[number];
  readonly age: (typeof AGES)[number];
  readonly hair: (typeof HAIRS)[number];
  readonly wear: (typeof WEARS)[number];
  readonly beard: (typeof BEARDS)[number];
  readonly spectacles: (typeof SPECTACLES)[number];
  readonly mark: (typeof MARKS)[number];
  readonly jewel: (typeof JEWELS)[number];
  readonly dress: (typeof DRESSES)[number];
  /** Of the dress, and of what is worn on the head. */
  readonly colours: readonly [dress: (typeof COLOURS)[number], wear: (typeof COLOURS)[number]];
  /** Lashes and fuller lips, as picture books draw women; brows are lighter then. */
  readonly isSoft: boolean;
};

type Words = readonly string[];

/**
 * A look in one line of words, so that sixty can be compared at a glance: skin, hair colour, head, age, hair, dress colour first; then in any
 * order what else there is. What is not named is not there.
 */
function look(line: string): Look {
  const words: Words = line.split(' ');
  const [skin, hairColour, head, age, hair, dressColour, ...rest] = words;
  const find = <T extends string>(among: readonly T[], fallback: T): T => among.find((one) => rest.includes(one)) ?? fallback;
  const wearColour = rest.find((word) => word.startsWith('in-'))?.slice('in-'.length) ?? dressColour;
  return {
    skin: pick(SKINS, skin),
    hairColour: pick(HAIR_COLOURS, hairColour),
    head: pick(HEADS, head),
    age: pick(AGES, age),
    hair: pick(HAIRS, hair),
    wear: find(WEARS, 'none'),
    beard: find(BEARDS, 'none'),
    spectacles: rest.includes('round-glasses') ? 'round' : rest.includes('square-glasses') ? 'square' : 'none',
    mark: find(MARKS, 'none'),
    jewel: find(JEWELS, 'none'),
    dress: find(DRESSES, 'round'),
    colours: [pick(COLOURS, dressColour), pick(COLOURS, wearColour)],
    isSoft: rest.includes('soft'),
  };
}

function pick<T extends string>(among: readonly T[], word: string | undefined): T {
  const found = among.find((one) => one === word);
  if (found === undefined) throw new RangeError(`A look says '${word}', which is none of ${among.join(', ')}`);
  return found;
}

/** Women and men of many places and ages; the place in the list is the look's name. */
export const LOOKS: readonly Look[] = [
  'bronze black oval middle parted maroon soft sari bindi jhumka',
  'sienna black square middle short teal kurta moustache',
  'wheat brown round young bob marigold soft studs',
  'umber white long old crew cream kurta full turban in-rust',
  'sienna black oval young braid leaf soft kurta nose bindi',
  'pale auburn oval middle wavy indigo soft shirt',
  'ebony black oval young afro marigold soft hoops',
  'bronze grey long old bald slate shawl round-glasses trimmed',
  'sand black round middle fringe plum soft round-glasses',
  'bronze black square middle short indigo shirt full turban in-marigold',
  'umber grey oval old bun cream soft sari bindi',
  'wheat black oval young short rust shirt',
  'sienna black oval middle parted teal soft hijab in-teal shawl',
  'rose fair square middle receding leaf shirt trimmed',
  'bronze black round young parted pink soft dupatta in-pink kurta',
  'ebony black square middle crew slate round goatee',
  'wheat white round old bun indigo soft shawl round-glasses studs',
  'sienna black long young curls cream round stubble',
  'umber black oval middle bun rust soft sari jhumka bindi',
  'sand black square young swept teal shirt square-glasses',
  'pale white long old receding maroon shirt handlebar',
  'bronze brown oval middle long leaf soft kurta square-glasses',
  'umber black round middle short marigold kurta tilak moustache',
  'ebony black long middle braid plum soft kerchief in-marigold hoops',
  'wheat black oval middle wavy teal soft shirt nose',
  'sienna grey square old short indigo kurta cap in-cream full',
  'rose auburn round young curls rust soft studs',
  'bronze black long middle swept plum kurta handlebar turban in-maroon',
  'sand grey oval old bob slate soft shawl',
  'umber black square young crew leaf round',
  'sienna brown round middle parted marigold soft sari bindi round-glasses',
  'pale brown square young swept slate round stubble',
  'ebony grey round old short cream kurta cap in-indigo',
  'bronze black oval young long maroon soft hijab in-plum shawl',
  'wheat black long middle receding teal shirt moustache square-glasses',
  'umber black oval young curls pink soft hoops',
  'sienna white long old bun rust soft sari dupatta in-cream nose',
  'rose fair oval young long indigo soft shirt',
  'bronze black round middle short slate shirt goatee round-glasses',
  'wheat black square young fringe leaf soft',
  'ebony black oval middle bald rust round full',
  'sand black long young bun maroon soft kurta',
  'umber white square old receding indigo shawl tilak',
  'sienna black round young bob teal soft kurta bindi jhumka',
  'bronze black oval young short marigold round stubble turban in-teal',
  'pale grey oval old wavy plum soft shawl studs',
  'wheat brown long young crew rust shirt',
  'umber black long middle parted leaf soft dupatta in-marigold kurta nose',
  'ebony black round young afro teal round square-glasses',
  'sienna black square middle wavy slate soft shirt',
  'rose brown long middle short cream shirt trimmed round-glasses',
  'bronze grey round old parted maroon soft sari bindi',
  'sand black oval middle crew indigo kurta',
  'umber black oval middle long slate soft hijab in-indigo shawl square-glasses',
  'wheat black square middle swept leaf kurta full',
  'ebony white oval old short plum soft sunhat in-cream hoops',
  'sienna black long young receding marigold kurta tilak',
  'pale fair round young fringe pink soft round-glasses',
  'bronze black square middle bun indigo soft sari jhumka',
  'umber grey round middle bald teal shirt moustache',
  'sand white square old short rust shawl',
  'wheat auburn oval young braid plum soft kurta',
  'sienna black oval old crew cream kurta handlebar turban in-pink',
  'ebony black square young long leaf soft kerchief in-rust studs',
].map(look);
