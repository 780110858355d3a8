import { type FormEvent, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TYPED_LENGTH } from '#content/games/word-bridges/script.ts';
import type { Language } from '#contract/language.ts';
import { Button } from '#web/ui/Button.tsx';

type WordFieldProps = {
  readonly text: string;
  readonly language: Language | undefined;
  readonly takesLatinLetters: boolean;
  /** The three words, which a screen reader says with the field. */
  readonly cuesId: string;
  readonly isFixed: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onText: (text: string) => void;
  readonly onConfirm: () => void;
  readonly onAsk: () => void;
};

export function WordField({ text, language, takesLatinLetters, cuesId, isFixed, field, onText, onConfirm, onAsk }: WordFieldProps) {
  const { t } = useTranslation('word-bridges');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <form className="bridges-form" onSubmit={submit}>
      <label htmlFor={id}>{t('trial.question')}</label>
      <input
        ref={field}
        id={id}
        className="field"
        type="text"
        value={text}
        lang={language}
        maxLength={MAX_TYPED_LENGTH}
        readOnly={isFixed}
        aria-describedby={cuesId}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        onChange={({ target }) => onText(target.value)}
      />
      {takesLatinLetters && <p className="bridges-note">{t('trial.letters')}</p>}
      <Button variant="secondary" onClick={onAsk} disabled={isFixed}>
        {t('trial.ask')}
      </Button>
    </form>
  );
}
