import type { Endpoint, EndpointInput } from '@kere/contracts/http/endpoint'
import type { NoticeCode } from './notices.ts'

type FieldOf<E> = EndpointInput<E> extends { body: infer Body } ? KeyOfAny<Body> : never

type KeyOfAny<Body> = Body extends object ? Extract<keyof Body, string> : never

export interface DeclaredForm<E extends Endpoint = Endpoint> {
  /** The form's name, unique in its remote; `useSubmission` finds the submission by it. */
  name: string
  path: string
  page?: string
  endpoint: E
  /** Fields that are never sent back to the page: passwords, tokens. */
  redacted?: readonly FieldOf<E>[]
  /**
   * Fields that are not sent to the API but may be used in `redirectTo`. The value of `next` must be a path of this
   * site.
   */
  passThrough?: readonly string[]
  /** The path to redirect to. It may contain `{field}`, `{answer.field}` and `{answer.field.field}`. */
  redirectTo: string
  flash?: NoticeCode
  /**
   * For a form that visitors can submit before they sign in: the id of the element on the page to return to afterwards.
   */
  resumesAt?: string
}

export const defineForm = <const E extends Endpoint>(form: DeclaredForm<E>): DeclaredForm<E> => form
