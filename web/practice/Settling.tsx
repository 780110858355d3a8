import Breathing from './screens/Breathing.tsx';

const WAY = { kind: 'breathing', inSeconds: 4, restSeconds: 0, outSeconds: 6 } as const;

/** One minute to arrive. Nothing of it is kept. */
export const Settling = ({ onEnd }: { onEnd: () => void }) => (
  <Breathing exercise="settling" way={WAY} words={undefined as never} minutes={1} step={1} seed={1} onEnd={onEnd} />
);
