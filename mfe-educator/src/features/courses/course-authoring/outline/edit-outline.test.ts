import type { CourseOutline } from '../draft/course-value.ts'
import { describe, expect, it } from 'vitest'
import {
  findLesson,
  moveLesson,
  moveModule,
  removeLesson,
  removeModule,
  restoreLesson,
  restoreModule,
  stepLesson,
} from './edit-outline.ts'

const lesson = (id: string) => ({ id, title: id, kind: 'reading', durationMinutes: 5, isPreview: false }) as const
const outline: CourseOutline = [
  { id: 'a', title: 'A', summary: '', duration: '1 week', lessons: [lesson('a1'), lesson('a2')] },
  { id: 'b', title: 'B', summary: '', duration: '1 week', lessons: [] },
  { id: 'c', title: 'C', summary: '', duration: '1 week', lessons: [lesson('c1')] },
]
const shape = (given: CourseOutline) => given.map(({ id, lessons }) => `${id}:${lessons.map((one) => one.id).join('')}`)

describe('an outline', () => {
  it('[S-379] keeps its first module', () => {
    expect(shape(removeModule(outline, 'a'))).toEqual(['a:a1a2', 'b:', 'c:c1'])
    expect(shape(removeModule(outline, 'c'))).toEqual(['a:a1a2', 'b:'])
  })

  it('moves modules, and leaves them where there is no further place', () => {
    expect(shape(moveModule(outline, 'c', 0))).toEqual(['c:c1', 'a:a1a2', 'b:'])
    expect(moveModule(outline, 'c', 3)).toBe(outline)
    expect(moveModule(outline, 'a', -1)).toBe(outline)
  })

  it('moves lessons within and between modules', () => {
    expect(shape(moveLesson(outline, 'a1', { moduleId: 'a', index: 1 }))).toEqual(['a:a2a1', 'b:', 'c:c1'])
    expect(shape(moveLesson(outline, 'a1', { moduleId: 'c', index: 1 }))).toEqual(['a:a2', 'b:', 'c:c1a1'])
  })

  it('leads a lesson step by step through every module, also an empty one', () => {
    const down = stepLesson(outline, 'a2', 1)
    expect(down).toEqual({ moduleId: 'b', index: 0 })
    const there = moveLesson(outline, 'a2', down!)
    expect(stepLesson(there, 'a2', 1)).toEqual({ moduleId: 'c', index: 0 })
    expect(stepLesson(there, 'a2', -1)).toEqual({ moduleId: 'a', index: 1 })
    expect(stepLesson(outline, 'a1', -1)).toBeNull()
    expect(stepLesson(outline, 'c1', 1)).toBeNull()
  })

  it('takes back what was removed, once and in its place', () => {
    const place = findLesson(outline, 'a1')!
    const without = removeLesson(outline, 'a1')
    expect(restoreLesson(without, place.lesson, place)).toEqual(outline)
    expect(restoreLesson(outline, place.lesson, place)).toBe(outline)
    expect(restoreModule(removeModule(outline, 'b'), outline[1]!, 1)).toEqual(outline)
    expect(shape(restoreLesson(outline.slice(1), place.lesson, place))).toEqual(['b:', 'c:a1c1'])
  })
})
