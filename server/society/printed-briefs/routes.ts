import * as endpoints from '#contract/society/think-tank/published.ts';
import type { Serve } from '#server/platform/serve.ts';
import { originOf } from '#server/platform/site-origin.ts';
import { makePrinter } from '#server/reports/pdf/print-thread.ts';
import { readEarlierTexts } from '../briefs/actions.ts';
import type { Tank } from '../problems/actions.ts';
import { printBrief } from './actions.ts';

export function publishedRoutes(serve: Serve, { database, config }: Tank): void {
  const print = makePrinter();
  serve(endpoints.readEarlierTexts, ({ params: { slug } }) => readEarlierTexts(database, slug));
  serve(endpoints.printBrief, ({ params: { slug }, query: { language }, request }) =>
    printBrief({ database, print }, { slug, language, origin: originOf(request, config), asker: request.ip }),
  );
}
