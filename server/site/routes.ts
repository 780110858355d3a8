import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { readApiDescription, readHealth } from '#contract/site.ts';
import { describeApi } from '#server/platform/api-description.ts';
import { serve } from '#server/platform/serve.ts';
import packageFile from '../../package.json' with { type: 'json' };

export function siteRoutes(app: FastifyInstance): void {
  const description = describeApi(endpoints, packageFile.version) as { openapi: string };
  serve(app, readHealth, () => ({ ok: true as const }));
  serve(app, readApiDescription, () => description);
}
