import { chooseItem, type Posterior, type SoftmaxAnswer, type SoftmaxItem, scoreMap } from '#psychometrics';
import type { PlayedAnswer } from '../../answers.ts';
import { houseOf } from '../../mind/facets.ts';
import { GAME_RELIABILITY } from '../design-reliability.ts';
import { facetPair } from '../facet-pair.ts';
import type { Setting } from '../game.ts';
import { lotsOf, seedFor } from '../lots.ts';
import { feelingsAboveChance, looksAboveChance } from './above-chance.ts';
import {
  bank,
  CHANGES,
  difficultyOfFeeling,
  difficultyOfLooks,
  FEELING_PROSPECTS,
  feelingItemId,
  LOOKS_ITEMS,
  looksItemId,
  NAMING,
} from './key.ts';
import { type MadeFeeling, type MadeLook, makeBlock, makeFeeling, makeLook } from './play.ts';
import { PRACTICE, type PracticeTemplate } from './practice.ts';
import { LOOKS_IN_BLOCK } from './script.ts';
import { LOOKS } from './script-looks.ts';
import { FEELING_TEMPLATES, type FeelingTemplate, LOOKS_TEMPLATES, type LooksTemplate, SPEECHES, ZONES, type Zone } from './templates.ts';

/**
 * The adaptive rule of a sitting: a pure function of what was answered and of the setting. Practice of both parts, then blocks of "same or
 * changed?", then, after a rest, "which feeling?".
 */

/** A trial to play, its key included. */
export type Trial = {
  readonly id: string;
  /** Counts from 1 within the practice, and within each part. */
  readonly number: number;
  readonly isUntimed: boolean;
  readonly restBefore: boolean;
  readonly retry: boolean;
  readonly practice: boolean;
  /** Of the longest sitting that there can be. */
  readonly share: number;
} & (
  | { readonly kind: 'looks'; readonly template: string; readonly looks: readonly MadeLook[] }
  | { readonly kind: 'feeling'; readonly template: string; readonly look: number; readonly made: MadeFeeling }
);

/** The reliability at which each part may end: the design. */
export const DESIGN_RELIABILITY = { changes: GAME_RELIABILITY[houseOf(CHANGES)], naming: GAME_RELIABILITY[houseOf(NAMING)] } as const;

/** Fewer would not tell guessing from seeing; more would tire. */
export const BLOCKS = { min: 6, max: 11 } as const;
export const NAMINGS = { min: 10, max: 20 } as const;

/** Whoever is not so many standard errors above a guess is asked on: few who look are so low, and guessing shows the better for it. */
const CLEARLY_ABOVE_CHANCE = 1.8;

/** One of the best few, so that not everybody meets the same templates (Kingsbury and Zara 1989). */
const RANDOMESQUE = 3;
/** No zone of the face takes more blocks, and no four feelings meet more often. */
const MAX_BLOCKS_OF_ZONE = 4;
const MAX_MEETINGS_OF_QUAD = 2;
/** The rest between the parts is the longer one; in the first part one may rest after so many blocks. */
const BLOCKS_BETWEEN_RESTS = 3;
/** Of the way through the longest sitting. */
const SHARE_OF_LOOKS = 0.65;

const MAX_TRIES = 2;
const DAY_MS = 24 * 60 * 60 * 1000;
export const BROKEN_OFF = 'broken-off';

const { prior, inTwoDimensions } = facetPair([CHANGES, NAMING]);

const looksItems = LOOKS_ITEMS.map(inTwoDimensions);
const looksDifficulties = LOOKS_TEMPLATES.map(difficultyOfLooks);
const feelingProspects = FEELING_PROSPECTS.map(inTwoDimensions);
const feelingDifficulties = FEELING_TEMPLATES.map((template) => difficultyOfFeeling(template));
const keyedItems = new Map(bank.items.map((item) => [item.id, { item: inTwoDimensions(item), options: item.options.map(({ id }) => id) }]));

const looksTemplateOf = new Map(LOOKS_TEMPLATES.map((template) => [looksItemId(template), template]));
const feelingTemplateOf = new Map(
  FEELING_TEMPLATES.flatMap((template) => SPEECHES.map((speech) => [feelingItemId(template, speech), template] as const)),
);
export const isLooksItem = (item: string | null): boolean => item !== null && looksTemplateOf.has(item);

type Scored = Pick<PlayedAnswer, 'item' | 'option'>;

function answerOf({ item, option }: Scored): SoftmaxAnswer {
  const keyed = keyedItems.get(item!);
  if (!keyed?.options.includes(option)) throw new RangeError(`Masks has no option '${option}' of '${item}'`);
  return { item: keyed.item, option: keyed.options.indexOf(option) };
}

/** Posterior of the two facets after the scored trials: dimension 0 is seeing changes, 1 is naming. */
export const posteriorOf = (scored: readonly Scored[]): Posterior => scoreMap(scored.map(answerOf), prior);

export const isPreciseEnough = ({ covariance }: Posterior, part: 'changes' | 'naming'): boolean =>
  covariance[part === 'changes' ? 0 : 3]! <= 1 - DESIGN_RELIABILITY[part];

/** Where a sitting stands. */
type Standing = {
  readonly due: readonly PracticeTemplate[];
  readonly tries: number;
  readonly brokenOff: number;
  readonly blocks: readonly LooksTemplate[];
  readonly feelings: readonly FeelingTemplate[];
  readonly scored: readonly Scored[];
  readonly isSecondPart: boolean;
};

function isOver(scored: readonly Scored[], part: 'changes' | 'naming'): boolean {
  const own = scored.filter(({ item }) => isLooksItem(item) === (part === 'changes'));
  const { min, max } = part === 'changes' ? BLOCKS : NAMINGS;
  if (own.length < min || own.length >= max) return own.length >= max;
  const isClear = (part === 'changes' ? looksAboveChance(own) : feelingsAboveChance(own)) >= CLEARLY_ABOVE_CHANCE;
  return isClear && isPreciseEnough(posteriorOf(scored), part);
}

function standingAfter(played: readonly PlayedAnswer[]): Standing {
  let due: readonly PracticeTemplate[] = PRACTICE;
  let tries = 0;
  let brokenOff = 0;
  let isSecondPart = false;
  const scored: Scored[] = [];
  for (const [index, answer] of played.entries()) {
    if (answer.item !== null) {
      scored.push(answer);
      isSecondPart ||= isOver(scored, 'changes');
    } else if (answer.option !== BROKEN_OFF) {
      const isDone = answer.option === 'right' || tries + 1 >= MAX_TRIES;
      tries = isDone ? 0 : tries + 1;
      if (isDone) due = due.slice(1);
    } else {
      brokenOff += 1;
      const before = played[index - 1]?.receivedAt ?? answer.receivedAt;
      if (answer.receivedAt.getTime() - before.getTime() > DAY_MS) {
        tries = 0;
        due = due.length > 0 ? PRACTICE : PRACTICE.filter(({ kind }) => (kind === 'feeling') === isSecondPart);
      }
    }
  }
  const blocks = scored.flatMap(({ item }) => looksTemplateOf.get(item!) ?? []);
  const feelings = scored.flatMap(({ item }) => feelingTemplateOf.get(item!) ?? []);
  return { due, tries, brokenOff, blocks, feelings, scored, isSecondPart };
}

/** The trial after these answers, or null when the sitting is finished. Each answer leads to stimuli of its own: nothing is seen twice. */
export function nextTrial(played: readonly PlayedAnswer[], { seed, isUntimed }: Setting): Trial | null {
  const standing = standingAfter(played);
  const { due, tries, brokenOff, blocks, feelings, isSecondPart } = standing;
  const anew = brokenOff > 0 ? `-${brokenOff}` : '';
  const faces = facesFor(seed, played.length);
  const common = { isUntimed, retry: false, practice: false, restBefore: false, share: shareOf(standing) };
  const [practice] = due;
  if (practice) {
    const number = PRACTICE.indexOf(practice) + 1;
    // Tried again, it is the same face: the player has just been told what to look for.
    const lots = lotsOf(seedFor(seed, -number));
    const id = `practice-${number}${tries > 0 ? '-again' : ''}${anew}`;
    const own = { ...common, id, number, retry: tries > 0, practice: true };
    if (practice.kind === 'feeling')
      return {
        ...own,
        kind: 'feeling',
        template: practice.id,
        look: practice.look,
        made: makeFeeling(practice, new Set(), lots, practice.speech),
      };
    return { ...own, kind: 'looks', template: practice.id, looks: [makeLook(practice, practice.look, practice.isChanged, lots)] };
  }
  const trialSeed = seedFor(seed, played.length);
  // A stream apart from that of the faces, so that a choice tells nothing of them.
  const choosing = lotsOf(seedFor(trialSeed, 1)).random;
  if (!isSecondPart) {
    const template = chooseBlock(standing, choosing);
    const number = blocks.length + 1;
    const restBefore = blocks.length > 0 && blocks.length % BLOCKS_BETWEEN_RESTS === 0;
    return {
      ...common,
      id: `looks-${number}${anew}`,
      number,
      restBefore,
      kind: 'looks',
      template: template.id,
      looks: makeBlock(template, faces, lotsOf(trialSeed)),
    };
  }
  if (isOver(standing.scored, 'naming')) return null;
  const template = chooseFeeling(standing, choosing);
  const number = feelings.length + 1;
  const made = makeFeeling(template, linesUsed(played, seed), lotsOf(trialSeed));
  return {
    ...common,
    id: `feeling-${number}${anew}`,
    number,
    restBefore: number === 1,
    kind: 'feeling',
    template: template.id,
    look: faces[0]!,
    made,
  };
}

function shareOf({ blocks, feelings, isSecondPart }: Standing): number {
  const looks = isSecondPart ? 1 : blocks.length / BLOCKS.max;
  return Math.round(1000 * (SHARE_OF_LOOKS * looks + (1 - SHARE_OF_LOOKS) * (feelings.length / NAMINGS.max))) / 1000;
}

/** Whose faces are met after so many answers: everyone comes once before anyone comes again. */
function facesFor(seed: number, answers: number): number[] {
  const order = lotsOf(seedFor(seed, -100)).shuffle(LOOKS.map((_, index) => index));
  return Array.from({ length: LOOKS_IN_BLOCK }, (_, index) => order[(answers * LOOKS_IN_BLOCK + index) % order.length]!);
}

function chooseBlock({ blocks, scored }: Standing, random: () => number): LooksTemplate {
  const seen = new Set(blocks.map(({ id }) => id));
  const met = (zone: Zone) => blocks.filter((block) => block.zone === zone).length;
  const full = new Set(ZONES.filter((zone) => met(zone) >= MAX_BLOCKS_OF_ZONE));
  const isFree = (index: number) => !seen.has(LOOKS_TEMPLATES[index]!.id) && !full.has(LOOKS_TEMPLATES[index]!.zone);
  return LOOKS_TEMPLATES[chooseFrom(looksItems, looksDifficulties, isFree, { scored, dimension: 0, random })]!;
}

function chooseFeeling({ feelings, scored }: Standing, random: () => number): FeelingTemplate {
  const seen = new Set(feelings.map(({ id }) => id));
  const meetings = (quad: number) => feelings.filter((feeling) => feeling.quad === quad).length;
  const last = feelings.at(-1)?.quad;
  const isFree = (index: number) => {
    const { id, quad } = FEELING_TEMPLATES[index]!;
    return !seen.has(id) && quad !== last && meetings(quad) < MAX_MEETINGS_OF_QUAD;
  };
  return FEELING_TEMPLATES[chooseFrom(feelingProspects, feelingDifficulties, isFree, { scored, dimension: 1, random })]!;
}

type Choosing = { readonly scored: readonly Scored[]; readonly dimension: 0 | 1; readonly random: () => number };

/**
 * The template of largest expected gain, or one of the best few. None is harder than the estimate so far: what is too hard is answered by a
 * guess, tells nothing and discourages. Where all that is left is harder, the easiest.
 */
function chooseFrom(
  items: readonly SoftmaxItem[],
  difficulties: readonly number[],
  isFree: (index: number) => boolean,
  { scored, dimension, random }: Choosing,
): number {
  const posterior = posteriorOf(scored);
  const free = difficulties.flatMap((difficulty, index) => (isFree(index) ? [difficulty] : [])).toSorted((one, other) => one - other);
  const hardest = Math.max(posterior.mode[dimension]!, free[RANDOMESQUE - 1]!);
  const isAllowed = (index: number) => isFree(index) && difficulties[index]! <= hardest;
  return chooseItem({ items, posterior, isAllowed, best: RANDOMESQUE, random })!.index;
}

/** The lines of the trials before, made again from their seeds. */
function linesUsed(played: readonly PlayedAnswer[], seed: number): ReadonlySet<number> {
  const used = new Set<number>();
  for (const [index, { item }] of played.entries()) {
    const template = item === null ? undefined : feelingTemplateOf.get(item);
    if (template) used.add(makeFeeling(template, used, lotsOf(seedFor(seed, index))).line);
  }
  return used;
}
