import type { z } from 'zod';

/** A reply as it goes out: the JSON text of what the contract has parsed, perhaps kept from an earlier request. */
export class ReadyReply {
  readonly json: string;

  private constructor(json: string) {
    this.json = json;
  }

  static make<S extends z.ZodType>(schema: S, value: z.input<S>): ReadyReply {
    return new ReadyReply(JSON.stringify(schema.parse(value)));
  }

  /** Text that `make` has made before. */
  static kept(json: string): ReadyReply {
    return new ReadyReply(json);
  }
}
