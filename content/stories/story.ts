import { z } from 'zod';
import type { Language } from '#contract/language.ts';
import { type Judged, UnusableAnswer } from '../answers.ts';
import type { Bank } from '../items.ts';
import type { About } from '../script-about.ts';
import type { Pace } from '../signs.ts';
import { drawOption, type SimulatedPerson } from '../simulated-person.ts';
import { OPTION_IDS } from './scenes.ts';
import type { Scenes } from './script-scene.ts';

/** What a story brings. Everyone meets the same screens in the same order, so a device can go on alone when the connection is lost. */
export type Story = {
  readonly kind: 'story';
  readonly about: About;
  readonly bank: Bank;
  /** Where its Ink script stands in each language in which it is told: the same screens, options, memory and variables in all of them. */
  readonly scripts: Readonly<Partial<Record<Language, URL>>>;
  /** Every screen with a choice, scored or not, in order. */
  readonly screens: readonly string[];
  /** What surrounds the words, as a browser gets it. */
  readonly scenes: Scenes;
  readonly checks: Checks;
};

/** The two screens that are not scored. */
export type Checks = {
  /** A screen that asks for one option by its words. */
  readonly attention: { readonly screen: string; readonly expected: string };
  /** The same choice in two dresses, with the pairs of options that mean the same. */
  readonly consistency: { readonly first: string; readonly second: string; readonly same: readonly (readonly [string, string])[] };
};

export const StoryAnswer = z.object({ kind: z.literal('choice'), option: z.string().max(20) });
export type StoryAnswer = z.infer<typeof StoryAnswer>;

/**
 * A scene and its four options hold about 160 words, at the mean silent pace of 238 a minute 40 s (Brysbaert 2019, Journal of Memory and
 * Language 109, 104047). The bound is a sixteenth of that on purpose: whoever skims, or remembers the scenes from playing before, is not
 * to be taken for someone who clicks through. The typical time is that of a brisk reader; the study's simulated people take it. Below a second
 * a choice among four sentences is a reflex: choosing among a few known signs alone takes half of it (Hick 1952).
 */
export const STORY_PACE: Pace = { typicalMs: 20_000, hurriedMs: 2_500, unseenMs: 1_000 };

/** What a choice on this screen comes to. Throws UnusableAnswer for an option that the screen does not have. */
export function judgeChoice({ bank }: Story, screen: string, { option }: StoryAnswer): Judged {
  const item = bank.items.find(({ id }) => id === screen);
  const offered: readonly string[] = item ? item.options.map(({ id }) => id) : OPTION_IDS;
  if (!offered.includes(option)) throw new UnusableAnswer(`${screen} has no option '${option}'`);
  return { item: item?.id ?? null, option };
}

/** How this person chooses, screen by screen. An attentive person does as told, and means the same in both dresses of the repeated choice. */
export function simulateChoices({ bank, screens, checks }: Story, person: SimulatedPerson): StoryAnswer[] {
  const chosen = new Map<string, string>();
  return screens.map((screen) => {
    const item = bank.items.find(({ id }) => id === screen);
    const option = item ? drawOption(item, person) : unscoredChoice(checks, screen, chosen);
    chosen.set(screen, option);
    return { kind: 'choice', option };
  });
}

function unscoredChoice({ attention, consistency }: Checks, screen: string, chosen: ReadonlyMap<string, string>): string {
  if (screen === attention.screen) return attention.expected;
  return consistency.same.find(([first]) => chosen.get(consistency.first) === first)?.[1] ?? OPTION_IDS[0];
}
