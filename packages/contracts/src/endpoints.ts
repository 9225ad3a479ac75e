import { getCourse, listCourses, listFeaturedCourses, listRelatedCourses } from './courses.ts'
import { getHealth } from './health.ts'
import { getOpenApi } from './open-api.ts'

/** Every endpoint there is. OpenAPI, the access tests and the router's completeness test walk this list. */
export const endpoints = [
  getHealth,
  getOpenApi,
  listCourses,
  listFeaturedCourses,
  getCourse,
  listRelatedCourses,
] as const
