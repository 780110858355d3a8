// Prints what each test is: how long, of what, and what its review found.
//   npm run catalogue
import { catalogue } from '#content/catalogue.ts';
import { reviewFigures } from '#content/stories/review.ts';
import { sceneKind } from '#content/stories/scenes.ts';
import type { Story } from '#content/stories/story.ts';
import { compileScript, walk, wordsOf } from '#content/stories/walk.ts';
import type { Language } from '#contract/language.ts';
import { seededRandom } from '#psychometrics';

const WALKS = 60;
const two = (value: number) => value.toFixed(2).replace('0.', '.');

/** The fewest and the most words of walks by chance, options and replies included. */
function wordsIn(story: Story, language: Language): string {
  const compiled = compileScript(story, language);
  const lengths = Array.from({ length: WALKS }, (_, seed) => {
    const random = seededRandom(seed);
    return wordsOf(walk(compiled, ({ options }) => options[Math.floor(random() * options.length)]!.id));
  });
  return `${language} ${Math.min(...lengths)} to ${Math.max(...lengths)}`;
}

function storyRow(story: Story) {
  const share = (kind: ReturnType<typeof sceneKind>) => story.bank.items.filter((item) => sceneKind(item) === kind).length;
  const { leads, rare, heightStepped, heightTwoAxis } = reviewFigures(story);
  return {
    'scored of screens': `${story.bank.items.length} of ${story.screens.length}`,
    'stepped, two-axis, trade-off': `${share('stepped')}, ${share('two-axis')}, ${share('trade-off')}`,
    words: story.about.languages.map((language) => wordsIn(story, language)).join('; '),
    minutes: story.about.minutes,
    'led, under 12': `${leads.length}, ${rare.length}`,
    'r with height': `${two(heightStepped)}, ${two(heightTwoAxis)}`,
  };
}

console.table(
  Object.fromEntries(
    catalogue.map(({ slug, test }) => [
      slug,
      test.kind === 'story'
        ? storyRow(test)
        : {
            'scored of screens': `${test.bank.items.length} in the bank, about ${test.typicalLength} a sitting`,
            minutes: test.about.minutes,
          },
    ]),
  ),
);
