import type { Role } from '../accounts/roles.ts'

/** Documents are read whole before they are stored: content beside text and pictures is refused. */
export const documentTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Data is read whole too: tables of text without formulas, GeoJSON, and archives of files that are taken by themselves. */
export const dataTypes = ['text/csv', 'application/geo+json', 'application/zip'] as const

/** The types that can be recognized by a file's content; each kind takes some of them. */
export const fileTypes = [...pictureTypes, ...documentTypes, ...dataTypes] as const

export type FileType = (typeof fileTypes)[number]

export const extensions: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/csv': 'csv',
  'application/geo+json': 'geojson',
  'application/zip': 'zip',
}

/** Each capability has its own bucket of private documents (S-526). */
export const documentBucketNames = [
  'fellowship-applications',
  'job-applications',
  'lab-submissions',
  'impact-evidence',
] as const

export type DocumentBucket = (typeof documentBucketNames)[number]

export interface SingleFileKind {
  name: string
  /** `media` where none is named. */
  bucket?: DocumentBucket
  /** The folder in the bucket and in public addresses. */
  folder: string
  /** Keys say when the object came and what it is: `{timestamp}-{random}.{extension}` (S-527). */
  isKeyTimed?: true
  /** Inclusive (C-47). */
  maxBytes: number
  types: readonly [FileType, ...FileType[]]
  uploaders: readonly Role[]
  /** `everybody`: at an unguessable address; else the uploader, and these roles. */
  readers: 'everybody' | readonly Role[]
  /** Used or not. */
  perAccount: number
  aspect?: readonly [width: number, height: number]
  /** The width in pixels of the stored picture: no wider than it is ever shown. */
  keptWidth?: number
  /** Width by height, inclusive: what whoever is shown a picture has to decode. Without it none is taken. */
  maxPixels?: number
  messages: { tooLarge: string; tooManyPixels?: string; wrongType: string; failed: string }
}

export interface FileKind extends SingleFileKind {
  /** The rendition that lists show; it is uploaded before the picture. */
  small?: SingleFileKind
}

/* @__NO_SIDE_EFFECTS__ */
export const defineFileKind = <const Name extends string, const Small extends string = never>(
  kind: SingleFileKind & { name: Name; small?: SingleFileKind & { name: Small } },
) => kind
