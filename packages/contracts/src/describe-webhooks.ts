import type { $ZodType } from 'zod/v4/core'
import { webhookEvents } from './console/webhook-events.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** The events of which webhooks are told, as their receivers see them. */
export function describeWebhooks(toSchema: (schema: $ZodType) => unknown) {
  const parameters = [
    header('webhook-id', 'Names the event. An event that is sent again keeps its id.'),
    header('webhook-timestamp', 'Seconds since 1970. Refuse what is more than five minutes off.'),
    header(
      'webhook-signature',
      'For each valid secret, separated by spaces, `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the base64-decoded secret behind `whsec_` (Standard Webhooks).',
    ),
  ]
  return Object.fromEntries(
    Object.entries(webhookEvents).map(([type, { summary, data }]) => [
      type,
      {
        post: {
          operationId: `receive_${type.replaceAll('.', '_')}`,
          summary,
          security: [],
          parameters,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['type', 'timestamp', 'data'],
                  properties: {
                    type: { const: type },
                    timestamp: { type: 'string', format: 'date-time' },
                    data: toSchema(data),
                  },
                },
              },
            },
          },
          responses: {
            '2XX': { description: 'Accepted' },
            410: { description: 'The webhook is switched off' },
            '4XX': { description: 'Sent again later' },
          },
        },
      },
    ]),
  )
}
