import { t } from '@kere/brand/messages'
import type { LabDraft } from '@kere/contracts/labs/lab-authoring'
import type { LabDetails } from '@kere/contracts/labs/lab-details'
import { labMessages } from '@kere/contracts/labs/lab-options'
import { createLocalCopy } from '@kere/platform/local-copies'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
import { ownLabsPath } from '@kere/screens/labs/lab-text'
import { listKey } from '@kere/screens/list-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { labDraftQuery, loadContract, managedLabsName } from './lab-authoring.api.ts'
import { blankLab, isValues, readLab, valuesOf, type LabValues } from './lab-values.ts'

export function useLabForm(draft: LabDraft | null) {
  const { api, context } = useRemote()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const userId = context.session.user?.id ?? ''
  const version = draft?.version ?? 0
  const [openedAt] = useState(() => Date.now())
  const [initial] = useState(() => (draft ? valuesOf(draft.details as LabDetails) : blankLab(openedAt)))
  const [copy] = useState(() => createLocalCopy({ userId, name: `lab.${draft?.id ?? 'new'}`, isValue: isValues }))
  const [typed, setTyped] = useState(() => {
    const kept = copy.take()
    return kept?.version === version ? { version, values: kept.value } : undefined
  })
  const [isSaved, setSaved] = useState(false)

  // Navigates once nothing is unsaved, because the guard of unsaved text is only then gone.
  useEffect(() => {
    if (isSaved) void navigate(ownLabsPath)
  }, [isSaved, navigate])

  const form = useForm<LabValues, LabDetails>({
    id: 'lab',
    initial,
    version,
    store: {
      typed,
      write(next) {
        setTyped(next ?? undefined)
        if (next) copy.write({ value: next.values, version: next.version })
        else copy.clear()
      },
      // The saved values stay on the screen until the list has loaded.
      settle: () => copy.clear(),
    },
    schema: async () => (await import('@kere/contracts/labs/lab-details')).labDetails,
    read: readLab,
    async send(details, { values, version: over, idempotencyKey }) {
      const { createLab, saveLab } = await loadContract()
      if (draft) {
        const input = { params: { id: draft.id }, body: { version: over, details } }
        cache.setQueryData(labDraftQuery(api, draft.id).queryKey, await api.call(saveLab, input, { idempotencyKey }))
      } else await api.call(createLab, { body: { details, opens: values.opens === 'now' } }, { idempotencyKey })
      void cache.invalidateQueries({ queryKey: listKey({ name: managedLabsName }) })
      const text = draft
        ? t('The lab is saved', 'Text, educator')
        : values.opens === 'now'
          ? t('The lab is open', 'Text, educator')
          : t('The draft is kept. Only you see it.', 'Text, educator')
      context.notify({ tone: 'success', text })
    },
    fieldOf: (pointer) => pointer.split('/').slice(3).join('.'),
    refusalOf: (problem) => problem?.message ?? (draft ? labMessages.updateFailed : labMessages.createFailed),
    hasSummary: true,
    onSaved: () => setSaved(true),
  })
  return { ...form, openedAt, hasUnsaved: form.isDirty && !isSaved }
}

export type LabFormState = ReturnType<typeof useLabForm>
