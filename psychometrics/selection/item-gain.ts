import type { Conditioned } from './condition-posterior.ts';
import { determinant, traceOfSolution } from './small-matrix.ts';
import type { SoftmaxBank } from './softmax-bank.ts';

/** Room for the largest item of a bank, so that weighing thousands of them allocates nothing. */
export type GainScratch = Readonly<Record<'probabilities' | 'block' | 'image' | 'first' | 'second', Float64Array>> & { gathered: Gathered };

/** The block of a matrix over the dimensions of the item weighed last: in most banks the next item has the same ones. */
type Gathered = { matrix: Float64Array | undefined; readonly dimensions: Int32Array; width: number; readonly block: Float64Array };

export function gainScratch({ mostContrasts, mostDimensions }: SoftmaxBank): GainScratch {
  return {
    probabilities: new Float64Array(mostContrasts),
    block: new Float64Array(mostDimensions * mostDimensions),
    image: new Float64Array(mostDimensions),
    first: new Float64Array(mostContrasts * mostContrasts),
    second: new Float64Array(mostContrasts * mostContrasts),
    gathered: {
      matrix: undefined,
      dimensions: new Int32Array(mostDimensions),
      width: 0,
      block: new Float64Array(mostDimensions * mostDimensions),
    },
  };
}

/** Expected fall of log det (or trace) of the posterior covariance of the target dimensions when item `index` is answered; at least 0. */
export function itemGain(bank: SoftmaxBank, index: number, mode: Float64Array, conditioned: Conditioned, scratch: GainScratch): number {
  const width = bank.widths[index]!;
  if (width === 0) return 0;
  const { covariance, remaining, squared, size } = conditioned;
  const { first, second } = scratch;
  const contrasts = bank.contrasts[index]!;
  const isByOption = contrasts <= width;
  const rank = isByOption ? contrasts : width;
  writeContrastProbabilities(bank, index, mode, scratch.probabilities);
  if (!isByOption) writeInformationBlock(bank, index, scratch);
  const weigh = isByOption ? weighByOption : weighByDimension;
  weigh(bank, index, covariance, size, scratch, first, 1);
  if (squared) {
    weigh(bank, index, squared, size, scratch, second, 0);
    return Math.max(0, traceOfSolution(first, second, rank));
  }
  const gain = Math.log(determinant(first, rank));
  if (!remaining || loadsOnlyOn(bank, index, conditioned.isTarget)) return Math.max(0, gain);
  weigh(bank, index, remaining, size, scratch, first, 1);
  return Math.max(0, gain - Math.log(determinant(first, rank)));
}

function loadsOnlyOn({ dimensions, dimensionStart, widths }: SoftmaxBank, index: number, isTarget: Uint8Array): boolean {
  const start = dimensionStart[index]!;
  for (let a = 0; a < widths[index]!; a++) if (isTarget[dimensions[start + a]!] === 0) return false;
  return true;
}

/** Probabilities of every option but the first. */
function writeContrastProbabilities(bank: SoftmaxBank, index: number, mode: Float64Array, probabilities: Float64Array): void {
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
function writeInformationBlock(bank: SoftmaxBank, index: number, { probabilities, block, image }: GainScratch): void {
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

function gather(bank: SoftmaxBank, index: number, matrix: Float64Array, size: number, gathered: Gathered): Float64Array {
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
    const row = dimensions[a]! * size;
    for (let b = 0; b < width; b++) block[place++] = matrix[row + dimensions[b]!]!;
  }
  return block;
}

type Weigh = (
  bank: SoftmaxBank,
  index: number,
  matrix: Float64Array,
  size: number,
  scratch: GainScratch,
  out: Float64Array,
  diagonal: number,
) => void;

/** out = diagonal x I + W D M D', W = diag(p) - pp' without the first option. */
const weighByOption: Weigh = (bank, index, matrix, size, { probabilities, image, gathered }, out, diagonal) => {
  const { slopes } = bank;
  const width = bank.widths[index]!;
  const rank = bank.contrasts[index]!;
  const slopeStart = bank.slopeStart[index]!;
  const block = gather(bank, index, matrix, size, gathered);
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
const weighByDimension: Weigh = (bank, index, matrix, size, { block, gathered }, out, diagonal) => {
  const width = bank.widths[index]!;
  const covariances = gather(bank, index, matrix, size, gathered);
  for (let b = 0; b < width; b++) {
    for (let a = 0; a < width; a++) {
      let sum = 0;
      for (let c = 0; c < width; c++) sum += block[a * width + c]! * covariances[c * width + b]!;
      out[a * width + b] = sum;
    }
    out[b * width + b] = out[b * width + b]! + diagonal;
  }
};
