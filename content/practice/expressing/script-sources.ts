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
    id: 'rogers-2018',
    kind: 'trial',
    citation:
      'Rogers, Howieson and Neame (2018). I understand you feel that way, but I feel this way: the benefits of I-language and communicating perspective during conflict. PeerJ 6, e4831.',
    year: 2018,
    found: 'doi:10.7717/peerj.4831',
  },
  {
    id: 'kumar-2018',
    kind: 'trial',
    citation:
      'Kumar and Epley (2018). Undervaluing gratitude: expressers misunderstand the consequences of showing appreciation. Psychological Science 29, 1423-1435.',
    year: 2018,
    found: 'doi:10.1177/0956797618772506',
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
    id: 'barrett-2019',
    kind: 'pooled',
    citation:
      'Barrett, Adolphs, Marsella, Martinez and Pollak (2019). Emotional expressions reconsidered: challenges to inferring emotion from human facial movements. Psychological Science in the Public Interest 20, 1-68.',
    year: 2019,
    found: 'doi:10.1177/1529100619832930',
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
    id: 'oppenheimer-2006',
    kind: 'trial',
    citation:
      'Oppenheimer (2006). Consequences of erudite vernacular utilized irrespective of necessity: problems with using long words needlessly. Applied Cognitive Psychology 20, 139-156.',
    year: 2006,
    found: 'doi:10.1002/acp.1178',
  },
  {
    id: 'talevski-2020',
    kind: 'pooled',
    citation:
      'Talevski, Wong Shee, Rasmussen, Kemp and Beauchamp (2020). Teach-back: a systematic review of implementation and impacts. PLOS ONE 15, e0231350.',
    year: 2020,
    found: 'doi:10.1371/journal.pone.0231350',
  },
  {
    id: 'collins-1994',
    kind: 'pooled',
    citation: 'Collins and Miller (1994). Self-disclosure and liking: a meta-analytic review. Psychological Bulletin 116, 457-475.',
    year: 1994,
    found: 'doi:10.1037/0033-2909.116.3.457',
  },
  {
    id: 'boothby-2021',
    kind: 'trial',
    citation:
      'Boothby and Bohns (2021). Why a simple act of kindness is not as simple as it seems: underestimating the positive impact of our compliments on others. Personality and Social Psychology Bulletin 47, 826-840.',
    year: 2021,
    found: 'doi:10.1177/0146167220949003',
  },
  {
    id: 'butler-2003',
    kind: 'trial',
    citation:
      'Butler, Egloff, Wilhelm, Smith, Erickson and Gross (2003). The social consequences of expressive suppression. Emotion 3, 48-67.',
    year: 2003,
    found: 'doi:10.1037/1528-3542.3.1.48',
  },
];
