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
    id: 'de-dreu-2000',
    kind: 'pooled',
    citation:
      'De Dreu, Weingart and Kwon (2000). Influence of social motives on integrative negotiation: a meta-analytic review and test of two theories. Journal of Personality and Social Psychology 78, 889-905.',
    year: 2000,
    found: 'doi:10.1037/0022-3514.78.5.889',
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
    id: 'zetik-2002',
    kind: 'pooled',
    citation:
      'Zetik and Stuhlmacher (2002). Goal setting and negotiation performance: a meta-analysis. Group Processes & Intergroup Relations 5, 35-52.',
    year: 2002,
    found: 'doi:10.1177/1368430202005001537',
  },
  {
    id: 'galinsky-2008',
    kind: 'trial',
    citation:
      'Galinsky, Maddux, Gilin and White (2008). Why it pays to get inside the head of your opponent: the differential effects of perspective taking and empathy in negotiations. Psychological Science 19, 378-384.',
    year: 2008,
    found: 'doi:10.1111/j.1467-9280.2008.02096.x',
  },
  {
    id: 'finkel-2013',
    kind: 'trial',
    citation:
      'Finkel, Slotter, Luchies, Walton and Gross (2013). A brief intervention to promote conflict reappraisal preserves marital quality over time. Psychological Science 24, 1595-1601.',
    year: 2013,
    found: 'doi:10.1177/0956797612474938',
  },
  {
    id: 'yeomans-2020',
    kind: 'trial',
    citation:
      'Yeomans, Minson, Collins, Chen and Gino (2020). Conversational receptiveness: improving engagement with opposing views. Organizational Behavior and Human Decision Processes 160, 131-148.',
    year: 2020,
    found: 'doi:10.1016/j.obhdp.2020.03.011',
  },
  {
    id: 'leonardelli-2019',
    kind: 'trial',
    citation:
      'Leonardelli, Gu, McRuer, Medvec and Galinsky (2019). Multiple equivalent simultaneous offers (MESOs) reduce the negotiator dilemma: how a choice of first offers increases economic and relational outcomes. Organizational Behavior and Human Decision Processes 152, 64-83.',
    year: 2019,
    found: 'doi:10.1016/j.obhdp.2019.01.007',
  },
  {
    id: 'curhan-2022',
    kind: 'trial',
    citation:
      'Curhan, Overbeck, Cho, Zhang and Yang (2022). Silence is golden: extended silence, deliberative mindset, and value creation in negotiation. Journal of Applied Psychology 107, 78-94.',
    year: 2022,
    found: 'doi:10.1037/apl0000877',
  },
  {
    id: 'frederick-2009',
    kind: 'trial',
    citation: 'Frederick, Novemsky, Wang, Dhar and Nowlis (2009). Opportunity cost neglect. Journal of Consumer Research 36, 553-561.',
    year: 2009,
    found: 'doi:10.1086/599764',
  },
  {
    id: 'morris-2002',
    kind: 'trial',
    citation:
      'Morris, Nadler, Kurtzberg and Thompson (2002). Schmooze or lose: social friction and lubrication in e-mail negotiations. Group Dynamics: Theory, Research, and Practice 6, 89-100.',
    year: 2002,
    found: 'doi:10.1037/1089-2699.6.1.89',
  },
  {
    id: 'givi-2024',
    kind: 'trial',
    citation:
      'Givi and Kirk (2024). Saying no: the negative ramifications from invitation declines are less severe than we think. Journal of Personality and Social Psychology 126, 1103-1115.',
    year: 2024,
    found: 'doi:10.1037/pspi0000443',
  },
];
