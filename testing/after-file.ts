const toClose: (() => unknown)[] = [];

/**
 * Closes something once the calling test file has ended, the newest first. vitest's own `afterAll` keeps that promise at the top of a
 * file only: inside a test or a `beforeAll` it is never called, and says nothing.
 */
export const afterFile = (close: () => unknown): void => void toClose.push(close);

export async function closeAfterFile(): Promise<void> {
  for (let close = toClose.pop(); close; close = toClose.pop()) await close();
}
