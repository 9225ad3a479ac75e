import type { FileKind } from '@kere/contracts/file-kind'
import { fileKinds } from '@kere/contracts/file-kinds'
import type { Role } from '@kere/contracts/roles'

export type FileKinds = readonly FileKind[]

/** @throws for a name that was written by an API that knew more kinds */
export function kindOf(name: string, kinds: FileKinds = fileKinds): FileKind {
  const kind = kinds.find((each) => each.name === name)
  if (!kind) throw new Error(`There are no files of the kind ${name}`)
  return kind
}

export const isPublic = ({ readers }: FileKind) => readers === 'everybody'

export const isReadBy = ({ readers }: FileKind, role: Role) => readers === 'everybody' || readers.includes(role)

export const mediaPrefix = '/media/'
