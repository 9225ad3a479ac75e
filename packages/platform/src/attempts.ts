import { ApiError, type ApiClient } from './api.ts'

/**
 * Sends an act under one idempotency key until it has a definite answer: after a lost connection, a timeout or a failure of the
 * server a try with the same content is the same act, and is done once. After a refusal or a success the next one is another act.
 *
 * @param content what is sent; a changed one has another key, which the API would refuse under the same
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

/** The same client for one form, or one part of a page: each of its acts goes under the key of its attempt. */
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

/** A definite answer that nothing was done. What was done and answered unreadably is none. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && !error.isTransient

const fileAsText = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value
