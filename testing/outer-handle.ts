import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionBuilder } from 'kysely';
import pg from 'pg';

const inTransaction = new AsyncLocalStorage<true>();
let isGuarded = false;

/**
 * A query on the outer handle inside a transaction waits for ever on the embedded database, which has one connection; a server runs it
 * on another connection, outside the transaction, and nobody notices. From now on it fails in this process on a server too.
 */
export function refuseOuterHandleInTransactions(): void {
  if (isGuarded) return;
  isGuarded = true;

  const execute = TransactionBuilder.prototype.execute;
  TransactionBuilder.prototype.execute = function (work) {
    return execute.call(this, (transaction) => inTransaction.run(true, () => work(transaction as never))) as never;
  };

  const connect = pg.Pool.prototype.connect as (...words: unknown[]) => unknown;
  (pg.Pool.prototype as { connect: typeof connect }).connect = function (this: pg.Pool, ...words) {
    if (inTransaction.getStore())
      throw new Error('A query inside a transaction uses the outer handle: the embedded database would wait for ever.');
    return connect.apply(this, words);
  };
}
