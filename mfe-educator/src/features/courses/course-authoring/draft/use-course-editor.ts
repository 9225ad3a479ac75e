import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { valueOf } from './course-value.ts'
import { createCourseEditor, type CourseEditor } from './course-editor.ts'

export const EditorContext = createContext<CourseEditor | null>(null)

export function useEditor(): CourseEditor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('useEditor is for components inside the editor of a course')
  return editor
}

export const useEditorSummary = (editor: CourseEditor) => useSyncExternalStore(editor.listen, () => editor.summary)

export function useCourseEditor(draft: CourseDraft): CourseEditor {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const userId = context.session.user?.id ?? ''
  const [editor] = useState(() => createCourseEditor({ api, cache, userId, first: draft }))
  useEffect(() => editor.open(), [editor])
  useEffect(() => editor.course.refresh(valueOf(draft)), [editor, draft])
  return editor
}
