/** This happens to a row when the person in one of its columns is erased and no foreign key handles it. */
export interface Erasure {
  /** A hash is keyed: nobody without the secret can tell the address. */
  holds: 'id' | 'email' | 'keyed hash'
  /** The row is deleted, stays without its person, or expires within the hour. */
  onErase: 'delete' | 'anonymize' | 'expire'
  where?: string
  /** Goes with its own row: no trigger has to. */
  isOwnRow?: true
}

export const erasedByEmail: Erasure = { holds: 'email', onErase: 'delete' }

export const erasedById: Erasure = { holds: 'id', onErase: 'delete' }

export const anonymizedById = (where: string): Erasure => ({ holds: 'id', onErase: 'anonymize', where })

export const expiresAsHash: Erasure = { holds: 'keyed hash', onErase: 'expire' }

export const erasedWithRow: Erasure = { holds: 'email', onErase: 'delete', isOwnRow: true }
