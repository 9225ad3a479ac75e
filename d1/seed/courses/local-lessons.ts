import { isNote, readingTimeOf } from '@kere/contracts/text/reading-time'
import { renderMarkdown } from '@kere/markdown/render-markdown'
import type { CourseContent, LessonText, ModuleContent, SubjectLessons } from '../base/content.ts'
import { biodiversityLessons } from './lessons-biodiversity.ts'
import { conservationLessons } from './lessons-conservation.ts'
import { economicsLabourLessons } from './lessons-economics-labour.ts'
import { environmentalPolicyLessons } from './lessons-environmental-policy.ts'
import { greenBuildingLessons } from './lessons-green-building.ts'
import { climateScienceLessons } from './lessons-climate-science.ts'
import { renewableEnergyLessons } from './lessons-renewable-energy.ts'
import { wholeCourseInRenewableEnergy } from './whole-course-renewable-energy.ts'
import { socialJusticeLawLessons } from './lessons-social-justice-law.ts'
import { wholeCourseInSocialJusticeLaw } from './whole-course-social-justice-law.ts'
import { sustainableAgricultureLessons } from './lessons-sustainable-agriculture.ts'
import { sustainableBusinessLessons } from './lessons-sustainable-business.ts'
import { wholeCourseInSustainableBusiness } from './whole-course-sustainable-business.ts'
import { sustainableDevelopmentLessons } from './lessons-sustainable-development.ts'
import { wholeCourseInSustainableDevelopment } from './whole-course-sustainable-development.ts'
import { urbanSustainabilityLessons } from './lessons-urban-sustainability.ts'
import { wholeCourseInUrbanSustainability } from './whole-course-urban-sustainability.ts'
import { wasteManagementLessons } from './lessons-waste-management.ts'
import { wholeCourseInWasteManagement } from './whole-course-waste-management.ts'
import { waterResourcesLessons } from './lessons-water-resources.ts'
import { wholeCourseInWaterResources } from './whole-course-water-resources.ts'
import { wholeCourseInSustainableAgriculture } from './whole-course-sustainable-agriculture.ts'
import { wholeCourseInBiodiversity } from './whole-course-biodiversity.ts'
import { wholeCourseInClimateScience } from './whole-course-climate-science.ts'
import { wholeCourseInConservation } from './whole-course-conservation.ts'
import { wholeCourseInEconomicsAndLabour } from './whole-course-economics-labour.ts'
import { wholeCourseInEnvironmentalPolicy } from './whole-course-environmental-policy.ts'
import { wholeCourseInGreenBuilding } from './whole-course-green-building.ts'

const lessons: SubjectLessons = {
  ...biodiversityLessons,
  ...conservationLessons,
  ...economicsLabourLessons,
  ...environmentalPolicyLessons,
  ...greenBuildingLessons,
  ...climateScienceLessons,
  ...renewableEnergyLessons,
  ...wholeCourseInRenewableEnergy,
  ...socialJusticeLawLessons,
  ...wholeCourseInSocialJusticeLaw,
  ...sustainableAgricultureLessons,
  ...sustainableBusinessLessons,
  ...wholeCourseInSustainableBusiness,
  ...sustainableDevelopmentLessons,
  ...wholeCourseInSustainableDevelopment,
  ...urbanSustainabilityLessons,
  ...wholeCourseInUrbanSustainability,
  ...wasteManagementLessons,
  ...wholeCourseInWasteManagement,
  ...waterResourcesLessons,
  ...wholeCourseInWaterResources,
  ...wholeCourseInSustainableAgriculture,
  ...wholeCourseInBiodiversity,
  ...wholeCourseInClimateScience,
  ...wholeCourseInConservation,
  ...wholeCourseInEconomicsAndLabour,
  ...wholeCourseInEnvironmentalPolicy,
  ...wholeCourseInGreenBuilding,
}

type Lesson = ModuleContent['lessons'][number]

export function lessonOf({ key }: Pick<CourseContent, 'key'>, { title, kind, minutes }: Lesson) {
  const text: LessonText | undefined = lessons[key]?.[title]
  if (!text) throw new Error(`The lesson "${title}" of "${key}" has no text`)
  const { body, bring = [], checklist = [], isPreview = false, task } = typeof text === 'string' ? { body: text } : text
  const { words, minutes: readingMinutes } = readingTimeOf(body)
  const isReading = !task && kind === 'reading'
  return {
    text: { body, bring: [...bring], checklist: [...checklist] },
    isPreview,
    counted: { words, readingMinutes },
    draftKind: task ? ('task' as const) : kind,
    kind: task ? ('task' as const) : isReading && isNote(words) ? ('note' as const) : kind,
    minutes: task ? task.hours * 60 : isReading ? readingMinutes : minutes,
  }
}

const rendered = new Map<string, string>()

/** Caches rendered texts, because a process builds the same rows several times. */
export function renderOnce(markdown: string): string {
  const html = rendered.get(markdown) ?? renderMarkdown(markdown)
  rendered.set(markdown, html)
  return html
}
