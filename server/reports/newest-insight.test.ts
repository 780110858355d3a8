import { expect, test } from 'vitest';
import type { WrittenReport } from '#contract/written-reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { newestInsight } from './newest-insight.ts';

const sentence = (insight: string) => ({ text: `Of ${insight}.`, insight });
const written = [
  { inShort: [sentence('side-1-rational-high'), sentence('side-6-cognitive-high')], sections: [] },
  { inShort: [], sections: [{ id: 'any', blocks: [{ kind: 'prose', sentences: [sentence('side-4-emotional-low')] }] }] },
] as unknown as WrittenReport[];
const after = (...tests: string[]) =>
  ({ sittings: tests.map((test, day) => ({ test, finishedAt: new Date(Date.UTC(2026, 2, day + 1)) })) }) as unknown as Profile;

test('the newest test is told of by the first sentence that it has a part in', () => {
  expect(newestInsight(written, after('lantern-ferry', 'pattern-loom'))).toMatchObject({
    insight: 'side-6-cognitive-high',
    test: 'pattern-loom',
  });
});

test('sections are looked through after what stands in short', () => {
  expect(newestInsight(written, after('pattern-loom', 'lantern-ferry'))).toMatchObject({
    insight: 'side-4-emotional-low',
    test: 'lantern-ferry',
  });
});

test('where it adds nothing, the surest of all is told, and of nobody’s test', () => {
  expect(newestInsight(written.slice(0, 1), after('lantern-ferry'))).toMatchObject({ insight: 'side-1-rational-high', test: null });
  expect(newestInsight([], after('lantern-ferry'))).toBeNull();
});
