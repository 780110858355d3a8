import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, withLanguage } from '#contract/language.ts';
import { addressesOfAMember, addressesOfAnEmployer, addressesOfAPerson, addressesOfEveryone } from './addresses.ts';
import { logInAsEmployer, newOrganisation } from './employer.ts';
import { expectRoomForLargeLetters } from './narrow-page.ts';
import { logIn } from './person.ts';
import { logInAsMember } from './society-member.ts';

const SMALLEST = { width: 320, height: 640 };
const PHONE = { width: 360, height: 740 };
const USUAL = { standard: 16, fixed: 13 };
const TWICE = { standard: 32, fixed: 26 };

/** Words of headings that stand on more than one line (addresses may), and whether the header lies over the first heading. */
const spoilt = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const word of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          if (word[0].includes('/')) continue;
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (Math.max(...tops) - Math.min(...tops) > 20) found.push(word[0]);
        }
      }
    }
    const header = document.querySelector('.page-header')?.getBoundingClientRect();
    const heading = document.querySelector('h1')?.getBoundingClientRect();
    if (header && heading && header.bottom > heading.top + window.scrollY) found.push('(the header lies over the heading)');
    return found;
  });

/** Nothing is wider than the smallest phone, with letters that the page makes twice as large either. */
async function expectToFit(page: Page, address: string) {
  await page.setViewportSize(SMALLEST);
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectRoomForLargeLetters(page, address);
}

test.use({ reducedMotion: 'reduce' });

for (const language of LANGUAGES) {
  test(`no public page is wider than the smallest phone, and large letters spoil no heading: ${language}`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    for (const address of addressesOfEveryone.map((each) => withLanguage(each, language))) {
      await browser.send('Page.setFontSizes', { fontSizes: USUAL });
      await expectToFit(page, address);
      await page.setViewportSize(PHONE);
      await browser.send('Page.setFontSizes', { fontSizes: TWICE });
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expect.poll(() => spoilt(page), { message: `${address} with the browser's letters twice as large` }).toEqual([]);
    }
  });

  test(`nor is a page of a person with a long name: ${language}`, async ({ page }) => {
    await logIn(page, { name: 'W'.repeat(40) });
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('username', 'wwwwwwwwwwwwww1'));
    for (const address of addressesOfAPerson) await expectToFit(page, withLanguage(address, language));
  });

  test(`nor is a page of a member of the society: ${language}`, async ({ page }) => {
    await logInAsMember(page, 'walker1');
    for (const address of addressesOfAMember) await expectToFit(page, withLanguage(address, language));
  });

  test(`nor is a page of an employer with a long name: ${language}`, async ({ page }) => {
    await page.route('**/api/hiring/changes*', (route) => route.abort()); // a stream that stays open: the network would never be idle
    await logInAsEmployer(page, newOrganisation('W'.repeat(40)));
    for (const address of addressesOfAnEmployer) await expectToFit(page, withLanguage(address, language));
  });
}
