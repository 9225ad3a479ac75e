import type { Role } from './roles.ts'

/** What files can be told by their first bytes; a kind takes some of them. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

export type FileType = (typeof fileTypes)[number]

export interface FileKind {
  name: string
  /** Of the bucket, and of its public addresses. */
  folder: string
  /** Inclusive (C-47). */
  maxBytes: number
  types: readonly [FileType, ...FileType[]]
  uploaders: readonly Role[]
  /** `everybody`: at an unguessable address; else the uploader, and these roles. */
  readers: 'everybody' | readonly Role[]
  /** Used or not. */
  perAccount: number
  aspect?: readonly [width: number, height: number]
  /** In pixels: no wider than it is ever shown. */
  keptWidth?: number
  messages: { tooLarge: string; wrongType: string; failed: string }
}

/* @__NO_SIDE_EFFECTS__ */
export const defineFileKind = <const Name extends string>(kind: FileKind & { name: Name }) => kind
