import * as endpoints from '@kere/contracts/files/documents'
import { fileRoute } from '../../http/route.ts'
import { followDocumentLink } from './documents.ts'

export const routes = [
  fileRoute(endpoints.followDocumentLink, (context, { params }) => followDocumentLink(context, params.token)),
]
