import type { Page } from '@playwright/test';

/** Until React listens, a link that is pressed loads the whole next page, as it does for a reader whose scripts are late. */
export const awake = (page: Page) => page.waitForFunction(() => !('takeEarlyPress' in globalThis));
