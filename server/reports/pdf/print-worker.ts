// The thread's side of print-thread.ts.
import { parentPort } from 'node:worker_threads';
import { type PlainPaper, printPlain } from './plain-paper.ts';
import { type PaperReport, printReport } from './report-paper.ts';

export type PrintOrder = { readonly id: number; readonly paper: PaperReport | PlainPaper; readonly writtenAt: Date };
export type Printed = { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> } | { readonly id: number; readonly failure: string };

const port = parentPort!;
port.on('message', ({ id, paper, writtenAt }: PrintOrder) => {
  const printed = 'pieces' in paper ? printPlain(paper, writtenAt) : printReport(paper, writtenAt);
  printed.then(
    (bytes) => port.postMessage({ id, bytes } satisfies Printed, [bytes.buffer]),
    (error: Error) => port.postMessage({ id, failure: error.stack ?? error.message } satisfies Printed),
  );
});
