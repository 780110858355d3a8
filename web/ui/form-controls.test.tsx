import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { wordsInMemory } from '#web/i18n/words.ts';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { TextField } from './TextField.tsx';

const ui = (language: string) => JSON.parse(readFileSync(`public/assets/i18n/${language}/ui.json`, 'utf8'));
const words = await wordsInMemory('hi', { en: { ui: ui('en') }, hi: { ui: ui('hi') } });
const draw = (children: ReactNode) => renderToStaticMarkup(<I18nextProvider i18n={words}>{children}</I18nextProvider>);

test('a field is named by its label and described by its hint', () => {
  const markup = draw(<TextField id="city" label="City" hint="Where you live" />);
  expect(markup).toContain('<label for="city"');
  expect(markup).toMatch(/<input[^>]*id="city"[^>]*aria-describedby="city-hint"/);
  expect(markup).not.toContain('aria-invalid');
});

test('a wrong field says what is wrong, first', () => {
  const markup = draw(<TextField id="city" label="City" hint="Where you live" error="City is required." />);
  expect(markup).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="city-error city-hint"/);
  expect(markup).toMatch(/<p id="city-error" aria-live="polite"[^>]*>City is required.<\/p>/);
});

test('the place for an error stands before there is one, so that it is announced when it comes', () => {
  expect(draw(<TextField id="city" label="City" />)).toMatch(/<p id="city-error" aria-live="polite"[^>]*><\/p>/);
  expect(draw(<Checkbox id="terms" label="I agree" />)).toMatch(/<p id="terms-error" aria-live="polite"[^>]*><\/p>/);
});

test('the button that shows a password speaks the language of the page', () => {
  expect(draw(<TextField label="पासवर्ड" type="password" revealable />)).toContain('aria-label="पासवर्ड दिखाएँ"');
});

test('a busy button says so and keeps the focus, which a disabled one would lose; it submits nothing unless told', () => {
  expect(draw(<Button busy>Signing up...</Button>)).toMatch(/<button[^>]*type="button"[^>]*aria-busy="true" aria-disabled="true"/);
  expect(draw(<Button type="submit">Sign-up</Button>)).not.toContain('aria-busy');
});
