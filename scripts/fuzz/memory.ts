import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 500;

/** Resident memory of another process, in MB. */
function residentMb(processId: number): number | undefined {
  try {
    const file = `/proc/${processId}/status`;
    const kilobytes = existsSync(file)
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' });
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined; // it has ended
  }
}

export type Memory = { readonly startMb: number; readonly peakMb: number; readonly endMb: number; readonly quartersMb: readonly number[] };

/** Watches a process until `stop`, which says how its memory went. `progress` is the share of the work that is done, 0 to 1. */
export function watchMemory(processId: number, progress: () => number) {
  const samples: { at: number; mb: number }[] = [];
  const sample = () => {
    const mb = residentMb(processId);
    if (mb !== undefined) samples.push({ at: progress(), mb });
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop(): Memory {
      clearInterval(timer);
      sample();
      const quarter = (index: number) => samples.filter(({ at }) => at > index / 4 && at <= (index + 1) / 4).map(({ mb }) => mb);
      return {
        startMb: samples[0]?.mb ?? 0,
        peakMb: Math.max(...samples.map(({ mb }) => mb)),
        endMb: samples.at(-1)?.mb ?? 0,
        quartersMb: [0, 1, 2, 3].map((index) => median(quarter(index))),
      };
    },
  };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const MAX_RISE_MB = 50;
/** Shorter runs end while caches and compiled code still fill. */
const MIN_REQUESTS = 40_000;

/** Memory that settles stops rising; what is never given back rises by the same in each quarter. */
export function isGrowing({ quartersMb }: Memory, requests: number): boolean {
  const [, second = 0, third = 0, fourth = 0] = quartersMb;
  return requests >= MIN_REQUESTS && third - second > MAX_RISE_MB && fourth - third > MAX_RISE_MB;
}
