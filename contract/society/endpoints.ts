import { biasEndpoints } from './bias.ts';
import { circleBoardEndpoints } from './circle-board.ts';
import { circleFileEndpoints } from './circle-files.ts';
import { circleMeetingEndpoints } from './circle-meetings.ts';
import { circleEndpoints } from './circles.ts';
import { digestEndpoints } from './digest.ts';
import { editorEndpoints } from './editors.ts';
import { introductionEndpoints } from './introductions.ts';
import { memberPageEndpoints } from './member-pages.ts';
import { membershipEndpoints } from './membership.ts';
import { operatingEndpoints } from './operating.ts';
import { safetyEndpoints } from './safety.ts';
import { tankOperatingEndpoints } from './think-tank/operating.ts';
import { problemEndpoints } from './think-tank/problems.ts';
import { proposalEndpoints } from './think-tank/proposals.ts';
import { publishedEndpoints } from './think-tank/published.ts';
import { recordEndpoints } from './think-tank/record.ts';
import { reviewEndpoints } from './think-tank/reviews.ts';
import { voteEndpoints } from './think-tank/votes.ts';

/** Every address of the society, each from the file of its noun. */
export const societyEndpoints = [
  ...membershipEndpoints,
  ...editorEndpoints,
  ...operatingEndpoints,
  ...biasEndpoints,
  ...memberPageEndpoints,
  ...problemEndpoints,
  ...recordEndpoints,
  ...publishedEndpoints,
  ...tankOperatingEndpoints,
  ...proposalEndpoints,
  ...reviewEndpoints,
  ...voteEndpoints,
  ...introductionEndpoints,
  ...safetyEndpoints,
  ...circleEndpoints,
  ...circleBoardEndpoints,
  ...circleFileEndpoints,
  ...circleMeetingEndpoints,
  ...digestEndpoints,
] as const;
