import { safePath } from '@kere/contracts/http/safe-path'

const here = 'https://here.invalid'

/**
 * Fills in each parameter as one segment.
 * @returns null if a parameter is missing or would lead to another folder
 */
export function fillPath(pattern: string, params: Readonly<Record<string, unknown>>): string | null {
  const segments = pattern.split('/').map((part) => {
    if (!part.startsWith(':')) return part
    const value = params[part.slice(1)]
    return typeof value === 'string' ? segmentOf(value) : null
  })
  return segments.includes(null) ? null : segments.join('/')
}

const segmentOf = (value: string | null) =>
  value && value !== '.' && value !== '..' ? encodeURIComponent(value) : null

export interface Sources {
  params: Readonly<Record<string, string>>
  /** The submitted fields that are not secret, and those of `keeps`. */
  fields: Readonly<Record<string, unknown>>
  answer: unknown
}

/** Fills in a target. Each value becomes one segment or one parameter, and the result must be a path of this site. */
export function fillTarget(template: string, sources: Sources): string {
  if (template === '{next}') return valueOf('next', sources) ?? '/'
  const { pathname, search, hash } = new URL(template, here)
  const path = decodeBraces(pathname).replace(placeholder, (_, name: string) => segmentOf(valueOf(name, sources)) ?? '')
  const filled = new URLSearchParams()
  for (const [key, value] of new URLSearchParams(search)) {
    const name = /^\{([\w.]+)\}$/.exec(value)?.[1]
    const text = name === undefined ? value : valueOf(name, sources)
    if (text) filled.append(key, text)
  }
  const query = filled.size > 0 ? `?${filled.toString()}` : ''
  return safePath(path + query + hash) ?? '/'
}

const placeholder = /\{([\w.]+)\}/g

const decodeBraces = (path: string) => path.replaceAll('%7B', '{').replaceAll('%7D', '}')

/** `next` must be a path of this site; anything else is empty. */
function valueOf(name: string, { params, fields, answer }: Sources): string | null {
  const [first, ...keys] = name.split('.')
  const value = first === 'answer' ? keys.reduce(readKey, answer) : (fields[name] ?? params[name])
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : null
  return name === 'next' ? safePath(text) : text
}

const readKey = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
