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
    id: 'felsman-2020',
    kind: 'trial',
    citation:
      'Felsman, Gunawardena and Seifert (2020). Improv experience promotes divergent thinking, uncertainty tolerance, and affective well-being. Thinking Skills and Creativity 35, 100632.',
    year: 2020,
    found: 'doi:10.1016/j.tsc.2020.100632',
  },
  {
    id: 'fischbacher-2001',
    kind: 'trial',
    citation:
      'Fischbacher, Gächter and Fehr (2001). Are people conditionally cooperative? Evidence from a public goods experiment. Economics Letters 71, 397-404.',
    year: 2001,
    found: 'doi:10.1016/S0165-1765(01)00394-9',
  },
  {
    id: 'dugosh-2005',
    kind: 'trial',
    citation:
      'Dugosh and Paulus (2005). Cognitive and social comparison processes in brainstorming. Journal of Experimental Social Psychology 41, 313-320.',
    year: 2005,
    found: 'doi:10.1016/j.jesp.2004.05.009',
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
    id: 'dechurch-2010',
    kind: 'pooled',
    citation:
      'DeChurch and Mesmer-Magnus (2010). The cognitive underpinnings of effective teamwork: a meta-analysis. Journal of Applied Psychology 95, 32-53.',
    year: 2010,
    found: 'doi:10.1037/a0017328',
  },
  {
    id: 'curry-2018',
    kind: 'pooled',
    citation:
      'Curry, Rowland, Van Lissa, Zlotowitz, McAlaney and Whitehouse (2018). Happy to help? A systematic review and meta-analysis of the effects of performing acts of kindness on the well-being of the actor. Journal of Experimental Social Psychology 76, 320-329.',
    year: 2018,
    found: 'doi:10.1016/j.jesp.2018.02.014',
  },
  {
    id: 'bain-2021',
    kind: 'trial',
    citation: 'Bain, Kreps, Meikle and Tenney (2021). Amplifying voice in organizations. Academy of Management Journal 64, 1288-1312.',
    year: 2021,
    found: 'doi:10.5465/amj.2018.0621',
  },
  {
    id: 'mullen-1991',
    kind: 'pooled',
    citation:
      'Mullen, Johnson and Salas (1991). Productivity loss in brainstorming groups: a meta-analytic integration. Basic and Applied Social Psychology 12, 3-23.',
    year: 1991,
    found: 'doi:10.1207/s15324834basp1201_1',
  },
  {
    id: 'woolley-2010',
    kind: 'idea',
    citation:
      'Woolley, Chabris, Pentland, Hashmi and Malone (2010). Evidence for a collective intelligence factor in the performance of human groups. Science 330, 686-688.',
    year: 2010,
    found: 'doi:10.1126/science.1193147',
  },
  {
    id: 'weber-2008',
    kind: 'trial',
    citation:
      'Weber and Murnighan (2008). Suckers or saviors? Consistent contributors in social dilemmas. Journal of Personality and Social Psychology 95, 1340-1353.',
    year: 2008,
    found: 'doi:10.1037/a0012454',
  },
  {
    id: 'liu-2023',
    kind: 'trial',
    citation:
      'Liu, Rim, Min and Min (2023). The surprise of reaching out: appreciated more than we think. Journal of Personality and Social Psychology 124, 754-771.',
    year: 2023,
    found: 'doi:10.1037/pspi0000402',
  },
];
