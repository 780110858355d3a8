import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useWords } from '../use-words.ts';
import { Choices } from './Choices.tsx';
import { drawSome } from './draw.ts';
import type { ScreenProps } from './screen.ts';
import { useHeading } from './use-heading.ts';

const MAX_CARDS = 10;

/** Lines to sort into piles, one after the other; each says why it lies where it lies. */
export default function Cards({ words: { piles, cards }, step, seed, onEnd }: ScreenProps<'cards'>) {
  const { t } = useWords();
  const [drawn] = useState(() => drawSome(cards, Math.min(MAX_CARDS, 5 + step), seed));
  const [place, setPlace] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const [right, setRight] = useState(0);
  const heading = useHeading(place);
  const card = drawn[place]!;
  const choose = (pile: number) => {
    setChosen(pile);
    if (pile === card.pile) setRight(right + 1);
  };
  const goOn = () => {
    if (place + 1 === drawn.length) return onEnd({ share: right / drawn.length });
    setChosen(undefined);
    setPlace(place + 1);
  };
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{t('screen.of', { number: place + 1, total: drawn.length })}</p>
      <h2 ref={heading} tabIndex={-1} className="practice-card text-2xl">
        {card.text}
      </h2>
      <Choices
        label={t('screen.cards.label')}
        isDisabled={chosen !== undefined}
        onChoose={choose}
        choices={piles.map((text, pile) => ({
          ...{ name: text, text },
          state: chosen === undefined ? undefined : pile === card.pile ? 'right' : pile === chosen ? 'wrong' : undefined,
        }))}
      />
      <div aria-live="polite" className="grid gap-4">
        {chosen !== undefined && (
          <>
            <p>
              <strong>{t(chosen === card.pile ? 'screen.alike' : 'screen.cards.rather', { pile: piles[card.pile] })}</strong> {card.why}
            </p>
            <Button onClick={goOn} className="justify-self-start" autoFocus>
              {t('screen.next')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
