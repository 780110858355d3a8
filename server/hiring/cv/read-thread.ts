import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const LIMIT_MS = 30_000;
const MEMORY_MB = 256;

/** The text of a file; null where it cannot be read. A hostile file can stop its own thread, but no visitor's request. */
export async function readInThread(bytes: Uint8Array, media: string): Promise<string | null> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: { bytes, media },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stdout: true,
    stderr: true,
  });
  try {
    const [text] = await once(worker, 'message', { signal: AbortSignal.timeout(LIMIT_MS) });
    return text as string | null;
  } catch {
    return null;
  } finally {
    await worker.terminate();
  }
}
