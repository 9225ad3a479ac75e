import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { defineEndpoint } from '../http/endpoint.ts'

export const getCertificateStanding = defineEndpoint('getCertificateStanding', 'GET /api/certificates/:id/standing', {
  summary: 'Whether the caller is the holder of a certificate. Its page says nothing of its holder’s account.',
  access: { roles },
  response: z.object({ isOwn: z.boolean() }),
  isAlwaysFound: true,
  failure: 'Failed to fetch what you may do with the certificate',
})
