/** The report that anyone may read, without an account. */
export const DEMO_USER_ID = 25;
/** Where its page is. */
export const DEMO_REPORT = `/home/set2report?userId=${DEMO_USER_ID}`;
/** After so many tests the demo can be looked at: one story, two tests, all of them. */
export const DEMO_STATES = [1, 2, 12] as const;
