import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const Count = z.int().min(0);
const tag = 'Hiring: dashboard';
const problems = ['unauthenticated'] as const;

export const readMetrics = endpoint({
  method: 'GET',
  path: '/api/hiring/dashboard/metrics',
  summary: 'The four counters of the dashboard, of what your role may see.',
  tag,
  access: 'member',
  ok: z.object({
    activeJobCount: Count.meta({ description: 'Open, and not past the closing date.' }),
    newApplicationsCount: Count.meta({ description: 'Active, and not yet reviewed.' }),
    pendingJobsCount: Count.meta({ description: 'Wait for an approval.' }),
    scheduledInterviewsCount: Count.meta({ description: 'Scheduled, and not yet over.' }),
  }),
  problems,
});

export const readRecentJobs = endpoint({
  method: 'GET',
  path: '/api/hiring/dashboard/jobs',
  summary: 'The jobs that were published last.',
  tag,
  access: 'member',
  ok: z.object({ jobs: z.array(z.object({ id: z.int(), title: z.string(), postedDate: z.iso.datetime() })) }),
  problems,
});

export const readRecentApplications = endpoint({
  method: 'GET',
  path: '/api/hiring/dashboard/applications',
  summary: 'The active applications that came last. While a job is screened blind, its candidates have a number and no name.',
  tag,
  access: 'member',
  ok: z.object({
    applications: z.array(
      z.object({
        id: z.int(),
        candidateId: z.int(),
        candidateName: z.string().nullable(),
        jobTitle: z.string(),
        appliedAt: z.iso.datetime(),
      }),
    ),
  }),
  problems,
});

export const Notice = z.object({
  id: z.int(),
  kind: z.string().meta({ description: 'What has happened; the page says it in the language of its reader.' }),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  path: z.string().meta({ description: 'The page about it.' }),
  at: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

export const readNotices = endpoint({
  method: 'GET',
  path: '/api/hiring/notifications',
  summary: 'What you were told last, the newest first, and how much of it you have not read.',
  tag,
  access: 'member',
  ok: z.object({ notifications: z.array(Notice), unreadCount: Count }),
  problems,
});

export const markNoticesRead = endpoint({
  method: 'POST',
  path: '/api/hiring/notifications/read',
  summary: 'Notes that you have read what you were told, up to and including one of them.',
  tag,
  access: 'member',
  body: z.object({ upTo: z.int32().min(1) }),
  ok: z.object({ unreadCount: Count }),
  problems: ['malformed', 'unauthenticated'],
});

export const dashboardEndpoints = [readMetrics, readRecentJobs, readRecentApplications, readNotices, markNoticesRead] as const;
