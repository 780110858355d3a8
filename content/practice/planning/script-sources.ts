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
    id: 'shallice-1991',
    kind: 'idea',
    citation: 'Shallice and Burgess (1991). Deficits in strategy application following frontal lobe damage in man. Brain 114, 727-741.',
    year: 1991,
    found: 'doi:10.1093/brain/114.2.727',
  },
  {
    id: 'gollwitzer-2006',
    kind: 'pooled',
    citation:
      'Gollwitzer and Sheeran (2006). Implementation intentions and goal achievement: a meta-analysis of effects and processes. Advances in Experimental Social Psychology 38, 69-119.',
    year: 2006,
    found: 'doi:10.1016/S0065-2601(06)38002-1',
  },
  {
    id: 'kruger-2004',
    kind: 'trial',
    citation:
      'Kruger and Evans (2004). If you don’t want to be late, enumerate: unpacking reduces the planning fallacy. Journal of Experimental Social Psychology 40, 586-598.',
    year: 2004,
    found: 'doi:10.1016/j.jesp.2003.11.001',
  },
  {
    id: 'fincham-2023',
    kind: 'pooled',
    citation:
      'Fincham, Strauss, Montero-Marin and Cavanagh (2023). Effect of breathwork on stress and mental health: a meta-analysis of randomised-controlled trials. Scientific Reports 13, 432.',
    year: 2023,
    found: 'doi:10.1038/s41598-022-27247-y',
  },
  {
    id: 'zhu-2018',
    kind: 'trial',
    citation: 'Zhu, Yang and Hsee (2018). The mere urgency effect. Journal of Consumer Research 45, 673-690.',
    year: 2018,
    found: 'doi:10.1093/jcr/ucy008',
  },
  {
    id: 'scullin-2018',
    kind: 'trial',
    citation:
      'Scullin, Krueger, Ballard, Pruett and Bliwise (2018). The effects of bedtime writing on difficulty falling asleep: a polysomnographic study comparing to-do lists and completed activity lists. Journal of Experimental Psychology: General 147, 139-146.',
    year: 2018,
    found: 'doi:10.1037/xge0000374',
  },
  {
    id: 'buehler-1994',
    kind: 'trial',
    citation:
      'Buehler, Griffin and Ross (1994). Exploring the “planning fallacy”: why people underestimate their task completion times. Journal of Personality and Social Psychology 67, 366-381.',
    year: 1994,
    found: 'doi:10.1037/0022-3514.67.3.366',
  },
  {
    id: 'masicampo-2011',
    kind: 'trial',
    citation:
      'Masicampo and Baumeister (2011). Consider it done! Plan making can eliminate the cognitive effects of unfulfilled goals. Journal of Personality and Social Psychology 101, 667-683.',
    year: 2011,
    found: 'doi:10.1037/a0024192',
  },
  {
    id: 'wood-2007',
    kind: 'idea',
    citation: 'Wood and Neal (2007). A new look at habits and the habit-goal interface. Psychological Review 114, 843-863.',
    year: 2007,
    found: 'doi:10.1037/0033-295X.114.4.843',
  },
  {
    id: 'leroy-2018',
    kind: 'trial',
    citation:
      'Leroy and Glomb (2018). Tasks interrupted: how anticipating time pressure on resumption of an interrupted task causes attention residue and low performance on interrupting tasks and how a “ready-to-resume” plan mitigates the effects. Organization Science 29, 380-397.',
    year: 2018,
    found: 'doi:10.1287/orsc.2017.1184',
  },
  {
    id: 'harkin-2016',
    kind: 'pooled',
    citation:
      'Harkin, Webb, Chang, Prestwich, Conner, Kellar, Benn and Sheeran (2016). Does monitoring goal progress promote goal attainment? A meta-analysis of the experimental evidence. Psychological Bulletin 142, 198-229.',
    year: 2016,
    found: 'doi:10.1037/bul0000025',
  },
];
