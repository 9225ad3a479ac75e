import type { BulkAct, BulkRequest } from '@kere/platform/border'

export interface Trouble {
  id: string
  name: string
  href: string
  reason: string
}

export interface ShownRun {
  id: number
  act: BulkAct
  noun: BulkRequest['noun']
  /** `paused`: nothing is lost, and the run can continue. `ended`: finished, stopped or refused. */
  state: 'running' | 'paused' | 'ended'
  isStopping: boolean
  total: number | null
  counts: Readonly<Record<'done' | 'unchanged' | 'refused' | 'failed', number>>
  troubles: readonly Trouble[]
  reason: string | null
  undoable: number
}
