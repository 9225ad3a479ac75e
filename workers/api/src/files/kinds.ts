import type { FileKind } from '@kere/contracts/file-kind'
import { fileKinds } from '@kere/contracts/file-kinds'
import type { Role } from '@kere/contracts/roles'

/** Which kinds of files there are; tests have some of their own. */
export type FileKinds = readonly FileKind[]

/** @throws for a name that was written by an API that knew more kinds */
export function kindOf(name: string, kinds: FileKinds = fileKinds): FileKind {
  const kind = kinds.find((each) => each.name === name)
  if (!kind) throw new Error(`There are no files of the kind ${name}`)
  return kind
}

export const isPublic = ({ readers }: FileKind) => readers === 'everybody'

export const isReadBy = ({ readers }: FileKind, role: Role) => readers === 'everybody' || readers.includes(role)

/** What the address of a public file begins with; the key of its object follows. */
export const mediaPrefix = '/media/'
