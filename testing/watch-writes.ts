import fs from 'node:fs';
import { vi } from 'vitest';
import { afterFile } from './after-file.ts';

/** All that is written to a file or to the terminal from now on, until the test file ends; the log of a site that is made later is among it. */
export function watchWrites(): readonly string[] {
  const written: string[] = [];
  const note = (data: unknown) => {
    if (typeof data === 'string') written.push(data);
    else if (data instanceof Uint8Array) written.push(Buffer.from(data).toString());
  };
  const { write, writeSync } = fs;
  const spies = [
    vi.spyOn(fs, 'write').mockImplementation(((...all: unknown[]) => {
      note(all[1]);
      return (write as (...all: unknown[]) => unknown)(...all);
    }) as typeof fs.write),
    vi.spyOn(fs, 'writeSync').mockImplementation(((...all: unknown[]) => {
      note(all[1]);
      return (writeSync as (...all: unknown[]) => unknown)(...all);
    }) as typeof fs.writeSync),
  ];
  afterFile(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return written;
}
