import * as endpoints from '@kere/contracts/console/webhooks'
import { route } from '../../http/route.ts'
import { resealWebhooks } from './reseal-webhooks.ts'
import * as webhooks from './webhooks.ts'

export const routes = [
  ...webhooks.webhookReads.routes,
  ...webhooks.deliveryReads.routes,
  route(endpoints.listWebhookEvents, () => Promise.resolve(webhooks.listWebhookEvents())),
  route(endpoints.createWebhook, (context, { body }) => webhooks.createWebhook(context, body)),
  route(endpoints.setWebhookPaused, (context, { params, body }) =>
    webhooks.setWebhookPaused(context, params.id, body.paused),
  ),
  route(endpoints.rotateWebhookSecret, (context, { params }) => webhooks.rotateWebhookSecret(context, params.id)),
  route(endpoints.testWebhook, (context, { params }) => webhooks.testWebhook(context, params.id)),
  route(endpoints.replayWebhook, (context, { params, body }) => webhooks.replayWebhook(context, params.id, body.since)),
  route(endpoints.deleteWebhook, (context, { params }) => webhooks.deleteWebhook(context, params.id)),
  route(endpoints.replayDelivery, (context, { params }) => webhooks.replayDelivery(context, params.id)),
]

export const clock = { resealedWebhooks: resealWebhooks }
