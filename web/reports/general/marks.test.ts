import { describe, expect, test } from 'vitest';
import { sampleReport, TWELVE } from '#testing/sample-report.ts';
import type { ReportWords } from '../use-report-words.ts';
import { cloudWords } from './cloud-words.ts';
import { barMarks, bubbleMarks, strengthScale } from './marks.ts';

const words = {
  t: (key: string) => key,
  name: (house: number) => `house ${house}`,
  shortName: String,
  strength: (value: number) => value.toFixed(1),
  whole: (value: number) => value.toFixed(0),
} as unknown as ReportWords;

describe('the bubbles', () => {
  test('are the twelve in their order, each with its class against others', () => {
    const marks = bubbleMarks(sampleReport(TWELVE).houses, words);
    expect(marks.map(({ value }) => value)).toEqual(TWELVE);
    expect(marks.slice(0, 3).map(({ tone, note }) => [tone, note])).toEqual([
      ['high', 'standing.strong'],
      ['middle', 'standing.average'],
      ['high', 'standing.strong'],
    ]);
  });

  test('say of a house that is not measured only that', () => {
    const [mark] = bubbleMarks(sampleReport([null, ...TWELVE.slice(1)]).houses, words);
    expect(mark).toMatchObject({ value: null, range: null, text: '', title: 'houseNotMeasured', note: 'notMeasured' });
  });

  test('stand before the three classes of the scale', () => {
    expect(strengthScale(words)).toMatchObject({
      max: 5,
      classes: [
        { tone: 'low', from: 0 },
        { tone: 'middle', from: 2 },
        { tone: 'high', from: 3 },
      ],
    });
  });
});

describe('the bars', () => {
  test('are three Powerful, three Weak and the middle Average, from the strongest to the weakest', () => {
    const marks = barMarks(sampleReport(TWELVE), words);
    expect(marks.map(({ value }) => value)).toEqual(TWELVE.toSorted((one, other) => other - one));
    expect(marks.map(({ tone }) => tone)).toEqual([...Array(3).fill('high'), ...Array(6).fill('middle'), ...Array(3).fill('low')]);
    expect(new Set(marks.map(({ note }) => note))).toEqual(new Set(['place.powerful', 'place.average', 'place.weak']));
  });

  test('of six measured houses have no Average', () => {
    const marks = barMarks(sampleReport([3, 2, 4, 1, 2.5, 3.5, ...Array(6).fill(null)]), words);
    expect(marks.map(({ tone }) => tone)).toEqual([...Array(3).fill('high'), ...Array(3).fill('low')]);
  });
});

describe('the words of the cloud', () => {
  test('tell the score times ten, and enlarge only the top area by 1.3', () => {
    const cloud = cloudWords(sampleReport(TWELVE), { ...words, t: ((_key: string, told: object) => JSON.stringify(told)) as never });
    expect(cloud[2]).toMatchObject({ key: 3, title: '{"house":"house 3","value":"44"}', weight: expect.closeTo(57.2, 10), isTop: true });
    expect(cloud[0]).toMatchObject({ key: 1, weight: 32, isTop: false });
  });

  test('have no weight where nothing is measured', () => {
    expect(cloudWords(sampleReport([null, ...TWELVE.slice(1)]), words)[0]).toMatchObject({ weight: null, title: 'houseNotMeasured' });
  });
});
