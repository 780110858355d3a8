/** What every address of hiring may answer; each of its files has messages of its own. */
export const hiringMessages = {
  loginEnded: 'Your login as an employer has ended. Please log in again.',
  notAllowed: 'Your role in this organisation does not allow this. Please ask an owner.',
  notFound: 'This is not there, or not yours to see.',
  noNumber: 'This is not a number of ours.',
  staleVersion: 'Somebody else has changed this since you opened it. Nothing of yours was lost: compare the two, then save again.',
} as const;
