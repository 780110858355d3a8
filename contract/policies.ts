/**
 * The policies, by the last part of their addresses, and when their words were made. Dates are days as ISO 8601 writes them; that of the
 * last change is the version of the text. */
export const policies = {
  'privacy-policy': { effectiveFrom: '2025-11-07', changedOn: '2026-11-27' },
  'return-policy': { effectiveFrom: '2025-11-07', changedOn: '2026-11-23' },
  'refund-policy': { effectiveFrom: '2025-11-07', changedOn: '2026-11-23' },
  disclaimer: { effectiveFrom: '2025-11-07', changedOn: '2026-11-27' },
  'about-us': { effectiveFrom: '2025-11-07', changedOn: '2026-11-27' },
} as const satisfies Record<string, { readonly effectiveFrom: string; readonly changedOn: string }>;

export type Policy = keyof typeof policies;
export const POLICIES = Object.keys(policies) as [Policy, ...Policy[]];
export const addressOfPolicy = (policy: Policy): `/policies/${Policy}` => `/policies/${policy}`;
