import type { Endpoint } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import { toJSONSchema } from 'zod/v4/core'
import type { ReleaseForm, FormField } from './release-form.ts'
import type { DeclaredForm } from './define-form.ts'

interface JsonSchema {
  type?: string | readonly string[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  enum?: readonly unknown[]
  const?: unknown
  items?: JsonSchema
}

export function describeForm(form: DeclaredForm): ReleaseForm {
  const {
    name,
    path,
    page = path,
    endpoint,
    redacted: secrets = [],
    passThrough: keeps = [],
    redirectTo: goTo,
    flash: notice,
    resumesAt,
  } = form
  const parameters = parametersOf(path)
  for (const each of parametersOf(endpoint.path))
    if (!parameters.includes(each)) throw new Error(`The form ${name} needs :${each} in ${path}`)
  if (endpoint.method === 'GET') throw new Error(`The form ${name} would change nothing`)
  const fields = [...bodyFields(name, endpoint, secrets), ...fileFields(endpoint)]
  return {
    name,
    path,
    page,
    endpoint: { method: endpoint.method, path: endpoint.path },
    fields,
    keeps: [...keeps],
    goTo,
    ...(resumesAt && { resumesAt }),
    ...(notice && { notice }),
    bodyBytes: endpoint.bodyBytes ?? limits.bodyBytes,
  }
}

const parametersOf = (path: string) => path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))

function bodyFields(form: string, { body }: Endpoint, secrets: readonly string[]): FormField[] {
  if (!body) return []
  // Zod writes JSON Schema, and only these keys of it are read.
  const schema = toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const branches = schema.anyOf ?? schema.oneOf ?? [schema]
  const fields = new Map<string, FormField>()
  for (const { properties = {} } of branches)
    for (const [name, property] of Object.entries(properties)) {
      const kind = secrets.includes(name) ? 'secret' : kindOf(property)
      if (!kind) throw new Error(`The form ${form} cannot hold ${name}: it is no text, number, choice or list of texts`)
      if (kind !== 'secret' && /password|token|secret/i.test(name))
        throw new Error(`The form ${form} must say that ${name} is a secret`)
      const isRequired = branches.every((branch) => branch.required?.includes(name))
      fields.set(name, { name, kind, isRequired })
    }
  return [...fields.values()]
}

function kindOf(schema: JsonSchema): FormField['kind'] | null {
  const { anyOf, oneOf, enum: choices, const: only, items } = schema
  const [type, ...others] = [schema.type ?? []].flat().filter((each) => each !== 'null')
  if (others.length > 0) return null
  const variants = anyOf ?? oneOf
  if (variants) {
    const kinds = new Set(variants.filter((variant) => variant.type !== 'null').map(kindOf))
    const [kind] = kinds
    return kinds.size === 1 && kind ? kind : null
  }
  if (type === 'string' || choices?.every((choice) => typeof choice === 'string') || typeof only === 'string')
    return 'text'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'boolean') return 'boolean'
  if (type === 'array' && items && kindOf(items) === 'text') return 'list'
  return null
}

const fileFields = ({ files = {} }: Endpoint): FormField[] =>
  Object.entries(files).map(([name, { maxBytes, isRequired = false }]) => ({
    name,
    kind: 'file',
    isRequired,
    maxBytes,
  }))
