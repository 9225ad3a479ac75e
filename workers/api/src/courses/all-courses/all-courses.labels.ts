export const auditActions = {
  'course.featured': {
    name: 'Course featured',
    meaning: 'The home page can show this course among the featured ones.',
  },
  'course.unfeatured': { name: 'Course no longer featured', meaning: 'The home page no longer features this course.' },
}
