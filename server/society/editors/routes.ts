import * as endpoints from '#contract/society/editors.ts';
import type { Database } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { appointEditor, readCircle, removeEditor } from './actions.ts';

type Needs = { readonly database: Database; readonly now: () => Date };

export function editorRoutes(serve: Serve, { database, now }: Needs): void {
  serve(endpoints.readCircle, () => readCircle(database));
  serve(endpoints.readEditors, () => readCircle(database));
  serve(endpoints.appointEditor, ({ visitor: { id }, body: { username } }) => appointEditor(database, id, username, now()));
  serve(endpoints.removeEditor, ({ params: { editorId } }) => removeEditor(database, editorId));
}
