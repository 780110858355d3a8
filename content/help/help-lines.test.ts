import { expect, test } from 'vitest';
import { HelpLine } from '#contract/help.ts';
import { builtInHelp, mergeHelp } from './script-help-lines.ts';

test('India comes first, with the four numbers that the page is built around', () => {
  expect(builtInHelp[0]!.lines.map(({ number }) => number)).toEqual(['112', '14416', '1098', '181']);
});

test.each(builtInHelp.map((one) => [one.names.en, one] as const))(
  'each line of %s is whole, and was checked on a day that is past',
  (_name, one) => {
    expect(one.lines.length).toBeGreaterThan(1);
    for (const line of one.lines) {
      expect(HelpLine.parse(line)).toEqual(line);
      expect(line.checkedOn <= new Date().toISOString().slice(0, 10)).toBe(true);
    }
  },
);

test('what an operator keeps takes the place of a country, or adds one; the others stay', () => {
  const line = { ...builtInHelp[0]!.lines[0]!, number: '111' };
  const kept = [
    { country: 'US', names: { en: 'United States', hi: 'अमेरिका' }, lines: [line] },
    { country: 'NZ', names: { en: 'New Zealand', hi: 'न्यूज़ीलैंड' }, lines: [line] },
  ];
  const merged = mergeHelp(kept);
  expect(merged.map(({ country }) => country)).toEqual(['IN', 'AU', 'CA', 'IE', 'NZ', 'SG', 'GB', 'US']);
  expect(merged.find(({ country }) => country === 'US')!.lines).toEqual([line]);
  expect(mergeHelp([])).toHaveLength(builtInHelp.length);
});
