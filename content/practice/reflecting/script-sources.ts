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
    id: 'levinson-2014',
    kind: 'trial',
    citation:
      'Levinson, Stoll, Kindy, Merry and Davidson (2014). A mind you can count on: validating breath counting as a behavioral measure of mindfulness. Frontiers in Psychology 5, 1202.',
    year: 2014,
    found: 'doi:10.3389/fpsyg.2014.01202',
  },
  {
    id: 'breines-2012',
    kind: 'trial',
    citation:
      'Breines and Chen (2012). Self-compassion increases self-improvement motivation. Personality and Social Psychology Bulletin 38, 1133-1143.',
    year: 2012,
    found: 'doi:10.1177/0146167212445599',
  },
  {
    id: 'grossmann-2021',
    kind: 'trial',
    citation:
      'Grossmann, Dorfman, Oakes, Santos, Vohs and Scholer (2021). Training for wisdom: the distanced-self-reflection diary method. Psychological Science 32, 381-394.',
    year: 2021,
    found: 'doi:10.1177/0956797620969170',
  },
  {
    id: 'wilson-2004',
    kind: 'idea',
    citation:
      'Wilson and Dunn (2004). Self-knowledge: its limits, value, and potential for improvement. Annual Review of Psychology 55, 493-518.',
    year: 2004,
    found: 'doi:10.1146/annurev.psych.55.090902.141954',
  },
  {
    id: 'ford-2018',
    kind: 'idea',
    citation:
      'Ford, Lam, John and Mauss (2018). The psychological health benefits of accepting negative emotions and thoughts: laboratory, diary, and longitudinal evidence. Journal of Personality and Social Psychology 115, 1075-1092.',
    year: 2018,
    found: 'doi:10.1037/pspp0000157',
  },
  {
    id: 'hanley-2015',
    kind: 'trial',
    citation:
      'Hanley, Warner, Dehili, Canto and Garland (2015). Washing dishes to wash the dishes: brief instruction in an informal mindfulness practice. Mindfulness 6, 1095-1103.',
    year: 2015,
    found: 'doi:10.1007/s12671-014-0360-9',
  },
  {
    id: 'killingsworth-2010',
    kind: 'idea',
    citation: 'Killingsworth and Gilbert (2010). A wandering mind is an unhappy mind. Science 330, 932.',
    year: 2010,
    found: 'doi:10.1126/science.1192439',
  },
  {
    id: 'ward-2017',
    kind: 'trial',
    citation:
      'Ward, Duke, Gneezy and Bos (2017). Brain drain: the mere presence of one’s own smartphone reduces available cognitive capacity. Journal of the Association for Consumer Research 2, 140-154.',
    year: 2017,
    found: 'doi:10.1086/691462',
  },
  {
    id: 'hartanto-2024',
    kind: 'pooled',
    citation:
      'Hartanto, Lua, Kasturiratna and others (2024). The effect of mere presence of smartphone on cognitive functions: a four-level meta-analysis. Technology, Mind, and Behavior 5.',
    year: 2024,
    found: 'doi:10.1037/tmb0000123',
  },
  {
    id: 'mccullough-2006',
    kind: 'trial',
    citation:
      'McCullough, Root and Cohen (2006). Writing about the benefits of an interpersonal transgression facilitates forgiveness. Journal of Consulting and Clinical Psychology 74, 887-897.',
    year: 2006,
    found: 'doi:10.1037/0022-006X.74.5.887',
  },
  {
    id: 'carlson-2013',
    kind: 'idea',
    citation:
      'Carlson (2013). Overcoming the barriers to self-knowledge: mindfulness as a path to seeing yourself as you really are. Perspectives on Psychological Science 8, 173-186.',
    year: 2013,
    found: 'doi:10.1177/1745691612462584',
  },
  {
    id: 'vazire-2010',
    kind: 'idea',
    citation:
      'Vazire (2010). Who knows what about a person? The self-other knowledge asymmetry (SOKA) model. Journal of Personality and Social Psychology 98, 281-300.',
    year: 2010,
    found: 'doi:10.1037/a0017908',
  },
];
