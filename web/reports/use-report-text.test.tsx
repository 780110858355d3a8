// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { ReportTextLine } from '#contract/reports.ts';
import { useReportText, withSentence } from './use-report-text.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that sends a line when told to. */
function serverOf() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(made) {
      controller = made;
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }));
  const bytes = new TextEncoder();
  return {
    send: (...lines: ReportTextLine[]) => controller.enqueue(bytes.encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))),
    close: () => controller.close(),
  };
}

function Shown() {
  const text = useReportText(25, 'summary');
  if (text.state === 'failed') return `failed ${text.failure.status}`;
  return text.state === 'ready' ? JSON.stringify(text.text) : 'waiting';
}

test('sentences are shown as they come, and a text that begins anew takes the place of the first', async () => {
  const server = serverOf();
  const { container } = render(<Shown />, { wrapper: MemoryRouter });
  expect(container.textContent).toBe('waiting');
  server.send({ writer: 'provider' }, { sentence: 'One.', paragraph: 0 });
  const shows = (text: object) => waitFor(() => expect(container.textContent).toBe(JSON.stringify(text)));
  await shows({ writer: 'provider', paragraphs: [['One.']], isWhole: false });
  server.send({ sentence: 'Two.', paragraph: 0 }, { sentence: 'Three.', paragraph: 1 });
  await shows({ writer: 'provider', paragraphs: [['One.', 'Two.'], ['Three.']], isWhole: false });
  server.send({ writer: 'built-in' }, { sentence: 'Anew.', paragraph: 0 }, { end: true });
  server.close();
  await shows({ writer: 'built-in', paragraphs: [['Anew.']], isWhole: true });
});

test.each([
  ['says that the rest cannot be had', [{ failed: 'Sorry.', retryAfter: 10 }], 503],
  ['ends before the text does', [], 0],
] as const)('a server that %s leaves no half text', async (_, last, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = serverOf();
  const { container } = render(<Shown />, { wrapper: MemoryRouter });
  server.send({ writer: 'provider' }, { sentence: 'One.', paragraph: 0 }, ...last);
  server.close();
  await waitFor(() => expect(container.textContent).toBe(`failed ${status}`));
});

test('a sentence goes to the end of its paragraph', () => {
  expect(withSentence([['a']], { sentence: 'b', paragraph: 0 })).toEqual([['a', 'b']]);
  expect(withSentence([['a']], { sentence: 'b', paragraph: 2 })).toEqual([['a'], [], ['b']]);
});
