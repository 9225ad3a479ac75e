import { languages } from '@kere/brand/language'
import { courseCategories, courseLevels } from '@kere/contracts/courses/course-options'
import type { Course, CourseFacets, CourseList, CourseSummary } from '@kere/contracts/courses/courses'

export function makeSummary(number: number, given: Partial<CourseSummary> = {}): CourseSummary {
  return {
    id: `crs_${number}`,
    title: `Course ${number}`,
    description: 'Sample, test and map an urban lake with a Secchi disc.',
    category: 'Water Resources',
    level: 'beginner',
    price: 1499,
    duration: '6 weeks',
    coverImage: null,
    instructor: { id: 'usr_1', name: 'Asha Raghunath' },
    enrollmentCount: 214,
    publishedAt: '2026-03-16T09:16:00.000Z',
    ...given,
  }
}

export function makeCourse(given: Partial<Course> = {}): Course {
  return {
    ...makeSummary(1, { title: 'Reading a lake' }),
    categories: ['Water Resources'],
    courseUrl: null,
    objectives: ['Make a depth map of any tank'],
    requirements: ['A phone'],
    updatedAt: '2026-03-16T09:16:00.000Z',
    instructor: {
      id: 'usr_1',
      name: 'Asha Raghunath',
      designation: 'Limnologist',
      organization: null,
      bio: 'Asha has walked the edge of most tanks.',
      location: 'Bengaluru, Karnataka',
      teachingExperienceYears: 14,
      languages: ['English', 'Kannada'],
      courseCount: 3,
    },
    modules: [
      {
        id: 'mod_1',
        title: 'Meet your lake',
        summary: 'What a tank is for.',
        duration: '1 week',
        lessons: [
          { id: 'les_1', title: 'Why this lake?', kind: 'video', durationMinutes: 50, isPreview: true },
          { id: 'les_2', title: 'Your first sketch map', kind: 'task', durationMinutes: 45, isPreview: false },
        ],
      },
    ],
    ...given,
  }
}

export const makeFacets = (counts: Partial<Record<CourseSummary['category'], number>> = {}): CourseFacets => ({
  category: courseCategories.map((value) => ({ value, count: counts[value] ?? 0 })),
  language: languages.map((value) => ({ value, count: value === 'en' ? 6 : 0 })),
  level: courseLevels.map((value) => ({ value, count: 1 })),
  free: 13,
})

export function makeList(count: number, given: Partial<CourseList> = {}): CourseList {
  return {
    items: Array.from({ length: count }, (_, index) => makeSummary(index + 1)),
    nextCursor: null,
    total: count,
    totalIsLowerBound: false,
    facets: makeFacets({ 'Water Resources': 4, Biodiversity: 2 }),
    published: { total: 49, free: 19 },
    ...given,
  }
}
