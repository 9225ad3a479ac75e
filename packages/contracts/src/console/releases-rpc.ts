export interface EndedCanary {
  /** Another call with the same id changes nothing. */
  id: string
  at: number
  remote: string
  release: string
  reason: string
  /** Only visitors' browsers said so: the release was paused, or nothing was done. An older shell does not set it. */
  isDoubt?: boolean
}

/** RPC over a service binding: not reachable from outside. */
export interface ReleaseNewsRpc {
  /** Writes the audit log and an email to every admin; once, however often it is called. */
  canaryEnded(news: EndedCanary): Promise<void>
}
