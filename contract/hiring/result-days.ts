/** For how many days somebody can share results with an employer. */
export const SHARING_DAYS = [7, 30, 90, 180] as const;
export type SharingDays = (typeof SHARING_DAYS)[number];
