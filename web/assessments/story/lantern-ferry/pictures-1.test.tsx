import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { backdrops } from '#content/lantern-ferry/script-scenes.ts';
import { Backdrop } from './Backdrop.tsx';
import { Cover } from './Cover.tsx';
import { earlierPictures } from './pictures-1.ts';

const lastEarlier = backdrops.findIndex(({ screen }) => screen === 'LF13');
const earlier = backdrops.slice(0, lastEarlier + 1).map(({ id }) => id);
const draw = (id: string) => renderToStaticMarkup(<Backdrop id={id} />);

describe('the pictures from the ghat to the anchor', () => {
  it('are one for each screen, and none besides', () => {
    expect(Object.keys(earlierPictures)).toEqual(earlier);
  });

  it.each(earlier)('%s is a whole drawing of its own, without words or foreign images', (id) => {
    const drawing = draw(id);
    expect(drawing).toMatch(/^<svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true"/);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawing).not.toMatch(/<(text|image|foreignObject|animate)/);
    expect(drawing).not.toBe(draw('no-such-picture'));
  });

  it('keep their gradients apart when several stand on one page', () => {
    const page = renderToStaticMarkup(
      <>
        <Cover />
        {earlier.map((id) => (
          <Backdrop key={id} id={id} />
        ))}
      </>,
    );
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(earlier.length);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...page.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('a backdrop that nobody has drawn', () => {
  it.each(['no-such-picture', 'constructor', ''])('%j shows the river at night', (id) => {
    expect(draw(id)).toMatch(/^<svg .*<path/);
  });
});
