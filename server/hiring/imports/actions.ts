import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { FileContent } from '#contract/endpoint.ts';
import { MAX_IMPORT_ROWS } from '#contract/hiring/candidate-words.ts';
import { importMessages as say } from '#contract/hiring/imports.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import type { Candidates } from '../candidates/actions.ts';
import { type Filter, listStages, listToExport } from '../candidates/repository.ts';
import { writeAudit } from '../repository.ts';
import { type Member, mayReveal, mayWorkOnJob } from '../rules.ts';
import { inScope } from '../scope.ts';
import { findJobToImport, insertImported, listKnown } from './repository.ts';
import { findColumns, findDelimiter, type ImportedRow, keysOf, planImport, readRow } from './rules.ts';

type Wanted = { readonly jobId: number; readonly csv: string; readonly isConfirmed: boolean };
/** Rows that a dry run shows. */
const PREVIEW_ROWS = 20;

function readLines(csv: string): { record: string[]; line: number }[] {
  try {
    const settings = { bom: true, relax_column_count: true, skip_empty_lines: true, delimiter: findDelimiter(csv), info: true } as const;
    const parsed = parse(csv, settings) as unknown as { record: string[]; info: { lines: number } }[];
    return parsed.map(({ record, info }) => ({ record, line: info.lines }));
  } catch {
    throw new Problem('unprocessable', say.unreadable);
  }
}

function readRows(csv: string): ImportedRow[] {
  const [first, ...lines] = readLines(csv.replaceAll('\u0000', ''));
  if (!first || lines.length === 0) throw new Problem('unprocessable', say.noRows);
  const columns = findColumns(first.record);
  if (!columns) throw new Problem('unprocessable', say.noColumns);
  if (lines.length > MAX_IMPORT_ROWS) throw new Problem('unprocessable', say.tooMany);
  return lines.map(({ record, line }) => readRow(record, columns, line));
}

/** A dry run says what a confirmed one would do, by the same plan. */
export function importCandidates({ database, now }: Candidates, member: Member, { jobId, csv, isConfirmed }: Wanted) {
  const rows = readRows(csv);
  const { orgId, id: memberId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const job = await findJobToImport(transaction, orgId, jobId);
    if (!job || !mayWorkOnJob(member, job)) throw new Problem('not-found', hiringMessages.notFound);
    if (job.state === 'closed' || job.state === 'archived') throw new Problem('conflict', say.jobClosed);
    const known = await listKnown(transaction, orgId, jobId, rows);
    const { good, problems } = planImport(rows, new Set(known.filter(({ hasApplied }) => hasApplied).flatMap(({ keys }) => keys)));
    const candidateOf = (row: ImportedRow) => known.find(({ keys }) => keysOf(row).some((key) => keys.includes(key)))?.candidateId;
    const [stage] = await listStages(transaction, orgId, [jobId]);
    if (isConfirmed && stage) {
      const at = now();
      const about = { orgId, jobId, stageId: stage.stageId, memberId, at };
      for (const row of good) await insertImported(transaction, about, row, candidateOf(row));
      const details = { jobId, added: good.length, leftOut: problems.length };
      await writeAudit(transaction, { orgId, memberId, kind: 'imported', subject: String(jobId), details, at });
    }
    return {
      isWritten: isConfirmed,
      rows: rows.length,
      good: good.length,
      problems,
      preview: good.slice(0, PREVIEW_ROWS).map((row) => {
        const { name, email, phone } = row;
        return { row: row.row, name, email, phone, isKnown: candidateOf(row) !== undefined };
      }),
    };
  });
}

const COLUMNS = ['number', 'name', 'email', 'phone', 'place', 'headline', 'job', 'stage', 'status', 'source', 'applied'] as const;

/** A cell that begins like a formula gets a sign before it, so that no program of tables runs what a candidate has written. */
export function exportApplications({ database, now }: Candidates, member: Member, filter: Filter): Promise<FileContent> {
  allow(mayReveal(member), hiringMessages.notAllowed);
  const { orgId, id: memberId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const rows = await listToExport(transaction, member, filter);
    const at = now();
    await writeAudit(transaction, { orgId, memberId, kind: 'exported', details: { filter, rows: rows.length }, at });
    const lines = rows.map((row) => [
      row.applicationId,
      ...[row.name, row.email, row.phone, row.place, row.headline].map((cell) => cell ?? ''),
      ...[row.jobTitle, row.stageName, row.status, row.source, row.appliedAt.toISOString()],
    ]);
    const text = stringify([[...COLUMNS], ...lines], { escape_formulas: true, bom: true });
    return { name: `candidates-${at.toISOString().slice(0, 10)}.csv`, bytes: new TextEncoder().encode(text) };
  });
}
