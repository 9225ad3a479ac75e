import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { courseHref } from '@kere/screens/course-href'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { draftKey, loadContract, patchDraft } from '../draft/course-draft.api.ts'
import { useEditor } from '../draft/use-course-editor.ts'
import { checklistId, missingText } from './publish-checklist.tsx'

export function usePublish(draft: CourseDraft) {
  const { id, missing, mayPublish, lessonTexts } = draft
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const editor = useEditor()
  const publication = useMutation({
    mutationFn: async () => {
      const { publishCourse } = await loadContract()
      const shown = Object.fromEntries(lessonTexts.map((lesson) => [lesson.id, lesson.version]))
      const body = { version: editor.course.version, lessonVersions: { ...shown, ...editor.lessonVersions() } }
      return api.call(publishCourse, { params: { id }, body })
    },
  })

  const showChecklist = (reason: string) => {
    context.notify({ tone: 'error', text: t('Not published. {reason}.', { reason }, 'Message, educator') })
    const checklist = document.getElementById(checklistId)?.parentElement
    const place = checklist?.querySelector<HTMLElement>('li a') ?? document.getElementById(checklistId)
    place?.focus()
  }

  const publish = async () => {
    if (!mayPublish)
      return showChecklist(t('You can publish once your application to teach is approved', 'Text, educator'))
    if (!(await editor.flush()))
      return context.notify({
        tone: 'error',
        text: t('Your last changes are not saved yet, so nothing was published.', 'Text, educator'),
      })
    if (missing.length > 0) return showChecklist(missingText(draft))
    try {
      const { isFirst, ...state } = await publication.mutateAsync()
      patchDraft(cache, id, state)
      void cache.invalidateQueries({ queryKey: ['list'] })
      // The button that was pressed makes way for a link.
      document.querySelector('h1')?.focus({ preventScroll: true })
      context.notify({
        tone: 'success',
        text: isFirst
          ? t('Published. Learners can find it in the catalogue.', 'Text, educator')
          : t('Published. Learners see your changes.', 'Text, educator'),
        action: {
          label: t('View course', 'Label, educator'),
          run: () => context.navigation.push(localPath(courseHref(id))),
        },
      })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      await cache.invalidateQueries({ queryKey: draftKey(id) })
      if (code === 'course_incomplete') return showChecklist(t('The checklist says what is missing', 'Text, educator'))
      const text =
        code === 'draft_changed'
          ? t(
              'The course was changed somewhere else, so nothing was published. Look at it again, then publish.',
              'Text, educator',
            )
          : error instanceof Error
            ? error.message
            : ''
      context.notify({ tone: 'error', text })
    }
  }

  return { publish: () => void publish(), isPending: publication.isPending }
}
