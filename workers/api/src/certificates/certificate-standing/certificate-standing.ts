import type { Context } from '../../base/context.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { selectOwnCertificate } from './certificate-standing.queries.ts'

export async function getCertificateStanding(context: Context, id: string) {
  const found = await selectOwnCertificate(context.db, id, requireSignedIn(context))
  return { isOwn: found.length > 0 }
}
