import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** As much of @bdelab/jscat as the bench uses. It computes in floating point on a grid of 0.1 (EAP) or by Powell's method (ML). */
export type Peer = { readonly Cat: new (options: PeerOptions) => PeerCat };
type PeerOptions = { method: 'EAP' | 'MLE'; itemSelect: 'MFI'; theta?: number };
export type PeerItem = { readonly a: number; readonly b: number; readonly c: number; readonly d: number };
export type PeerCat = {
  readonly theta: number;
  updateAbilityEstimate(items: readonly PeerItem[] | PeerItem, answers: readonly (0 | 1)[] | (0 | 1)): void;
  findNextItem(
    stimuli: readonly PeerStimulus[],
    itemSelect?: string,
    deepCopy?: boolean,
  ): { nextStimulus: PeerStimulus; remainingStimuli: PeerStimulus[] };
};
export type PeerStimulus = PeerItem & { readonly place: number };

const folder = `${import.meta.dirname}/peer`;

/**
 * Installs the peer into `peer/` when it is missing: from the registry, by the lock file, without running any package's scripts. One of its
 * dependencies is a repository address, which package.json overrides with the same library from the registry.
 */
export async function loadPeer(): Promise<Peer> {
  if (!existsSync(`${folder}/node_modules/@bdelab/jscat`)) {
    process.stderr.write('Installing @bdelab/jscat 5.2.3 into bench/engine/peer, once ...\n');
    const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    const npm = process.env.npm_execpath;
    const [program, before] = npm ? [process.execPath, [npm]] : ['npm', []];
    await promisify(execFile)(program, [...before, ...words], { cwd: folder, shell: !npm && process.platform === 'win32' });
  }
  return createRequire(`${folder}/package.json`)('@bdelab/jscat') as Peer;
}
