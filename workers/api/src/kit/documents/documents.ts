import type { Context } from '../../base/context.ts'
import type { AuditAct } from '../../http/audit-row.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { followFileLink, makeFileLink } from '../files/file-links.ts'
import { insertTrace } from './documents.queries.ts'

const room = 'document-links'

/**
 * Makes a link that opens a document for the caller alone, and records it in the audit log (W-23). The calling slice
 * must have checked that the caller may read the document's owner.
 */
export async function createDocumentLink(
  context: Context,
  { fileId, ...trace }: { fileId: string; subject: { type: string; id: string } } & Pick<AuditAct, 'action'>,
) {
  const actor = requireSignedIn(context)
  await insertTrace(context, { ...trace, outcome: 'succeeded', actor })
  return makeFileLink(context, room, { id: fileId, reader: actor.userId })
}

/** @throws {DomainError} `not_found` for anybody except the person for whom the link was made */
export const followDocumentLink = (context: Context, token: string) =>
  followFileLink(context, room, { token, reader: requireSignedIn(context).userId })
