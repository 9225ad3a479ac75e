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

/** The budget of an objective is being spent too fast, or no longer is. */
export interface BurnNews {
  /** The number of the burn in the record of the shell. */
  id: number
  objective: string
  text: string
  reason: string
  since: number
  until: number | null
}

/** RPC over a service binding, not reachable from outside. */
export interface ReleaseNewsRpc {
  /** Writes the audit log and mails every admin. Repeated calls do so only once. */
  canaryEnded(news: EndedCanary): Promise<void>
  /** Mails every admin, once when a burn begins and once when it ends. */
  burnChanged(news: BurnNews): Promise<void>
}
