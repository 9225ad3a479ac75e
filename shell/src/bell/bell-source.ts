import type { ComponentType } from 'react'
import type { BellCalls } from './bell-calls.ts'
import type { Unread } from './unread-store.ts'

export interface BellSource {
  unread: Unread
  load: () => Promise<BellCalls>
  loadPanel: () => Promise<ComponentType<{ source: BellSource }>>
}
