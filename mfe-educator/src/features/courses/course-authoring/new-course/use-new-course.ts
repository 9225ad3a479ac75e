import { t } from '@kere/brand/messages'
import { createLocalCopy } from '@kere/platform/local-copies'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { editorPath } from '../../../../courses/course-paths.ts'
import { loadContract } from '../draft/course-draft.api.ts'
import { draftOf, emptyCourse, type NewCourse, type NewCourseFields } from './new-course-form.ts'

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

  return useForm<NewCourseFields, NewCourse>({
    id: 'new',
    initial: empty,
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
    schema: loadSchema,
    async send(course, { idempotencyKey }) {
      const { createCourse } = await loadContract()
      const { id } = await api.call(createCourse, { body: draftOf(course) }, { idempotencyKey })
      context.notify({ tone: 'success', text: t('Draft created. Add your lessons next.', 'Text, educator') })
      void navigate(editorPath(id, { tab: 'outline' }), { replace: true })
    },
    fieldOf: (pointer) => pointer.split('/').at(-1) ?? '',
    refusalOf: (problem) => problem?.message ?? t('Check your connection, then try again', 'Text, educator'),
    hasSummary: true,
  })
}

export type NewCourseForm = ReturnType<typeof useNewCourse>
