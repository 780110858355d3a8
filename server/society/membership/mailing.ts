import type { Society } from './actions.ts';

/** What mails of the society are written with. No request asks for them, so the address of the site is asked for when one is written. */
export type SocietyMails = Society & { readonly originOf: () => string };
