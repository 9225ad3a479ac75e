/** A notification that a sample account has. */
export interface Told {
  kind: string
  template: string
  at: number
  details: Record<string, string>
  /** It was seen on the same day. */
  isRead?: boolean
}

export interface ToldBySeed extends Told {
  email: string
}
