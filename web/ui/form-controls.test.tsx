// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { wordsInMemory } from '#web/i18n/words.ts';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const ui = (language: string) => JSON.parse(readFileSync(`public/assets/i18n/${language}/ui.json`, 'utf8'));
const words = await wordsInMemory('hi', { en: { ui: ui('en') }, hi: { ui: ui('hi') } });
const show = (control: ReactNode) =>
  render(control, { wrapper: ({ children }) => <I18nextProvider i18n={words}>{children}</I18nextProvider> });
afterEach(cleanup);

describe.each([
  ['a field', 'textbox', TextField],
  ['a field of several lines', 'textbox', TextArea],
  ['a list to choose from', 'combobox', SelectField],
])('%s', (_what, role, Field) => {
  test('is named by its label and described by its hint', () => {
    show(<Field label="City" hint="Where you live" />);
    const field = screen.getByRole(role, { name: 'City', description: 'Where you live' });
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('says what is wrong, first', () => {
    show(<Field label="City" hint="Where you live" error="City is required." />);
    const field = screen.getByRole(role, { name: 'City', description: 'City is required. Where you live' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

test.each([
  ['a field', (error?: string) => <TextField label="City" error={error} />],
  ['a field of several lines', (error?: string) => <TextArea label="City" error={error} />],
  ['a list to choose from', (error?: string) => <SelectField label="City" error={error} />],
  ['a checkbox', (error?: string) => <Checkbox label="I agree" error={error} />],
])('the place for the error of %s stands before there is one, so that it is announced when it comes', (_what, draw) => {
  const { container, rerender } = show(draw());
  const place = container.querySelector('[aria-live=polite]');
  expect(place?.textContent).toBe('');
  rerender(draw('This is required.'));
  expect(screen.getByText('This is required.')).toBe(place);
});

test('the button that shows a password speaks the language of the page', () => {
  show(<TextField label="पासवर्ड" type="password" revealable />);
  const field = screen.getByLabelText<HTMLInputElement>('पासवर्ड');
  expect(field.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'पासवर्ड दिखाएँ' }));
  expect(field.type).toBe('text');
});

test('a busy button says so and keeps the focus, which a disabled one would lose', () => {
  const { rerender } = show(<Button>Sign-up</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign-up', busy: false });
  button.focus();
  rerender(<Button busy>Signing up...</Button>);
  expect(screen.getByRole('button', { name: 'Signing up...', busy: true })).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('a button submits nothing unless told', () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  show(
    <form onSubmit={submit}>
      <Button>Look</Button>
      <Button type="submit">Sign-up</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(submit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Sign-up' }));
  expect(submit).toHaveBeenCalledOnce();
});
