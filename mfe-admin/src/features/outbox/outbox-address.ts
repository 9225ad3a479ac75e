import { outboxStates, type OutboxState } from '@kere/contracts/outbox-options'

/** Everything the outbox shows, as its URL says it. */
export interface OutboxAddress {
  state: OutboxState | null
  template: string | null
  cursor: string | null
  /** Id of the mail whose panel is open. */
  mail: string | null
}

export const outboxPath = '/dashboard/outbox'

/** Reads what can be understood and drops the rest: an address is typed, shared and edited by anybody. */
export function readOutboxAddress(params: URLSearchParams): OutboxAddress {
  return {
    state: outboxStates.find((state) => state === params.get('state')) ?? null,
    template: /^[a-z_]+$/.exec(params.get('template') ?? '')?.[0] ?? null,
    cursor: params.get('cursor') || null,
    mail: params.get('mail') || null,
  }
}

export function outboxHref(address: Partial<OutboxAddress>): string {
  const entries = Object.entries(address).filter((entry): entry is [string, string] => entry[1] !== null)
  const params = new URLSearchParams(entries).toString()
  return params ? `${outboxPath}?${params}` : outboxPath
}

/** The same filters on the first page with nothing open, as every change of a filter wants it. */
export const fromTheTop = (address: OutboxAddress): OutboxAddress => ({ ...address, cursor: null, mail: null })
