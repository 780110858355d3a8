import pg from 'pg';

export type Ear = {
  hear(payload: string): void;
  /** Whether one hears at the moment: what was said while one did not is lost. */
  onListening(isListening: boolean): void;
};
export type StopListening = () => Promise<void>;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** On a connection of its own, since those of a pool come and go; made anew whenever it is lost. */
export function listenOnServer(address: string, channel: string, ear: Ear): StopListening {
  let isOver = false;
  let pauseMs = FIRST_PAUSE_MS;
  let again: NodeJS.Timeout | undefined;
  let client = connect();

  function connect(): pg.Client {
    const own = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000, keepAlive: true });
    let isLost = false;
    const lose = () => {
      if (isLost || isOver) return;
      isLost = true;
      ear.onListening(false);
      own.end().catch(() => {});
      again = setTimeout(() => {
        client = connect();
      }, pauseMs).unref();
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    };
    own.on('error', lose);
    own.on('end', lose);
    own.on('notification', ({ payload }) => ear.hear(payload ?? ''));
    own
      .connect()
      .then(() => own.query(`LISTEN ${pg.escapeIdentifier(channel)}`))
      .then(() => {
        pauseMs = FIRST_PAUSE_MS;
        if (!isOver) ear.onListening(true);
      })
      .catch(lose);
    return own;
  }

  return async () => {
    isOver = true;
    clearTimeout(again);
    await client.end().catch(() => {});
  };
}

type Listener = { listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> };

/** The embedded database has one process: what is said there is heard there. */
export function listenWithin(database: Listener, channel: string, ear: Ear): StopListening {
  const begun = database.listen(channel, ear.hear);
  begun.then(
    () => ear.onListening(true),
    () => {}, // it is not heard, and the poll goes on
  );
  return async () => {
    const stop = await begun.catch(() => undefined);
    await stop?.().catch(() => {});
  };
}
