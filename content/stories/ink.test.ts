import { Story } from 'inkjs';
import { expect, test } from 'vitest';
import { compileInk } from './ink.ts';

const noIncludes = (name: string): string => {
  throw new Error(`Nothing to include: ${name}`);
};

test('a story compiles to what the small runtime plays', () => {
  const story = new Story(compileInk('The river rises.\n* [Wait. #item:X1 #opt:a]\n- -> END\n', noIncludes));
  expect(story.Continue()).toBe('The river rises.\n');
  expect(story.currentChoices[0]!.tags).toEqual(['item:X1', 'opt:a']);
});

test('an INCLUDE is read through the caller', () => {
  const asked: string[] = [];
  const compiled = compileInk('INCLUDE bank.ink\n-> bank\n', (name) => {
    asked.push(name);
    return '=== bank ===\nMud.\n-> END\n';
  });
  expect(asked).toEqual(['bank.ink']);
  expect(new Story(compiled).Continue()).toBe('Mud.\n');
});

test('an error names the line and what is wrong', () => {
  expect(() => compileInk('One.\n-> nowhere\n', noIncludes)).toThrow(/line 2.*nowhere/is);
});

test('a loose end, for which Ink only warns, is refused too', () => {
  expect(() => compileInk('-> start\n=== start ===\nOne.\n', noIncludes)).toThrow(/loose end|Apparent/i);
});

test('a missing INCLUDE is refused', () => {
  expect(() => compileInk('INCLUDE gone.ink\n', noIncludes)).toThrow(/gone\.ink/);
});
