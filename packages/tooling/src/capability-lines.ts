export interface SourceFile {
  path: string
  text: string
}

export interface NamingLine {
  path: string
  line: number
  text: string
}

// Tests do not count: menus and lists have their own tests, and walks visit all pages and endpoints. The texts of home
// describe every way to learn, the foot of a page links to other kinds of records, and what a person or their guardian
// agrees to names everything that there is to agree to.
const isTest =
  /\.(test|spec)\.tsx?$|\.next\.ts$|accounts\/(guardians|consents)|^(e2e|workers\/api\/test|mfe-public\/src\/features\/site\/home)\//

/**
 * Words with another meaning: the sort order of a list, pointer events, parser events, webhooks of a gateway, a column
 * with a mentor's feedback, the busy label of a button, the checklist of a field task, the events of webhooks, and a text
 * for people with its note for translators.
 */
const namesakes =
  /kind(: | [!=]== )'order'|pointer-events|multipart-events|razorpay-event-id|\/webhooks\/razorpay|gateway-payments\/webhooks|text\('feedback'\)|["']Publishing["']|lesson-checklist|webhook-events?|(send|deliver)-events?|(errorOf|idOf)\('events'\)|countOf\(count, 'event'\)|observe\('event'|\bt\('[^']*', |((id|header): |name=|text\()["']Events?["']/gi

/**
 * Lists the lines that name a capability outside its own files. A file is the capability's own if its name or folder
 * contains the name: `features/feedback/`, `local-feedback.ts`.
 */
export function linesNaming(capability: string, files: readonly SourceFile[]): NamingLine[] {
  // The words of a name may be joined by hyphens, underscores, capitals or nothing. The plural counts too.
  const stem = capability.replace(/s$/, '').replaceAll('-', '[-_ ]?')
  const isOwn = new RegExp(stem, 'i')
  // Matches paths, imports and actions, and for a compound name also tables, but not an ordinary word in a sentence.
  const compound = capability.includes('-') ? `|${capability.replace(/s$/, '').replaceAll('-', '[-_]')}` : ''
  const names = new RegExp(`['"\`/-]${stem}s?['"\`/.?#-]${compound}`, 'i')
  return files
    .filter(({ path }) => !isOwn.test(path) && !isTest.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ path, line: index + 1, text: line.trim() }))
        .filter((line) => names.test(line.text.replaceAll(namesakes, ''))),
    )
}
