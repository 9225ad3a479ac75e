export * as course from '../enrollments/course-orders.ts'
