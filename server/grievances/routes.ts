import type { FastifyRequest } from 'fastify';
import * as endpoints from '#contract/grievances.ts';
import { networkOf } from '#server/identity/rules.ts';
import type { Serve } from '#server/platform/serve.ts';
import { complain, complainAsPerson, type Grievances, idOf, listReceived, pretendToReceive, readGrievances } from './actions.ts';
import { keepAnswer } from './repository.ts';

export function grievanceRoutes(serve: Serve, grievances: Grievances): void {
  const { config, database } = grievances;
  const whereOf = ({ ip, socket }: FastifyRequest) => ({
    address: networkOf(ip),
    origin: config.origin ?? `http://localhost:${socket.localPort ?? 0}`,
  });

  serve(endpoints.readOfficer, () => {
    const { name = null, email = null, phone = null } = config.grievanceOfficer ?? {};
    return { name, email, phone };
  });

  serve(endpoints.complain, ({ body: { website, name, email, ...complaint }, request }) => {
    if (website) return pretendToReceive(grievances);
    return complain(grievances, { name, email, personId: null }, complaint, whereOf(request));
  });

  serve(endpoints.complainAsPerson, ({ visitor: { id }, body, request }) => complainAsPerson(grievances, id, body, whereOf(request)));

  serve(endpoints.listReceived, () => listReceived(database));
  serve(endpoints.answerReceived, async ({ params: { number }, body: { text } }) => ({
    isAnswered: await keepAnswer(database, idOf(number), text, grievances.now()),
  }));

  serve(endpoints.readGrievances, ({ visitor: { id } }) => readGrievances(database, id));
}
