export const isCalendar = (path: string) => path.endsWith('.ics')

/** What feed readers ask for. */
export const isFeed = (path: string) => /\/feed\.(?:xml|json)$/.test(path)

/** The edge answers with a file, although the path may look like that of a page with a parameter. */
export const isSiteFile = (path: string) => isCalendar(path) || isFeed(path)
