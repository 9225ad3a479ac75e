export interface EndedCanary {
  /** Identifies the news: a repeated call with the same id has no effect. */
  id: string
  at: number
  remote: string
  release: string
  reason: string
  /**
   * True if only visitors' browsers reported failures: then the release was paused, or nothing was done. An older shell
   * does not set it.
   */
  isDoubt?: boolean
}

/** RPC over a service binding, not reachable from outside. */
export interface ReleaseNewsRpc {
  /** Writes the audit log and mails every admin. Repeated calls do so only once. */
  canaryEnded(news: EndedCanary): Promise<void>
}
