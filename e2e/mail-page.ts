import { readConfig } from '#server/platform/config.ts';
import { mailPageAddress } from '#server/platform/mail-page.ts';

/** With it the browser tests know where the program shows its mail, which else only the program tells. */
export const SECRET = 'a-secret-for-browser-tests-of-at-least-32-letters';

/** Who may open the screens under /operator. */
export const OPERATOR = 'operator1';

export const MAIL_PAGE = mailPageAddress(readConfig({ SECRET }))!;
