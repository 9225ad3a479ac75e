export interface EndedCanary {
  /** Another call with the same id changes nothing. */
  id: string
  at: number
  remote: string
  release: string
  reason: string
}

/** RPC over a service binding: not reachable from outside. */
export interface ReleaseNewsRpc {
  /** Writes the audit log and an email to every admin; once, however often it is called. */
  canaryEnded(news: EndedCanary): Promise<void>
}
