import { getCourse, listCourses, listFeaturedCourses, listRelatedCourses } from './courses.ts'
import { getHealth } from './health.ts'

/** Every endpoint there is. OpenAPI, the access tests and the router's completeness test walk this list. */
export const endpoints = [getHealth, listCourses, listFeaturedCourses, getCourse, listRelatedCourses] as const
