import { expect, test } from '@playwright/test';
import { LANGUAGES, languages, withLanguage } from '#contract/language.ts';
import { listedPages } from '#web/listing.ts';

const content = (html: string, attribute: string, name: string) =>
  new RegExp(`<meta ${attribute}="${name}" content="([^"]*)"`).exec(html)?.[1];

for (const language of LANGUAGES) {
  test(`every listed page in ${language} tells search engines and messengers what it is`, async ({ request, baseURL }) => {
    const titles: string[] = [];
    for (const { address } of listedPages()) {
      const here = withLanguage(address, language);
      const response = await request.get(here);
      expect(response.status(), here).toBe(200);
      const html = await response.text();
      titles.push(/<title>([^<]+)<\/title>/.exec(html)![1]!);
      expect(content(html, 'name', 'description')?.length, here).toBeGreaterThan(40);
      expect(content(html, 'name', 'robots'), here).toBeUndefined();
      expect(html, here).toContain(`<link rel="canonical" href="${baseURL}${here}"/>`);
      for (const other of LANGUAGES)
        expect(html, here).toContain(`<link rel="alternate" hrefLang="${other}" href="${baseURL}${withLanguage(address, other)}"/>`);
      expect(html, here).toContain(`<link rel="alternate" hrefLang="x-default" href="${baseURL}${address}"/>`);
      expect(content(html, 'property', 'og:locale')).toBe(languages[language].locale.replace('-', '_'));
      expect(content(html, 'property', 'og:image')).toBe(`${baseURL}/pictures/share-${language}.png`);
      expect(content(html, 'name', 'twitter:card')).toBe('summary_large_image');
      const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)![1]!);
      const kinds = data['@graph'].map((one: { '@type': string }) => one['@type']);
      expect(kinds, here).toEqual(address === '/' ? ['Organization', 'WebSite'] : ['BreadcrumbList']);
    }
    expect(new Set(titles).size).toBe(titles.length);
  });
}

test('what belongs to one person asks search engines to leave it out, and the demo does not', async ({ request }) => {
  for (const address of ['/home', '/hi/home/my-data', '/reset-password', '/shared/nothing', '/nowhere'])
    expect(content(await (await request.get(address)).text(), 'name', 'robots'), address).toContain('noindex');
  expect(content(await (await request.get('/home/set2report?userId=25')).text(), 'name', 'robots')).toBeUndefined();
});

test('the head stays as the server said it when scripts have run, and follows the reader to the next page', async ({ page, baseURL }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${baseURL}/login`);
  await expect(page.locator('link[hreflang]')).toHaveCount(LANGUAGES.length + 1);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await expect(canonical).toHaveAttribute('href', `${baseURL}/signup`);
  await expect(page.locator('link[hreflang=hi]')).toHaveAttribute('href', `${baseURL}/hi/signup`);
});
