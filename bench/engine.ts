/**
 * The engine beside the best-known JavaScript one, in one run on the same data, and alone where that one has nothing to set beside it.
 * Targets are printed with every figure; a figure that misses its target says so.
 */
import { measureAlone } from './engine/alone.ts';
import { type Comparison, compareWithPeer } from './engine/beside-peer.ts';
import { loadPeer } from './engine/load-peer.ts';

export async function run(json: boolean): Promise<void> {
  const report = (name: string) => process.stderr.write(`  ${name} ...\n`);
  report('beside @bdelab/jscat 5.2.3');
  const comparisons = compareWithPeer(await loadPeer());
  const alone = measureAlone(report);
  if (json) {
    process.stdout.write(
      `${JSON.stringify({ node: process.version, clock: 'processor time of the thread', peer: '@bdelab/jscat 5.2.3', comparisons, alone }, null, 2)}\n`,
    );
    return;
  }
  const rate = (value: number) => Math.round(value).toLocaleString('en');
  const error = (value: number | undefined) => (value === undefined ? '' : value.toExponential(1));
  const verdict = ({ ratio, targetRatio }: Comparison) =>
    targetRatio === undefined ? '' : ratio >= targetRatio ? `reached (${targetRatio})` : `MISSED (${targetRatio})`;
  const lines = [
    `Node ${process.version}. Calls per second of processor time; error is the largest distance from the exact value.`,
    row('', 'ours', 'jsCAT', 'times', 'our error', 'its error', 'target'),
    ...comparisons.map((c) =>
      row(c.name, rate(c.ours), rate(c.peer), c.ratio.toFixed(0), error(c.ourError), error(c.peerError), verdict(c)),
    ),
    '',
    ...alone.map(
      ({ name, value, unit, target, note }) =>
        `${name.padEnd(46)}${value.toFixed(3).padStart(9)} ${unit}  ${value <= target ? 'reached' : 'MISSED'} (${target} ${unit}): ${note}`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function row(name: string, ...cells: string[]): string {
  return (name.padEnd(46) + cells.map((cell) => cell.padStart(15)).join('')).trimEnd();
}
