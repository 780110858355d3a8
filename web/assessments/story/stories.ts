import type { ComponentType } from 'react';

export type StoryChapter = { readonly number: number; readonly title: string; readonly screens: readonly string[] };
export type StoryParts = {
  readonly title: string;
  readonly compiled: string;
  readonly chapters: readonly StoryChapter[];
  /** What the picture shows, for those who cannot see it. */
  describe(screen: string): string;
  readonly Backdrop: ComponentType<{ id: string }>;
};

/** Each story with its words and pictures, fetched whole when it is opened, so that it can be played on without a connection. */
export const stories: Readonly<Record<string, () => Promise<StoryParts>>> = {
  'lantern-ferry': async () => {
    const [script, scenes, pictures] = await Promise.all([
      import('#content/lantern-ferry/script.ink'),
      import('#content/lantern-ferry/script-scenes.ts'),
      import('./lantern-ferry/Backdrop.tsx'),
    ]);
    return {
      title: scenes.title,
      compiled: script.default,
      chapters: scenes.chapters,
      describe: (screen) => scenes.backdropOf(screen)?.alt ?? '',
      Backdrop: pictures.Backdrop,
    };
  },
};
