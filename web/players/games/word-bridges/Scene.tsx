import type { Language } from '#contract/language.ts';
import { Stream } from './Stream.tsx';

type SceneProps = {
  readonly cues: readonly string[];
  readonly language: Language | undefined;
  /** What stands on the plank in the middle; nothing yet. */
  readonly bridge: string | null;
  /** Names the list of the three words, for a field that is described by it. */
  readonly cuesId?: string;
};

/** From under each stone to under the plank, on a square of 100 that is stretched over the scene. */
const SPANS = ['M22 12C22 38 30 50 46 50', 'M78 12C78 38 70 50 54 50', 'M50 50C53 62 47 74 50 88'];

/** Three words on stones in a stream. As soon as there is a word between them, footbridges lead to it, whether or not it is the right one. */
export function Scene({ cues, language, bridge, cuesId }: SceneProps) {
  return (
    <div className="bridges-scene" data-joined={bridge === null ? undefined : ''}>
      <Stream />
      <svg className="bridges-spans" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {SPANS.map((path) => (
          <g key={path}>
            <path className="bridges-rope" d={path} />
            <path className="bridges-rail" d={path} />
            <path className="bridges-planks" d={path} />
          </g>
        ))}
      </svg>
      <ul id={cuesId} lang={language}>
        {cues.map((cue) => (
          <li key={cue}>{cue}</li>
        ))}
      </ul>
      <p className="bridges-plank" lang={language} aria-hidden="true">
        {bridge ?? '?'}
      </p>
    </div>
  );
}
