import type { Language } from '#contract/language.ts';

type Scene = {
  readonly title: Readonly<Record<Language, string>>;
  /** The compiled Ink, fetched only where it is played. */
  readonly scripts: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>;
};

/** The scenes of the step “saying it”: each asks once, and every sentence can be tried. Nothing in them is counted. */
export const scenes: Readonly<Record<'no' | 'meeting' | 'praise' | 'help', Scene>> = {
  no: {
    title: { en: 'Saying no to a friend', hi: 'दोस्त को मना करना' },
    scripts: { en: () => import('#content/steady/scenes/script-no.en.ink'), hi: () => import('#content/steady/scenes/script-no.hi.ink') },
  },
  meeting: {
    title: { en: 'Finishing a sentence', hi: 'अपनी बात पूरी करना' },
    scripts: {
      en: () => import('#content/steady/scenes/script-meeting.en.ink'),
      hi: () => import('#content/steady/scenes/script-meeting.hi.ink'),
    },
  },
  praise: {
    title: { en: 'Taking praise', hi: 'तारीफ़ लेना' },
    scripts: {
      en: () => import('#content/steady/scenes/script-praise.en.ink'),
      hi: () => import('#content/steady/scenes/script-praise.hi.ink'),
    },
  },
  help: {
    title: { en: 'Asking for help in time', hi: 'समय रहते मदद माँगना' },
    scripts: {
      en: () => import('#content/steady/scenes/script-help.en.ink'),
      hi: () => import('#content/steady/scenes/script-help.hi.ink'),
    },
  },
};
export type SceneName = keyof typeof scenes;
