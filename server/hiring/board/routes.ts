import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/hiring/board.ts';
import { JOB_FEED } from '#contract/hiring/board-words.ts';
import type { Config } from '#server/platform/config.ts';
import type { Serve } from '#server/platform/serve.ts';
import { originOf } from '#server/platform/site-origin.ts';
import { type Board, listFeedJobs, readJobAd, readJobBoard } from './actions.ts';
import { writeJobFeed } from './job-feed.ts';

const KEEP_TEN_MINUTES = 'public, max-age=600';

export function boardRoutes(app: FastifyInstance, serve: Serve, board: Board & { readonly config: Pick<Config, 'origin'> }): void {
  serve(endpoints.readJobBoard, ({ query }) => readJobBoard(board, query));

  serve(endpoints.readJobAd, ({ params: { jobId } }) => readJobAd(board, jobId));

  app.get(JOB_FEED, async (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', KEEP_TEN_MINUTES)
      .send(writeJobFeed(await listFeedJobs(board), { origin: originOf(request, board.config), at: board.now() })),
  );
}
