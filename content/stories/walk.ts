import { readdirSync, readFileSync } from 'node:fs';
import { Story } from 'inkjs';
import type { Language } from '#contract/language.ts';
import { compileInk } from './ink.ts';
import type { Story as StoryTest } from './story.ts';

/** What one screen shows before the choice is made. `prose` holds the answer to the choice before, then the scene. */
export type Screen = {
  readonly id: string;
  readonly chapter: string;
  readonly backdrop: string;
  readonly prose: readonly string[];
  readonly speakers: readonly string[];
  readonly options: readonly { readonly id: string; readonly text: string; readonly tags: readonly string[] }[];
};

/** One way through the story: the screens that were met, and the ending with its tags. */
export type Walk = { readonly screens: readonly Screen[]; readonly ending: readonly string[]; readonly endingTags: readonly string[] };

/** inkjs ships types whose own imports lack extensions, which nodenext does not follow. */
type InkChoice = { readonly text: string; readonly tags: string[] | null };

/** The Ink files of a script's language that stand beside it, and the script itself, by their names. */
export function readSources(script: URL): Map<string, string> {
  const folder = new URL('.', script);
  const [, ending] = /\.(\w+\.ink)$/.exec(script.pathname)!;
  const names = readdirSync(folder).filter((name) => name.endsWith(`.${ending}`));
  return new Map(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
}

export function compileScript({ scripts }: Pick<StoryTest, 'scripts'>, language: Language): string {
  const script = scripts[language];
  if (!script) throw new Error(`The story has no script in '${language}'.`);
  return compileInk(readFileSync(script, 'utf8'), (name) => readFileSync(new URL(name, script), 'utf8'));
}

/** What was read from a compiled story. To read one takes as long as to walk through it, so each is read once. */
const stories = new Map<string, Story>();

/** The story at its beginning. Whoever walked through it before has ended: a walk never waits. */
function readStory(compiled: string): Story {
  const known = stories.get(compiled);
  if (known) {
    known.ResetState();
    return known;
  }
  const story = new Story(compiled);
  story.onError = (message: string) => {
    throw new Error(message);
  };
  stories.set(compiled, story);
  return story;
}

type Choose = (screen: Screen) => string;

/**
 * Plays the compiled story to its end, taking the option that `choose` names at each screen. `watch` is told what the story remembers
 * whenever it stops, as JSON.
 */
export function walk(compiled: string, choose: Choose, watch?: (remembered: string) => void): Walk {
  const story = readStory(compiled);
  const screens: Screen[] = [];
  for (;;) {
    const { lines, tags } = readOn(story);
    watch?.(rememberedBy(story));
    if (story.currentChoices.length === 0) return { screens, ending: lines, endingTags: tags };
    const screen = screenFrom(story, lines, tags);
    screens.push(screen);
    const wanted = choose(screen);
    const chosen = screen.options.findIndex(({ id }) => id === wanted);
    if (chosen === -1) throw new Error(`${screen.id} has no such option.`);
    story.ChooseChoiceIndex(chosen);
  }
}

/** The variables and lists of the script, those that stand as they were declared left out. */
function rememberedBy(story: Story): string {
  const { variablesState } = JSON.parse(story.state.ToJson()) as { variablesState: Record<string, unknown> };
  return JSON.stringify(variablesState, (_, value: unknown) =>
    isPlainObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
}

const isPlainObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

function readOn(story: Story): { lines: string[]; tags: string[] } {
  const lines: string[] = [];
  const tags: string[] = [];
  while (story.canContinue) {
    const line = (story.Continue() ?? '').trim();
    if (line !== '') lines.push(line);
    tags.push(...(story.currentTags ?? []));
  }
  return { lines, tags };
}

function screenFrom(story: Story, prose: string[], tags: string[]): Screen {
  const options = story.currentChoices.map(({ text, tags: own }: InkChoice) => ({ id: tagValue(own ?? [], 'opt'), text, tags: own ?? [] }));
  const speakers = tags.filter((tag) => tag.startsWith('speaker:')).map((tag) => tag.slice('speaker:'.length));
  return {
    id: tagValue(tags, 'scene'),
    chapter: tagValue(tags, 'chapter'),
    backdrop: tagValue(tags, 'backdrop'),
    prose,
    speakers,
    options,
  };
}

/** The value of a `name:value` tag; empty when there is none. */
export const tagValue = (tags: readonly string[], name: string): string =>
  tags.find((tag) => tag.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';

export const wordsIn = (lines: readonly string[]): number => lines.join(' ').split(/\s+/).filter(Boolean).length;

/** Everything that is read on one way: each scene, its options, what came of each choice, and the ending. */
export const wordsOf = ({ screens, ending }: Walk): number =>
  wordsIn([...screens.flatMap(({ prose, options }) => [...prose, ...options.map(({ text }) => text)]), ...ending]);
