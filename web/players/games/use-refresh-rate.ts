import { useEffect, useState } from 'react';
import { measureRefreshRate } from './refresh-rate.ts';

/** The refresh rate of this screen, measured while the page is read; undefined until then, or where no frame is drawn. */
export function useRefreshRate(): number | undefined {
  const [rate, setRate] = useState<number>();
  useEffect(() => {
    void measureRefreshRate().then(setRate);
  }, []);
  return rate;
}
