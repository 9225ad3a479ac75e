import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

/** hono's router for paths of which one may stand for another; it caches the result for a path without parameters. */
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
    // The caller chooses method and path, so the cache must stay bounded.
    if (method !== 'GET' || !this.#fixedPaths.has(path)) return this.#search(method, path)
    let found = this.#kept.get(path)
    if (!found) this.#kept.set(path, (found = this.#search(method, path)))
    return found
  }

  /** Built with the first request: a worker has little time to start. */
  #search(method: string, path: string) {
    if (!this.#routes) {
      this.#routes = new TrieRouter()
      for (const route of this.#added) this.#routes.add(...route)
    }
    return this.#routes.match(method, path)
  }
}
