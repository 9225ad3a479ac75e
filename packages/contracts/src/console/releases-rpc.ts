export interface EndedCanary {
  /** Told again, it is the same. */
  id: string
  at: number
  remote: string
  release: string
  reason: string
}

/** RPC over a service binding: not reachable from outside. */
export interface ReleaseNewsRpc {
  /** Into the audit log, and to every admin by email; once, however often it is told. */
  canaryEnded(news: EndedCanary): Promise<void>
}
