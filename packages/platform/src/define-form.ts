import type { Endpoint, EndpointInput } from '@kere/contracts/http/endpoint'
import type { NoticeCode } from './notices.ts'

type FieldOf<E> = EndpointInput<E> extends { body: infer Body } ? KeyOfAny<Body> : never

type KeyOfAny<Body> = Body extends object ? Extract<keyof Body, string> : never

export interface DeclaredForm<E extends Endpoint = Endpoint> {
  /** Unique in the remote; `useSubmission` asks by it. */
  name: string
  path: string
  page?: string
  endpoint: E
  /** Fields that are never sent back: passwords, tokens. */
  redacted?: readonly FieldOf<E>[]
  /** Fields that are not sent to the API but may appear in `redirectTo`; `next` can only be a path of this site. */
  passThrough?: readonly string[]
  /** The path to redirect to, with `{field}`, `{answer.field}` and `{answer.field.field}`. */
  redirectTo: string
  flash?: NoticeCode
  /**
   * Set for a form that visitors press and that is submitted once they have signed in: the element of the page to
   * return to.
   */
  resumesAt?: string
}

export const defineForm = <const E extends Endpoint>(form: DeclaredForm<E>): DeclaredForm<E> => form
