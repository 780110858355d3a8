/** What somebody may do in an organisation. Each member has one role. */
export const ROLES = ['owner', 'recruiter', 'hiring-manager', 'interviewer'] as const;
export type Role = (typeof ROLES)[number];
