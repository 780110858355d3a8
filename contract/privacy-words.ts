/** What consent is asked for, one by one. Only `measuring` is needed; a purpose that changes nothing is not asked for. */
export const PURPOSES = ['measuring', 'society', 'research', 'provider'] as const;
export type Purpose = (typeof PURPOSES)[number];
export const OPTIONAL_PURPOSES = ['society', 'research', 'provider'] as const satisfies readonly Purpose[];

/** Who gave or withdrew a consent. */
export const CONSENT_BY = ['person', 'parent'] as const;
export type ConsentBy = (typeof CONSENT_BY)[number];

export const PARENT_DECISIONS = ['given', 'refused', 'withdrawn'] as const;
export type ParentDecision = (typeof PARENT_DECISIONS)[number];

export const GRIEVANCE_ABOUTS = ['access', 'correction', 'erasure', 'consent', 'child', 'other'] as const;
export type GrievanceAbout = (typeof GRIEVANCE_ABOUTS)[number];

/** From this age on one decides for oneself (Digital Personal Data Protection Act 2023, section 2(f)). */
export const ADULT_YEARS = 18;
export const FIRST_BIRTH_YEAR = 1900;
/** How long an account that is to be erased can be taken back. */
export const ERASURE_PAUSE_DAYS = 7;
/** How long a parent can answer. */
export const PARENT_ANSWER_DAYS = 7;
/** An account of a child whom no parent has allowed is erased after so many days. */
export const CHILD_WAIT_DAYS = 30;
/** How long the record of an erasure, and of the consents before it, is kept: claims lapse after three years (Limitation Act 1963, article 113). */
export const ERASURE_RECORD_YEARS = 3;
export const GRIEVANCE_WORKING_DAYS = 7;
/** How long an answered grievance is kept. */
export const GRIEVANCE_KEPT_YEARS = 1;

export const MIN_GRIEVANCE_LENGTH = 10;
export const MAX_GRIEVANCE_LENGTH = 3_000;
