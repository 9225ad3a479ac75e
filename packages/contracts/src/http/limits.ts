export const limits = {
  /** The limit in bytes for a JSON body. Files have limits of their own. */
  bodyBytes: 64 * 1024,
  /** The longest mail address (RFC 5321), and the longest password. */
  emailLength: 254,
  passwordLength: 128,
  /** The shortest password (S-579). */
  passwordMinLength: 6,
  /** The shortest password of educators and admins. */
  staffPasswordMinLength: 8,
  /** An act that needs a fresh proof is refused if the last one is older. */
  freshProofMinutes: 10,
  /** The age in years required for an account, and the age below which nothing optional is asked for (C-49). */
  minimumAge: 13,
  fullAge: 18,
  /** The lifetimes of a link that proves an address, and of one that sets a password (U-01). */
  verificationLinkHours: 48,
  resetLinkMinutes: 30,
  nameLength: 80,
  /** The length of a single-line text in characters. */
  lineLength: 120,
  bioMinLength: 20,
  bioLength: 1000,
  /** Links are long, because an address copied from a browser contains nine characters for each letter in Kannada. */
  linkLength: 1000,
  subjectsOfInterest: 6,
  languagesSpoken: 10,
  certifications: 10,
  entryLength: 80,
  teachingExperienceYears: 70,
  reasonLength: 500,
  /** The time in which an act can be undone, longer than the toast with the undo button is shown. */
  undoSeconds: 10,
  mailAttempts: 5,
  /** The longest time that browsers store a cookie. */
  deviceDays: 400,
  userAgentLength: 300,
  idleMs: 15 * 60 * 1000,
  idleWarningMs: 2 * 60 * 1000,
  idleThrottleMs: 1000,
  /** The rows of a list's page, and the most that a request may ask for (U-22). */
  pageSize: 20,
  maxPageSize: 100,
  exportPageSize: 1000,
  cursorLength: 500,
  bulkRows: 20,
  searchLength: 100,
  /**
   * A word of this length is found anywhere in a text; a shorter one only at the beginning of a title's word (U-32).
   */
  searchAnywhereLength: 3,
  /** A search stops after this many candidates, and its total then reads "1,000+". */
  searchCandidates: 1000,
  /** The most rows that are counted for a list without a stored counter. */
  countedRows: 1000,
  /** The featured courses that the API answers and that home shows (S-574, C-03). */
  featuredCourses: 4,
  featuredCoursesOnHome: 3,
  eventsOnHome: 3,
  relatedCourses: 3,
  educatorCourses: 6,
  educatorEvents: 3,
  dashboardRows: 3,
  dashboardNextRows: 7,
  dashboardCourses: 50,
  sessionsShown: 50,
  /** The characters of a description on a course card (S-092), and its words in the banner (S-095). */
  cardDescription: 120,
  bannerWords: 20,
} as const
