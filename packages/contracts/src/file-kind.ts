import type { Role } from './roles.ts'

/** What files can be told by their first bytes; a kind takes some of them. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

export type FileType = (typeof fileTypes)[number]

/** What a capability says of the files that it takes. */
export interface FileKind {
  /** For example `course_cover`. */
  name: string
  /** Where its files lie in the bucket, and what their public addresses begin with. */
  folder: string
  /** Inclusive (C-47). */
  maxBytes: number
  types: readonly [FileType, ...FileType[]]
  /** Who may upload one. */
  uploaders: readonly Role[]
  /** Everybody, at an address that nobody can guess; else whoever uploaded it, and these roles. */
  readers: 'everybody' | readonly Role[]
  /** How many an account may have, used or not. */
  perAccount: number
  /** Width by height, for whoever crops pictures. */
  aspect?: readonly [width: number, height: number]
  /** In pixels: no wider than it is ever shown. */
  keptWidth?: number
  /** The brief's own texts. */
  messages: { tooLarge: string; wrongType: string; failed: string }
}

/** Keeps the exact name, which endpoints take. */
/* @__NO_SIDE_EFFECTS__ */
export const defineFileKind = <const Name extends string>(kind: FileKind & { name: Name }) => kind
