import * as endpoints from '#contract/society/introductions.ts';
import type { Serve } from '#server/platform/serve.ts';
import * as actions from './actions.ts';

export function introductionRoutes(serve: Serve, network: actions.Network): void {
  const { database } = network;
  const send = actions.makeSending(network);
  serve(endpoints.askForIntroduction, ({ visitor, params, body }) => actions.ask(network, visitor.id, params.memberId, body.reason));
  serve(endpoints.readIntroductions, ({ visitor }) => actions.readIntroductions(network, visitor.id));
  serve(endpoints.answerIntroduction, ({ visitor, params, body }) =>
    actions.answer(network, visitor.id, params.introductionId, body.isYes),
  );
  serve(endpoints.listConversations, ({ visitor, query }) => actions.readConversations(database, visitor.id, query.after));
  serve(endpoints.readConversation, ({ visitor, params, query }) =>
    actions.readConversation(database, visitor.id, params.conversationId, query.before),
  );
  serve(endpoints.sendMessage, ({ visitor, params, body }) => send(visitor.id, params.conversationId, body.text));
  serve(endpoints.endConversation, ({ visitor, params }) => actions.end(network, visitor.id, params.conversationId));
  serve(endpoints.listBlocked, ({ visitor }) => actions.readBlocked(database, visitor.id));
  serve(endpoints.blockMember, ({ visitor, params }) => actions.block(network, visitor.id, params.memberId));
  serve(endpoints.unblockMember, ({ visitor, params }) => actions.unblock(database, visitor.id, params.memberId));
}
