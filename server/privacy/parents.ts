import type { Language } from '#contract/language.ts';
import type { ParentView } from '#contract/privacy.ts';
import { privacyMessages as say } from '#contract/privacy-messages.ts';
import type { ParentDecision } from '#contract/privacy-words.ts';
import { Problem } from '#server/platform/problem.ts';
import { mustBeCurrent, present } from './actions.ts';
import { beginErasure, endErasure } from './erasing.ts';
import { privacyMailJob } from './mail-job.ts';
import type { Privacy } from './privacy.ts';
import {
  addRecords,
  countMeasured,
  countTry,
  decideRequest,
  deleteMeasured,
  findBirth,
  findErasure,
  findNewestRequest,
  findPerson,
  findRequest,
} from './repository.ts';
import { adultFrom, codeFrom, firstNameOf, isMinor, isSameText, readLink, signLink } from './rules.ts';

const MAX_TRIES = 5;

/**
 * The request of a child, by the link of a mail. An older one opens only to a parent who has agreed to it, withdrawn or not; the one of
 * somebody who is 18 by now opens nothing.
 */
async function openRequest({ database, keys, now }: Privacy, token: string) {
  const gone = () => new Problem('gone', say.parentLink);
  const id = readLink(keys.parents, token, now());
  const request = id === undefined ? undefined : await findRequest(database, id);
  if (!request) throw gone();
  const { personId } = request;
  const [newest, birth, child] = await Promise.all([
    findNewestRequest(database, personId),
    findBirth(database, personId),
    findPerson(database, personId),
  ]);
  const isNewest = newest?.id === request.id;
  if (!(isNewest || hasAgreed(request)) || !birth || !child || !isMinor(birth, now())) throw gone();
  return { request, isNewest, birth, child };
}

const hasAgreed = ({ decision }: { readonly decision: ParentDecision | null }): boolean => decision === 'given' || decision === 'withdrawn';

type Opened = Awaited<ReturnType<typeof openRequest>>;

async function describe({ database, keys }: Privacy, { request, birth, child }: Opened): Promise<ParentView> {
  const [measured, erasure] = await Promise.all([countMeasured(database, child.id), findErasure(database, child.id)]);
  const isAgreed = request.decision === 'given';
  return {
    child: firstNameOf(child.name),
    username: child.displayUsername ?? child.username,
    askedAt: request.askedAt.toISOString(),
    decision: request.decision,
    decidedAt: request.decidedAt?.toISOString() ?? null,
    ...measured,
    erasureDueAt: erasure?.dueAt.toISOString() ?? null,
    token: isAgreed ? signLink(keys.parents, request.id, adultFrom(birth)) : null,
  };
}

export const lookAsParent = async (privacy: Privacy, token: string): Promise<ParentView> =>
  describe(privacy, await openRequest(privacy, token));

type Agreeing = {
  readonly token: string;
  readonly code: string;
  readonly name: string;
  readonly notice: string;
  readonly language: Language;
  readonly origin: string;
};

/** The code shows that the mail was read, and not only its link passed on; the declaration is kept with the name that was given. */
export async function agreeAsParent(privacy: Privacy, { token, code, name, notice, language, origin }: Agreeing): Promise<ParentView> {
  const { database, jobs, keys, now } = privacy;
  mustBeCurrent({ notice });
  const { request, isNewest, child } = await openRequest(privacy, token);
  if (request.decision === 'given') return lookAsParent(privacy, token);
  if (!isNewest || request.expiresAt <= now()) throw new Problem('gone', say.parentLink);
  if ((await countTry(database, request.id)) > MAX_TRIES) throw new Problem('too-many', say.parentCodeTooMany);
  if (!isSameText(codeFrom(keys.parents, request.nonce), code))
    throw new Problem('unprocessable', say.parentCodeWrong, { code: say.parentCodeWrong });
  const { personId, id: requestId, email } = request;
  await jobs.transaction(async (transaction, add) => {
    await decideRequest(transaction, requestId, { decision: 'given', decidedAt: now(), parentName: name });
    await addRecords(transaction, [{ personId, purpose: 'measuring', isGiven: true, givenBy: 'parent', notice, language }], now());
    await add(privacyMailJob, { kind: 'parent-agreed', personId, requestId, email, language, origin });
    await add(privacyMailJob, { kind: 'child-allowed', personId, email: child.email, language: request.language, origin });
  });
  return lookAsParent(privacy, token);
}

type Refusing = { readonly token: string; readonly notice: string; readonly language: Language };

/** Before a consent it is a refusal, after it a withdrawal: then what was measured is erased at once. */
export async function refuseAsParent(privacy: Privacy, { token, notice, language }: Refusing): Promise<ParentView> {
  const { database, now } = privacy;
  const { request } = await openRequest(privacy, token);
  const { personId, decision } = request;
  if (decision === null || decision === 'given')
    await database.transaction().execute(async (transaction) => {
      const isWithdrawn = decision === 'given';
      await decideRequest(transaction, request.id, { decision: isWithdrawn ? 'withdrawn' : 'refused', decidedAt: now() });
      if (!isWithdrawn) return;
      await addRecords(transaction, [{ personId, purpose: 'measuring', isGiven: false, givenBy: 'parent', notice, language }], now());
      await deleteMeasured(transaction, personId);
    });
  return lookAsParent(privacy, token);
}

type Erasing = { readonly token: string; readonly isWanted: boolean; readonly language: Language; readonly origin: string };

/** Whoever has agreed for a child may have all of it erased, and take that back. */
export async function eraseAsParent(privacy: Privacy, { token, isWanted, ...asked }: Erasing): Promise<ParentView> {
  const { request } = await openRequest(privacy, token);
  if (!hasAgreed(request)) throw new Problem('forbidden', say.parentLink);
  if (isWanted) await beginErasure(privacy, { personId: request.personId, askedBy: 'parent', ...asked });
  else await endErasure(privacy, request.personId, 'parent');
  present(await findPerson(privacy.database, request.personId));
  return lookAsParent(privacy, token);
}
