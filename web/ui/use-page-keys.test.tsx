// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { placeOf, usePageKeys } from './use-page-keys.ts';

const pressed: (number | undefined)[] = [];

function Page() {
  usePageKeys((event) => {
    const place = placeOf(event);
    return place === undefined ? undefined : () => pressed.push(place);
  });
  return (
    <>
      <button type="button">A button</button>
      <input aria-label="A field" />
      <div role="dialog" aria-label="A dialog">
        <button type="button">In the dialog</button>
      </div>
    </>
  );
}

afterEach(() => {
  cleanup();
  pressed.length = 0;
});

const TWO = { key: '2', code: 'Digit2' };

describe('a key of the page', () => {
  test('works wherever the focus is, and is used up', () => {
    render(<Page />);
    expect(fireEvent.keyDown(document.body, TWO)).toBe(false); // its default is prevented
    expect(fireEvent.keyDown(screen.getByText('A button'), TWO)).toBe(false);
    expect(pressed).toEqual([1, 1]);
  });

  test('is known by its place: a Hindi keyboard types another sign with it', () => {
    render(<Page />);
    fireEvent.keyDown(document.body, { key: '३', code: 'Digit3' });
    fireEvent.keyDown(document.body, { key: '4', code: 'Numpad4' });
    fireEvent.keyDown(document.body, { key: '0', code: 'Digit0' });
    expect(pressed).toEqual([2, 3]);
  });

  test.each([
    ['in a field', () => fireEvent.keyDown(screen.getByLabelText('A field'), TWO)],
    ['in a dialog', () => fireEvent.keyDown(screen.getByText('In the dialog'), TWO)],
    ['with Control', () => fireEvent.keyDown(document.body, { ...TWO, ctrlKey: true })],
  ])('is left alone %s', (_where, press) => {
    render(<Page />);
    expect(press()).toBe(true);
    expect(pressed).toEqual([]);
  });
});
