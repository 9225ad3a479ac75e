import { eventCover } from '@kere/contracts/events/event-cover'
import type { Context } from '../../base/context.ts'
import { isOwnFile } from '../../kit/files/is-own-file.ts'
import { invalidField } from '../../base/domain-error.ts'
import { pointerOf } from './event-draft-answer.ts'

/**
 * Accepts only the author's own upload, or the poster that the event had before.
 * @throws {DomainError} `validation_failed`
 */
export async function requirePoster(context: Context, path: string | null, before: readonly (string | null)[]) {
  if (path === null || before.includes(path) || (await isOwnFile(context, eventCover, path))) return
  throw invalidField(pointerOf('coverImage'), 'Please upload the picture')
}
