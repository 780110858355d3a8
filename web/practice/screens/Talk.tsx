import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useWords } from '../use-words.ts';
import { Choices } from './Choices.tsx';
import { drawSome } from './draw.ts';
import type { ScreenProps } from './screen.ts';
import { useHeading } from './use-heading.ts';

const SCENES = 2;

/** A situation and three things to say; each shows what comes of it, and all may be tried. */
export default function Talk({ words: { scenes }, seed, onEnd }: ScreenProps<'talk'>) {
  const { t } = useWords();
  const [drawn] = useState(() => drawSome(scenes, SCENES, seed));
  const [place, setPlace] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const heading = useHeading(place);
  const scene = drawn[place]!;
  const goOn = () => {
    if (place + 1 === drawn.length) return onEnd({});
    setChosen(undefined);
    setPlace(place + 1);
  };
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{t('screen.of', { number: place + 1, total: drawn.length })}</p>
      <h2 ref={heading} tabIndex={-1} className="practice-card text-2xl">
        {scene.situation}
      </h2>
      <Choices
        label={t('screen.talk.label')}
        onChoose={setChosen}
        choices={scene.ways.map(({ say }, way) => ({ name: say, text: say, state: way === chosen ? ('right' as const) : undefined }))}
      />
      <p aria-live="polite" className="min-h-14 wrap-anywhere border-s-4 border-teal ps-4 empty:invisible">
        {chosen === undefined ? '' : scene.ways[chosen]!.follows}
      </p>
      {chosen !== undefined && (
        <div className="grid gap-2">
          <p className="text-sm text-muted">{t('screen.talk.others')}</p>
          <Button onClick={goOn} className="justify-self-start">
            {t('screen.next')}
          </Button>
        </div>
      )}
    </div>
  );
}
