/** A course holds at most this much, so that one row and one publication stay within the limits of the database. */
export const draftLimits = {
  titleLength: 200,
  descriptionLength: 5000,
  lineLength: 300,
  lines: 20,
  summaryLength: 600,
  modules: 60,
  lessonsInModule: 40,
  lessons: 400,
  /** Characters of Markdown in one lesson. */
  bodyLength: 100_000,
  /** Characters of Markdown in all lessons of one course. */
  courseLength: 1_000_000,
  /** Courses of one account, and of one that is not approved yet. */
  courses: 200,
  coursesOfPending: 10,
  /** A preview names at most this many parts that it leaves out, and this many characters of each. */
  leftOut: 20,
  leftOutLength: 120,
  restorableDays: 30,
  maxLessonMinutes: 1440,
  maxPrice: 1_000_000,
} as const
