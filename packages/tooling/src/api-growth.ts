import { type Direction, type Schema, schemaRefusals } from './schema-growth.ts'

type Content = Record<string, { schema?: Schema }>
type Access = string | { roles: readonly string[]; needs?: readonly string[] }

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

interface Operation {
  operationId?: string
  'x-access'?: Access
  parameters?: readonly Parameter[]
  requestBody?: { content: Content; 'x-max-bytes'?: Readonly<Record<string, number>> }
  responses: Record<string, { content?: Content }>
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/**
 * Lists the changes that break clients of a released API. Answers may only gain fields, requests may only require less,
 * and access may only become wider.
 */
export function growthRefusals(released: ApiDocument, next: ApiDocument): string[] {
  const [before, after] = [withoutReferences(released), withoutReferences(next)]
  return [
    ...Object.entries(before.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) => {
        const name = `${method.toUpperCase()} ${path}`
        const current = after.paths[path]?.[method]
        return current ? operationRefusals(operation, current).map((line) => `${name}: ${line}`) : [`${name}: is gone`]
      }),
    ),
    // The document of a refusal is the same for all endpoints.
    ...schemaRefusals('answer', problemOf(before), problemOf(after), 'Problem'),
  ]
}

const problemOf = ({ components }: ApiDocument) => components?.schemas?.Problem ?? {}

/** Replaces references by the schemas themselves, because naming or renaming a schema breaks no client. */
function withoutReferences(document: ApiDocument): ApiDocument {
  const schemas: Record<string, unknown> = document.components?.schemas ?? {}
  const resolve = (value: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((each: unknown) => resolve(each, within))
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...others } = value as { $ref?: unknown }
    const name = typeof $ref === 'string' ? /^#\/components\/schemas\/(\w+)$/.exec($ref)?.[1] : undefined
    if (name === undefined || within.includes(name))
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each, within)]))
    return { ...(resolve(schemas[name], [...within, name]) as object), ...(resolve(others, within) as object) }
  }
  return resolve(document, []) as ApiDocument
}

function operationRefusals(before: Operation, after: Operation): string[] {
  return [
    ...(before.operationId === after.operationId ? [] : [`is no longer called ${before.operationId}`]),
    ...accessRefusals(before['x-access'] ?? 'public', after['x-access'] ?? 'public'),
    ...parameterRefusals(before.parameters ?? [], after.parameters ?? []),
    ...bodyRefusals(before.requestBody, after.requestBody),
    ...Object.entries(before.responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, { content = {} }]) => {
        const current = after.responses[status]
        return current ? contentRefusals('answer', content, current.content ?? {}) : [`no longer answers ${status}`]
      }),
  ]
}

function accessRefusals(before: Access, after: Access): string[] {
  if (typeof after === 'string') return []
  if (typeof before === 'string') return ['is no longer open to everybody']
  return [
    ...before.roles.filter((role) => !after.roles.includes(role)).map((role) => `is no longer open to ${role}`),
    ...(after.needs ?? []).filter((need) => !before.needs?.includes(need)).map((need) => `demands ${need} now`),
  ]
}

function parameterRefusals(before: readonly Parameter[], after: readonly Parameter[]): string[] {
  const same = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in
  return [
    ...before.flatMap((parameter) => {
      const current = after.find(same(parameter))
      const place = `${parameter.in} ${parameter.name}`
      if (!current) return [`${place} is gone`]
      const isDemanded = current.required && !parameter.required
      return [
        ...(isDemanded ? [`${place} is demanded now`] : []),
        ...schemaRefusals('request', parameter.schema ?? {}, current.schema ?? {}, place),
      ]
    }),
    ...after
      .filter((parameter) => parameter.required && !before.some(same(parameter)))
      .map((parameter) => `${parameter.in} ${parameter.name} is demanded now`),
  ]
}

function bodyRefusals(before: Operation['requestBody'], after: Operation['requestBody']): string[] {
  if (!before) return after ? ['body is demanded now'] : []
  if (!after) return ['body is gone']
  const most = after['x-max-bytes'] ?? {}
  return [
    ...contentRefusals('request', before.content, after.content),
    ...Object.entries(before['x-max-bytes'] ?? {})
      .filter(([part, bytes]) => (most[part] ?? bytes) < bytes)
      .map(([part]) => `${part} may have no more than ${most[part]} bytes now`),
  ]
}

function contentRefusals(direction: Direction, before: Content, after: Content): string[] {
  const place = direction === 'answer' ? 'answer' : 'body'
  return Object.entries(before).flatMap(([mediaType, { schema = {} }]) => {
    const current = after[mediaType]
    return current
      ? schemaRefusals(direction, schema, current.schema ?? {}, place)
      : [`${place} as ${mediaType} is gone`]
  })
}
