import type { Role } from '../accounts/roles.ts'

/** What files can be told by their first bytes; a kind takes some of them. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

export type FileType = (typeof fileTypes)[number]

export interface SingleFileKind {
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
  /** Width by height, inclusive: what whoever is shown a picture has to decode. Without it none is taken. */
  maxPixels?: number
  messages: { tooLarge: string; tooManyPixels?: string; wrongType: string; failed: string }
}

export interface FileKind extends SingleFileKind {
  /** What lists show of a picture, uploaded before it. */
  small?: SingleFileKind
}

/* @__NO_SIDE_EFFECTS__ */
export const defineFileKind = <const Name extends string, const Small extends string = never>(
  kind: SingleFileKind & { name: Name; small?: SingleFileKind & { name: Small } },
) => kind
