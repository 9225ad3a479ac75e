import { t } from '@kere/brand/messages'
import type { OwnProfile, ProfileSectionName, ProfileSectionValues } from '@kere/contracts/accounts/profile-settings'
import { profileMessages } from '@kere/contracts/accounts/profile-settings-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadContract, profileQuery, sectionMutation } from './profile-settings.api.ts'
import type { TypedState } from './use-typed-sections.ts'

type Stored<Name extends ProfileSectionName> = NonNullable<OwnProfile['sections'][Name]>

export function useSection<Name extends ProfileSectionName>(name: Name, stored: Stored<Name>, state: TypedState) {
  type Values = Stored<Name>['values']
  const { api, context } = useRemote()
  const client = useQueryClient()
  const saving = useMutation(sectionMutation(api, name))

  const form = useForm<Values, object>({
    id: 'profile',
    initial: stored.values,
    version: stored.version,
    store: {
      // Only `write` below stores this value, so its type is known.
      typed: state.typed[name] as { version: number; values: Values } | undefined,
      write: (next) => state.write(name, next),
      settle: (sent, version) => state.settle(name, sent, version),
    },
    schema: async () => (await loadContract()).profileSections[name],
    async send(_body, { version, values, idempotencyKey }) {
      // The section's own schema has just accepted the values.
      const checked = values as ProfileSectionValues[Name]
      const saved = await saving.mutateAsync({ version, values: checked, idempotencyKey })
      // The chrome shows the name from the session.
      if (name === 'name') void context.renewSession()
      return saved.sections[name]?.version ?? version
    },
    conflict: {
      code: 'profile_changed',
      async refresh() {
        const fresh = (await client.query({ ...profileQuery(api), staleTime: 0 })).sections[name]
        // A section that exists is never removed, so the stored one is a safe fallback.
        return fresh ?? stored
      },
    },
    refusalOf: (problem) => (problem && problem.status < 500 ? problem.message : profileMessages.failed),
  })

  return {
    ...form,
    name,
    discard() {
      const undo = form.discard()
      context.notify({
        tone: 'info',
        text: t('Changes discarded', 'Text, profile'),
        ...(undo && { action: { label: t('Undo', 'Label, profile'), run: undo } }),
      })
    },
  }
}

export type Section<Name extends ProfileSectionName> = ReturnType<typeof useSection<Name>>
