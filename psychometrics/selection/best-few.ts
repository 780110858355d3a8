import type { Random } from '../numerics/random.ts';

/** An item of the bank by its index, and what asking it is expected to gain. */
export type ItemChoice = { readonly index: number; readonly gain: number };

/**
 * Keeps the few items of largest gain and draws one of them, all equally likely ("randomesque": Kingsbury and Zara 1989, Appl. Meas. Educ. 2(4)),
 * so that neighbours do not all meet the same items in the same order. Of equal gains the lower index is kept.
 */
export class BestFew {
  readonly #indices: Int32Array;
  readonly #gains: Float64Array;
  #held = 0;

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 1) throw new RangeError(`best must be a positive integer, got ${capacity}.`);
    this.#indices = new Int32Array(capacity);
    this.#gains = new Float64Array(capacity);
  }

  /** A gain must exceed this to be kept. */
  get threshold(): number {
    return this.#held < this.#gains.length ? Number.NEGATIVE_INFINITY : this.#gains[this.#held - 1]!;
  }

  offer(index: number, gain: number): void {
    if (!(gain > this.threshold)) return;
    let place = this.#held < this.#gains.length ? this.#held++ : this.#held - 1;
    while (place > 0 && this.#gains[place - 1]! < gain) {
      this.#gains[place] = this.#gains[place - 1]!;
      this.#indices[place] = this.#indices[place - 1]!;
      place--;
    }
    this.#gains[place] = gain;
    this.#indices[place] = index;
  }

  /** Undefined when nothing was offered. */
  draw(random: Random): ItemChoice | undefined {
    if (this.#held === 0) return undefined;
    const place = Math.min(Math.floor(random() * this.#held), this.#held - 1);
    return { index: this.#indices[place]!, gain: this.#gains[place]! };
  }
}
