import * as endpoints from '#contract/hiring/decisions.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Candidates } from '../candidates/actions.ts';
import { addTemplate, changeTemplate, previewLetters, readTemplates, removeTemplate } from '../letters/actions.ts';
import { decide, undoDecision } from './actions.ts';

export function decisionRoutes(serve: Serve, candidates: Candidates): void {
  serve(endpoints.decide, ({ visitor, body }) => decide(candidates, visitor, body));
  serve(endpoints.undoDecision, ({ visitor, params }) => undoDecision(candidates, visitor, params.decisionId));
  serve(endpoints.previewLetters, ({ visitor, body }) => previewLetters(candidates, visitor, body));
  serve(endpoints.listTemplates, ({ visitor }) => readTemplates(candidates, visitor));
  serve(endpoints.addTemplate, ({ visitor, body }) => addTemplate(candidates, visitor, body));
  serve(endpoints.changeTemplate, ({ visitor, params, body }) => changeTemplate(candidates, visitor, params.templateId, body));
  serve(endpoints.deleteTemplate, ({ visitor, params }) => removeTemplate(candidates, visitor, params.templateId));
}
