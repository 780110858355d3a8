import { parentPort, workerData } from 'node:worker_threads';
import { readText } from './read-text.ts';

const { bytes, media } = workerData as { readonly bytes: Uint8Array; readonly media: string };
const text = await readText(bytes, media).catch(() => undefined);
parentPort!.postMessage(text ?? null);
