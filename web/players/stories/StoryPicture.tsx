import { type ComponentType, useEffect, useState } from 'react';
import type { Picture, Pictures } from '#web/art/picture.ts';

const drawn = new Map<Picture, ComponentType>();

async function fetchPicture(picture: Picture): Promise<void> {
  if (!drawn.has(picture)) drawn.set(picture, await picture());
}

/** The picture of a scene. It keeps its place while it comes; where it does not come, the scene is read without it. */
export function StoryPicture({ pictures, id }: { pictures: Pictures; id: string }) {
  const picture = Object.hasOwn(pictures, id) ? pictures[id] : undefined;
  const [, setFetched] = useState<Picture>();
  useEffect(() => {
    if (!picture || drawn.has(picture)) return;
    fetchPicture(picture).then(
      () => setFetched(() => picture),
      () => {},
    );
  }, [picture]);
  const Drawing = picture && drawn.get(picture);
  return Drawing ? <Drawing /> : null;
}

/** Fetches the pictures of a story one after the other, so that it can be played on without a connection. */
export function usePicturesAhead(pictures: Pictures): void {
  useEffect(() => {
    let isGone = false;
    (async () => {
      for (const picture of Object.values(pictures)) {
        if (isGone) return;
        await fetchPicture(picture).catch(() => {}); // whoever comes to it tries again
      }
    })();
    return () => {
      isGone = true;
    };
  }, [pictures]);
}
