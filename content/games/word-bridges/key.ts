import { inEachLanguage, LANGUAGES, type Language } from '#contract/language.ts';
import type { KeyedItem, KeyedOption } from '../../items.ts';
import { facet } from '../../mind/facets.ts';
import { type Bridge, bridgesOf, type Kind, type Link } from './bridges.ts';

/** Facets that the game moves: bridges by close association, and bridges that need a remote, sudden link. */
export const FACET_OF: Readonly<Record<Kind, number>> = { close: facet(5, 'cognitive'), remote: facet(8, 'cognitive') };

/**
 * Difficulty of a bridge: the value of the facet at which it is built by typing, built by choosing, and missed equally often. It adds up what
 * is stated of the bridge. What makes remote associates hard is how many stronger associates stand before the answer (Mednick 1962,
 * Psychological Review 69, 220-232; Gupta, Jang, Mednick and Huber 2012, Psychological Science 23, 288-294), how frequent the answer is
 * (Bowden and Jung-Beeman 2003, Behavior Research Methods 35, 634-639: norms of 144 compound problems), and whether its usual meaning has to be
 * given up (Olteteanu and Falomir 2015, Pattern Recognition Letters 67, 81-90, on the kinds of link). The order is theirs; the sizes are
 * a design, to be re-estimated from answers.
 */
const EASIEST: Readonly<Record<Kind, number>> = { close: -2.8, remote: -3.3 };
const DEMAND_OF_A_RIVAL = 1;
const DEMAND_OF_RARITY = 0.55;
const DEMAND_OF_LINK: Readonly<Record<Link, number>> = { association: 0, compound: 0.15, saying: 0.25, meaning: 0.35 };

export const difficultyOf = ({ kind, rivals, rarity, links }: Bridge): number =>
  EASIEST[kind] + DEMAND_OF_A_RIVAL * rivals + DEMAND_OF_RARITY * rarity + links.reduce((sum, link) => sum + DEMAND_OF_LINK[link], 0);

/**
 * Fixed design slopes from one class of answer to the next, as large as it takes for the game alone to reach reliability .75 and .70 at its
 * design length; a simulation in sitting.test.ts shows it.
 */
const SLOPE: Readonly<Record<Kind, number>> = { close: 0.72, remote: 0.7 };

/**
 * Classes of an answer in their order. To find the word among five is easier than to find it in one's head, for whoever knows something:
 * so they are steps of one item (Muraki 1992, the generalized partial credit model), and no guessing parameter is needed.
 */
export const OPTION_IDS = ['missed', 'chosen', 'typed'] as const;
export type OptionId = (typeof OPTION_IDS)[number];

const optionsOf = (bridge: Bridge): KeyedOption[] =>
  OPTION_IDS.map((id, steps) => ({
    id,
    intercept: -steps * SLOPE[bridge.kind] * difficultyOf(bridge),
    loadings: steps === 0 ? [] : [{ dimension: FACET_OF[bridge.kind], slope: steps * SLOPE[bridge.kind] }],
  }));

/** Each language has bridges of its own, and nothing links the two yet. */
export const BRIDGES = inEachLanguage(bridgesOf);

const itemsOf = (language: Language): KeyedItem[] => BRIDGES[language].map((bridge) => ({ id: bridge.id, options: optionsOf(bridge) }));
export const ITEMS = inEachLanguage(itemsOf);

export const bridgeOfItem = new Map(LANGUAGES.flatMap((language) => BRIDGES[language].map((bridge) => [bridge.id, bridge] as const)));

export const bank = { version: '2026-11.design', items: LANGUAGES.flatMap((language) => ITEMS[language]) } as const;
