import { courseCover } from '@kere/contracts/courses/course-cover'
import type { Context } from '../../base/context.ts'
import { isOwnFile } from '../../kit/files/is-own-file.ts'
import { invalidField } from '../../base/domain-error.ts'

/** The author's own upload, or what stood there before. @throws {DomainError} `validation_failed` */
export async function requireCover(context: Context, path: string | null, before: string | null) {
  if (path === null || path === before || (await isOwnFile(context, courseCover, path))) return
  throw invalidField('/body/details/coverImage', 'Please upload the picture')
}
