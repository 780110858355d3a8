import type { Bell } from './bells.ts';

/** Bells over a soft rain, by Web Audio. Gives what ends it. Where a browser refuses sound, the rings on the water go on alone. */
export function soundBells(bells: readonly Bell[], startIn: number): { readonly stop: () => void; readonly isHeard: boolean } {
  try {
    const context = new AudioContext();
    const start = context.currentTime + startIn;
    const end = start + bells.at(-1)!.at + 4;
    const rain = soundRain(context, start, end);
    for (const { at, pitch } of bells) soundBell(context, start + at, pitch);
    return {
      isHeard: true,
      stop: () => {
        rain.stop();
        void context.close();
      },
    };
  } catch {
    return { isHeard: false, stop: () => {} };
  }
}

/** A bell: its note and a fainter one above, both dying away. */
function soundBell(context: AudioContext, at: number, pitch: number): void {
  for (const [ratio, loudness, seconds] of [
    [1, 0.22, 1.6],
    [2.76, 0.07, 0.7],
  ] as const) {
    const [note, gain] = [context.createOscillator(), context.createGain()];
    note.frequency.value = pitch * ratio;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
    note.connect(gain).connect(context.destination);
    note.start(at);
    note.stop(at + seconds);
  }
}

/** Noise without its high part. */
function soundRain(context: AudioContext, start: number, end: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const [rain, filter, gain] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  rain.buffer = buffer;
  rain.loop = true;
  filter.type = 'lowpass';
  filter.frequency.value = 700;
  gain.gain.value = 0.05;
  rain.connect(filter).connect(gain).connect(context.destination);
  rain.start(start);
  rain.stop(end);
  return rain;
}
