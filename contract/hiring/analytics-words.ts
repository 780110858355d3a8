/** In days, counted back from now. A span is chosen from few, so that nobody finds out about one person by moving its ends. */
export const ANALYTICS_SPANS = ['30', '90', '365', 'all'] as const;
export type AnalyticsSpan = (typeof ANALYTICS_SPANS)[number];

export const SOURCES = ['board', 'link', 'import', 'api', 'added'] as const;
