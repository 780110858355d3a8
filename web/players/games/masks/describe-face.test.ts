import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import english from '../../../../public/assets/i18n/en/masks.json' with { type: 'json' };
import { describeFace, describeMost } from './describe-face.ts';

const words = i18next.createInstance();
await words.init({ lng: 'en', resources: { en: { masks: english } }, interpolation: { escapeValue: false } });
const t = words.getFixedT('en', 'masks');

describe('A face in words', () => {
  it('tells muscle by muscle how far each goes, and where eyes and head point', () => {
    expect(describeFace({ smile: 0.42, innerBrow: 1, gazeAcross: -0.5, headTilt: 0.2 }, t)).toBe(
      'inner brows raised 100; corners of the mouth up 42; eyes to the left 50; head tilted to the right 20',
    );
  });

  it('tells apart what differs in one muscle by a hundredth', () => {
    expect(describeFace({ chin: 0.31 }, t)).not.toBe(describeFace({ chin: 0.32 }, t));
  });

  it('tells that nothing moves, and that one brow moves alone', () => {
    expect(describeFace({}, t)).toBe('all at rest');
    expect(describeFace({ outerBrow: 0.5, side: 1 }, t)).toContain('one brow alone');
  });

  it('names the strongest for a sentence', () => {
    expect(describeMost({ smile: 0.9, cheeks: 0.5, jaw: 0.1, nose: 0.3, lids: 0.25 }, t)).toBe(
      'corners of the mouth up, cheeks raised, nose wrinkled',
    );
  });
});
