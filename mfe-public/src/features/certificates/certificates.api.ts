import type { Certificate } from '@kere/contracts/certificates/certificates'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound } from '../../pages/null-if-not-found.ts'

export const loadContract = () => import('@kere/contracts/certificates/certificates')

export const verifyPath = '/verify'

/** `null` if there is no certificate with this number. */
export const certificateQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['certificate', id],
    queryFn: async ({ signal }): Promise<Certificate | null> => {
      const { getCertificate } = await loadContract()
      return nullIfNotFound(api.call(getCertificate, { params: { id } }, { signal }))
    },
  })

export const standingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['certificate-standing', id],
    queryFn: async ({ signal }) => {
      const { getCertificateStanding } = await import('@kere/contracts/certificates/certificate-standing')
      return api.call(getCertificateStanding, { params: { id } }, { signal })
    },
  })
