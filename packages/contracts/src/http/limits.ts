export const limits = {
  /** Bytes of a JSON body; files have limits of their own. */
  bodyBytes: 64 * 1024,
  /** The longest address that mail can have (RFC 5321), and the longest password. */
  emailLength: 254,
  passwordLength: 128,
  /** The shortest password (S-579). */
  passwordMinLength: 6,
  /** The age to hold an account, and the age below which nothing optional is asked (C-49). Years. */
  minimumAge: 13,
  fullAge: 18,
  /** A link that proves an address can be used this long, and one that sets a password (U-01). */
  verificationLinkHours: 48,
  resetLinkMinutes: 30,
  nameLength: 80,
  /** Characters. */
  lineLength: 120,
  bioMinLength: 20,
  bioLength: 1000,
  /** An address that a browser has copied writes each letter of Kannada as nine characters. */
  linkLength: 1000,
  subjectsOfInterest: 6,
  languagesSpoken: 10,
  certifications: 10,
  entryLength: 80,
  teachingExperienceYears: 70,
  reasonLength: 500,
  /** The undo's toast stands for less. */
  undoSeconds: 10,
  mailAttempts: 5,
  /** The longest that browsers keep a cookie. */
  deviceDays: 400,
  userAgentLength: 300,
  idleMs: 15 * 60 * 1000,
  idleWarningMs: 2 * 60 * 1000,
  idleThrottleMs: 1000,
  /** Rows of a list page, and the most one request may ask for (U-22). */
  pageSize: 20,
  maxPageSize: 100,
  exportPageSize: 1000,
  cursorLength: 500,
  bulkRows: 20,
  searchLength: 100,
  /** Characters of a word that is found anywhere in a text; shorter ones are the beginning of a title's word (U-32). */
  searchAnywhereLength: 3,
  /** A search looks at no more candidates than this and says "1,000+" from there. */
  searchCandidates: 1000,
  /** Rows of a list that are counted at most where no counter knows the number. */
  countedRows: 1000,
  /** Featured courses: how many the API answers and how many home shows (S-574, C-03). */
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
  /** Characters of a description on a course card (S-092), words of it in the banner (S-095). */
  cardDescription: 120,
  bannerWords: 20,
} as const
