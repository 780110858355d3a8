import type { Answered, Marks } from '#contract/society/think-tank/briefs.ts';
import { READ_BEFORE_VOTE } from '#contract/society/think-tank/words.ts';

/** How many proposals somebody reads before they vote: their own counts for nothing. */
export const neededReadings = (proposals: number): number => Math.min(READ_BEFORE_VOTE, proposals);

type Ballot = { readonly approved: readonly string[] };
export type Counted = { readonly proposalId: string; readonly approvals: number };

/** How many ballots approve of each, the most first; each ballot counts once for a proposal, and nothing for what is not voted upon. */
export function countApprovals(proposals: readonly string[], ballots: readonly Ballot[]): Counted[] {
  return proposals
    .map((proposalId) => ({ proposalId, approvals: ballots.filter(({ approved }) => approved.includes(proposalId)).length }))
    .sort((one, other) => other.approvals - one.approvals || (one.proposalId < other.proposalId ? -1 : 1));
}

/** The one that most approve of; several where they are equal; none where nobody approves of any. */
export function chosenOf(counted: readonly Counted[]): Counted[] {
  const most = counted[0]?.approvals ?? 0;
  return most === 0 ? [] : counted.filter(({ approvals }) => approvals === most);
}

type Choice = {
  readonly approved: readonly string[];
  readonly proposals: readonly string[];
  readonly read: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
};

/** What speaks against a ballot. */
export function faultOf({ approved, proposals, read, own }: Choice): 'read-first' | 'own' | 'unread' | undefined {
  const others = proposals.filter((id) => !own.has(id));
  if (others.filter((id) => read.has(id)).length < neededReadings(others.length)) return 'read-first';
  if (approved.some((id) => own.has(id))) return 'own';
  return approved.some((id) => !proposals.includes(id) || !read.has(id)) ? 'unread' : undefined;
}

type Given = { readonly marks: Marks | null; readonly answer: string | null };

/** A review as everybody may see it: neither when it came nor from whom. */
export const answeredOf = ({ marks, answer }: Given): Answered => ({ marks: marks!, answer });
