import { type ProblemBody, type ProblemCode, problemStatuses } from '#contract/problem.ts';

/** The one expected error. Its words are safe to show: what happened, why, and what to do. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: Record<string, string> | undefined;

  constructor(code: ProblemCode, message: string, errors?: Record<string, string>) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.errors = errors;
  }

  get status(): number {
    return problemStatuses[this.code];
  }

  get body(): ProblemBody {
    return { code: this.code, message: this.message, ...(this.errors ? { errors: this.errors } : {}) };
  }
}

/** Permission beside the load: `allow(mayRead(person, report))`. */
export function allow(permitted: boolean, message: string): asserts permitted {
  if (!permitted) throw new Problem('forbidden', message);
}
