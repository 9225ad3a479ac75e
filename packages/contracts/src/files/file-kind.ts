import type { Role } from '../accounts/roles.ts'

/** Documents are read whole before they are stored, and refused if they contain anything but text and pictures. */
export const documentTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/**
 * Data files are read whole too. Accepted are tables of text without formulas, GeoJSON, and archives whose files would
 * each be accepted.
 */
export const dataTypes = ['text/csv', 'application/geo+json', 'application/zip'] as const

/** The types that can be recognized by a file's content. Each file kind accepts some of them. */
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

/** Labs and field tasks share a bucket, because another would have to be made in each environment. */
export const handInBucket = 'lab-submissions'

/** Private documents are in buckets by capability (S-526). */
export const documentBucketNames = [
  'fellowship-applications',
  'job-applications',
  handInBucket,
  'impact-evidence',
] as const

export type DocumentBucket = (typeof documentBucketNames)[number]

export interface SingleFileKind {
  name: string
  /** Without a bucket, the file is stored in `media`. */
  bucket?: DocumentBucket
  /** The folder in the bucket, which is part of public addresses. */
  folder: string
  /** If true, the key tells the time and type of the object: `{timestamp}-{random}.{extension}` (S-527). */
  isKeyTimed?: true
  /** The largest accepted size, inclusive (C-47). */
  maxBytes: number
  types: readonly [FileType, ...FileType[]]
  uploaders: readonly Role[]
  /** `everybody`: anybody who knows the unguessable address. Otherwise the uploader, and these roles. */
  readers: 'everybody' | readonly Role[]
  /** The number of files of one account, in use or not. */
  perAccount: number
  aspect?: readonly [width: number, height: number]
  /** The width in pixels to which a picture is reduced: the largest at which it is shown. */
  keptWidth?: number
  /**
   * Width times height, inclusive, because every reader's device has to decode the picture. Kinds without it accept no
   * pictures.
   */
  maxPixels?: number
  messages: { tooLarge: string; tooManyPixels?: string; wrongType: string; failed: string }
}

export interface FileKind extends SingleFileKind {
  /** The rendition for lists, which is uploaded before the picture. */
  small?: SingleFileKind
}

/* @__NO_SIDE_EFFECTS__ */
export const defineFileKind = <const Name extends string, const Small extends string = never>(
  kind: SingleFileKind & { name: Name; small?: SingleFileKind & { name: Small } },
) => kind
