import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { openScene } from './scene.ts';
import { type SceneName, scenes } from './scenes.ts';

const NAMES = Object.keys(scenes) as SceneName[];

/** The four scenes: one is chosen, and its sentences are tried, as often as one likes. Nothing is counted or sent. */
export function SceneChoice() {
  const language = useLanguage();
  const [chosen, setChosen] = useState<SceneName>();
  return (
    <div className="grid gap-4">
      <div className="grid gap-2 sm:grid-cols-2">
        {NAMES.map((name) => (
          <Button key={name} variant="secondary" aria-pressed={chosen === name} className="steady-pick" onClick={() => setChosen(name)}>
            {scenes[name].title[language]}
          </Button>
        ))}
      </div>
      {chosen && <SceneLoaded key={chosen} name={chosen} />}
    </div>
  );
}

function SceneLoaded({ name }: { readonly name: SceneName }) {
  const { t } = useTranslation('steady');
  const language = useLanguage();
  const loaded = useLoaded(() => scenes[name].scripts[language](), [name, language]);
  if (loaded.state === 'failed')
    return (
      <Failed level={3} onRetry={loaded.retry}>
        {t('failed')}
      </Failed>
    );
  if (loaded.state === 'waiting')
    return (
      <WaitingRegion>
        <Skeleton height="12rem" />
      </WaitingRegion>
    );
  return <Scene compiled={loaded.value.default} title={scenes[name].title[language]} />;
}

function Scene({ compiled, title }: { readonly compiled: string; readonly title: string }) {
  const { t } = useTranslation('steady');
  const [said, setSaid] = useState<{ readonly sentence: string; readonly came: readonly string[] }>();
  const { told, sentences, say } = openScene(compiled);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) result.current?.focus();
  }, [said]);
  return (
    <article aria-label={title} className="grid gap-4 rounded-card border border-line bg-surface p-5">
      {told.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {said ? (
        <div ref={result} tabIndex={-1} className="grid gap-3 border-s-2 border-line-strong ps-4 outline-none">
          <p className="font-semibold">{said.sentence}</p>
          {said.came.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Button variant="secondary" className="justify-self-start" onClick={() => setSaid(undefined)}>
            {t('tryAnother')}
          </Button>
        </div>
      ) : (
        <ul className="grid gap-2">
          {sentences.map((sentence, index) => (
            <li key={sentence}>
              <Button
                variant="secondary"
                className="steady-sentence"
                onClick={() => setSaid({ sentence, came: say(index).filter((line) => line !== sentence) })}
              >
                {sentence}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
