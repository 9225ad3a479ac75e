import type { SwitchPurpose } from '@kere/contracts/accounts/consents-options'
import type { SQL } from 'drizzle-orm'

type Row = 'old' | 'new'

interface Withdrawal {
  userId: string
  at: number
}

/** A switch by which a person agrees. The ledger has an entry for each of its turns (decision 0135). */
export interface ConsentSwitch {
  purpose: SwitchPurpose
  /** The triggers that enter its turns; null if they are written by hand. */
  entered: {
    /** The columns that `isOn` reads. */
    columns: readonly string[]
    isOn: (row: Row) => string
    /** The column with the person's id. */
    userId: string
  } | null
  /** The fields that turn the switch off, and the rows; null for what cannot be withdrawn alone. */
  turnOff: ((withdrawal: Withdrawal) => { set: Readonly<Record<string, unknown>>; where: SQL }) | null
}
