// Loaded before the program: each SIGUSR2 lets a day pass for everything in it that asks what time it is.
const DAY_MS = 24 * 60 * 60 * 1000;
const RealDate = Date;
let ahead = 0;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + ahead] : parts));
  }
  static now() {
    return RealDate.now() + ahead;
  }
  /** What another thread hands over is a real date. */
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }
};
process.on('SIGUSR2', () => {
  ahead += DAY_MS;
});
