import { DEMO_USER_ID } from '#contract/demo-user.ts';

/** The page's texts for what may go wrong, as the specification words them. */
export const reportTexts = {
  noUserId: 'user id not found',
  unknownUserId: 'User ID not found.',
  noToken: 'No token found',
  failed: 'Error fetching report. Please try again later.',
} as const;
export type ReportTrouble = keyof typeof reportTexts;

type Found = { readonly userId: number };
type Asked = {
  /** `?userId=` of the address. */
  readonly asked: string | null;
  /** `userId` and `accessToken` of local storage. */
  readonly stored: string | null;
  readonly token: string | null;
};

const MAX_ID = 2_147_483_647;

/** Whose report this page shows, decided before any call. Storage only chooses what is displayed; the API decides who may read it. */
export function reportSubject({ asked, stored, token }: Asked): Found | { readonly trouble: ReportTrouble } {
  const text = (asked ?? stored ?? '').trim();
  if (text === '') return { trouble: 'noUserId' };
  const userId = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (userId < 1 || userId > MAX_ID) return { trouble: 'unknownUserId' };
  if (userId !== DEMO_USER_ID && !token) return { trouble: 'noToken' };
  return { userId };
}

/** Which text a failed call gets: one for a malformed id, which is nobody's, and one for everything else. */
export const troubleOf = (status: number): ReportTrouble => (status === 400 ? 'unknownUserId' : 'failed');

/** What a reader can do about a failed call: check the connection, check the address, or wait. The page's text is the same for all. */
export type Remedy = 'offline' | 'noSuchReport' | 'serverTrouble' | 'failed';
export function remedyFor(status: number): Remedy {
  if (status === 0) return 'offline';
  if (status === 404) return 'noSuchReport';
  return status >= 500 ? 'serverTrouble' : 'failed';
}
