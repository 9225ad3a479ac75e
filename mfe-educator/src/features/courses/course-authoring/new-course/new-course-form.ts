import { t } from '@kere/brand/messages'
import type * as z from 'zod/mini'
import { newId } from '../draft/course-value.ts'
import type { newCourseForm } from './new-course-schema.ts'

export type NewCourse = z.output<typeof newCourseForm>

export interface NewCourseFields {
  title: string
  description: string
  category: string
  level: string
  duration: string
  price: string
  modules: { id: string; title: string; duration: string }[]
}

export const emptyModule = () => ({ id: newId(), title: '', duration: t('1 week', 'Text, educator') })

export const emptyCourse = (): NewCourseFields => ({
  title: '',
  description: '',
  category: '',
  level: '',
  duration: t('4 weeks', 'Text, educator'),
  price: '0',
  modules: [emptyModule()],
})

export const draftOf = ({ modules, ...details }: NewCourse) => ({
  details,
  outline: modules.map((part) => ({ ...part, summary: '', lessons: [] })),
})
