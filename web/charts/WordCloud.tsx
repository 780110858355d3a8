import { useEffect, useState } from 'react';
import { Failed } from '#web/ui/Failed.tsx';
import { pressable } from '#web/ui/pressable.ts';
import { useWidth } from './use-width.ts';
import type { CloudLayout, CloudWord } from './word-cloud-layout.ts';

const FONT = 'Mukta';
const WEIGHT = 600;
const HEIGHT = 340;

type Props = {
  readonly words: readonly CloudWord[];
  readonly label: string;
  /** What is said where the cloud could not be drawn. */
  readonly failed: string;
  /** Opens what a word names. */
  readonly onPress?: ((key: number) => void) | undefined;
};

/** The heavier a word, the larger it is drawn. */
export function WordCloud({ words, label, failed, onPress }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const { layout, hasFailed, retry } = useCloudLayout(words, width);
  return (
    <div ref={ref} className="chart-room" style={{ minHeight: layout?.height ?? HEIGHT }}>
      {hasFailed ? (
        <Failed level={3} onRetry={retry}>
          {failed}
        </Failed>
      ) : (
        layout && (
          <svg
            width={layout.width}
            height={layout.height}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            role={onPress ? 'group' : 'img'}
            aria-label={label}
            className="chart word-cloud"
          >
            {layout.words.map(({ key, x, y, size, text, title, weight, isTop }, index) => (
              <text
                key={key}
                {...(onPress && pressable({ seen: text, name: title, isFirst: index === 0, onPress: () => onPress(key) }))}
                className={`word ${onPress ? 'pressable ' : ''}${weight === null ? 'word-hollow' : isTop ? 'word-top' : ''}`}
                x={x}
                y={y}
                fontSize={size}
                textAnchor="middle"
              >
                {text}
                {!onPress && <title>{title}</title>}
              </text>
            ))}
          </svg>
        )
      )}
    </div>
  );
}

type Cloud = { readonly layout: CloudLayout | undefined; readonly hasFailed: boolean; readonly retry: () => void };

function useCloudLayout(words: readonly CloudWord[], width: number | undefined): Cloud {
  const [layout, setLayout] = useState<CloudLayout>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const drawn = words.map(({ text, weight, title }) => [text, weight, title].join(' ')).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are new with each rendering, though they say the same
  useEffect(() => {
    if (width === undefined) return;
    let isGone = false;
    // The layout reads the shapes of letters from a canvas, so the face has to be there first; another face would serve if it cannot come.
    const face = document.fonts.load(`${WEIGHT} 24px ${FONT}`, words.map(({ text }) => text).join('')).catch(() => []);
    Promise.all([import('./word-cloud-layout.ts'), face])
      .then(([{ layoutWordCloud }]) => {
        if (isGone) return;
        setLayout(layoutWordCloud({ words, width, height: HEIGHT, font: FONT }));
        setFailed(false);
      })
      .catch((error) => {
        if (isGone) return;
        console.error(error);
        setFailed(true);
      });
    return () => {
      isGone = true;
    };
  }, [drawn, width, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { layout, hasFailed, retry };
}
