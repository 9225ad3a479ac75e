import * as endpoints from '@kere/contracts/forms/newsletter'
import { route } from '../../http/route.ts'
import * as newsletter from './newsletter.ts'

export const routes = [
  route(endpoints.subscribeToNewsletter, (context, { body }, exchange) =>
    newsletter.subscribeToNewsletter(context, body, exchange),
  ),
  route(endpoints.getSubscription, (context, { params }) => newsletter.getSubscription(context, params.token)),
  route(endpoints.getOwnSubscription, (context) => newsletter.getOwnSubscription(context)),
  route(endpoints.confirmSubscription, (context, { body }) => newsletter.confirmSubscription(context, body.token)),
  route(endpoints.changeSubscription, (context, { body }) => newsletter.changeSubscription(context, body)),
  route(endpoints.endSubscription, (context, { body }) => newsletter.endSubscription(context, body.token)),
  route(endpoints.stopSubscription, (context, { body }) => newsletter.stopSubscription(context, body.token)),
  ...newsletter.subscriberReads.routes,
  route(endpoints.importSubscribers, (context, { body }) => newsletter.importSubscribers(context, body.rows)),
  route(endpoints.setSubscriberConfirmed, (context, { params, body }) =>
    newsletter.setSubscriberConfirmed(context, params.id, body.confirmed),
  ),
  route(endpoints.deleteSubscriber, (context, { params }) => newsletter.deleteSubscriber(context, params.id)),
]

export const exports = newsletter.subscriberReads.csv({
  Date: { moment: ({ subscribedAt }) => subscribedAt },
  Email: { text: ({ email }) => email },
  'First Name': { text: ({ firstName }) => firstName },
  Confirmed: { text: ({ confirmed }) => (confirmed ? 'Yes' : 'No') },
  'Unsubscribed At': { moment: ({ unsubscribedAt }) => unsubscribedAt },
})
