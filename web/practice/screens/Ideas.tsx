import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useWords } from '../use-words.ts';
import { drawSome } from './draw.ts';
import type { ScreenProps } from './screen.ts';

const LETTERS = 120;

/** As many ideas as come. They are counted and not judged, and stay in this window. */
export default function Ideas({ words: { prompts }, seed, onEnd }: ScreenProps<'ideas'>) {
  const { t } = useWords();
  const [prompt] = useState(() => drawSome(prompts, 1, seed)[0]!);
  const [ideas, setIdeas] = useState<readonly string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const idea = field.current!.value.trim();
    field.current!.value = '';
    field.current!.focus();
    if (idea !== '' && !ideas.includes(idea)) setIdeas([...ideas, idea]);
  };
  return (
    <div className="grid gap-5">
      <h2 className="practice-card text-2xl">{prompt}</h2>
      <form onSubmit={add} className="grid gap-3">
        <TextField ref={field} label={t('screen.ideas.one')} hint={t('screen.ideas.hint')} maxLength={LETTERS} autoComplete="off" />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {t('screen.ideas.add')}
        </Button>
      </form>
      <p role="status" className="font-semibold">
        {t('screen.ideas.count', { count: ideas.length })}
      </p>
      <ol className="grid list-decimal gap-1 ps-6">
        {ideas.map((idea) => (
          <li key={idea} className="wrap-anywhere">
            {idea}
          </li>
        ))}
      </ol>
      <Button onClick={() => onEnd({ count: ideas.length, text: `${prompt}\n${ideas.join('\n')}` })} className="justify-self-start">
        {t('screen.done')}
      </Button>
    </div>
  );
}
