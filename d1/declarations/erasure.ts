/** The effect on a row of erasing the person in one of its columns, if no foreign key handles it. */
export interface Erasure {
  /** A keyed hash cannot be traced to an address without the secret. */
  holds: 'id' | 'email' | 'keyed hash'
  /** The row is deleted, stays without the person, or expires within the hour. */
  onErase: 'delete' | 'anonymize' | 'expire'
  where?: string
  /** Another rule already deletes the row with its person, so no trigger is needed. */
  isOwnRow?: true
}

export const erasedByEmail: Erasure = { holds: 'email', onErase: 'delete' }

export const erasedById: Erasure = { holds: 'id', onErase: 'delete' }

export const anonymizedById = (where: string): Erasure => ({ holds: 'id', onErase: 'anonymize', where })

export const expiresAsHash: Erasure = { holds: 'keyed hash', onErase: 'expire' }

export const erasedWithRow: Erasure = { holds: 'email', onErase: 'delete', isOwnRow: true }
