import type { Add } from '#server/platform/job.ts';
import { type TankMail, tankMailJob } from '../clocks/mail-job.ts';
import type { Problem } from '../problems/repository.ts';

type About = Pick<Problem, 'slug' | 'title'>;

/** Queues a mail to each of these people, once. */
export async function tell(add: Add, kind: TankMail, people: Iterable<number | undefined>, { slug, title }: About, until: Date | null) {
  for (const personId of new Set(people))
    if (personId !== undefined)
      await add(
        tankMailJob,
        { kind, personId, slug, title, until: until?.toISOString() ?? null },
        { key: `tank ${kind} ${slug} ${personId} ${until?.getTime()}` },
      );
}
