/** As much of Node's as a test of tables uses: workers know no types of Node's. */
declare module 'node:sqlite' {
  export class DatabaseSync {
    constructor(path: string)
    prepare(query: string): {
      all(...values: (string | number)[]): Record<string, unknown>[]
      get(...values: (string | number)[]): Record<string, unknown> | undefined
    }
  }
}
