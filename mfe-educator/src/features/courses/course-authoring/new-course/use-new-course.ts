import { createLocalCopy } from '@kere/platform/local-copies'
import { useRemote } from '@kere/platform/react/remote-tree'
import { errorsOf, useVersionedForm } from '@kere/screens/editor/use-versioned-form'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { editorPath } from '../course-paths.ts'
import { loadContract } from '../draft/course-draft.api.ts'
import { draftOf, emptyCourse, fieldId, type NewCourseFields } from './new-course-form.ts'

const isFields = (value: unknown): value is NewCourseFields =>
  typeof value === 'object' && value !== null && 'title' in value && 'modules' in value && Array.isArray(value.modules)

const loadSchema = async () => (await import('./new-course-schema.ts')).newCourseForm

export function useNewCourse() {
  const { api, context } = useRemote()
  const navigate = useNavigate()
  const userId = context.session.user?.id ?? ''
  const [copy] = useState(() => createLocalCopy({ userId, name: 'new-course', isValue: isFields }))
  const [empty] = useState(emptyCourse)
  const [typed, setTyped] = useState(() => copy.take()?.value)
  const [refusals, setRefusals] = useState(0)

  const form = useVersionedForm<NewCourseFields>({
    stored: { version: 0, values: empty },
    store: {
      typed: typed && { version: 0, values: typed },
      write(next) {
        setTyped(next?.values)
        if (next) copy.write({ value: next.values, version: 0 })
        else copy.clear()
      },
      // It stays on the screen until the editor has come.
      settle: () => copy.clear(),
    },
    check: async (values) => errorsOf((await loadSchema()).safeParse(values).error?.issues),
    async send({ values, version }, idempotencyKey) {
      const { createCourse } = await loadContract()
      const body = draftOf((await loadSchema()).parse(values))
      const { id } = await api.call(createCourse, { body }, { idempotencyKey })
      context.notify({ tone: 'success', text: 'Draft created. Add your lessons next.' })
      void navigate(editorPath(id, { tab: 'outline' }), { replace: true })
      return version
    },
    conflictCode: '',
    refresh: async () => undefined,
    fieldOf: (pointer) => pointer.split('/').at(-1) ?? '',
    idOf: fieldId,
    failureOf: (problem) => problem?.message ?? 'Check your connection, then try again',
    onRefused: () => setRefusals((before) => before + 1),
  })
  return { ...form, refusals }
}

export type NewCourseForm = ReturnType<typeof useNewCourse>
