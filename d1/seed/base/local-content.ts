import type { CourseContent, EducatorContent, LearnerContent } from './content.ts'
import { biodiversityCourses } from '../courses/courses-biodiversity.ts'
import { climateScienceCourses } from '../courses/courses-climate-science.ts'
import { conservationCourses } from '../courses/courses-conservation.ts'
import { economicsLabourCourses } from '../courses/courses-economics-labour.ts'
import { environmentalPolicyCourses } from '../courses/courses-environmental-policy.ts'
import { greenBuildingCourses } from '../courses/courses-green-building.ts'
import { renewableEnergyCourses } from '../courses/courses-renewable-energy.ts'
import { socialJusticeLawCourses } from '../courses/courses-social-justice-law.ts'
import { sustainableAgricultureCourses } from '../courses/courses-sustainable-agriculture.ts'
import { sustainableBusinessCourses } from '../courses/courses-sustainable-business.ts'
import { sustainableDevelopmentCourses } from '../courses/courses-sustainable-development.ts'
import { urbanSustainabilityCourses } from '../courses/courses-urban-sustainability.ts'
import { wasteManagementCourses } from '../courses/courses-waste-management.ts'
import { waterResourcesCourses } from '../courses/courses-water-resources.ts'
import { educatorsA } from '../accounts/educators-a.ts'
import { educatorsB } from '../accounts/educators-b.ts'
import { learners as writtenLearners } from '../accounts/learners.ts'

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
