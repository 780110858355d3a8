import { editorEndpoints } from './editors.ts';
import { introductionEndpoints } from './introductions.ts';
import { memberPageEndpoints } from './member-pages.ts';
import { membershipEndpoints } from './membership.ts';
import { operatingEndpoints } from './operating.ts';

/** Every address of the society, each from the file of its noun. */
export const societyEndpoints = [
  ...membershipEndpoints,
  ...editorEndpoints,
  ...operatingEndpoints,
  ...memberPageEndpoints,
  ...introductionEndpoints,
] as const;
