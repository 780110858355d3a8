import { BucketChain } from './pictures/BucketChain.tsx';
import { MoonlightBand } from './pictures/MoonlightBand.tsx';
import { SternLocker } from './pictures/SternLocker.tsx';
import { SternRailTea } from './pictures/SternRailTea.tsx';
import type { Pictures } from './pictures-1.ts';

/** From the stern locker to the last evening. */
export const laterPictures: Pictures = {
  'stern-locker': SternLocker,
  'moonlight-band': MoonlightBand,
  'stern-rail-tea': SternRailTea,
  'bucket-chain': BucketChain,
};
