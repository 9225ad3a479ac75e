import { ApiError } from '@kere/platform/api'
import { lazyComponent } from './lazy-component.ts'

export const failurePart = lazyComponent(async () => (await import('./load-failure.tsx')).LoadFailure)

/** A malformed id or cursor is treated like an unknown one, because nothing can have it. */
export const isRefusal = ({ code }: ApiError) =>
  code === 'not_found' || code === 'invalid_cursor' || code === 'validation_failed'

export async function nullIfNotFound<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error)) return null
    return withFailurePart(error)
  }
}

export async function withFailurePart(reason: unknown): Promise<never> {
  await failurePart.load().catch(() => {})
  throw reason
}
