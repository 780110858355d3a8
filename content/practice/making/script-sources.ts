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
    id: 'scott-2004',
    kind: 'pooled',
    citation:
      'Scott, Leritz and Mumford (2004). The effectiveness of creativity training: a quantitative review. Creativity Research Journal 16, 361-388.',
    year: 2004,
    found: 'doi:10.1080/10400410409534549',
  },
  {
    id: 'lucas-2015',
    kind: 'trial',
    citation:
      'Lucas and Nordgren (2015). People underestimate the value of persistence for creative performance. Journal of Personality and Social Psychology 109, 232-243.',
    year: 2015,
    found: 'doi:10.1037/pspa0000030',
  },
  {
    id: 'mccaffrey-2012',
    kind: 'trial',
    citation:
      'McCaffrey (2012). Innovation relies on the obscure: a key to overcoming the classic problem of functional fixedness. Psychological Science 23, 215-218.',
    year: 2012,
    found: 'doi:10.1177/0956797611429580',
  },
  {
    id: 'zabelina-2010',
    kind: 'trial',
    citation:
      'Zabelina and Robinson (2010). Child’s play: facilitating the originality of creative output by a priming manipulation. Psychology of Aesthetics, Creativity, and the Arts 4, 57-65.',
    year: 2010,
    found: 'doi:10.1037/a0015644',
  },
  {
    id: 'goldenberg-1999',
    kind: 'idea',
    citation:
      'Goldenberg, Mazursky and Solomon (1999). Toward identifying the inventive templates of new products: a channeled ideation approach. Journal of Marketing Research 36, 200-210.',
    year: 1999,
    found: 'doi:10.1177/002224379903600205',
  },
  {
    id: 'proyer-2016',
    kind: 'trial',
    citation:
      'Proyer, Gander, Wellenzohn and Ruch (2016). Nine beautiful things: a self-administered online positive psychology intervention on the beauty in nature, arts, and behaviors increases happiness and ameliorates depressive symptoms. Personality and Individual Differences 94, 189-193.',
    year: 2016,
    found: 'doi:10.1016/j.paid.2016.01.028',
  },
  {
    id: 'conner-2018',
    kind: 'trial',
    citation:
      'Conner, DeYoung and Silvia (2018). Everyday creative activity as a path to flourishing. The Journal of Positive Psychology 13, 181-189.',
    year: 2018,
    found: 'doi:10.1080/17439760.2016.1257049',
  },
  {
    id: 'sio-2009',
    kind: 'pooled',
    citation:
      'Sio and Ormerod (2009). Does incubation enhance problem solving? A meta-analytic review. Psychological Bulletin 135, 94-120.',
    year: 2009,
    found: 'doi:10.1037/a0014212',
  },
  {
    id: 'ritter-2012',
    kind: 'trial',
    citation:
      'Ritter, Damian, Simonton, van Baaren, Strick, Derks and Dijksterhuis (2012). Diversifying experiences enhance cognitive flexibility. Journal of Experimental Social Psychology 48, 961-964.',
    year: 2012,
    found: 'doi:10.1016/j.jesp.2012.02.009',
  },
  {
    id: 'proyer-2021',
    kind: 'trial',
    citation:
      'Proyer, Gander, Brauer and Chick (2021). Can playfulness be stimulated? A randomised placebo-controlled online playfulness intervention study on effects on trait playfulness, well-being, and depression. Applied Psychology: Health and Well-Being 13, 129-151.',
    year: 2021,
    found: 'doi:10.1111/aphw.12220',
  },
  {
    id: 'dow-2010',
    kind: 'trial',
    citation:
      'Dow, Glassco, Kass, Schwarz, Schwartz and Klemmer (2010). Parallel prototyping leads to better design results, more divergence, and increased self-efficacy. ACM Transactions on Computer-Human Interaction 17, article 18.',
    year: 2010,
    found: 'doi:10.1145/1879831.1879836',
  },
];
