import { ApiError } from '@kere/platform/api'
import { lazyComponent } from './lazy-component.ts'

export const failurePart = lazyComponent(async () => (await import('./load-failure.tsx')).LoadFailure)

/** An id or a cursor that cannot exist is as unknown as one that does not. */
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
