import { arts } from './families/arts.ts';
import { building } from './families/building.ts';
import { caring } from './families/caring.ts';
import { computing } from './families/computing.ts';
import { crafting } from './families/crafting.ts';
import { discovering } from './families/discovering.ts';
import { engineering } from './families/engineering.ts';
import { governing } from './families/governing.ts';
import { growing } from './families/growing.ts';
import { healing } from './families/healing.ts';
import { helping } from './families/helping.ts';
import { hosting } from './families/hosting.ts';
import { leading } from './families/leading.ts';
import { moving } from './families/moving.ts';
import { office } from './families/office.ts';
import { operating } from './families/operating.ts';
import { protecting } from './families/protecting.ts';
import { reckoning } from './families/reckoning.ts';
import { repairing } from './families/repairing.ts';
import { selling } from './families/selling.ts';
import { teaching } from './families/teaching.ts';
import { writing } from './families/writing.ts';
import { FAMILIES, type Family } from './families.ts';
import type { Occupation } from './occupation.ts';

const byFamily: Readonly<Record<Family, readonly Occupation[]>> = {
  healing,
  caring,
  teaching,
  governing,
  protecting,
  reckoning,
  computing,
  discovering,
  engineering,
  writing,
  arts,
  selling,
  leading,
  office,
  hosting,
  growing,
  building,
  repairing,
  crafting,
  operating,
  moving,
  helping,
};

export const occupations: readonly (Occupation & { readonly family: Family })[] = FAMILIES.flatMap((family) =>
  byFamily[family].map((occupation) => ({ ...occupation, family })),
);
