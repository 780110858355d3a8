import type { KeyedItem, KeyedOption } from '../../items.ts';
import { facet } from '../../mind/facets.ts';
import { unlikeness } from './feelings.ts';
import { CHANGED_IN_BLOCK, LOOKS_IN_BLOCK } from './script.ts';
import {
  FEELING_TEMPLATES,
  type FeelingTemplate,
  LOOKS_TEMPLATES,
  type LooksTemplate,
  QUADS,
  SPEECHES,
  type Speech,
  type Strength,
  type Zone,
} from './templates.ts';

/** Facets that the game moves: seeing small changes of expression, and naming what a face and a line of speech express. */
export const CHANGES = facet(3, 'cognitive');
export const NAMING = facet(4, 'cognitive');

/**
 * Difficulty of a block: the value of the facet at which the odds of a look are three to one, so that about three of four are told right. The order of the demands is from the sources, their
 * sizes are a design, to be re-estimated from answers. What is noticed grows with the logarithm of what changes (Fechner's law). A mouth is
 * seen sooner than eyes (Calvo and Nummenmaa 2008, Journal of Experimental Psychology: General 137, 471-494). Whatever else changes at the
 * same time hides a change (Rensink, O'Regan and Clark 1997, Psychological Science 8, 368-373).
 */
const DIFFICULTY_OF_SIZE_1 = -1.6;
const DEMAND_OF_SMALLNESS = 3.4;
const DEMAND_OF_ZONE: Record<Zone, number> = { brows: 0, eyes: 0.3, mouth: -0.3 };
const DEMAND_OF_DISTRACTION = 0.45;

export const difficultyOfLooks = ({ zone, size, distractions }: LooksTemplate): number =>
  DIFFICULTY_OF_SIZE_1 - DEMAND_OF_SMALLNESS * Math.log(size) + DEMAND_OF_ZONE[zone] + DEMAND_OF_DISTRACTION * distractions;

/**
 * Difficulty of naming: the value of the facet at which five of eight name the feeling, half way between chance and always. Weaker and mixed
 * expressions are named less well (Hess, Blairy and Kleck 1997, Journal of Nonverbal Behavior 21, 241-257), and so are those whose
 * neighbours look alike; what is said against the face pulls (a design: Aviezer et al. 2008, Psychological Science 19, 724-732, show that
 * context does). Sizes are a design, as above.
 */
const MEAN_DIFFICULTY = 0.1;
const DEMAND_OF_STRENGTH: Record<Strength, number> = { full: -2.2, clear: -0.6, mixed: 0.9, faint: 1.7 };
const DEMAND_OF_LIKENESS = 3;
const MEAN_UNLIKENESS = 2.05;
const DEMAND_OF_SPEECH: Record<Speech, number> = { agrees: -0.35, contradicts: 0.35 };

/** Mean over the six pairs of a quad. */
export function unlikenessOf(quad: number): number {
  const pairs = QUADS[quad]!.flatMap((one, index) => QUADS[quad]!.slice(index + 1).map((other) => unlikeness(one, other)));
  return pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length;
}

export const difficultyOfFeeling = ({ quad, strength }: FeelingTemplate, speech?: Speech): number =>
  MEAN_DIFFICULTY +
  DEMAND_OF_STRENGTH[strength] +
  DEMAND_OF_LIKENESS * (MEAN_UNLIKENESS - unlikenessOf(quad)) +
  (speech ? DEMAND_OF_SPEECH[speech] : 0);

/**
 * Fixed design slopes, as large as it takes for the game alone to reach reliability .70 and .68 at its design length; a simulation in
 * sitting.test.ts shows it. Per right look of a block and unit of the facet; and of the options of a naming trial.
 */
const CHANGES_SLOPE = 0.66;
const NAMING_SLOPE = 0.85;

const choose = (from: number, many: number): number => {
  let ways = 1;
  for (let taken = 1; taken <= many; taken += 1) ways = (ways * (from - many + taken)) / taken;
  return ways;
};

/** Changes seen, and changes seen where none was. */
export const looksOption = (hits: number, alarms: number): string => `seen-${hits}-alarms-${alarms}`;
export function readLooksOption(option: string): { readonly hits: number; readonly alarms: number } | undefined {
  const found = /^seen-(\d+)-alarms-(\d+)$/.exec(option);
  return found ? { hits: Number(found[1]), alarms: Number(found[2]) } : undefined;
}

/**
 * A block is one item: every number of hits and of false alarms is an option of its own, and an option's slope counts by how much hits exceed
 * false alarms. So neither "always changed" nor "always same" is worth more than a guess. It is the binomial of the looks told right, with
 * their log odds rising with the facet, in which everything from chance downwards is one class: nobody who knows more is worse than chance,
 * so no guessing parameter is needed. A block, since what was just seen lingers: looks of one block are not independent.
 */
function blockOptions(difficulty: number): KeyedOption[] {
  const chanceAt = difficulty - Math.log(3) / CHANGES_SLOPE; // odds of 3 to 1 at the difficulty
  const many = LOOKS_IN_BLOCK - CHANGED_IN_BLOCK;
  const options: KeyedOption[] = [];
  for (let hits = 0; hits <= CHANGED_IN_BLOCK; hits += 1) {
    for (let alarms = 0; alarms <= many; alarms += 1) {
      const above = Math.max(0, hits - alarms);
      const ways = choose(CHANGED_IN_BLOCK, hits) * choose(many, alarms);
      options.push({
        id: looksOption(hits, alarms),
        intercept: Math.log(ways) - above * CHANGES_SLOPE * chanceAt,
        loadings: [{ dimension: CHANGES, slope: above * CHANGES_SLOPE }],
      });
    }
  }
  return options;
}

/** The wrong ones are named by how unlike the shown feeling they look. */
export const NAMING_OPTIONS = ['named', 'near', 'further', 'far'] as const;
export type NamingOption = (typeof NAMING_OPTIONS)[number];

/** Who knows less takes less likely feelings as well: slopes of their own instead of a guessing parameter (Bock 1972, Psychometrika 37). */
const OPTION_SLOPES: Record<NamingOption, number> = { named: 1, near: 0.05, further: -0.25, far: -0.55 };
/** At the difficulty. Of those who miss, half take what looks most alike. */
const OPTION_SHARES: Record<NamingOption, number> = { named: 0.625, near: 0.1875, further: 0.1125, far: 0.075 };

const namingOptions = (difficulty: number): KeyedOption[] =>
  NAMING_OPTIONS.map((id) => {
    const slope = NAMING_SLOPE * OPTION_SLOPES[id];
    return { id, intercept: Math.log(OPTION_SHARES[id]) - slope * difficulty, loadings: [{ dimension: NAMING, slope }] };
  });

export const looksItemId = (template: LooksTemplate): string => template.id;
export const feelingItemId = (template: FeelingTemplate, speech: Speech): string => `${template.id}-${speech}`;

export const LOOKS_ITEMS: readonly KeyedItem[] = LOOKS_TEMPLATES.map((template) => ({
  id: looksItemId(template),
  options: blockOptions(difficultyOfLooks(template)),
}));

export const FEELING_ITEMS: readonly KeyedItem[] = FEELING_TEMPLATES.flatMap((template) =>
  SPEECHES.map((speech) => ({ id: feelingItemId(template, speech), options: namingOptions(difficultyOfFeeling(template, speech)) })),
);

/** What a template is worth before the lot over speech is drawn: an item half way between its two. Only for choosing; never answered. */
export const FEELING_PROSPECTS: readonly KeyedItem[] = FEELING_TEMPLATES.map((template) => ({
  id: template.id,
  options: namingOptions(difficultyOfFeeling(template)),
}));

export const bank = { version: '2026-11.design', items: [...LOOKS_ITEMS, ...FEELING_ITEMS] } as const;
