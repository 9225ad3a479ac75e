import { interestSubjects } from '@kere/contracts/paths/learning-path-options'
import { type CourseCategory, courseCategories } from '@kere/contracts/courses/course-options'
import type { PathAnswers, PathSource } from '../learning-paths/path-source.ts'
import { courseCandidates, courseItems } from './courses.queries.ts'

function subjectsOf({ interests }: PathAnswers): readonly CourseCategory[] {
  if (interests.length === 0) return courseCategories
  return [
    ...new Set(
      interests.flatMap((interest): readonly CourseCategory[] => {
        const { about, near } = interestSubjects[interest]
        return [...about, ...near]
      }),
    ),
  ]
}

export const source: PathSource = {
  name: 'course',
  share: { self_paced: 5, mentorship: 4, hands_on: 4, live_sessions: 3, events: 3 },
  candidates: (answers) =>
    courseCandidates({ categories: subjectsOf(answers), countsTasks: answers.learningStyle === 'hands_on' }),
  items: courseItems,
}
