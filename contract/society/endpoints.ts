import { editorEndpoints } from './editors.ts';
import { membershipEndpoints } from './membership.ts';

/** Every address of the society, each from the file of its noun. */
export const societyEndpoints = [...membershipEndpoints, ...editorEndpoints] as const;
