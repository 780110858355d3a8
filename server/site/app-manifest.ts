import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language, languages, withLanguage } from '#contract/language.ts';

/** The words of web/ui that the manifest says too. */
type Words = {
  readonly frame: { readonly name: string; readonly motto: string; readonly home: string; readonly tests: string; readonly report: string };
};

/** What makes the site an app that a phone can keep: one file a language, since each says its own words and opens its own start page. */
export function appManifests(app: FastifyInstance): void {
  for (const language of LANGUAGES) {
    const text = JSON.stringify(appManifest(language, wordsIn(language)));
    app.get(withLanguage('/app.webmanifest', language), (_request, reply) =>
      reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache').send(text),
    );
  }
}

const wordsIn = (language: Language): Words =>
  JSON.parse(readFileSync(new URL(`../../public/assets/i18n/${language}/ui.json`, import.meta.url), 'utf8'));

function appManifest(language: Language, { frame }: Words) {
  const at = (address: string) => withLanguage(address, language);
  const icon = { src: '/pictures/icon-192.png', sizes: '192x192', type: 'image/png' };
  return {
    id: '/', // one app, in whatever language it was kept
    name: frame.name,
    short_name: frame.name,
    description: frame.motto,
    lang: languages[language].locale,
    dir: 'ltr',
    start_url: at('/home'),
    scope: '/',
    display: 'standalone',
    // the paper of tokens.css by day; by night each page's own theme-color takes its place
    theme_color: '#faf6ee',
    background_color: '#faf6ee',
    categories: ['education', 'games', 'lifestyle'],
    icons: [
      icon,
      { ...icon, src: '/pictures/icon-512.png', sizes: '512x512' },
      { src: '/pictures/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: frame.home, url: at('/home'), icons: [icon] },
      { name: frame.tests, url: at('/play-cognitive-games'), icons: [icon] },
      { name: frame.report, url: at('/home/set2report'), icons: [icon] },
    ],
  };
}
