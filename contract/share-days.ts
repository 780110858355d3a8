/** For how many days a link can be open. */
export const SHARE_DAYS = [1, 7, 30] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

export const MAX_OPEN_LINKS = 20;
