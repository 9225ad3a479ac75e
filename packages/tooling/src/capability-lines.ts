export interface SourceFile {
  path: string
  text: string
}

export interface NamingLine {
  path: string
  line: number
  text: string
}

// Menus and lists have tests of their own; walks go over all pages and endpoints. The texts of home describe each way to
// learn, and a page's foot leads to records of other kinds.
const isTest = /\.(test|spec)\.tsx?$|\.next\.ts$|^(e2e|workers\/api\/test|mfe-public\/src\/features\/site\/home)\//

/** The same words mean something else here: the sort order of a list, a pointer's events, a parser's events, a column with what a mentor says of a team's work, a button that publishes. */
const namesakes = /kind(: | [!=]== )'order'|pointer-events|multipart-events|text\('feedback'\)|["']Publishing["']/g

/** Own files bear the name, or stand in a folder that does: `features/feedback/`, `local-feedback.ts`. */
export function linesNaming(capability: string, files: readonly SourceFile[]): NamingLine[] {
  // Words of a name are joined by hyphens, underscores, capitals or nothing; the plural names the same.
  const stem = capability.replace(/s$/, '').replaceAll('-', '[-_ ]?')
  const isOwn = new RegExp(stem, 'i')
  // A path, an import, an act; of a compound name a table too. Not an ordinary word of a sentence.
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
