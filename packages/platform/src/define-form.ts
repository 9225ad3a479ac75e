import type { Endpoint, EndpointInput } from '@kere/contracts/endpoint'

type FieldOf<E> = EndpointInput<E> extends { body: infer Body } ? KeyOfAny<Body> : never

/** Of every member of a union. */
type KeyOfAny<Body> = Body extends object ? Extract<keyof Body, string> : never

/** A form of a remote that works without a script too. Which fields it has, and what they hold, is the endpoint's to say. */
export interface DeclaredForm<E extends Endpoint = Endpoint> {
  /** Unique in the remote; its page asks by it for what was typed (`useSubmission`). */
  name: string
  /** What the form is posted to. */
  path: string
  /** Where it stands, if that is not the address it is posted to. */
  page?: string
  endpoint: E
  /** Fields that never come back: passwords, tokens. */
  secrets?: readonly FieldOf<E>[]
  /** Fields that are not sent to the API, but may stand in `goTo`; `next` can only be a path of this site. */
  keeps?: readonly string[]
  /** Where to go then, with `{field}` and `{answer.field}`. */
  goTo: string
}

/** Declares a form and keeps the endpoint's types. */
export const defineForm = <const E extends Endpoint>(form: DeclaredForm<E>): DeclaredForm<E> => form
