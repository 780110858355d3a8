/** Frames of the screen: requestAnimationFrame, or what a test puts in its place. Times are milliseconds on the clock of performance.now(). */
export type Frames = {
  request(callback: (time: number) => void): number;
  cancel(id: number): void;
};

export const screenFrames: Frames = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
};

/** Something that is shown for so long; then comes the next. */
export type Step = { readonly durationMs: number };

type Stream<S extends Step> = {
  readonly steps: readonly S[];
  /** Called in the frame in which the step is to be drawn: what it changes must be drawn at once (`flushSync` in React). */
  readonly onStep: (step: S, index: number, onsetMs: number) => void;
  /** The last step has had its time. */
  readonly onEnd: (endMs: number) => void;
  readonly frames?: Frames;
};

export type FrameClock = {
  /** Nothing is shown or called after this. */
  stop(): void;
  /** When a step was drawn; undefined for one that has not been. */
  onsetOf(index: number): number | undefined;
  /** How often the screen stood still for so long that what followed had to wait. */
  stalls(): number;
};

/** 60 Hz, until the frames say otherwise. */
const USUAL_FRAME_MS = 1000 / 60;
/** Quicker than any screen: two calls of one frame. */
const MIN_FRAME_MS = 2;
/** Later than this many frames is no rounding: the machine stood still. */
const STALL_FRAMES = 1.5;

/**
 * Shows steps one after the other, each on a frame of the screen: a timer would miss it by up to a frame, differently each time. A step
 * comes on the frame nearest to its moment, and the moments are counted from the first, so that rounding never adds up. Where the screen
 * stands still, everything after it waits: no step is skipped or cut short. The onset is the frame's own time; the picture itself follows
 * by the screen's delay, which is the same for each.
 */
export function startFrameClock<S extends Step>({ steps, onStep, onEnd, frames = screenFrames }: Stream<S>): FrameClock {
  const onsets: number[] = [];
  let frameMs: number | undefined;
  let lastFrame: number | undefined;
  let dueMs: number | undefined;
  let stallCount = 0;
  let isStopped = false;
  let request = frames.request(onFrame);

  function onFrame(time: number): void {
    if (isStopped) return;
    const sinceLast = lastFrame === undefined ? 0 : time - lastFrame;
    if (sinceLast >= MIN_FRAME_MS) frameMs = Math.min(frameMs ?? sinceLast, sinceLast);
    lastFrame = time;
    dueMs ??= time;
    const frame = frameMs ?? USUAL_FRAME_MS;
    if (time >= dueMs - frame / 2) {
      if (time - dueMs > STALL_FRAMES * frame) {
        stallCount += 1;
        dueMs = time;
      }
      const index = onsets.length;
      const step = steps[index];
      if (!step) {
        isStopped = true;
        onEnd(time);
        return;
      }
      onsets.push(time);
      dueMs += step.durationMs;
      onStep(step, index, time);
      if (isStopped) return; // by what was just called
    }
    request = frames.request(onFrame);
  }

  return {
    stop() {
      isStopped = true;
      frames.cancel(request);
    },
    onsetOf: (index) => onsets[index],
    stalls: () => stallCount,
  };
}

/** No browser reports a press from so long ago. */
const MAX_DELAY_MS = 1_000;

/** When a key or a button was pressed, on the clock of the onsets: the event's own time, which waits for nothing that the page does. */
export function momentOf({ timeStamp }: Pick<Event, 'timeStamp'>, now = performance.now()): number {
  const isBelievable = timeStamp > now - MAX_DELAY_MS && timeStamp <= now; // some browsers count from another moment
  return isBelievable ? timeStamp : now;
}
