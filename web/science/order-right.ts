/**
 * Two people drawn by lot: how likely is the one who is shown stronger the stronger one in truth? For normal scores whose estimates
 * correlate with the truth by the root of the reliability, 1/2 + arcsin(root) / pi (Sheppard 1899).
 */
export const orderRight = (reliability: number): number => 0.5 + Math.asin(Math.sqrt(reliability)) / Math.PI;
