import * as endpoints from '#contract/society/think-tank/proposals.ts';
import type { Serve } from '#server/platform/serve.ts';
import { markdownToHtml } from '../markdown.ts';
import type { Tank } from '../problems/actions.ts';
import { correctBrief, joinProposal, readOwnVersion, readWorkbench, reviseProposal, saveProposal, submitProposal } from './actions.ts';

export function proposalRoutes(serve: Serve, tank: Tank): void {
  serve(endpoints.readWorkbench, ({ visitor, params: { slug } }) => readWorkbench(tank, visitor.id, slug));
  serve(endpoints.readOwnVersion, ({ visitor, params: { slug, version } }) => readOwnVersion(tank.database, visitor.id, slug, version));
  serve(endpoints.saveProposal, ({ visitor, params: { slug }, body }) => saveProposal(tank, visitor.id, slug, body));
  serve(endpoints.submitProposal, ({ visitor, params: { slug } }) => submitProposal(tank, visitor.id, slug));
  serve(endpoints.joinProposal, ({ visitor, params: { slug }, body }) => joinProposal(tank, visitor.id, slug, body.code));
  serve(endpoints.reviseProposal, ({ visitor, params: { slug }, body }) => reviseProposal(tank, visitor.id, slug, body));
  serve(endpoints.correctBrief, ({ visitor, params: { slug }, body }) => correctBrief(tank, visitor.id, slug, body));
  serve(endpoints.previewMarkdown, ({ body }) => ({ html: markdownToHtml(body.text) }));
}
