import { env } from 'cloudflare:workers'

export function failingDatabase(isBroken: (sql: string) => boolean = () => true): D1Database {
  const fail = () => Promise.reject(new Error('Network connection lost.'))
  const broken = { raw: fail, run: fail, all: fail }
  return {
    prepare: (sql: string) => (isBroken(sql) ? { ...broken, bind: () => broken } : env.DB.prepare(sql)),
    batch: fail,
    // The cast is safe: drizzle and the API call only these methods of a D1Database.
  } as unknown as D1Database
}
