import type { SubjectKind } from '#contract/society/safety-words.ts';
import { circleFile, circleMeeting, circlePost } from '../circle-subjects/repository.ts';
import { brief, problem, proposal, review } from '../tank-subjects/repository.ts';
import { introduction, memberPage, message, type Subject } from './repository.ts';

/** All that can be complained about. A new kind has its line here, and one in SUBJECT_KINDS. */
export const subjects: Record<SubjectKind, Subject> = {
  ...{ 'member-page': memberPage, introduction, message },
  ...{ problem, proposal, brief, review },
  ...{ 'circle-post': circlePost, 'circle-file': circleFile, 'circle-meeting': circleMeeting },
};
