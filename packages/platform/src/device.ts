import type { Method } from '@kere/contracts/http/endpoint'

/** Storage on the device for one account. Other accounts cannot see it, and their sessions do not send it. */
export interface Device {
  keepAnswer(url: string, text: string): Promise<void>
  findAnswer(url: string): Promise<KeptAnswer | null>
  /** Deletes an address and all addresses below it. An older shell lacks this method. */
  forgetBelow?(path: string): Promise<void>
  /** Lists the place on the page that opens when there is no connection. An older shell lacks this method. */
  listPlace?(place: KeptPlace): Promise<void>
  /**
   * Stores the write on the device, then sends it after the earlier ones. It settles when the write is sent, is
   * refused, or has to wait.
   */
  send(write: Write): Promise<WriteOutcome>
  listWrites(): Promise<readonly WaitingWrite[]>
  dropWrite(target: string): Promise<void>
  /** @returns a function that stops the listener */
  listen(listener: () => void): () => void
}

export interface KeptAnswer {
  text: string
  /** The time at which the server gave the answer, in milliseconds since 1970. */
  at: number
}

/** A page that can be read without a connection. */
export interface KeptPlace {
  /** The path, including its search. */
  path: string
  /** The heading under which the place is listed, for example `Lessons`. */
  group: string
  title: string
  detail?: string
}

export interface Write {
  /** Names the thing that is written. A later write replaces one with the same target that was not tried yet. */
  target: string
  method: Exclude<Method, 'GET'>
  /** A path of this origin. */
  path: string
  body?: unknown
  /** If true, the write stays stored even when it is refused, until it is dropped. */
  isKeptWhenRefused?: boolean
}

export interface WaitingWrite extends Write {
  at: number
  /** The code of the problem with which the write was refused. */
  refusal: string | null
}

export type WriteOutcome =
  | { kind: 'sent'; answer: unknown }
  | { kind: 'waiting' }
  | { kind: 'refused'; code: string; message: string }
