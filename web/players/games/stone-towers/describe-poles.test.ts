import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { STATES } from '#content/games/stone-towers/states.ts';
import english from '../../../../public/assets/i18n/en/stone-towers.json' with { type: 'json' };
import hindi from '../../../../public/assets/i18n/hi/stone-towers.json' with { type: 'json' };
import { describePoles } from './describe-poles.ts';

const words = i18next.createInstance();
await words.init({
  resources: { en: { 'stone-towers': english }, hi: { 'stone-towers': hindi } },
  interpolation: { escapeValue: false },
});

describe('Poles in words', () => {
  it('tell the stones from the ground up', () => {
    const t = words.getFixedT('en', 'stone-towers');
    expect(describePoles([[0, 1], [2], []], t)).toBe('left pole: red below blue. middle pole: white. right pole: empty.');
    expect(describePoles([[2, 0, 1], [], []], t)).toContain('white below red below blue');
  });

  it.each(['en', 'hi'])('tell every state apart (%s)', (language) => {
    const t = words.getFixedT(language, 'stone-towers');
    const said = STATES.map((poles) => describePoles(poles, t));
    expect(new Set(said).size).toBe(STATES.length);
    expect(said.filter((text) => text.includes('describe.'))).toEqual([]);
  });
});
