/** The report that anyone may read, without an account. */
export const DEMO_USER_ID = 25;
/** Where its page is. */
export const DEMO_REPORT = `/home/set2report?userId=${DEMO_USER_ID}`;
