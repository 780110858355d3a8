import type { Seekers } from '../cv/actions.ts';
import { inScope } from '../scope.ts';
import { receiptMail } from './mails.ts';
import { receiptMailJob } from './receipt-job.ts';
import { findReader, findReceipt } from './repository.ts';

export function ownApplicationJobs({ database, jobs, mailer }: Seekers): void {
  jobs.handle(receiptMailJob, async ({ applicationId, language, origin }) => {
    const receipt = await inScope(database, 'platform', (transaction) => findReceipt(transaction, applicationId));
    if (!receipt?.personId) return 'forget'; // erased meanwhile
    const reader = await findReader(database, receipt.personId);
    if (!reader) return 'forget';
    await mailer.send(receiptMail({ ...receipt, ...reader }, language, origin));
    return 'done';
  });
}
