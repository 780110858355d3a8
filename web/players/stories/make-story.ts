import type { About } from '#content/script-about.ts';
import type { Scenes } from '#content/stories/script-scene.ts';
import type { Language } from '#contract/language.ts';
import type { Picture, Pictures } from '#web/art/picture.ts';
import type { StoryPlayer } from '../player.ts';

/** What a story brings: each part is fetched only when somebody plays it, and of the scripts only the one of their language. */
type StoryParts = {
  readonly about: About;
  readonly cover: Picture;
  readonly scripts: Readonly<Partial<Record<Language, () => Promise<{ readonly default: string }>>>>;
  readonly scenes: () => Promise<Scenes>;
  readonly pictures: Pictures;
};

/** The player of a story from its parts. */
export const makeStory = ({ about, cover, scripts, scenes, pictures }: StoryParts): StoryPlayer => ({
  kind: 'story',
  about,
  cover,
  async load(language) {
    const told = scripts[language] ? language : about.languages[0];
    const [script, { chapters, backdrops }] = await Promise.all([scripts[told]!(), scenes()]);
    const seen = new Map(backdrops.map(({ screen, id, alt }) => [`${screen} ${id}`, alt[told]]));
    return {
      told,
      compiled: script.default,
      chapters: chapters.map((chapter) => ({ ...chapter, title: chapter.title[told] ?? '' })),
      describe: (screen, picture) => seen.get(`${screen} ${picture}`) ?? '',
      pictures,
    };
  },
});
