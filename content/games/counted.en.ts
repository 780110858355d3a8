/** Numbers as sentences about a game say them. */
export const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
export const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
export const inWords = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five'][count] ?? String(count);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
