import { setTimeout as pause } from 'node:timers/promises';
import { mergeHelp } from '#content/help/script-help-lines.ts';
import { type CountryHelp, type HelpLine, type HelpList, helpMessages } from '#contract/help.ts';
import type { Database } from '#server/platform/database.ts';
import type { PageData } from '#server/platform/page-data.ts';
import { Problem } from '#server/platform/problem.ts';
import { isFutureDay } from '#server/platform/time.ts';
import { forgetCountry, keepCountry, listKept } from './repository.ts';
import { isCountry, namesOf } from './rules.ts';

type Help = { readonly database: Database; readonly now: () => Date };

async function readKept(database: Database): Promise<CountryHelp[]> {
  return (await listKept(database)).map((row) => ({ ...row, names: namesOf(row.country) }));
}

export async function readHelpList({ database }: Help): Promise<HelpList> {
  const kept = await readKept(database);
  const own = new Set(kept.map(({ country }) => country));
  return { countries: mergeHelp(kept).map((one) => ({ ...one, lines: [...one.lines], isOwn: own.has(one.country) })) };
}

export async function keepHelpLines({ database, now }: Help, country: string, lines: readonly HelpLine[]): Promise<HelpList> {
  if (!isCountry(country)) throw new Problem('unprocessable', helpMessages.country, { country: helpMessages.country });
  if (lines.some(({ checkedOn }) => isFutureDay(checkedOn, now())))
    throw new Problem('unprocessable', helpMessages.checkedOn, { checkedOn: helpMessages.checkedOn });
  if (lines.length > 0) await keepCountry(database, country, lines, now());
  else await forgetCountry(database, country);
  return readHelpList({ database, now });
}

/** Whoever opens the page waits no longer than this for the list of the operator. */
const MAX_WAIT_MS = 1_500;

/**
 * The page of numbers shows what the operator keeps. With the database away it shows what was read last, or what came with the program: it
 * never says that it could not be read.
 */
export function helpPages({ database }: Pick<Help, 'database'>): PageData {
  let last: readonly CountryHelp[] = [];
  return {
    async helpNow() {
      const fresh = readKept(database).then((kept) => {
        last = kept;
      });
      await Promise.race([fresh.catch(() => {}), pause(MAX_WAIT_MS, undefined, { ref: false })]);
      return { kept: last };
    },
  };
}
