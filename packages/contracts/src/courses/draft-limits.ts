/** The limits of one course, chosen so that a row and a publication stay within the limits of the database. */
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
  /** Courses of one account, and of an account that is not approved yet. */
  courses: 200,
  coursesOfPending: 10,
  /** A preview lists at most this many omitted parts, each cut to this many characters. */
  leftOut: 20,
  leftOutLength: 120,
  restorableDays: 30,
  maxLessonMinutes: 1440,
  maxPrice: 1_000_000,
} as const
