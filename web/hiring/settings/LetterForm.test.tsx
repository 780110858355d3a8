// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { ApiFailure } from '#web/api/client.ts';
import { wordsInMemory } from '#web/i18n/words.ts';
import { LetterForm } from './LetterForm.tsx';
import { SettingsParts } from './SettingsParts.tsx';

const words = await wordsInMemory('en', {
  en: { 'hiring-settings': JSON.parse(readFileSync('public/assets/i18n/en/hiring-settings.json', 'utf8')) },
});
const kept = { templateId: 1, name: 'Thanks', subject: 'About {job}', text: 'Hello {name}', version: 2 };
afterEach(cleanup);

test('whoever saves an older template is shown the newer one, keeps their own words, and saves them next', async () => {
  const sent: unknown[] = [];
  const send = async (words: { subject: string }, version: number) => {
    sent.push([words.subject, version]);
    if (version < kept.version) throw new ApiFailure(409, { code: 'conflict', message: 'Somebody else was quicker.' });
  };
  render(
    <I18nextProvider i18n={words}>
      <LetterForm
        title="Change"
        first={{ ...kept, subject: 'Old', version: 1 }}
        send={send}
        readTheirs={async () => kept}
        onCancel={() => {}}
      />
    </I18nextProvider>,
  );
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'We thank you' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('About {job}')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('We thank you');
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine, to save it next' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => sent)
    .toEqual([
      ['We thank you', 1],
      ['We thank you', 2],
    ]);
});

test('each part of the settings has a link that leads to it', () => {
  render(
    <I18nextProvider i18n={words}>
      <SettingsParts parts={[{ name: 'letters', content: <p>Templates</p> }]} />
    </I18nextProvider>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Letters' });
  expect(document.querySelector(link.getAttribute('href')!)?.textContent).toBe('Templates');
});
