export interface SourceFile {
  path: string
  text: string
}

export interface NamingLine {
  path: string
  line: number
  text: string
}

// What stands in a menu or a list is told by the test of that menu or list; walks go over all pages and endpoints. What home and the feet of
// pages say of each way to learn, and where it leads, is their text.
const isTest =
  /\.(test|spec)\.tsx?$|\.next\.ts$|^(e2e|workers\/api\/test|mfe-public\/src\/features\/site\/home)\/|^mfe-public\/src\/pages\/ways\.ts$/

/**
 * What bears the same word for something else: by what a list is sorted, not what somebody orders; what a pointer does, and a
 * parser reports.
 */
const namesakes = /kind(: | [!=]== )'order'|pointer-events|multipart-events/g

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
