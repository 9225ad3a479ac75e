import { route, type RouteConfig } from '@react-router/dev/routes'

export default [route('courses', 'routes/courses.tsx')] satisfies RouteConfig
