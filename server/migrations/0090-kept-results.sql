-- What members chose, as it was counted when the problem was published. Whatever is removed, restored or erased afterwards, it stays so.
CREATE TABLE society.result (
  problem_id integer NOT NULL REFERENCES society.problem ON DELETE CASCADE,
  proposal_id uuid NOT NULL REFERENCES society.proposal ON DELETE CASCADE,
  approvals integer NOT NULL,
  is_chosen boolean NOT NULL,
  PRIMARY KEY (problem_id, proposal_id)
);
--;
-- What is published already is counted once more, for the last time.
INSERT INTO society.result (problem_id, proposal_id, approvals, is_chosen)
  SELECT problem_id, id, approvals, approvals > 0 AND approvals = max(approvals) OVER (PARTITION BY problem_id)
  FROM (SELECT proposal.problem_id, proposal.id,
      (SELECT count(*) FROM society.ballot
        WHERE ballot.problem_id = proposal.problem_id AND ballot.approved @> to_jsonb(proposal.id::text))::integer AS approvals
    FROM society.proposal JOIN society.problem ON problem.id = proposal.problem_id
    WHERE proposal.state = 'submitted' AND 'published' IN (problem.state, coalesce(problem.removed_from, ''))) AS counted;
