import * as endpoints from '#contract/steady.ts';
import type { Serve } from '#server/platform/serve.ts';
import * as does from './actions.ts';

export function steadyRoutes(serve: Serve, steady: does.Steady): void {
  serve(endpoints.readDiary, ({ visitor: { id } }) => does.readDiary(steady, id));
  serve(endpoints.beginVisit, ({ visitor: { id }, body: { before, ...place } }) => does.beginVisit(steady, id, place, before));
  serve(endpoints.endVisit, ({ visitor: { id }, params: { visitId }, body: { after } }) => does.endVisit(steady, id, visitId, after));
  serve(endpoints.keepNote, ({ visitor: { id }, body: { parts, ...place } }) => does.keepNote(steady, id, place, parts));
  serve(endpoints.changeNote, ({ visitor: { id }, params: { noteId }, body: { parts } }) => does.changeNote(steady, id, noteId, parts));
  serve(endpoints.deleteNote, ({ visitor: { id }, params: { noteId } }) => does.deleteNote(steady, id, noteId));
  serve(endpoints.forgetDiary, ({ visitor: { id } }) => does.forgetDiary(steady, id));

  serve(endpoints.readReview, () => does.readReview(steady.database));
  serve(endpoints.recordReview, ({ body }) => does.recordReview(steady, body));
  serve(endpoints.withdrawReview, () => does.withdrawReview(steady));
}
