import type { Source } from '../script-exercise.ts';

export const sources: readonly Source[] = [
  {
    id: 'soveri-2017',
    kind: 'pooled',
    citation:
      'Soveri, Antfolk, Karlsson, Salo and Laine (2017). Working memory training revisited: a multi-level meta-analysis of n-back training studies. Psychonomic Bulletin and Review 24, 1077-1096.',
    year: 2017,
    found: 'doi:10.3758/s13423-016-1217-0',
  },
  {
    id: 'morris-2005',
    kind: 'trial',
    citation:
      'Morris, Fritz, Jackson, Nichol and Roberts (2005). Strategies for learning proper names: expanding retrieval practice, meaning and imagery. Applied Cognitive Psychology 19, 779-798.',
    year: 2005,
    found: 'doi:10.1002/acp.1115',
  },
  {
    id: 'twomey-2021',
    kind: 'pooled',
    citation:
      'Twomey and Kroneisen (2021). The effectiveness of the loci method as a mnemonic device: meta-analysis. Quarterly Journal of Experimental Psychology 74, 1317-1326.',
    year: 2021,
    found: 'doi:10.1177/1747021821993457',
  },
  {
    id: 'gilbert-2023',
    kind: 'pooled',
    citation:
      'Gilbert, Boldt, Sachdeva, Scarampi and Tsai (2023). Outsourcing memory to external tools: a review of “intention offloading”. Psychonomic Bulletin and Review 30, 60-76.',
    year: 2023,
    found: 'doi:10.3758/s13423-022-02139-4',
  },
  {
    id: 'macleod-2010',
    kind: 'trial',
    citation:
      'MacLeod, Gopie, Hourihan, Neary and Ozubko (2010). The production effect: delineation of a phenomenon. Journal of Experimental Psychology: Learning, Memory, and Cognition 36, 671-685.',
    year: 2010,
    found: 'doi:10.1037/a0018785',
  },
  {
    id: 'adesope-2017',
    kind: 'pooled',
    citation:
      'Adesope, Trevisan and Sundararajan (2017). Rethinking the use of tests: a meta-analysis of practice testing. Review of Educational Research 87, 659-701.',
    year: 2017,
    found: 'doi:10.3102/0034654316689306',
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
    id: 'harkin-2016',
    kind: 'pooled',
    citation:
      'Harkin, Webb, Chang, Prestwich, Conner, Kellar, Benn and Sheeran (2016). Does monitoring goal progress promote goal attainment? A meta-analysis of the experimental evidence. Psychological Bulletin 142, 198-229.',
    year: 2016,
    found: 'doi:10.1037/bul0000025',
  },
  {
    id: 'vanberg-2008',
    kind: 'trial',
    citation: 'Vanberg (2008). Why do people keep their promises? An experimental test of two explanations. Econometrica 76, 1467-1480.',
    year: 2008,
    found: 'doi:10.3982/ECTA7673',
  },
];
