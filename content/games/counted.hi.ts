/** Numbers as sentences about a game say them. */
export const inWords = (count: number): string => ['कोई', 'एक', 'दो', 'तीन', 'चार', 'पाँच'][count] ?? String(count);
