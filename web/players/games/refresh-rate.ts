import { type Frames, screenFrames } from './frame-clock.ts';

const FRAMES = 24;
/** A tab that nobody sees is given no frames. */
const MAX_WAIT_MS = 3_000;

/** How often a second the screen is drawn, by the middle one of a few frames; undefined where it is not drawn now. */
export async function measureRefreshRate(frames: Frames = screenFrames): Promise<number | undefined> {
  const times: number[] = [];
  const measured = new Promise<void>((done) => {
    const note = (time: number) => {
      times.push(time);
      if (times.length > FRAMES) done();
      else frames.request(note);
    };
    frames.request(note);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((done) => {
    timer = setTimeout(done, MAX_WAIT_MS);
  });
  await Promise.race([measured, waited]);
  clearTimeout(timer);
  if (times.length <= FRAMES) return undefined;
  const gaps = times.slice(1).map((time, index) => time - times[index]!);
  const middle = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)]!;
  return middle > 0 ? Math.round(10_000 / middle) / 10 : undefined;
}
