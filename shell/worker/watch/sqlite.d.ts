/** The part of Node's SQLite that a test uses, because workers lack Node's types. */
declare module 'node:sqlite' {
  export class DatabaseSync {
    constructor(path: string)
    prepare(query: string): {
      all(...values: (string | number | null)[]): Record<string, unknown>[]
      get(...values: (string | number | null)[]): Record<string, unknown> | undefined
    }
  }
}
