import worker from './index.js'

export * from './index.js'

let reads = 0
let isCounting = false

/**
 * Wraps a contestant in its isolate: it adds a route that does nothing, and counts how often courses are read from D1.
 */
export default {
  fetch(request, env, context) {
    if (request.url.endsWith('/_nothing')) return new Response('nothing')
    if (env.DB) {
      if (request.url.endsWith('/_reads')) return Response.json(reads)
      if (!isCounting) count(env.DB)
    }
    return worker.fetch(request, env, context)
  },
}

/** Counts on the prototypes, so that the binding itself is unchanged, however the worker gets it. */
function count(db) {
  isCounting = true
  const statements = new WeakSet()
  const isRead = (statement) => statements.has(statement)
  const databases = [db, db.withSession()].map(Object.getPrototypeOf)
  const statement = Object.getPrototypeOf(db.prepare('SELECT 1'))

  for (const database of databases) {
    after(database, 'prepare', (prepared, _, sql) => /\bcourses\b/.test(sql) && statements.add(prepared))
    after(database, 'batch', (_, __, together) => together.some(isRead) && (reads += 1))
  }
  after(statement, 'bind', (bound, unbound) => isRead(unbound) && statements.add(bound))
  for (const name of ['first', 'run', 'all', 'raw']) after(statement, name, (_, asked) => isRead(asked) && (reads += 1))
}

function after(prototype, name, note) {
  const call = prototype[name]
  prototype[name] = function (...values) {
    const result = call.apply(this, values)
    note(result, this, ...values)
    return result
  }
}
