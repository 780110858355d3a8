/**
 * The latent space: twelve houses (mind functions), each with one facet per domain, 36 in all.
 * What every facet means, at its high and at its low end, is written in docs/glossary.md.
 */
export const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type House = (typeof HOUSES)[number];

export const DOMAINS = ['emotional', 'rational', 'cognitive'] as const;
export type Domain = (typeof DOMAINS)[number];

export const FACET_COUNT = HOUSES.length * DOMAINS.length;

/** A facet by house and domain: `6-rational`. */
export type FacetName = `${House}-${Domain}`;

/** Dimension of a facet in every theta, covariance and loading: 3 (house - 1) + domain, from 0 to 35. */
export const facet = (house: House, domain: Domain): number => DOMAINS.length * (house - 1) + DOMAINS.indexOf(domain);

export const houseOf = (dimension: number): House => HOUSES[Math.floor(dimension / DOMAINS.length)]!;
export const domainOf = (dimension: number): Domain => DOMAINS[dimension % DOMAINS.length]!;
