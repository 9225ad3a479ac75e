import type { Consent } from '@kere/contracts/accounts/consents'
import type { ConsentPurpose } from '@kere/contracts/accounts/consents-options'
import type { ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/accounts/consents')

const queryKey = ['consents'] as const

export const consentsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<readonly Consent[]> =>
      (await api.call((await loadContract()).listConsents, {}, { signal })).items,
  })

export const withdrawalMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (purpose: ConsentPurpose) =>
      (await api.call((await loadContract()).withdrawConsent, { params: { purpose } })).items,
    onSuccess: (items, _purpose, _context, { client }) => {
      client.setQueryData(queryKey, items)
      // A switch elsewhere may stand for the consent.
      void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
    },
  })
