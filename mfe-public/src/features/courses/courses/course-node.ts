import { product } from '@kere/brand/brand'
import type { Course } from '@kere/contracts/courses/courses'
import { cutText } from '@kere/contracts/text/cut-text'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { languageOf } from '@kere/screens/content-language'
import type { Course as CourseNode } from 'schema-dts'
import { moduleMinutes, outlineTotals } from './course-page-text.ts'

/** Builds the data for search engines. The workload is only included if the outline has durations (C-19). */
export function courseNode(course: Course): CourseNode {
  const { title, description, category, level, price, instructor, modules, objectives, requirements } = course
  const { minutes } = outlineTotals(modules)
  return {
    '@type': 'Course',
    name: title,
    description: cutText(description, 500),
    inLanguage: languageOf(course.language),
    about: category,
    educationalLevel: level,
    datePublished: course.publishedAt,
    dateModified: course.updatedAt,
    isAccessibleForFree: price === 0,
    provider: { '@type': 'Organization', name: product },
    offers: { '@type': 'Offer', price, priceCurrency: 'INR', category: price === 0 ? 'Free' : 'Paid' },
    ...(objectives.length > 0 && { teaches: objectives }),
    ...(requirements.length > 0 && { coursePrerequisites: requirements }),
    syllabusSections: modules.map(({ title: name, summary, lessons }) => ({
      '@type': 'Syllabus',
      name,
      description: summary,
      timeRequired: `PT${moduleMinutes({ lessons })}M`,
    })),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(instructor.id !== formerMember.id && { instructor: { '@type': 'Person', name: instructor.name } }),
      ...(minutes > 0 && { courseWorkload: `PT${minutes}M` }),
    },
  }
}
