import type { Source } from '../script-exercise.ts';

export const sources: readonly Source[] = [
  {
    id: 'simons-2016',
    kind: 'pooled',
    citation:
      'Simons, Boot, Charness, Gathercole, Chabris, Hambrick and Stine-Morrow (2016). Do “brain-training” programs work? Psychological Science in the Public Interest 17, 103-186.',
    year: 2016,
    found: 'doi:10.1177/1529100616661983',
  },
  {
    id: 'evans-1983',
    kind: 'trial',
    citation:
      'Evans, Barston and Pollard (1983). On the conflict between logic and belief in syllogistic reasoning. Memory & Cognition 11, 295-306.',
    year: 1983,
    found: 'doi:10.3758/BF03196976',
  },
  {
    id: 'shallice-1991',
    kind: 'idea',
    citation: 'Shallice and Burgess (1991). Deficits in strategy application following frontal lobe damage in man. Brain 114, 727-741.',
    year: 1991,
    found: 'doi:10.1093/brain/114.2.727',
  },
  {
    id: 'alfieri-2013',
    kind: 'pooled',
    citation:
      'Alfieri, Nokes-Malach and Schunn (2013). Learning through case comparisons: a meta-analytic review. Educational Psychologist 48, 87-113.',
    year: 2013,
    found: 'doi:10.1080/00461520.2013.775712',
  },
  {
    id: 'lord-1984',
    kind: 'trial',
    citation:
      'Lord, Lepper and Preston (1984). Considering the opposite: a corrective strategy for social judgment. Journal of Personality and Social Psychology 47, 1231-1243.',
    year: 1984,
    found: 'doi:10.1037/0022-3514.47.6.1231',
  },
  {
    id: 'warm-2008',
    kind: 'idea',
    citation: 'Warm, Parasuraman and Matthews (2008). Vigilance requires hard mental work and is stressful. Human Factors 50, 433-441.',
    year: 2008,
    found: 'doi:10.1518/001872008X312152',
  },
  {
    id: 'bisra-2018',
    kind: 'pooled',
    citation:
      'Bisra, Liu, Nesbit, Salimi and Winne (2018). Inducing self-explanation: a meta-analysis. Educational Psychology Review 30, 703-725.',
    year: 2018,
    found: 'doi:10.1007/s10648-018-9434-x',
  },
  {
    id: 'pennycook-2022',
    kind: 'pooled',
    citation:
      'Pennycook and Rand (2022). Accuracy prompts are a replicable and generalizable approach for reducing the spread of misinformation. Nature Communications 13, 2333.',
    year: 2022,
    found: 'doi:10.1038/s41467-022-30073-5',
  },
  {
    id: 'yeager-2014',
    kind: 'trial',
    citation:
      'Yeager, Henderson, Paunesku, Walton, D’Mello, Spitzer and Duckworth (2014). Boring but important: a self-transcendent purpose for learning fosters academic self-regulation. Journal of Personality and Social Psychology 107, 559-580.',
    year: 2014,
    found: 'doi:10.1037/a0037637',
  },
  {
    id: 'haynes-2009',
    kind: 'trial',
    citation:
      'Haynes, Weiser, Berry and others (2009). A surgical safety checklist to reduce morbidity and mortality in a global population. New England Journal of Medicine 360, 491-499.',
    year: 2009,
    found: 'doi:10.1056/NEJMsa0810119',
  },
  {
    id: 'rozenblit-2002',
    kind: 'trial',
    citation:
      'Rozenblit and Keil (2002). The misunderstood limits of folk science: an illusion of explanatory depth. Cognitive Science 26, 521-562.',
    year: 2002,
    found: 'doi:10.1207/s15516709cog2605_1',
  },
  {
    id: 'eisenberger-1992',
    kind: 'idea',
    citation: 'Eisenberger (1992). Learned industriousness. Psychological Review 99, 248-267.',
    year: 1992,
    found: 'doi:10.1037/0033-295X.99.2.248',
  },
];
