import type { Method } from '@kere/contracts/http/endpoint'

/** Another account sees nothing of it, and nothing of it is sent under another. */
export interface Device {
  keepAnswer(url: string, text: string): Promise<void>
  findAnswer(url: string): Promise<KeptAnswer | null>
  /** Deletes an address and all below it. An older shell does not have it. */
  forgetBelow?(path: string): Promise<void>
  /** Lists it on the page that opens where no other does. An older shell does not have it. */
  listPlace?(place: KeptPlace): Promise<void>
  /**
   * Stores the write on the device, then sends it after the earlier ones; settles when it is sent, refused, or known to
   * wait.
   */
  send(write: Write): Promise<WriteOutcome>
  listWrites(): Promise<readonly WaitingWrite[]>
  dropWrite(target: string): Promise<void>
  /** @returns how to stop */
  listen(listener: () => void): () => void
}

export interface KeptAnswer {
  text: string
  /** When the server gave it, in milliseconds. */
  at: number
}

/** A page that can be read without a connection. */
export interface KeptPlace {
  /** With its search. */
  path: string
  /** The heading that it is listed under, as `Lessons`. */
  group: string
  title: string
  detail?: string
}

export interface Write {
  /** A later write replaces one to the same target that was not tried yet. */
  target: string
  method: Exclude<Method, 'GET'>
  /** Same origin. */
  path: string
  body?: unknown
  /** Stays until it is dropped, even if it is refused. */
  isKeptWhenRefused?: boolean
}

export interface WaitingWrite extends Write {
  at: number
  /** The problem's code. */
  refusal: string | null
}

export type WriteOutcome =
  | { kind: 'sent'; answer: unknown }
  | { kind: 'waiting' }
  | { kind: 'refused'; code: string; message: string }
