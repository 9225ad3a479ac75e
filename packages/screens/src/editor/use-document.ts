import { useSyncExternalStore } from 'react'
import type { DocumentState, SavedDocument } from './saved-document.ts'

export const useDocument = <Value>(document: SavedDocument<Value>): DocumentState<Value> =>
  useSyncExternalStore(document.listen, () => document.state)
