import type { Role } from '#contract/hiring/roles.ts';
import type { Language } from '#contract/language.ts';

/** What the form of a job can be filled from, as the server says it. */
export type JobChoices = {
  readonly memberId: number;
  readonly role: Role;
  readonly members: readonly { readonly memberId: number; readonly name: string; readonly role: Role }[];
  readonly isVerified: boolean;
  readonly organisation: string;
  readonly language: Language;
  readonly today: string;
};
