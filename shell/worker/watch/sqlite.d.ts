/** Declares the part of Node's SQLite that a test of tables uses: workers do not have Node's types. */
declare module 'node:sqlite' {
  export class DatabaseSync {
    constructor(path: string)
    prepare(query: string): {
      all(...values: (string | number | null)[]): Record<string, unknown>[]
      get(...values: (string | number | null)[]): Record<string, unknown> | undefined
    }
  }
}
