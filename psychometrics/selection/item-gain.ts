import type { Conditioned } from './condition-posterior.ts';
import { determinant, traceOfSolution } from './small-matrix.ts';
import type { SoftmaxBank } from './softmax-bank.ts';

/** A bank, what is known of the person, and room for the bank's largest item, so that weighing thousands of items allocates nothing. */
export type GainWorkspace = Readonly<Record<'probabilities' | 'block' | 'image' | 'first' | 'second', Float64Array>> & {
  readonly bank: SoftmaxBank;
  readonly mode: Float64Array;
  readonly conditioned: Conditioned;
  readonly gathered: Gathered;
};

/** The block of a matrix over the dimensions of the item weighed last: in most banks the next item has the same ones. */
type Gathered = { matrix: Float64Array | undefined; readonly dimensions: Int32Array; width: number; readonly block: Float64Array };

export function gainWorkspace(bank: SoftmaxBank, mode: Float64Array, conditioned: Conditioned): GainWorkspace {
  const { maxContrasts, maxDimensions } = bank;
  return {
    bank,
    mode,
    conditioned,
    probabilities: new Float64Array(maxContrasts),
    block: new Float64Array(maxDimensions * maxDimensions),
    image: new Float64Array(maxDimensions),
    first: new Float64Array(maxContrasts * maxContrasts),
    second: new Float64Array(maxContrasts * maxContrasts),
    gathered: {
      matrix: undefined,
      dimensions: new Int32Array(maxDimensions),
      width: 0,
      block: new Float64Array(maxDimensions * maxDimensions),
    },
  };
}

/** Expected fall of log det (or trace) of the posterior covariance of the target dimensions when item `index` is answered; at least 0. */
export function itemGain(workspace: GainWorkspace, index: number): number {
  const { bank, conditioned, first, second } = workspace;
  const width = bank.widths[index]!;
  if (width === 0) return 0;
  const { covariance, remaining, squared } = conditioned;
  const contrasts = bank.contrasts[index]!;
  const isByOption = contrasts <= width;
  const rank = isByOption ? contrasts : width;
  writeContrastProbabilities(workspace, index);
  if (!isByOption) writeInformationBlock(workspace, index);
  const weigh = isByOption ? weighByOption : weighByDimension;
  weigh(workspace, index, covariance, first, 1);
  if (squared) {
    weigh(workspace, index, squared, second, 0);
    return Math.max(0, traceOfSolution(first, second, rank));
  }
  const gain = Math.log(determinant(first, rank));
  if (!remaining || loadsOnlyOn(bank, index, conditioned.isTarget)) return Math.max(0, gain);
  weigh(workspace, index, remaining, first, 1);
  return Math.max(0, gain - Math.log(determinant(first, rank)));
}

function loadsOnlyOn({ dimensions, dimensionStart, widths }: SoftmaxBank, index: number, isTarget: Uint8Array): boolean {
  const start = dimensionStart[index]!;
  for (let a = 0; a < widths[index]!; a++) if (isTarget[dimensions[start + a]!] === 0) return false;
  return true;
}

/** Probabilities of every option but the first. */
function writeContrastProbabilities({ bank, mode, probabilities }: GainWorkspace, index: number): void {
  const { dimensions, intercepts, slopes } = bank;
  const contrasts = bank.contrasts[index]!;
  const width = bank.widths[index]!;
  const dimensionStart = bank.dimensionStart[index]!;
  const interceptStart = bank.interceptStart[index]!;
  let place = bank.slopeStart[index]!;
  let largest = 0;
  for (let k = 0; k < contrasts; k++) {
    let logit = intercepts[interceptStart + k]!;
    for (let a = 0; a < width; a++) logit += slopes[place++]! * mode[dimensions[dimensionStart + a]!]!;
    probabilities[k] = logit;
    if (logit > largest) largest = logit;
  }
  let sum = Math.exp(-largest);
  for (let k = 0; k < contrasts; k++) {
    const odds = Math.exp(probabilities[k]! - largest);
    probabilities[k] = odds;
    sum += odds;
  }
  for (let k = 0; k < contrasts; k++) probabilities[k] = probabilities[k]! / sum;
}

/** B = sum over all options of p (d - m)(d - m)', width x width, into `block`; the first option's d is 0. */
function writeInformationBlock({ bank, probabilities, block, image }: GainWorkspace, index: number): void {
  const { slopes } = bank;
  const contrasts = bank.contrasts[index]!;
  const width = bank.widths[index]!;
  const start = bank.slopeStart[index]!;
  let ofFirst = 1;
  for (let k = 0; k < contrasts; k++) ofFirst -= probabilities[k]!;
  for (let a = 0; a < width; a++) {
    let mean = 0;
    for (let k = 0; k < contrasts; k++) mean += probabilities[k]! * slopes[start + k * width + a]!;
    image[a] = mean;
    for (let b = 0; b <= a; b++) {
      const otherMean = image[b]!;
      let sum = ofFirst * mean * otherMean;
      for (let k = 0; k < contrasts; k++) {
        sum += probabilities[k]! * (slopes[start + k * width + a]! - mean) * (slopes[start + k * width + b]! - otherMean);
      }
      block[a * width + b] = sum;
      block[b * width + a] = sum;
    }
  }
}

/** The rows and columns of the matrix that belong to the item's dimensions. */
function gather({ bank, conditioned, gathered }: GainWorkspace, index: number, matrix: Float64Array): Float64Array {
  const width = bank.widths[index]!;
  const start = bank.dimensionStart[index]!;
  const { dimensions, block } = gathered;
  let isSame = gathered.matrix === matrix && gathered.width === width;
  for (let a = 0; isSame && a < width; a++) isSame = dimensions[a] === bank.dimensions[start + a];
  if (isSame) return block;
  gathered.matrix = matrix;
  gathered.width = width;
  for (let a = 0; a < width; a++) dimensions[a] = bank.dimensions[start + a]!;
  for (let a = 0, place = 0; a < width; a++) {
    const row = dimensions[a]! * conditioned.size;
    for (let b = 0; b < width; b++) block[place++] = matrix[row + dimensions[b]!]!;
  }
  return block;
}

type Weigh = (workspace: GainWorkspace, index: number, matrix: Float64Array, out: Float64Array, diagonal: number) => void;

/** out = diagonal x I + W D M D', W = diag(p) - pp' without the first option. */
const weighByOption: Weigh = (workspace, index, matrix, out, diagonal) => {
  const { bank, probabilities, image } = workspace;
  const { slopes } = bank;
  const width = bank.widths[index]!;
  const rank = bank.contrasts[index]!;
  const slopeStart = bank.slopeStart[index]!;
  const block = gather(workspace, index, matrix);
  for (let k = 0; k < rank; k++) {
    const own = slopeStart + k * width;
    for (let a = 0; a < width; a++) {
      const row = a * width;
      let sum = 0;
      for (let b = 0; b < width; b++) sum += block[row + b]! * slopes[own + b]!;
      image[a] = sum;
    }
    for (let l = 0; l <= k; l++) {
      const other = slopeStart + l * width;
      let sum = 0;
      for (let a = 0; a < width; a++) sum += slopes[other + a]! * image[a]!;
      out[k * rank + l] = sum;
      out[l * rank + k] = sum;
    }
  }
  for (let l = 0; l < rank; l++) {
    let mean = 0;
    for (let k = 0; k < rank; k++) mean += probabilities[k]! * out[k * rank + l]!;
    for (let k = 0; k < rank; k++) out[k * rank + l] = probabilities[k]! * (out[k * rank + l]! - mean);
    out[l * rank + l] = out[l * rank + l]! + diagonal;
  }
};

/** out = diagonal x I + B M over the item's own dimensions. */
const weighByDimension: Weigh = (workspace, index, matrix, out, diagonal) => {
  const { bank, block } = workspace;
  const width = bank.widths[index]!;
  const covariances = gather(workspace, index, matrix);
  for (let b = 0; b < width; b++) {
    for (let a = 0; a < width; a++) {
      let sum = 0;
      for (let c = 0; c < width; c++) sum += block[a * width + c]! * covariances[c * width + b]!;
      out[a * width + b] = sum;
    }
    out[b * width + b] = out[b * width + b]! + diagonal;
  }
};
