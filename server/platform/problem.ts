import { type ProblemBody, type ProblemCode, problemStatuses } from '#contract/problem.ts';

/** The one expected error. Its words are safe to show: what happened, why, and what to do. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: Record<string, string> | undefined;
  /** In how many seconds trying again can help. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, message: string, errors?: Record<string, string>, retryAfter?: number) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return problemStatuses[this.code];
  }

  get body(): ProblemBody {
    const { code, message, errors, retryAfter } = this;
    return { code, message, ...(errors ? { errors } : {}), ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
}

/** Permission beside the load: `allow(mayRead(person, report))`. */
export function allow(permitted: boolean, message: string): asserts permitted {
  if (!permitted) throw new Problem('forbidden', message);
}
