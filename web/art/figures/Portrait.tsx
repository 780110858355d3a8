import { type ComponentType, useId } from 'react';
import { type Drawing, type Light, tonesIn } from './parts/tones.ts';

type PortraitProps = {
  drawing: ComponentType<Drawing>;
  light?: Light;
  /** The figure's name, and what the picture shows; without them the picture is decoration and hidden from screen readers. */
  title?: string;
  description?: string;
};

/** The sheet of a portrait. A place that is not as wide shows its middle: the whole of it in a share card, the middle square elsewhere. */
export function Portrait({ drawing: Drawn, light = 'system', title, description }: PortraitProps) {
  const id = useId();
  const told = title
    ? { role: 'img', 'aria-labelledby': description ? `${id}-title ${id}-shown` : `${id}-title` }
    : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a title or is hidden, by the spread
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" preserveAspectRatio="xMidYMid slice" focusable="false" {...told}>
      {title && <title id={`${id}-title`}>{title}</title>}
      {title && description && <desc id={`${id}-shown`}>{description}</desc>}
      <Drawn tones={tonesIn(light)} />
    </svg>
  );
}
