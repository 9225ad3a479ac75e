import type { Passkey } from '@kere/contracts/accounts/passkeys'
import type { ApiClient } from '@kere/platform/api'
import { makePasskey } from '@kere/platform/passkeys'
import { queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/accounts/passkeys')

export const passkeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: async ({ signal }): Promise<Passkey[]> =>
      (await api.call((await loadContract()).listPasskeys, {}, { signal })).items,
  })

export async function addPasskey(api: ApiClient, name: string) {
  const credential = await makePasskey(api)
  return api.call((await loadContract()).addPasskey, { body: { name, credential } })
}

export const removePasskey = async (api: ApiClient, id: string) =>
  api.call((await loadContract()).removePasskey, { params: { id } })
