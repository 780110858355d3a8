import { useEffect, useState } from 'react';
import { pressable } from '#web/ui/pressable.ts';
import { useWidth } from './use-width.ts';
import { type CloudLayout, type CloudWord, layoutWordCloud } from './word-cloud-layout.ts';

const FONT = 'Mukta';
const WEIGHT = 600;
const HEIGHT = 340;

type Props = {
  readonly words: readonly CloudWord[];
  readonly label: string;
  /** Opens what a word names. */
  readonly onPress?: ((key: number) => void) | undefined;
};

/** The heavier a word, the larger it is drawn. */
export function WordCloud({ words, label, onPress }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const layout = useCloudLayout(words, width);
  return (
    <div ref={ref} className="chart-room" style={{ minHeight: layout?.height ?? HEIGHT }}>
      {layout && (
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
      )}
    </div>
  );
}

function useCloudLayout(words: readonly CloudWord[], width: number | undefined): CloudLayout | undefined {
  const [layout, setLayout] = useState<CloudLayout>();
  const drawn = words.map(({ text, weight, title }) => [text, weight, title].join(' ')).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are new with each rendering, though they say the same
  useEffect(() => {
    if (width === undefined) return;
    let isGone = false;
    // Words are measured as they are drawn, so the face has to be there first; another face would serve if it cannot come.
    const face = document.fonts.load(`${WEIGHT} 24px ${FONT}`, words.map(({ text }) => text).join('')).catch(() => []);
    face.then(() => isGone || setLayout(layoutWordCloud({ words, width, height: HEIGHT, font: FONT })));
    return () => {
      isGone = true;
    };
  }, [drawn, width]);
  return layout;
}
