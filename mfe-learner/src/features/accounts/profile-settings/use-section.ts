import type { OwnProfile, ProfileSectionName, ProfileSectionValues } from '@kere/contracts/accounts/profile-settings'
import { profileMessages } from '@kere/contracts/accounts/profile-settings-options'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fieldId } from './field-id.ts'
import { loadContract, profileQuery, sectionMutation } from './profile-settings.api.ts'
import { isSame } from './typed-sections.ts'
import type { TypedState } from './use-typed-sections.ts'

type Stored<Name extends ProfileSectionName> = NonNullable<OwnProfile['sections'][Name]>

type Errors = Readonly<Record<string, string>>

const timeNow = () => Date.now()

/** S-354 */
const shownMs = 3000

export function useSection<Name extends ProfileSectionName>(name: Name, stored: Stored<Name>, state: TypedState) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const saving = useMutation(sectionMutation(api, name))
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const touched = useRef(new Set<string>())
  /** Sent again with the same key, so that what was saved without an answer is not saved twice. */
  const attempt = useRef({ text: '', key: '' })

  const typed = state.typed[name]
  const isDirty = typed !== undefined && !isSame(typed.values, stored.values)
  // Written by `edit` below only.
  const values = (isDirty ? typed.values : stored.values) as Stored<Name>['values']
  const version = isDirty ? typed.version : stored.version

  useEffect(() => {
    if (savedAt === null) return
    const timer = setTimeout(() => setSavedAt(null), shownMs)
    return () => clearTimeout(timer)
  }, [savedAt])

  const findErrors = async (wanted: object): Promise<Errors> => {
    const { profileSections } = await loadContract()
    const issues = profileSections[name].safeParse(wanted).error?.issues ?? []
    return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
  }
  const look = async (wanted: object) => {
    const found = await findErrors(wanted)
    setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => touched.current.has(field))))
  }

  const edit = (change: Partial<Stored<Name>['values']>) => {
    const next = { ...values, ...change }
    setFailure(null)
    setSavedAt(null)
    state.write(name, isSame(next, stored.values) ? null : { version, values: next })
    if (touched.current.size > 0) void look(next)
  }

  const refuse = (found: Errors) => {
    setErrors(found)
    const first = Object.keys(values).find((field) => field in found)
    if (first) document.getElementById(fieldId(first))?.focus()
  }

  async function save(wanted: Stored<Name>['values'] = values, over = version): Promise<boolean> {
    if (isSaving) return false
    setIsSaving(true)
    for (const field of Object.keys(wanted)) touched.current.add(field)
    setFailure(null)
    try {
      const found = await findErrors(wanted)
      if (Object.keys(found).length > 0) {
        refuse(found)
        return false
      }
      setErrors({})
      const text = JSON.stringify([over, wanted])
      if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
      // Its own schema has just found nothing wrong with it.
      const checked = wanted as ProfileSectionValues[Name]
      const saved = await saving.mutateAsync({ version: over, values: checked, idempotencyKey: attempt.current.key })
      state.settle(name, wanted, saved.sections[name]?.version ?? over)
      // The chrome shows it from the session.
      if (name === 'name') void context.renewSession()
      touched.current.clear()
      setSavedAt(timeNow())
      return true
    } catch (error) {
      await fail(error)
      return false
    } finally {
      setIsSaving(false)
    }
  }

  async function fail(error: unknown) {
    const problem = error instanceof ApiError ? error : null
    // The stored section has another version then, which is the conflict.
    if (problem?.code === 'profile_changed') return client.invalidateQueries({ queryKey: profileQuery(api).queryKey })
    const refused = (problem?.errors ?? []).map(({ pointer, detail }) => [pointer.split('/')[3] ?? '', detail] as const)
    if (refused.length > 0) return refuse(Object.fromEntries(refused.toReversed()))
    setFailure(problem && problem.status < 500 ? problem.message : profileMessages.failed)
  }

  return {
    name,
    values,
    stored: stored.values,
    errors,
    failure,
    savedAt,
    isDirty,
    isSaving,
    isConflict: isDirty && version !== stored.version,
    edit,
    save,
    editAndSave(change: Partial<Stored<Name>['values']>) {
      const next = { ...values, ...change }
      state.write(name, { version, values: next })
      void save(next)
    },
    leaveField(field: string) {
      if (!isDirty) return
      touched.current.add(field)
      void look(values)
    },
    discard() {
      const before = typed
      touched.current.clear()
      setErrors({})
      setFailure(null)
      state.write(name, null)
      context.notify({
        tone: 'info',
        text: 'Changes discarded',
        ...(before && { action: { label: 'Undo', run: () => state.write(name, before) } }),
      })
    },
    /** Ends a conflict. @returns how to take the choice back */
    choose(whose: 'mine' | 'theirs') {
      if (whose === 'mine') {
        state.write(name, { version: stored.version, values })
        void save(values, stored.version)
        return
      }
      state.write(name, null)
      return () => state.write(name, { version: stored.version, values })
    },
  }
}

export type Section<Name extends ProfileSectionName> = ReturnType<typeof useSection<Name>>
