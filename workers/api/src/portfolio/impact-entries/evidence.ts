import type { evidenceSizes } from '@kere/contracts/portfolio/impact-entries'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import type { FileAnswer } from '../../http/route.ts'
import { answerFile } from '../../kit/files/answer-file.ts'
import { findStoredFile } from '../../kit/files/files.ts'
import { selectOpenEvidence } from './evidence.queries.ts'

/**
 * Serves a picture or document. Caches must ask again each time, so that evidence that has become private is not shown
 * once more.
 * @throws {DomainError} `not_found` for everybody except its owner while its entry is not public
 */
export async function getImpactEvidence(
  context: Context,
  id: string,
  size: (typeof evidenceSizes)[number] = 'whole',
): Promise<FileAnswer> {
  const [row] = await selectOpenEvidence(context, id)
  const by = size === 'whole' ? row && { id } : row?.smallKey != null && { objectKey: row.smallKey }
  const file = by && (await findStoredFile(context, by))
  if (!file) throw new DomainError('not_found')
  const { body, headers } = await answerFile(context, file, { isAttachment: file.type === 'application/pdf' })
  return { body, headers: { ...headers, 'cache-control': 'private, no-cache', vary: 'cookie' } }
}
