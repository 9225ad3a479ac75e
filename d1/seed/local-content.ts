import type { CourseContent, EducatorContent, LearnerContent } from './content.ts'
import { biodiversityCourses } from './courses-biodiversity.ts'
import { climateScienceCourses } from './courses-climate-science.ts'
import { conservationCourses } from './courses-conservation.ts'
import { economicsLabourCourses } from './courses-economics-labour.ts'
import { environmentalPolicyCourses } from './courses-environmental-policy.ts'
import { greenBuildingCourses } from './courses-green-building.ts'
import { renewableEnergyCourses } from './courses-renewable-energy.ts'
import { socialJusticeLawCourses } from './courses-social-justice-law.ts'
import { sustainableAgricultureCourses } from './courses-sustainable-agriculture.ts'
import { sustainableBusinessCourses } from './courses-sustainable-business.ts'
import { sustainableDevelopmentCourses } from './courses-sustainable-development.ts'
import { urbanSustainabilityCourses } from './courses-urban-sustainability.ts'
import { wasteManagementCourses } from './courses-waste-management.ts'
import { waterResourcesCourses } from './courses-water-resources.ts'
import { educatorsA } from './educators-a.ts'
import { educatorsB } from './educators-b.ts'
import { learners as writtenLearners } from './learners.ts'

export const educators: readonly EducatorContent[] = [...educatorsA, ...educatorsB]

export const learners: readonly LearnerContent[] = writtenLearners

export const courses: readonly CourseContent[] = [
  ...climateScienceCourses,
  ...renewableEnergyCourses,
  ...sustainableAgricultureCourses,
  ...wasteManagementCourses,
  ...conservationCourses,
  ...greenBuildingCourses,
  ...sustainableBusinessCourses,
  ...environmentalPolicyCourses,
  ...biodiversityCourses,
  ...waterResourcesCourses,
  ...sustainableDevelopmentCourses,
  ...urbanSustainabilityCourses,
  ...economicsLabourCourses,
  ...socialJusticeLawCourses,
]
