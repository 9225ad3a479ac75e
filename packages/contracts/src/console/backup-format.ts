/** The first line of a part. The lines behind it are rows: JSON arrays of the values of these columns. */
export interface PartHeader {
  source: string
  columns: readonly string[]
}

export interface BackupPart {
  key: string
  /** How many lines follow the first one. */
  rows: number
  /** The SHA-256 of all lines, unzipped, in hex. */
  sha256: string
}

export interface BackupManifest {
  startedAt: string
  finishedAt: string
  /** The last migration of the tables. A restore begins with those up to it. */
  migration: string
  /** The rows of all tables. */
  rows: number
  /** Tables, children before their parents, then lists of the objects of each bucket. */
  sources: readonly { name: string; parts: readonly BackupPart[] }[]
}

/** The names of lists of objects begin with it. */
export const filesSource = 'files/'

/** The key of the copy of a file. Unlike a night's folder it stays, as most files are the same every night. */
export const copyKey = (bucket: string, key: string) => `${filesSource}${bucket}/${key}`

export const isFiles = (source: string) => source.startsWith(filesSource)

export const folderOf = (day: string) => `backups/${day}/`

export const manifestKey = (day: string) => `${folderOf(day)}manifest.json`

export const partKey = (day: string, source: string, part: number) =>
  `${folderOf(day)}${source}/${String(part).padStart(6, '0')}.jsonl.gz`

export const sourceOfKey = (key: string) => key.split('/').slice(2, -1).join('/')

/** The folder of erased people. A key has the moment, and the hash of an id, which is too random to be guessed. */
export const erasureFolder = 'erasures/'

export const erasureKey = (at: number, idHash: string) => `${erasureFolder}${new Date(at).toISOString()}/${idHash}`

export const linesOf = (header: PartHeader, rows: readonly (readonly unknown[])[]) =>
  [header, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('')
