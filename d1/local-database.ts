export interface LocalDatabase {
  prepare(sql: string): LocalStatement
  batch(statements: LocalStatement[]): Promise<unknown>
}

export interface LocalStatement {
  bind(...values: unknown[]): LocalStatement
  run(): Promise<unknown>
  all(): Promise<{ results: Record<string, unknown>[] }>
}
