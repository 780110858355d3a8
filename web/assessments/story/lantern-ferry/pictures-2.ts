import { BambooTower } from './pictures/BambooTower.tsx';
import { BucketChain } from './pictures/BucketChain.tsx';
import { DrownedLanding } from './pictures/DrownedLanding.tsx';
import { GhatMorning } from './pictures/GhatMorning.tsx';
import { LastStepEvening } from './pictures/LastStepEvening.tsx';
import { LettersByLamp } from './pictures/LettersByLamp.tsx';
import { LowInTheWater } from './pictures/LowInTheWater.tsx';
import { MoonlightBand } from './pictures/MoonlightBand.tsx';
import { OnePlank } from './pictures/OnePlank.tsx';
import { SchoolroomWater } from './pictures/SchoolroomWater.tsx';
import { SchoolVeranda } from './pictures/SchoolVeranda.tsx';
import { SternLocker } from './pictures/SternLocker.tsx';
import { SternRailTea } from './pictures/SternRailTea.tsx';
import type { Pictures } from './pictures-1.ts';

/** From the stern locker to the last evening. */
export const laterPictures: Pictures = {
  'stern-locker': SternLocker,
  'moonlight-band': MoonlightBand,
  'stern-rail-tea': SternRailTea,
  'bucket-chain': BucketChain,
  'drowned-landing': DrownedLanding,
  'bamboo-tower': BambooTower,
  'letters-by-lamp': LettersByLamp,
  'school-veranda': SchoolVeranda,
  'schoolroom-water': SchoolroomWater,
  'one-plank': OnePlank,
  'low-in-the-water': LowInTheWater,
  'ghat-morning': GhatMorning,
  'last-step-evening': LastStepEvening,
};
