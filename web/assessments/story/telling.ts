import { Story } from 'inkjs';

export type Line = { readonly text: string; readonly speaker: string | undefined };
export type StoryOption = { readonly id: string; readonly text: string };
/**
 * What is on screen between two choices: what came of the last one, then the new scene; at the end, the ending as its scene and no
 * options.
 */
export type Passage = {
  readonly screen: string | null;
  readonly chapter: number;
  readonly backdrop: string | null;
  readonly aftermath: readonly Line[];
  readonly scene: readonly Line[];
  readonly options: readonly StoryOption[];
};
type Chosen = { readonly screen: string; readonly option: string };

/** The kept answers do not fit this script: it is another version, or the record is damaged. */
export class ReplayError extends Error {}

/** Tells an Ink story. The choices alone decide the place in it, so a reload or another device replays them and goes on. */
export function makeTelling(compiled: string) {
  const story = new Story(compiled);
  // Ink's own randomness must not differ between two devices that replay the same choices.
  story.state.storySeed = 1;
  let passage = tellUntilChoice({ chapter: 1, backdrop: null });

  function tellUntilChoice(from: Pick<Passage, 'chapter' | 'backdrop'>): Passage {
    const aftermath: Line[] = [];
    const scene: Line[] = [];
    let { chapter, backdrop } = from;
    let hasArrived = false;
    while (story.canContinue) {
      const text = (story.Continue() ?? '').trim();
      const tags = readTags(story.currentTags ?? []);
      hasArrived ||= tags.has('scene') || tags.has('backdrop');
      chapter = Number(tags.get('chapter') ?? chapter);
      backdrop = tags.get('backdrop') ?? backdrop;
      if (text !== '') (hasArrived ? scene : aftermath).push({ text, speaker: tags.get('speaker') });
    }
    const options = story.currentChoices.map((choice): StoryOption & { screen: string } => {
      const tags = readTags(choice.tags ?? []);
      return { screen: tags.get('item') ?? '', id: tags.get('opt') ?? '', text: choice.text };
    });
    const isEnding = options.length === 0; // no new place: all of the text belongs to the scene
    return {
      screen: options[0]?.screen ?? null,
      chapter,
      backdrop,
      aftermath: isEnding ? [] : aftermath,
      scene: isEnding ? [...aftermath, ...scene] : scene,
      options: options.map(({ id, text }) => ({ id, text })),
    };
  }

  function choose({ screen, option }: Chosen): Passage {
    const index = passage.options.findIndex(({ id }) => id === option);
    if (passage.screen !== screen || index < 0) throw new ReplayError(`${screen}:${option} does not follow here.`);
    story.ChooseChoiceIndex(index);
    passage = tellUntilChoice(passage);
    return passage;
  }

  return {
    get passage() {
      return passage;
    },
    choose,
    replay(chosen: readonly Chosen[]): Passage {
      for (const choice of chosen) choose(choice);
      return passage;
    },
  };
}
export type Telling = ReturnType<typeof makeTelling>;

/** `scene:LF01` is a tag's name and what it says; a tag without a colon says nothing more. */
const readTags = (tags: readonly string[]) =>
  new Map(
    tags.map((tag) => {
      const colon = tag.indexOf(':');
      return colon < 0 ? [tag.trim(), ''] : [tag.slice(0, colon).trim(), tag.slice(colon + 1).trim()];
    }),
  );
