import { t } from '@kere/brand/messages'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useNavigate } from 'react-router-dom'
import { editorPath } from '../../../../courses/course-paths.ts'
import { countLessons, makeLesson, makeModule, type CourseValue } from '../draft/course-value.ts'
import { useEditor } from '../draft/use-course-editor.ts'
import {
  addLesson,
  addModule,
  findLesson,
  moveLesson,
  moveModule,
  removeLesson,
  removeModule,
  restoreLesson,
  restoreModule,
  type LessonPlace,
} from './edit-outline.ts'

type Outline = CourseValue['outline']

export const titleOfModule = (title: string) => title.trim() || t('Untitled module', 'Text, educator')
export const titleOfLesson = (title: string) => title.trim() || t('Untitled lesson', 'Text, educator')

export function useOutline() {
  const { course, id, keyOf, idOf } = useEditor()
  const { context } = useRemote()
  const navigate = useNavigate()
  const outlineNow = () => course.state.value.outline
  const edit = (change: (outline: Outline) => Outline) =>
    course.edit((value) => ({ ...value, outline: change(value.outline) }))

  const offerUndo = (text: string, undo: (outline: Outline) => Outline, place: { module?: string; lesson?: string }) =>
    context.notify({
      tone: 'success',
      text,
      action: {
        label: t('Undo', 'Label, educator'),
        run: () => {
          edit(undo)
          void navigate(editorPath(id, { tab: 'outline', ...place }))
        },
      },
    })

  return {
    addModule() {
      if (outlineNow().length >= draftLimits.modules)
        return context.notify({
          tone: 'info',
          text: t(
            'A course has at most {count, plural, one {# module} other {# modules}}',
            { count: draftLimits.modules },
            'Message, educator',
          ),
        })
      const added = makeModule()
      edit((outline) => addModule(outline, added))
      void navigate(editorPath(id, { tab: 'outline', module: added.id, field: 'module-title' }))
      void course.flush()
    },
    addLesson(moduleId: string) {
      const outline = outlineNow()
      const home = outline.find((part) => part.id === moduleId)
      if ((home?.lessons.length ?? 0) >= draftLimits.lessonsInModule)
        return context.notify({
          tone: 'info',
          text: t(
            'A module has at most {count, plural, one {# lesson} other {# lessons}}',
            { count: draftLimits.lessonsInModule },
            'Message, educator',
          ),
        })
      if (countLessons(outline) >= draftLimits.lessons)
        return context.notify({
          tone: 'info',
          text: t(
            'A course has at most {count, plural, one {# lesson} other {# lessons}}',
            { count: draftLimits.lessons },
            'Message, educator',
          ),
        })
      const added = makeLesson()
      edit((before) => addLesson(before, moduleId, added))
      void navigate(editorPath(id, { tab: 'outline', lesson: added.id, field: 'lesson-title' }))
      // Its text is saved under the id that it gets now.
      void course.flush()
    },
    removeModule(moduleId: string) {
      const index = outlineNow().findIndex((part) => part.id === moduleId)
      const removed = outlineNow()[index]
      if (!removed || index === 0) return
      edit((outline) => removeModule(outline, moduleId))
      void navigate(editorPath(id, { tab: 'outline' }))
      offerUndo(
        t('{title} removed', { title: titleOfModule(removed.title) }, 'Message, educator'),
        (outline) => restoreModule(outline, removed, index),
        {
          module: moduleId,
        },
      )
    },
    removeLesson(lessonId: string) {
      const found = findLesson(outlineNow(), lessonId)
      if (!found) return
      edit((outline) => removeLesson(outline, lessonId))
      void navigate(editorPath(id, { tab: 'outline' }))
      offerUndo(
        t('{title} removed', { title: titleOfLesson(found.lesson.title) }, 'Message, educator'),
        (outline) => restoreLesson(outline, found.lesson, found),
        { lesson: lessonId },
      )
    },
    moveModule(moduleId: string, to: number) {
      const before = outlineNow()
      edit((outline) => moveModule(outline, moduleId, to))
      const moved = before.find((part) => part.id === moduleId)
      if (moved && outlineNow() !== before)
        context.announce(
          t(
            '{title} is now module {number} of {total}',
            { title: titleOfModule(moved.title), number: to + 1, total: before.length },
            'For screen readers, educator',
          ),
        )
    },
    moveLesson(lessonId: string, place: LessonPlace) {
      edit((outline) => moveLesson(outline, lessonId, place))
      const outline = outlineNow()
      const found = findLesson(outline, lessonId)
      const at = outline.findIndex((part) => part.id === found?.moduleId)
      const home = outline[at]
      if (!found || !home) return
      context.announce(
        t(
          '{title} is now lesson {number} of {total} in module {module}, {moduleTitle}',
          {
            title: titleOfLesson(found.lesson.title),
            number: found.index + 1,
            total: home.lessons.length,
            module: at + 1,
            moduleTitle: titleOfModule(home.title),
          },
          'For screen readers, educator',
        ),
      )
    },
    keyOf,
    idOf,
  }
}

export type OutlineActs = ReturnType<typeof useOutline>
