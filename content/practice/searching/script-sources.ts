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
    id: 'loewenstein-1994',
    kind: 'idea',
    citation: 'Loewenstein (1994). The psychology of curiosity: a review and reinterpretation. Psychological Bulletin 116, 75-98.',
    year: 1994,
    found: 'doi:10.1037/0033-2909.116.1.75',
  },
  {
    id: 'kuhn-1989',
    kind: 'idea',
    citation: 'Kuhn (1989). Children and adults as intuitive scientists. Psychological Review 96, 674-689.',
    year: 1989,
    found: 'doi:10.1037/0033-295X.96.4.674',
  },
  {
    id: 'card-2017',
    kind: 'idea',
    citation: 'Card (2017). The problem with ‘5 whys’. BMJ Quality & Safety 26, 671-677.',
    year: 2017,
    found: 'doi:10.1136/bmjqs-2016-005849',
  },
  {
    id: 'tweney-1980',
    kind: 'trial',
    citation:
      'Tweney, Doherty, Worner, Pliske, Mynatt, Gross and Arkkelin (1980). Strategies of rule discovery in an inference task. Quarterly Journal of Experimental Psychology 32, 109-123.',
    year: 1980,
    found: 'doi:10.1080/00335558008248237',
  },
  {
    id: 'knoblich-1999',
    kind: 'idea',
    citation:
      'Knoblich, Ohlsson, Haider and Rhenius (1999). Constraint relaxation and chunk decomposition in insight problem solving. Journal of Experimental Psychology: Learning, Memory, and Cognition 25, 1534-1555.',
    year: 1999,
    found: 'doi:10.1037/0278-7393.25.6.1534',
  },
  {
    id: 'huang-2017',
    kind: 'trial',
    citation:
      'Huang, Yeomans, Brooks, Minson and Gino (2017). It doesn’t hurt to ask: question-asking increases liking. Journal of Personality and Social Psychology 113, 430-452.',
    year: 2017,
    found: 'doi:10.1037/pspi0000097',
  },
  {
    id: 'kluger-2019',
    kind: 'trial',
    citation:
      'Kluger and Malloy (2019). Question asking as a dyadic behavior. Journal of Personality and Social Psychology 117, 1127-1138.',
    year: 2019,
    found: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6857721/',
  },
  {
    id: 'kornell-2009',
    kind: 'trial',
    citation:
      'Kornell, Hays and Bjork (2009). Unsuccessful retrieval attempts enhance subsequent learning. Journal of Experimental Psychology: Learning, Memory, and Cognition 35, 989-998.',
    year: 2009,
    found: 'doi:10.1037/a0015729',
  },
  {
    id: 'naghshineh-2008',
    kind: 'trial',
    citation:
      'Naghshineh, Hafler, Miller and others (2008). Formal art observation training improves medical students’ visual diagnostic skills. Journal of General Internal Medicine 23, 991-997.',
    year: 2008,
    found: 'doi:10.1007/s11606-008-0667-0',
  },
  {
    id: 'rankin-2019',
    kind: 'trial',
    citation:
      'Rankin, Walsh and Sweeny (2019). A better distraction: exploring the benefits of flow during uncertain waiting periods. Emotion 19, 818-828.',
    year: 2019,
    found: 'doi:10.1037/emo0000479',
  },
  {
    id: 'porter-2018',
    kind: 'trial',
    citation: 'Porter and Schumann (2018). Intellectual humility and openness to the opposing view. Self and Identity 17, 139-162.',
    year: 2018,
    found: 'doi:10.1080/15298868.2017.1361861',
  },
];
