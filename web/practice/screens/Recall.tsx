import { type RefObject, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useWords } from '../use-words.ts';
import { Choices } from './Choices.tsx';
import { chanceFrom, drawSome, shuffle } from './draw.ts';
import type { ScreenProps } from './screen.ts';
import { useHeading } from './use-heading.ts';

const CHOICES = 4;
/** Counting back between learning and telling, so that nothing is merely still in the ear. */
const SUMS = 3;

type Thing = { readonly cue: string; readonly answer?: string | undefined };
type Sum = { readonly from: number; readonly less: number };
type Heading = { readonly heading: RefObject<HTMLHeadingElement | null> };

/** Learn what goes with what, or in which order things came; do something else for a while; then tell. Nobody is hurried. */
export default function Recall({ words: { things }, way: { task }, step, seed, onEnd }: ScreenProps<'recall'>) {
  const [{ learned, asked, sums }] = useState(() => {
    const random = chanceFrom(seed + 1);
    const learned = drawSome(things, Math.min(10, 3 + step), seed);
    const sums = Array.from({ length: SUMS }, () => ({ from: 40 + Math.floor(random() * 50), less: 3 + Math.floor(random() * 6) }));
    return { learned, asked: task === 'pairs' ? shuffle(learned, random) : learned, sums };
  });
  const [phase, setPhase] = useState<{ readonly kind: 'learn' | 'sum' | 'ask'; readonly index: number }>({ kind: 'learn', index: 0 });
  const [right, setRight] = useState(0);
  const { kind, index } = phase;
  const key = `${kind} ${index}`;
  const heading = useHeading(key);
  const go = (length: number, after: () => void) => (index + 1 < length ? setPhase({ kind, index: index + 1 }) : after());

  if (kind === 'learn') {
    const onNext = () => go(learned.length, () => setPhase({ kind: 'sum', index: 0 }));
    return <Learn key={key} heading={heading} thing={learned[index]!} number={index + 1} total={learned.length} onNext={onNext} />;
  }
  if (kind === 'sum') {
    const onNext = () => go(sums.length, () => setPhase({ kind: 'ask', index: 0 }));
    return <CountBack key={key} heading={heading} sum={sums[index]!} seed={seed + index} onNext={onNext} />;
  }
  const onNext = (isRight: boolean) => {
    const rightNow = right + (isRight ? 1 : 0);
    setRight(rightNow);
    go(asked.length, () => onEnd({ share: rightNow / asked.length }));
  };
  return <Tell key={key} {...{ heading, learned, task, seed, onNext }} thing={asked[index]!} index={index} total={asked.length} />;
}

type LearnProps = Heading & { readonly thing: Thing; readonly number: number; readonly total: number; readonly onNext: () => void };

function Learn({ heading, thing, number, total, onNext }: LearnProps) {
  const { t } = useWords();
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{t('screen.of', { number, total })}</p>
      <h2 ref={heading} tabIndex={-1} className="practice-card text-2xl">
        {thing.cue}
        {thing.answer !== undefined && <span className="block pt-2 text-teal">{thing.answer}</span>}
      </h2>
      <Button onClick={onNext} className="justify-self-start">
        {t('screen.next')}
      </Button>
    </div>
  );
}

type SumProps = Heading & { readonly sum: Sum; readonly seed: number; readonly onNext: () => void };

function CountBack({ heading, sum: { from, less }, seed, onNext }: SumProps) {
  const { t } = useWords();
  const answer = from - less;
  const choices = shuffle([answer, answer + 1, answer - 2, answer + 10], chanceFrom(seed));
  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="practice-card text-2xl">
        {t('screen.recall.sum', { from, less })}
      </h2>
      <Choices
        label={t('screen.recall.sum', { from, less })}
        choices={choices.map((choice) => ({ name: String(choice), text: String(choice) }))}
        onChoose={onNext}
      />
    </div>
  );
}

type TellProps = Heading & {
  readonly learned: readonly Thing[];
  readonly task: ScreenProps<'recall'>['way']['task'];
  readonly seed: number;
  readonly thing: Thing;
  readonly index: number;
  readonly total: number;
  readonly onNext: (isRight: boolean) => void;
};

function Tell({ heading, learned, task, seed, thing, index, total, onNext }: TellProps) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<string>();
  const textOf = (one: Thing) => (task === 'pairs' ? one.answer! : one.cue);
  const others = shuffle(
    learned.filter((one) => one !== thing),
    chanceFrom(seed + 100 + index),
  ).slice(0, CHOICES - 1);
  const choices = shuffle([thing, ...others], chanceFrom(seed + 200 + index)).map(textOf);
  const answer = textOf(thing);
  const stateOf = (text: string) => (chosen === undefined ? undefined : text === answer ? 'right' : text === chosen ? 'wrong' : undefined);
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{t('screen.of', { number: index + 1, total })}</p>
      <h2 ref={heading} tabIndex={-1} className="practice-card text-2xl">
        {task === 'pairs' ? thing.cue : t('screen.recall.place', { number: index + 1 })}
      </h2>
      <Choices
        label={t('screen.recall.label')}
        isDisabled={chosen !== undefined}
        onChoose={(at) => setChosen(choices[at])}
        choices={choices.map((text) => ({ name: text, text, state: stateOf(text) }))}
      />
      <div aria-live="polite" className="grid gap-4">
        {chosen !== undefined && (
          <>
            <p className="font-semibold">{t(chosen === answer ? 'screen.right' : 'screen.recall.was', { answer })}</p>
            <Button onClick={() => onNext(chosen === answer)} className="justify-self-start" autoFocus>
              {t('screen.next')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
