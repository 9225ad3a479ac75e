import type { Method } from '@kere/contracts/endpoint'

/**
 * What a signed-in user has on this device: answers to read without a connection, and changes that wait for one. Another
 * account sees nothing of it, and nothing of it is sent under another.
 */
export interface Device {
  keepAnswer(url: string, text: string): Promise<void>
  findAnswer(url: string): Promise<KeptAnswer | null>
  /** Answers and pages of an address and of all below it go. Unset by an older shell. */
  forgetBelow?(path: string): Promise<void>
  /** Kept on the device first, then sent after those before it; settles when it is sent, refused, or known to wait. */
  send(write: Write): Promise<WriteOutcome>
  /** What is not sent yet, or was refused and is kept. */
  listWrites(): Promise<readonly WaitingWrite[]>
  dropWrite(target: string): Promise<void>
  /** After every change of `listWrites`. @returns how to stop */
  listen(listener: () => void): () => void
}

export interface KeptAnswer {
  text: string
  /** When the server gave it, in milliseconds. */
  at: number
}

export interface Write {
  /** What it changes: a later write replaces one to the same target that nobody has tried to send yet. */
  target: string
  method: Exclude<Method, 'GET'>
  /** Same origin. */
  path: string
  body?: unknown
  /** What was written is worth keeping even if it is refused: it stays until it is dropped. */
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
