import { expect, type Page } from '@playwright/test';
import { MAIL_PAGE } from './mail-page.ts';

/** The text of the newest mail to somebody, from the page that shows the program's mail at this machine. */
export async function mailTo(page: Page, email: string, subject: RegExp): Promise<string> {
  let address: string | undefined;
  await expect(async () => {
    const list = await (await page.request.get(MAIL_PAGE)).text();
    const row = list.split('<li>').find((line) => line.includes(email) && subject.test(line));
    address = /href="([^"]+)"/.exec(row ?? '')?.[1];
    expect(address).toBeTruthy();
  }).toPass();
  const shown = await (await page.request.get(address!)).text();
  return /<pre>([\s\S]*?)<\/pre>/.exec(shown)![1]!.replaceAll('&amp;', '&');
}
