import { ApiError, type ApiClient } from './api.ts'

/**
 * Gives an action one idempotency key until it has a definite answer. A try with the same content after a lost
 * connection, a timeout or a server failure is then done only once. After a refusal or a success, the next try is a new
 * action.
 * @param content what is sent; changed content gets another key, because the API refuses a key that it knows with other
 * content
 */
export function createAttempts() {
  let open: { text: string; key: string } | null = null

  return async function attempt<Answer>(content: unknown, send: (idempotencyKey: string) => Promise<Answer>) {
    const text = JSON.stringify(content, fileAsText)
    if (open?.text !== text) open = { text, key: crypto.randomUUID() }
    try {
      const answer = await send(open.key)
      open = null
      return answer
    } catch (error) {
      if (isRefusal(error)) open = null
      throw error
    }
  }
}

/** Wraps the client for one form, or one part of a page: every write carries the key of its current attempt. */
export function underAttempts(api: ApiClient): ApiClient {
  const attempt = createAttempts()
  return {
    call: (endpoint, input, options) =>
      endpoint.method === 'GET'
        ? api.call(endpoint, input, options)
        : attempt([endpoint.name, input], (idempotencyKey) =>
            api.call(endpoint, input, { idempotencyKey, ...options }),
          ),
  }
}

/** True if the API has definitely done nothing. An action that was done but answered unreadably is no refusal. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && !error.isTransient

const fileAsText = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value
