/** The report that anyone may read, without an account. */
export const DEMO_USER_ID = 25;
