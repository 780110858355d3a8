import * as endpoints from '#contract/society/circle-files.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Circles } from '../circles/actions.ts';
import { addFile, readFile, readFiles, readOwnFile, takeBack } from './actions.ts';

export function circleFileRoutes(serve: Serve, circles: Circles): void {
  serve(endpoints.listCircleFiles, ({ visitor, params }) => readFiles(circles, visitor.id, params.circleId));
  serve(endpoints.addCircleFile, ({ visitor, params, query, body }) =>
    addFile(circles, visitor.id, params.circleId, { name: query.name, bytes: new Uint8Array(body) }),
  );
  serve(endpoints.readCircleFile, ({ visitor, params }) => readFile(circles, visitor.id, params));
  serve(endpoints.takeBackCircleFile, ({ visitor, params }) => takeBack(circles, visitor.id, params));
  serve(endpoints.readOwnCircleFile, ({ visitor, params }) => readOwnFile(circles.database, visitor.id, params.fileId));
}
