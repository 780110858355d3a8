import type { makeWholeOrganisation } from './hiring-members.ts';

export type WholeOrganisation = Awaited<ReturnType<typeof makeWholeOrganisation>>;
export type Visitor = keyof WholeOrganisation['members'];

export type Asked = { readonly path?: Record<string, number>; readonly body?: object; readonly query?: string };
export type Row = {
  /** For each of `members`: `in`, or the status with which they are refused. */
  readonly who: string;
  /** What is asked: made anew for each visitor, since some things can be done once only. */
  readonly ask?: (visitor: Visitor) => Asked | Promise<Asked>;
  /** It cannot be done at the moment: whoever is told so was let in. */
  readonly cannotNow?: true;
  /** What an answer says that is not in its status. */
  readonly read?: (body: never) => 'in' | 403 | 404;
};

export const EVERYBODY = 'in  in  in  in  in  in  in';
export const SEES = '     in  in  in  404 in  404 404';
export const WORKS = '    in  in  in  404 403 404 404';
export const OWNERS = '   in  403 403 403 403 403 in';
export const OWNERS_ROW = 'in  403 403 403 403 403 404';
export const REVEALS = '  in  in  403 403 403 403 in';
export const REVEALS_ROW = 'in in  403 403 403 403 404';
export const MAKES_JOBS = 'in  in  in  in  403 403 in';
export const JOB = '      in  in  in  404 403 403 404';
/** A hiring manager writes drafts: what is approved is not changed past who approved it. */
export const OPEN_JOB = ' in  in  403 404 403 403 404';
