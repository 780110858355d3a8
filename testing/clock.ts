import { beforeEach } from 'vitest';

/** A clock that tests put forward. Each test begins at the real time. */
export function movableClock() {
  let time = new Date();
  beforeEach(() => {
    time = new Date();
  });
  return {
    now: () => time,
    later(seconds: number) {
      time = new Date(time.getTime() + seconds * 1000);
    },
  };
}
