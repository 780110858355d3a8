import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { catalogue } from '#content/catalogue.ts';
import { currentNorms } from '#server/measurement/norms.ts';
import { identify } from '#server/measurement/score-sittings.ts';
import type { Database } from '#server/platform/database.ts';
import { ReadyReply } from '#server/platform/ready-reply.ts';
import { findReply, keepReply, openReply, type ReplyName } from './repository.ts';

/**
 * The reply of a report's address, with one read by its key. It is made anew when the person's finished sittings have changed (a trigger
 * takes it away), or when the program, a bank or the norms are others.
 */
export async function keptReply(
  database: Database,
  personId: number,
  name: ReplyName,
  make: () => Promise<ReadyReply>,
): Promise<ReadyReply> {
  const edition = currentEdition();
  const kept = await findReply(database, personId, name);
  if (kept?.edition === edition && kept.reply !== null) return ReadyReply.kept(kept.reply);
  const version = kept?.version ?? (await openReply(database, personId)); // before the sittings are read
  const reply = await make();
  if (version !== undefined) await keepReply(database, { personId, version, edition, name, reply: reply.json });
  return reply;
}

/** The sources that decide what a reply says of given sittings. */
const SOURCES = ['.', './general', './traits', '../measurement', '../../contract', '../../content/traits', '../../content/mind'];

let edition: string | undefined;

/** A digest of the program's own sources, the banks and the norms. */
function currentEdition(): string {
  edition ??= digest([
    ...SOURCES.flatMap((folder) => sourcesIn(new URL(`${folder}/`, import.meta.url))),
    ...catalogue.map(({ slug, test }) => `${slug} ${identify(test.bank)}`),
    currentNorms.version,
  ]);
  return edition;
}

const sourcesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));

function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}
