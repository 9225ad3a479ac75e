const named = /`(?<file>[\w.-]+\.(?:test|spec)\.tsx?)`(?<titles>(?:,? “[^”]+”)*)/g
const row = /^\| (?<numbers>\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) +\|[^|]*\| (?<state>test|exception|open) /gm
const leftOut = /^- (?<numbers>\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*): /gm
const sum = /^\| V(?<chapter>\d+) [^|]*\| +(?<test>\d+) \| +(?<exception>\d+) \| +(?<open>\d+) \| +(?<none>\d+) \|$/gm

/**
 * Lists tests that a document names by file or title, and that are not there.
 * @param tests the text of every test, by its path
 */
export function missingTests(document: string, text: string, tests: ReadonlyMap<string, string>): string[] {
  const byName = Map.groupBy(tests, ([path]) => path.slice(path.lastIndexOf('/') + 1))
  return [...text.matchAll(named)].flatMap(({ groups }) => {
    const { file = '', titles = '' } = groups ?? {}
    const found = byName.get(file)
    if (!found) return `${document} names ${file}, which is not there`
    return [...titles.matchAll(/“([^”]+)”/g)]
      .map(([, title = '']) => title)
      .filter((title) => !found.some(([, source]) => source.includes(title)))
      .map((title) => `${document} names “${title}”, which ${file} does not have`)
  })
}

/** Lists chapters whose sums differ from the rows above them, and numbers that stand twice. */
export function wrongSums(document: string, text: string): string[] {
  const given = [
    ...[...text.matchAll(row)].map(({ groups }) => ({ numbers: groups!.numbers!, state: groups!.state! })),
    ...[...text.matchAll(leftOut)].map(({ groups }) => ({ numbers: groups!.numbers!, state: 'none' })),
  ].flatMap(({ numbers, state }) => numbers.split(', ').map((number) => ({ number, state })))
  const twice = given
    .filter(({ number }, place) => given.findIndex((each) => each.number === number) !== place)
    .map(({ number }) => `${document} has ${number} twice`)
  const wrong = [...text.matchAll(sum)].flatMap(({ groups: { chapter, ...said } = {} }) =>
    Object.entries(said).flatMap(([state, count]) => {
      const rows = given.filter(({ number, state: own }) => own === state && number.startsWith(`${chapter}.`)).length
      return rows === Number(count) ? [] : `${document} counts ${count} as ${state} in V${chapter}, and has ${rows}`
    }),
  )
  return [...twice, ...wrong]
}
