import type { GoogleUnlinking, OwnAccount, PasswordChange } from '@kere/contracts/accounts/account-settings'
import type { Language } from '@kere/contracts/accounts/languages'
import type { ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/accounts/account-settings')

const queryKey = ['account'] as const

export const accountQuery = (api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<OwnAccount> => api.call((await loadContract()).getOwnAccount, {}, { signal }),
  })

export const changePassword = async (api: ApiClient, body: PasswordChange, idempotencyKey: string) =>
  api.call((await loadContract()).changePassword, { body }, { idempotencyKey })

export const languageMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (language: Language) => {
      await api.call((await loadContract()).changeLanguage, { body: { language } })
    },
  })

export const unlinkGoogle = async (api: ApiClient, body: GoogleUnlinking, idempotencyKey: string) =>
  api.call((await loadContract()).unlinkGoogle, { body }, { idempotencyKey })

export const passwordMailMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (email: string) => {
      await api.call((await import('@kere/contracts/accounts/accounts')).requestPasswordReset, { body: { email } })
    },
  })
