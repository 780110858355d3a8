/** The colours of the product by day (web/ui/tokens.css): paper is white, and no device is dark. */
export const ink = {
  text: '#1e2148',
  muted: '#575a7a',
  line: '#e0d6c2',
  lineStrong: '#8a8470',
  ground: '#f3ecdd',
  surface: '#ffffff',
  indigo: '#2a2e6e',
  accent: '#cf6a00',
  accentText: '#8a5300',
  petal: '#ea9415',
  petalShade: '#c86200',
  teal: '#0f6d6a',
} as const;
