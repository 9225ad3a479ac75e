export * as course from '../enrollments/course-orders.ts'
export * as event from '../event-registrations/event-orders.ts'
