import type { FileKind } from './file-kind.ts'
import * as declared from './file-kinds.registry.ts'

type Declared = (typeof declared)[keyof typeof declared]

export type FileKindName = Declared['name']

export const fileKinds: readonly FileKind[] = Object.values(declared)

// `map` loses the type of the names. They are sorted, because only some module loaders sort the exports of a module.
export const fileKindNames = Object.values(declared)
  .map(({ name }) => name)
  .toSorted() as [FileKindName, ...FileKindName[]]

export const largestFileBytes = Math.max(...fileKinds.map(({ maxBytes }) => maxBytes))
