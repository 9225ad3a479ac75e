// Written by `pnpm generate` from the names of files.
export * as courses from '../courses/catalogue/courses.search-source.ts'
export * as enrollments from '../courses/enrollments/enrollments.search-source.ts'
export * as events from '../events/catalogue/events.search-source.ts'
export * as labs from '../labs/catalogue/labs.search-source.ts'
export * as people from '../people/listed-people/people.search-source.ts'
export * as posts from '../blog/posts/posts.search-source.ts'
export * as registrations from '../events/event-registrations/registrations.search-source.ts'
