import { type ReactNode, useId } from 'react';
import type { Block, StepText } from '#content/steady/script-step.ts';
import type { Diary } from '#contract/steady.ts';
import type { Path, Step } from '#contract/steady-words.ts';
import { NoteBlock } from './NoteBlock.tsx';
import { OwnStrengths } from './OwnStrengths.tsx';
import { SceneChoice } from './SceneChoice.tsx';
import { Timer } from './Timer.tsx';

type Props = {
  readonly path: Path;
  readonly step: Step;
  readonly text: StepText;
  readonly notes: Diary['notes'];
  readonly onDiary: (diary: Diary) => void;
};

/** The parts of a step, one after the other. */
export function StepBlocks({ path, step, text: { blocks }, notes, onDiary }: Props) {
  return blocks.map((block) => (
    <BlockSection key={block.title} block={block}>
      {block.kind === 'fields' && (
        <NoteBlock
          place={{ path, step }}
          fields={block.fields}
          notes={notes.filter((note) => note.step === step && block.fields.some(({ id }) => id in note.parts))}
          onDiary={onDiary}
        />
      )}
    </BlockSection>
  ));
}

function BlockSection({ block, children }: { readonly block: Block; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid max-w-prose gap-3">
      <h2 id={id} className="text-2xl">
        {block.title}
      </h2>
      {'lead' in block && block.kind !== 'strengths' && <p>{block.lead}</p>}
      {block.kind === 'text' && block.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      {block.kind === 'points' && <Points points={block.points} isNumbered={block.isNumbered === true} />}
      {block.kind === 'timer' && <Timer minutes={block.minutes} />}
      {block.kind === 'scenes' && <SceneChoice />}
      {block.kind === 'strengths' && <OwnStrengths lead={block.lead} none={block.none} />}
      {children}
    </section>
  );
}

function Points({ points, isNumbered }: { readonly points: readonly string[]; readonly isNumbered: boolean }) {
  const items = points.map((point) => <li key={point}>{point}</li>);
  return isNumbered ? <ol className="steady-numbered">{items}</ol> : <ul className="grid list-disc gap-2 ps-5">{items}</ul>;
}
