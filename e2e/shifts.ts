import type { Page } from '@playwright/test';

/** Something moved: how much of the window and how far, as the browser counts it, and what it was. */
export type Shift = { readonly value: number; readonly moved: readonly string[]; readonly isOfHeader: boolean };

type Watching = Window & { shifts?: Shift[] };

/** From now on each new document of the page counts what moves under its reader's eyes, without what a press or a key moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly { node: Node | null }[] };
    const shifts: Shift[] = [];
    (window as Watching).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const moved = sources.flatMap(({ node }) => (node instanceof Element ? [node] : (node?.parentElement ?? [])));
        shifts.push({
          value,
          moved: moved.map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`),
          isOfHeader: moved.some((element) => element.closest('header')),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on the page since it was opened. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> => page.evaluate(() => (window as Watching).shifts ?? []);

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
export const inWords = (shifts: readonly Shift[]): string[] => shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(', ')}`);
