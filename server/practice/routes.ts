import * as endpoints from '#contract/practice.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { originOf } from '#server/platform/site-origin.ts';
import { beginCourse, changeSettings, keepRecords, makeCalendar, readCalendar, readLines, readPractice, readSettings } from './actions.ts';
import { makeJournalSecret, readJournal, writeEntry } from './journal.ts';
import { deleteEntry, endCourse, forgetCalendar } from './repository.ts';
import { playExercise } from './rounds.ts';

type Needs = { readonly database: Database; readonly now: () => Date; readonly config: Pick<Config, 'secret' | 'origin'> };

export function practiceRoutes(serve: Serve, { database, now, config }: Needs): void {
  const secret = makeJournalSecret(config.secret);

  serve(endpoints.readPractice, ({ visitor }) => readPractice(database, visitor.id, now()));

  serve(endpoints.beginCourse, async ({ visitor, body }) => {
    await beginCourse(database, visitor.id, body, now());
    return {};
  });

  serve(endpoints.endCourse, async ({ visitor }) => {
    await endCourse(database, visitor.id, now());
    return {};
  });

  serve(endpoints.keepRecords, ({ visitor, body }) => keepRecords(database, visitor.id, body.records, now()));

  serve(endpoints.readLines, ({ visitor }) => readLines(database, visitor.id));

  serve(endpoints.readJournal, ({ visitor }) => readJournal(database, secret, visitor.id));

  serve(endpoints.writeEntry, async ({ visitor, params: { key }, body }) => {
    await writeEntry(database, secret, visitor.id, { key, ...body }, now());
    return {};
  });

  serve(endpoints.deleteEntry, async ({ visitor, params: { key } }) => {
    await deleteEntry(database, visitor.id, key);
    return {};
  });

  serve(endpoints.readPracticeSettings, ({ visitor }) => readSettings(database, visitor.id));

  serve(endpoints.changePracticeSettings, ({ visitor, body }) => changeSettings(database, visitor.id, body, now()));

  serve(endpoints.makeCalendar, ({ visitor, body }) => makeCalendar(database, visitor.id, body));

  serve(endpoints.endCalendar, async ({ visitor }) => {
    await forgetCalendar(database, visitor.id);
    return {};
  });

  serve(endpoints.playRound, ({ body }) => playExercise(body));

  serve(endpoints.readCalendar, ({ params: { token }, request }) => readCalendar(database, token, originOf(request, config)));
}
