import { courseActsOf } from '@kere/screens/course-acts'
import { editorPath, ownCoursesName } from '../../../../courses/course-paths.ts'
import { draftKey } from './course-draft.api.ts'

export const courseActs = courseActsOf({ list: ownCoursesName, pageKey: draftKey, isOwn: true, editorPath })
