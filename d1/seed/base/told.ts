/** A notification for a sample account. */
export interface Told {
  kind: string
  template: string
  at: number
  details: Record<string, string>
  /** True if it was read on the same day. */
  isRead?: boolean
}

export interface ToldBySeed extends Told {
  email: string
}
