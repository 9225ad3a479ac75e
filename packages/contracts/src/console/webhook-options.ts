export const webhookStateNames = {
  active: 'Active',
  failing: 'Failing',
  paused: 'Paused',
  off: 'Switched off',
} as const

export type WebhookState = keyof typeof webhookStateNames

// `Object.keys` loses the type of the keys.
export const webhookStates = Object.keys(webhookStateNames) as [WebhookState, ...WebhookState[]]

export const deliveryStateNames = { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const

export type DeliveryState = keyof typeof deliveryStateNames

export const deliveryStates = Object.keys(deliveryStateNames) as [DeliveryState, ...DeliveryState[]]

export const deliveryErrorNames = {
  address: 'The address is private or not allowed',
  unresolved: 'The name of the server was not found',
  unreachable: 'The server could not be reached',
  timeout: 'The server did not answer within 15 seconds',
  redirect: 'The server answered with a redirect, which is not followed',
  status: 'The server answered with an error',
} as const

export type DeliveryError = keyof typeof deliveryErrorNames

export const deliveryErrors = Object.keys(deliveryErrorNames) as [DeliveryError, ...DeliveryError[]]

const minute = 60
const hour = 60 * minute

/** The pauses after each failed try, in seconds, as Standard Webhooks proposes. */
export const retrySeconds = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

export const webhookLimits = {
  webhooks: 20,
  urlLength: 500,
  nameLength: 80,
  timeoutMs: 15_000,
  /** The bytes of an answer that are read and shown. */
  answerBytes: 500,
  /** A webhook that has only failed for this long is switched off. */
  failingDays: 5,
  /** After a rotation the old secret signs too for this long. */
  oldSecretHours: 24,
  keptDays: 30,
  /** A lease that reported nothing for this long is tried again. */
  leaseMs: 60_000,
} as const
