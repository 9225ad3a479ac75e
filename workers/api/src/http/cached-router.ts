import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

/** Wraps hono's router for overlapping paths, and caches the result for each path that has no parameters. */
export class CachedRouter<Handler> implements Router<Handler> {
  readonly name = 'CachedRouter'
  readonly #added: [method: string, path: string, handler: Handler][] = []
  readonly #kept = new Map<string, Result<Handler>>()
  readonly #fixedPaths: ReadonlySet<string>
  #routes: TrieRouter<Handler> | undefined

  constructor(paths: readonly string[]) {
    this.#fixedPaths = new Set(paths.filter((path) => !path.includes(':')))
  }

  add(method: string, path: string, handler: Handler) {
    this.#added.push([method, path, handler])
  }

  match(method: string, path: string): Result<Handler> {
    // The caller chooses the method and the path. Caching only known paths keeps the cache bounded.
    if (method !== 'GET' || !this.#fixedPaths.has(path)) return this.#search(method, path)
    let found = this.#kept.get(path)
    if (!found) this.#kept.set(path, (found = this.#search(method, path)))
    return found
  }

  /** The routes are built at the first request, because a worker has little time to start. */
  #search(method: string, path: string) {
    if (!this.#routes) {
      this.#routes = new TrieRouter()
      for (const route of this.#added) this.#routes.add(...route)
    }
    return this.#routes.match(method, path)
  }
}
