import type { Source } from '../script-exercise.ts';

export const sources: readonly Source[] = [
  {
    id: 'carpenter-2019',
    kind: 'trial',
    citation:
      'Carpenter, Sherman, Kievit, Seth, Lau and Fleming (2019). Domain-general enhancements of metacognitive ability through adaptive training. Journal of Experimental Psychology: General 148, 51-64.',
    year: 2019,
    found: 'doi:10.1037/xge0000505',
  },
  {
    id: 'rouy-2022',
    kind: 'trial',
    citation:
      'Rouy, de Gardelle, Reyes, Sackur, Vergnaud, Filevich and Faivre (2022). Metacognitive improvement: disentangling adaptive training from experimental confounds. Journal of Experimental Psychology: General 151, 2083-2091.',
    year: 2022,
    found: 'doi:10.1037/xge0001185',
  },
  {
    id: 'simons-2016',
    kind: 'pooled',
    citation:
      'Simons, Boot, Charness, Gathercole, Chabris, Hambrick and Stine-Morrow (2016). Do “brain-training” programs work? Psychological Science in the Public Interest 17, 103-186.',
    year: 2016,
    found: 'doi:10.1177/1529100616661983',
  },
  {
    id: 'zhang-2025',
    kind: 'pooled',
    citation:
      'Zhang, Chen, Hu and Wang (2025). The impact of self-affirmation interventions on well-being: a meta-analysis. American Psychologist, advance online publication.',
    year: 2025,
    found: 'doi:10.1037/amp0001591',
  },
  {
    id: 'gilboa-2008',
    kind: 'pooled',
    citation:
      'Gilboa, Shirom, Fried and Cooper (2008). A meta-analysis of work demand stressors and job performance: examining main and moderating effects. Personnel Psychology 61, 227-271.',
    year: 2008,
    found: 'doi:10.1111/j.1744-6570.2008.00113.x',
  },
  {
    id: 'klein-2007',
    kind: 'idea',
    citation: 'Klein (2007). Performing a project premortem. Harvard Business Review 85 (9), 18-19.',
    year: 2007,
    found: 'https://hbr.org/2007/09/performing-a-project-premortem',
  },
  {
    id: 'fischer-2011',
    kind: 'pooled',
    citation:
      'Fischer, Krueger, Greitemeyer, Vogrincic, Kastenmüller, Frey, Heene, Wicher and Kainbacher (2011). The bystander-effect: a meta-analytic review on bystander intervention in dangerous and non-dangerous emergencies. Psychological Bulletin 137, 517-537.',
    year: 2011,
    found: 'doi:10.1037/a0023304',
  },
  {
    id: 'mellers-2014',
    kind: 'trial',
    citation:
      'Mellers, Ungar, Baron, Ramos, Gurcay, Fincher, Scott, Moore, Atanasov, Swift, Murray, Stone and Tetlock (2014). Psychological strategies for winning a geopolitical forecasting tournament. Psychological Science 25, 1106-1115.',
    year: 2014,
    found: 'doi:10.1177/0956797614524255',
  },
  {
    id: 'kross-2014',
    kind: 'trial',
    citation:
      'Kross, Bruehlman-Senecal, Park, Burson, Dougherty, Shablack, Bremner, Moser and Ayduk (2014). Self-talk as a regulatory mechanism: how you do it matters. Journal of Personality and Social Psychology 106, 304-324.',
    year: 2014,
    found: 'doi:10.1037/a0035173',
  },
  {
    id: 'kille-2017',
    kind: 'trial',
    citation:
      'Kille, Eibach, Wood and Holmes (2017). Who can’t take a compliment? The role of construal level and self-esteem in accepting positive feedback from close others. Journal of Experimental Social Psychology 68, 40-49.',
    year: 2017,
    found: 'doi:10.1016/j.jesp.2016.05.003',
  },
  {
    id: 'gilbert-2002',
    kind: 'trial',
    citation:
      'Gilbert and Ebert (2002). Decisions and revisions: the affective forecasting of changeable outcomes. Journal of Personality and Social Psychology 82, 503-514.',
    year: 2002,
    found: 'doi:10.1037/0022-3514.82.4.503',
  },
  {
    id: 'fetterman-2015',
    kind: 'trial',
    citation:
      'Fetterman and Sassenberg (2015). The reputational consequences of failed replications and wrongness admission among scientists. PLOS ONE 10, e0143723.',
    year: 2015,
    found: 'doi:10.1371/journal.pone.0143723',
  },
];
