import { useEffect, useRef, useState } from 'react';
import type { Input } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import { UNDO_SECONDS } from '#contract/hiring/candidate-words.ts';
import type { DecisionOutcome } from '#contract/hiring/decisions.ts';
import { ApiFailure, call } from '#web/api/client.ts';

export type Wish = Input<EndpointAt<'POST /api/hiring/decisions'>>['body'];
/** `undone`: how many were put back. */
export type Decided = { readonly wish: Wish; readonly outcome: DecisionOutcome; readonly undone?: number };

/** Sends decisions, and keeps the last one for as long as it can be taken back. `onChange`: what is shown is not so any more. */
export function useDecisions(onChange: () => void) {
  const [decided, setDecided] = useState<Decided>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      return await work();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : new ApiFailure(-1));
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  async function decide(wish: Wish): Promise<DecisionOutcome | undefined> {
    const outcome = await attempt(() => call('POST /api/hiring/decisions', { body: wish }, { as: 'member' }));
    if (!outcome) return undefined;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDecided(undefined), UNDO_SECONDS * 1000);
    setDecided({ wish, outcome });
    onChange();
    return outcome;
  }

  async function undo(): Promise<void> {
    if (!decided) return;
    const { decisionId } = decided.outcome;
    const undone = await attempt(() => call('POST /api/hiring/decisions/{decisionId}/undo', { params: { decisionId } }, { as: 'member' }));
    if (undone) setDecided({ ...decided, undone: undone.restored.length });
    onChange();
  }

  return { decide, undo, decided, failure, isBusy, dismiss: () => setDecided(undefined) };
}
export type Decisions = ReturnType<typeof useDecisions>;
