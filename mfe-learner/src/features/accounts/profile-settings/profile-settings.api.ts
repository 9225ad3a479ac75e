import type { OwnProfile, ProfileSectionName, ProfileSectionValues } from '@kere/contracts/accounts/profile-settings'
import type { ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/accounts/profile-settings')

const queryKey = ['profile'] as const

export const profileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<OwnProfile> => api.call((await loadContract()).getOwnProfile, {}, { signal }),
  })

export interface SectionSave<Name extends ProfileSectionName> {
  version: number
  values: ProfileSectionValues[Name]
  idempotencyKey: string
}

export const sectionMutation = <Name extends ProfileSectionName>(api: ApiClient, name: Name) =>
  mutationOptions({
    mutationFn: async ({ version, values, idempotencyKey }: SectionSave<Name>): Promise<OwnProfile> => {
      const contract = await loadContract()
      const endpoints = {
        name: contract.saveProfileName,
        about: contract.saveProfileAbout,
        study: contract.saveProfileStudy,
        work: contract.saveProfileWork,
        links: contract.saveProfileLinks,
        subjects: contract.saveProfileSubjects,
        hub: contract.saveProfileHub,
        directory: contract.saveProfileDirectory,
        personal: contract.saveProfilePersonal,
      }
      // Each endpoint accepts the values of its section, which the type of a lookup by name cannot express.
      const endpoint = endpoints[name] as typeof contract.saveProfileHub
      const body = { version, values } as { version: number; values: ProfileSectionValues['hub'] }
      return api.call(endpoint, { body }, { idempotencyKey })
    },
    onSuccess: async (saved, _save, _context, { client }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, saved)
    },
  })

export const avatarMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (path: string | null): Promise<OwnProfile> =>
      api.call((await loadContract()).setAvatar, { body: { path } }),
    onSuccess: async (saved, _path, _context, { client }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, saved)
    },
  })
