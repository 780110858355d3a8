import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useWords } from '../use-words.ts';
import { Choices } from './Choices.tsx';
import { chanceFrom, drawSome, shuffle } from './draw.ts';
import type { ScreenProps } from './screen.ts';
import { useHeading } from './use-heading.ts';

const CHOICES = 4;
/** Counting back between learning and telling, so that nothing is merely still in the ear. */
const SUMS = 3;

type Phase = { readonly kind: 'learn' | 'sum' | 'ask'; readonly index: number };

/** Learn what goes with what, or in which order things came; do something else for a while; then tell. Nobody is hurried. */
export default function Recall({ words: { things }, way: { task }, step, seed, onEnd }: ScreenProps<'recall'>) {
  const { t } = useWords();
  const [{ learned, asked, sums }] = useState(() => {
    const random = chanceFrom(seed + 1);
    const learned = drawSome(things, Math.min(10, 3 + step), seed);
    const sums = Array.from({ length: SUMS }, () => ({ from: 40 + Math.floor(random() * 50), less: 3 + Math.floor(random() * 6) }));
    return { learned, asked: task === 'pairs' ? shuffle(learned, random) : learned, sums };
  });
  const [phase, setPhase] = useState<Phase>({ kind: 'learn', index: 0 });
  const [right, setRight] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const heading = useHeading(`${phase.kind} ${phase.index}`);
  const textOf = (thing: (typeof learned)[number]) => (task === 'pairs' ? thing.answer! : thing.cue);

  const next = (kind: Phase['kind'], length: number, after: () => void) =>
    phase.index + 1 < length ? setPhase({ kind, index: phase.index + 1 }) : after();

  if (phase.kind === 'learn') {
    const thing = learned[phase.index]!;
    return (
      <div className="grid gap-5">
        <p className="text-sm text-muted">{t('screen.of', { number: phase.index + 1, total: learned.length })}</p>
        <h2 ref={heading} tabIndex={-1} className="practice-card text-2xl">
          {thing.cue}
          {thing.answer !== undefined && <span className="block pt-2 text-teal">{thing.answer}</span>}
        </h2>
        <Button onClick={() => next('learn', learned.length, () => setPhase({ kind: 'sum', index: 0 }))} className="justify-self-start">
          {t('screen.next')}
        </Button>
      </div>
    );
  }

  if (phase.kind === 'sum') {
    const { from, less } = sums[phase.index]!;
    const answer = from - less;
    const choices = shuffle([answer, answer + 1, answer - 2, answer + 10], chanceFrom(seed + phase.index));
    return (
      <div className="grid gap-5">
        <h2 ref={heading} tabIndex={-1} className="practice-card text-2xl">
          {t('screen.recall.sum', { from, less })}
        </h2>
        <Choices
          label={t('screen.recall.sum', { from, less })}
          choices={choices.map((choice) => ({ name: String(choice), text: String(choice) }))}
          onChoose={() => next('sum', sums.length, () => setPhase({ kind: 'ask', index: 0 }))}
        />
      </div>
    );
  }

  const thing = asked[phase.index]!;
  const others = shuffle(
    learned.filter((one) => one !== thing),
    chanceFrom(seed + 100 + phase.index),
  ).slice(0, CHOICES - 1);
  const choices = shuffle([thing, ...others], chanceFrom(seed + 200 + phase.index)).map(textOf);
  const choose = (index: number) => {
    setChosen(choices[index]);
    if (choices[index] === textOf(thing)) setRight(right + 1);
  };
  const goOn = () => {
    setChosen(undefined);
    next('ask', asked.length, () => onEnd({ share: right / asked.length }));
  };
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{t('screen.of', { number: phase.index + 1, total: asked.length })}</p>
      <h2 ref={heading} tabIndex={-1} className="practice-card text-2xl">
        {task === 'pairs' ? thing.cue : t('screen.recall.place', { number: phase.index + 1 })}
      </h2>
      <Choices
        label={t('screen.recall.label')}
        isDisabled={chosen !== undefined}
        onChoose={choose}
        choices={choices.map((text) => ({
          ...{ name: text, text },
          state: chosen === undefined ? undefined : text === textOf(thing) ? 'right' : text === chosen ? 'wrong' : undefined,
        }))}
      />
      <div aria-live="polite" className="grid gap-4">
        {chosen !== undefined && (
          <>
            <p className="font-semibold">{t(chosen === textOf(thing) ? 'screen.right' : 'screen.recall.was', { answer: textOf(thing) })}</p>
            <Button onClick={goOn} className="justify-self-start" autoFocus>
              {t('screen.next')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
