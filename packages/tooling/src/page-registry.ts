import { parseSync, type ESTree } from 'vite'
import { registryHeader, relative, type SourceFile } from './registries.ts'

/**
 * Writes the registry of a remote's routes from the `route` exports of its page files, each with the import of its
 * page. The facts are copied, so that the remote's entry does not load any page.
 */
export function pageRegistryText(remote: string, files: readonly SourceFile[]): string {
  const registry = `${remote}/src/routes.registry.ts`
  const found = new Map<string, string>()
  for (const { path, read } of files) {
    if (!path.startsWith(`${remote}/src/`) || !/\.(page|list|review)\.tsx?$/.test(path)) continue
    for (const { address, facts, page } of routesIn(path, read())) {
      if (found.has(address)) throw new Error(`${path}: another page of ${remote} has the path ${address}`)
      const line = `    page: async () => (await import('${relative(registry, path)}')).${page},`
      found.set(
        address,
        ['  {', ...facts, line.length > 120 ? line.replace('=> ', '=>\n      ') : line, '  },'].join('\n'),
      )
    }
  }
  const routes = [...found].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, text]) => `${text}\n`)
  return `${registryHeader}import type { PageRoute } from '@kere/platform/page'

export const routes = [
${routes.join('')}] satisfies readonly PageRoute[]
`
}

interface Route {
  address: string
  /** The route's facts, one line each. */
  facts: readonly string[]
  /** The name of the export. */
  page: string
}

function routesIn(path: string, text: string): Route[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const exported = exportedConstants(program)
  const routes = [...exported].flatMap(([name, value]) => {
    const [, of] = /^(\w*)[rR]oute$/.exec(name) ?? []
    if (of === undefined) return []
    const page = of ? `${of}Page` : 'page'
    if (!exported.has(page)) throw new Error(`${path}: the page of "${name}" is missing: export const ${page} = …`)
    const several = value?.type === 'ArrayExpression' ? value.elements : [value]
    return several.map((each) => ({ ...readRoute(`${path}: "${name}"`, each), page }))
  })
  // A list that is part of another page has no route.
  if (routes.length === 0 && /\.page\.tsx?$/.test(path))
    throw new Error(`${path} does not say where the page stands: export const route = { path: '/…' }`)
  return routes
}

const exportedConstants = ({ body }: ESTree.Program) =>
  new Map(
    body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations.flatMap(({ id, init }) =>
            id.type === 'Identifier' ? [[id.name, init] as const] : [],
          )
        : [],
    ),
  )

type Value = ESTree.Node | null

function readRoute(where: string, value: Value) {
  if (value?.type !== 'ObjectExpression') throw new Error(`${where} is not an object that is written out`)
  const facts = value.properties.map((property) => {
    const [name, text] = readProperty(where, property)
    return { name, text }
  })
  const address = facts.find(({ name }) => name === 'path')?.text.slice(1, -1)
  if (!address || !/^(\/|\*$)/.test(address)) throw new Error(`${where} has no path that begins with a slash`)
  return { address, facts: facts.map(({ name, text }) => `    ${name}: ${text},`) }
}

function readProperty(where: string, property: ESTree.Node): [name: string, text: string] {
  if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.computed)
    throw new Error(`${where} may only have facts with names, each written out`)
  return [property.key.name, readValue(`${where}: ${property.key.name}`, property.value)]
}

/** The output has the formatter's style. */
function readValue(where: string, value: Value): string {
  if (value?.type === 'Literal' && value.raw) return value.raw
  if (value?.type === 'ArrayExpression') return `[${value.elements.map((each) => readValue(where, each)).join(', ')}]`
  if (value?.type === 'ObjectExpression')
    return `{ ${value.properties.map((each) => readProperty(where, each).join(': ')).join(', ')} }`
  throw new Error(`${where} is read without running the page: write its value, not where it comes from`)
}
