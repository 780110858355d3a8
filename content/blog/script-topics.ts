import type { Language } from '#contract/language.ts';
import { houseNames, houseShortNames } from '../houses/script-names.ts';
import { HOUSES, type House } from '../mind/facets.ts';

/** What an article is about: a house, how to read a report, or how we measure. */
const GENERAL_TOPICS = ['report', 'measuring'] as const;
type GeneralTopic = (typeof GENERAL_TOPICS)[number];
export type Topic = GeneralTopic | House;

export const TOPICS: readonly Topic[] = [...GENERAL_TOPICS, ...HOUSES];

const generalNames: Record<Language, Record<GeneralTopic, string>> = {
  en: { report: 'Reading a report', measuring: 'How we measure' },
  hi: { report: 'रिपोर्ट पढ़ना', measuring: 'मापने का तरीक़ा' },
};

const isGeneral = (topic: Topic): topic is GeneralTopic => typeof topic === 'string';

export const topicName = (topic: Topic, language: Language): string =>
  isGeneral(topic) ? generalNames[language][topic] : houseNames[language][topic];

export const topicShortName = (topic: Topic, language: Language): string =>
  isGeneral(topic) ? generalNames[language][topic] : houseShortNames[language][topic];

/** As addresses have it, in every language: `reading-a-report`, `business-sense`. */
export const topicSlug = (topic: Topic): string => topicShortName(topic, 'en').toLowerCase().replaceAll(' ', '-');
