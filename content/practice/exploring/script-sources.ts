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
    id: 'chang-2016',
    kind: 'trial',
    citation:
      'Chang, Chen, Mellers and Tetlock (2016). Developing expert political judgment: the impact of training and practice on judgmental accuracy in geopolitical forecasting tournaments. Judgment and Decision Making 11, 509-526.',
    year: 2016,
    found: 'doi:10.1017/S1930297500004599',
  },
  {
    id: 'szpunar-2014',
    kind: 'idea',
    citation:
      'Szpunar, Spreng and Schacter (2014). A taxonomy of prospection: introducing an organizational framework for future-oriented cognition. Proceedings of the National Academy of Sciences 111, 18414-18421.',
    year: 2014,
    found: 'doi:10.1073/pnas.1417144111',
  },
  {
    id: 'rutchick-2018',
    kind: 'trial',
    citation:
      'Rutchick, Slepian, Reyes, Pleskus and Hershfield (2018). Future self-continuity is associated with improved health and increases exercise behavior. Journal of Experimental Psychology: Applied 24, 72-80.',
    year: 2018,
    found: 'doi:10.1037/xap0000153',
  },
  {
    id: 'wang-2021',
    kind: 'pooled',
    citation:
      'Wang, Wang and Gai (2021). A meta-analysis of the effects of mental contrasting with implementation intentions on goal attainment. Frontiers in Psychology 12, 565202.',
    year: 2021,
    found: 'doi:10.3389/fpsyg.2021.565202',
  },
  {
    id: 'wilson-2014',
    kind: 'trial',
    citation:
      'Wilson, Geana, White, Ludvig and Cohen (2014). Humans use directed and random exploration to solve the explore-exploit dilemma. Journal of Experimental Psychology: General 143, 2074-2081.',
    year: 2014,
    found: 'doi:10.1037/a0038199',
  },
  {
    id: 'sturm-2022',
    kind: 'trial',
    citation:
      'Sturm, Datta, Roy, Sible, Kosik, Veziris and others (2022). Big smile, small self: awe walks promote prosocial positive emotions in older adults. Emotion 22, 1044-1058.',
    year: 2022,
    found: 'doi:10.1037/emo0000876',
  },
  {
    id: 'buchanan-2010',
    kind: 'trial',
    citation:
      'Buchanan and Bardi (2010). Acts of kindness and acts of novelty affect life satisfaction. The Journal of Social Psychology 150, 235-237.',
    year: 2010,
    found: 'doi:10.1080/00224540903365554',
  },
  {
    id: 'quoidbach-2009',
    kind: 'trial',
    citation:
      'Quoidbach, Wood and Hansenne (2009). Back to the future: the effect of daily practice of mental time travel into the future on happiness and anxiety. The Journal of Positive Psychology 4, 349-355.',
    year: 2009,
    found: 'doi:10.1080/17439760902992365',
  },
  {
    id: 'rosch-2022',
    kind: 'pooled',
    citation:
      'Rösch, Stramaccia and Benoit (2022). Promoting farsighted decisions via episodic future thinking: a meta-analysis. Journal of Experimental Psychology: General 151, 1606-1635.',
    year: 2022,
    found: 'doi:10.1037/xge0001148',
  },
  {
    id: 'levitt-2021',
    kind: 'trial',
    citation:
      'Levitt (2021). Heads or tails: the impact of a coin toss on major life decisions and subsequent happiness. The Review of Economic Studies 88, 378-405.',
    year: 2021,
    found: 'doi:10.1093/restud/rdaa016',
  },
  {
    id: 'sandstrom-2022',
    kind: 'trial',
    citation:
      'Sandstrom, Boothby and Cooney (2022). Talking to strangers: a week-long intervention reduces psychological barriers to social connection. Journal of Experimental Social Psychology 102, 104356.',
    year: 2022,
    found: 'doi:10.1016/j.jesp.2022.104356',
  },
];
