export * as course from '../courses/enrollments/course-orders.ts'
export * as event from '../events/event-registrations/event-orders.ts'
