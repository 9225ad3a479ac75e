export const acts = {
  'course.featured': { name: 'Course featured', meaning: 'Home may show the course among the featured ones.' },
  'course.unfeatured': { name: 'Course no longer featured', meaning: 'Home no longer features the course.' },
}
