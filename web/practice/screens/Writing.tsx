import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/Labelled.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useWords } from '../use-words.ts';
import type { ScreenProps } from './screen.ts';

const LETTERS = 4_000;

/** Lines under prompts. What is written stays in this window until the person keeps it in the journal, or leaves. */
export default function Writing({ words: { prompts }, way: { form }, onEnd }: ScreenProps<'writing'>) {
  const { t } = useWords();
  const [texts, setTexts] = useState<readonly string[]>(() => prompts.map(() => ''));
  const [isMissing, setMissing] = useState(false);
  const end = () => {
    if (texts.every((text) => text.trim() === '')) return setMissing(true);
    const text = prompts.map(({ label }, index) => `${label}\n${texts[index]!.trim()}`).join('\n\n');
    onEnd({ text });
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        end();
      }}
    >
      <p className="text-sm text-muted">{t('screen.writing.private')}</p>
      {prompts.map(({ label, hint }, index) => (
        <TextArea
          key={label}
          label={label}
          hint={hint}
          rows={form === 'plan' ? 2 : 4}
          maxLength={LETTERS}
          value={texts[index]}
          onChange={({ target }) => setTexts(texts.with(index, target.value))}
        />
      ))}
      <FieldError>{isMissing ? t('screen.writing.empty') : ''}</FieldError>
      <Button type="submit" className="justify-self-start">
        {t('screen.done')}
      </Button>
    </form>
  );
}
