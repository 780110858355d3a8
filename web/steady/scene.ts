import { Story } from 'inkjs';

/** Opens a scene anew: what is told, and the sentences that can be tried. */
export function openScene(compiled: string) {
  const story = new Story(compiled);
  const told = tell(story);
  return {
    told,
    sentences: story.currentChoices.map(({ text }) => text),
    say(sentence: number): readonly string[] {
      story.ChooseChoiceIndex(sentence);
      return tell(story);
    },
  };
}

function tell(story: Story): string[] {
  const lines: string[] = [];
  while (story.canContinue) {
    const line = (story.Continue() ?? '').trim();
    if (line !== '') lines.push(line);
  }
  return lines;
}
