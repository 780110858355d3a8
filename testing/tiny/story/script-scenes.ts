import type { Backdrop, Chapter } from '#content/stories/script-scene.ts';

const screens = ['TS1', 'TS2', 'TS3'];

export const chapters: readonly Chapter[] = [{ number: 1, title: { en: 'The Garden', hi: 'बग़ीचा' }, screens }];

/** One drawing serves all three screens. */
const alt = { en: 'A goat before a garden gate that stands open.', hi: 'बग़ीचे के खुले फाटक के सामने एक बकरी।' };
export const backdrops: readonly Backdrop[] = screens.map((screen) => ({ screen, id: 'gate', alt }));
