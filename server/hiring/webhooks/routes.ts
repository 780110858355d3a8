import * as endpoints from '#contract/hiring/webhooks.ts';
import type { Serve } from '#server/platform/serve.ts';
import { readDeliveries, sendAgain, sendTest } from '../deliveries/actions.ts';
import { changeWebhook, makeWebhook, readWebhooks, removeWebhook, renewSecret, type WebhookDesk } from './actions.ts';

export function webhookRoutes(serve: Serve, desk: WebhookDesk): void {
  serve(endpoints.listWebhooks, ({ visitor }) => readWebhooks(desk, visitor));
  serve(endpoints.makeWebhook, ({ visitor, body }) => makeWebhook(desk, visitor, body));
  serve(endpoints.changeWebhook, ({ visitor, params, body }) => changeWebhook(desk, visitor, params.webhookId, body));
  serve(endpoints.removeWebhook, ({ visitor, params }) => removeWebhook(desk, visitor, params.webhookId));
  serve(endpoints.renewSecret, ({ visitor, params }) => renewSecret(desk, visitor, params.webhookId));
  serve(endpoints.sendTest, ({ visitor, params }) => sendTest(desk, visitor, params.webhookId));
  serve(endpoints.listDeliveries, ({ visitor, params, query }) => readDeliveries(desk, visitor, params.webhookId, query.before));
  serve(endpoints.sendAgain, ({ visitor, params }) => sendAgain(desk, visitor, params));
}
