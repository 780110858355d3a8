import * as endpoints from '#contract/help.ts';
import type { Database } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { keepHelpLines, readHelpList } from './actions.ts';

export function helpRoutes(serve: Serve, help: { readonly database: Database; readonly now: () => Date }): void {
  serve(endpoints.readHelpLines, () => readHelpList(help));
  serve(endpoints.readHelpList, () => readHelpList(help));
  serve(endpoints.keepHelpLines, ({ params: { country }, body: { lines } }) => keepHelpLines(help, country, lines));
}
