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
    id: 'balban-2023',
    kind: 'trial',
    citation:
      'Balban, Neri, Kogon, Weed, Nouriani, Jo, Holl, Zeitzer, Spiegel and Huberman (2023). Brief structured respiration practices enhance mood and reduce physiological arousal. Cell Reports Medicine 4, 100895.',
    year: 2023,
    found: 'doi:10.1016/j.xcrm.2022.100895',
  },
  {
    id: 'smith-1985',
    kind: 'trial',
    citation:
      'Smith and Ellsworth (1985). Patterns of cognitive appraisal in emotion. Journal of Personality and Social Psychology 48, 813-838.',
    year: 1985,
    found: 'doi:10.1037/0022-3514.48.4.813',
  },
  {
    id: 'kashdan-2015',
    kind: 'pooled',
    citation:
      'Kashdan, Barrett and McKnight (2015). Unpacking emotion differentiation: transforming unpleasant experience by perceiving distinctions in negativity. Current Directions in Psychological Science 24, 10-16.',
    year: 2015,
    found: 'doi:10.1177/0963721414550708',
  },
  {
    id: 'gillath-2022',
    kind: 'pooled',
    citation:
      'Gillath, Karantzas, Romano and Karantzas (2022). Attachment security priming: a meta-analysis. Personality and Social Psychology Review 26, 183-241.',
    year: 2022,
    found: 'doi:10.1177/10888683211054592',
  },
  {
    id: 'high-2012',
    kind: 'pooled',
    citation:
      'High and Dillard (2012). A review and meta-analysis of person-centered messages and social support outcomes. Communication Studies 63, 99-118.',
    year: 2012,
    found: 'doi:10.1080/10510974.2011.598208',
  },
  {
    id: 'torre-2018',
    kind: 'pooled',
    citation:
      'Torre and Lieberman (2018). Putting feelings into words: affect labeling as implicit emotion regulation. Emotion Review 10, 116-124.',
    year: 2018,
    found: 'doi:10.1177/1754073917742706',
  },
  {
    id: 'schwarz-1983',
    kind: 'trial',
    citation:
      'Schwarz and Clore (1983). Mood, misattribution, and judgments of well-being: informative and directive functions of affective states. Journal of Personality and Social Psychology 45, 513-523.',
    year: 1983,
    found: 'doi:10.1037/0022-3514.45.3.513',
  },
  {
    id: 'yap-2017',
    kind: 'trial',
    citation:
      'Yap, Wortman, Anusic, Baker, Scherer, Donnellan and Lucas (2017). The effect of mood on judgments of subjective well-being: nine tests of the judgment model. Journal of Personality and Social Psychology 113, 939-961.',
    year: 2017,
    found: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5899828/',
  },
  {
    id: 'webb-2012',
    kind: 'pooled',
    citation:
      'Webb, Miles and Sheeran (2012). Dealing with feeling: a meta-analysis of the effectiveness of strategies derived from the process model of emotion regulation. Psychological Bulletin 138, 775-808.',
    year: 2012,
    found: 'doi:10.1037/a0027600',
  },
  {
    id: 'dwyer-2018',
    kind: 'trial',
    citation:
      'Dwyer, Kushlev and Dunn (2018). Smartphone use undermines enjoyment of face-to-face social interactions. Journal of Experimental Social Psychology 78, 233-239.',
    year: 2018,
    found: 'doi:10.1016/j.jesp.2017.10.007',
  },
  {
    id: 'sandstrom-2014',
    kind: 'trial',
    citation:
      'Sandstrom and Dunn (2014). Is efficiency overrated? Minimal social interactions lead to belonging and positive affect. Social Psychological and Personality Science 5, 437-442.',
    year: 2014,
    found: 'doi:10.1177/1948550613502990',
  },
  {
    id: 'flynn-2008',
    kind: 'trial',
    citation:
      'Flynn and Lake (2008). If you need help, just ask: underestimating compliance with direct requests for help. Journal of Personality and Social Psychology 95, 128-143.',
    year: 2008,
    found: 'doi:10.1037/0022-3514.95.1.128',
  },
];
