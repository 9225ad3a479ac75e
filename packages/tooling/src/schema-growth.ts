/**
 * `answer`: old clients must be able to read newer answers. `request`: the API must accept the requests of old clients.
 */
export type Direction = 'answer' | 'request'

export interface Schema {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  [keyword: string]: unknown
}

export function schemaRefusals(direction: Direction, before: Schema, after: Schema, place: string): string[] {
  const [sent, taken] = direction === 'answer' ? [after, before] : [before, after]
  return misfits({ sent, taken, before, after, direction, place })
}

interface Pair {
  sent: Schema
  taken: Schema
  before: Schema
  after: Schema
  direction: Direction
  place: string
}

const inside = ({ before, after, direction }: Pair, look: (schema: Schema) => Schema, place: string) =>
  schemaRefusals(direction, look(before), look(after), place)

function misfits(pair: Pair): string[] {
  const { sent, taken, place } = pair
  if (hasBranches(sent) || hasBranches(taken))
    return [...new Set([...branchesOf(sent).flatMap((branch) => branchMisfits(pair, branch)), ...lostNames(pair)])]
  return [
    ...typeMisfits(sent, taken, place),
    ...valueMisfits(sent, taken, place),
    ...boundMisfits(sent, taken, place),
    ...objectMisfits(pair),
    ...(sent.items && taken.items ? inside(pair, ({ items = {} }) => items, `${place}[]`) : []),
  ]
}

const hasBranches = ({ anyOf, oneOf }: Schema) => anyOf !== undefined || oneOf !== undefined

function branchesOf(schema: Schema): Schema[] {
  const alternatives = schema.anyOf ?? schema.oneOf
  return alternatives ? alternatives.flatMap(branchesOf) : [schema]
}

/**
 * Compares a branch with the one of the same constant. A branch without a constant is compared with the closest one.
 */
function branchMisfits({ taken, direction, place }: Pair, branch: Schema): string[] {
  const takers = branchesOf(taken)
  const namesakes = takers.filter((taker) => nameOf(taker) !== '' && nameOf(taker) === nameOf(branch))
  const attempts = (namesakes.length > 0 ? namesakes : takers).map((taker) =>
    direction === 'answer'
      ? schemaRefusals(direction, taker, branch, place)
      : schemaRefusals(direction, branch, taker, place),
  )
  return attempts.toSorted((one, other) => one.length - other.length)[0] ?? []
}

const nameOf = ({ properties = {} }: Schema) =>
  Object.entries(properties)
    .filter(([, { const: value }]) => value !== undefined)
    .map(([key, { const: value }]) => `${key}=${JSON.stringify(value)}`)
    .join()

/**
 * Finds lost names. A client that knows only the old name would show the new one as bare text, or leave its content
 * out.
 */
function lostNames({ before, after, direction, place }: Pair): string[] {
  if (direction === 'request') return []
  const namesIn = (schema: Schema) =>
    branchesOf(schema).flatMap((branch) => [
      ...(branch.enum ?? []).map((value) => `${place} as ${JSON.stringify(value)} is gone`),
      ...(nameOf(branch) ? [`${place} with ${nameOf(branch)} is gone`] : []),
    ])
  const left = new Set(namesIn(after))
  return namesIn(before).filter((name) => !left.has(name))
}

function typeMisfits(sent: Schema, taken: Schema, place: string): string[] {
  const takes = typesOf(taken)
  if (takes.length === 0) return []
  const sends = typesOf(sent)
  if (sends.length === 0) return [`${place} can be anything now`]
  return sends
    .filter((type) => !takes.includes(type) && !(type === 'integer' && takes.includes('number')))
    .map((type) => `${place} as ${type} is not understood`)
}

const typesOf = ({ type }: Schema): readonly string[] => (typeof type === 'string' ? [type] : (type ?? []))

const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.const === undefined ? schema.enum : [schema.const]

function valueMisfits(sent: Schema, taken: Schema, place: string): string[] {
  const takes = valuesOf(taken)
  if (!takes) return []
  const sends = valuesOf(sent)
  if (!sends) return [`${place} takes certain values only`]
  return sends
    .filter((value) => !takes.includes(value))
    .map((value) => `${place} as ${JSON.stringify(value)} is not understood`)
}

const most = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const
const least = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const
const exact = ['format', 'pattern', 'multipleOf', 'uniqueItems', 'contentEncoding', 'not'] as const

function boundMisfits(sent: Schema, taken: Schema, place: string): string[] {
  const fits = (keyword: string) => {
    const bound = taken[keyword]
    const value = sent[keyword]
    if (bound === undefined || JSON.stringify(bound) === JSON.stringify(value)) return true
    // An equal format makes the pattern irrelevant.
    if (keyword === 'pattern' && sent.format !== undefined && sent.format === taken.format) return true
    if (typeof bound !== 'number' || typeof value !== 'number') return false
    return most.some((each) => each === keyword)
      ? value <= bound
      : least.some((each) => each === keyword) && value >= bound
  }
  const values = valuesOf(sent)
  if (values && valuesOf(taken)) return []
  const isFit = (keyword: string) =>
    values ? values.every((value) => isWithin(keyword, taken[keyword], value)) : fits(keyword)
  return [...most, ...least, ...exact]
    .filter((keyword) => !isFit(keyword))
    .map((keyword) => `${place} goes beyond ${keyword} ${JSON.stringify(taken[keyword])}`)
}

/** Returns whether a bound admits a constant value. */
function isWithin(keyword: string, bound: unknown, value: unknown): boolean {
  if (bound === undefined) return true
  const size = typeof value === 'string' ? value.length : value
  if (typeof bound === 'string' && keyword === 'pattern')
    return typeof value === 'string' && new RegExp(bound).test(value)
  if (typeof bound !== 'number' || typeof size !== 'number') return false
  if (keyword === 'maxLength' || keyword === 'maximum') return size <= bound
  return (keyword === 'minLength' || keyword === 'minimum') && size >= bound
}

function objectMisfits(pair: Pair): string[] {
  const { sent, taken, before, after, direction, place } = pair
  const known = before.properties ?? {}
  const now = after.properties ?? {}
  const gone = Object.keys(known).filter((key) => !(key in now))
  const demanded = (taken.required ?? []).filter((key) => !sent.required?.includes(key) && !gone.includes(key))
  return [
    ...gone.map((key) => `${place}.${key} is gone`),
    ...demanded.map((key) => `${place}.${key} ${direction === 'answer' ? 'may be missing now' : 'is demanded now'}`),
    ...Object.keys(known)
      .filter((key) => key in now)
      .flatMap((key) => inside(pair, ({ properties = {} }) => properties[key] ?? {}, `${place}.${key}`)),
    ...othersMisfits(pair),
  ]
}

function othersMisfits(pair: Pair): string[] {
  const { sent, taken, before, after, direction, place } = pair
  if (direction === 'request' && taken.additionalProperties === false)
    return sent.additionalProperties === false ? [] : [`${place} takes no other fields now`]
  const hasOthers = (schema: Schema) => typeof schema.additionalProperties === 'object'
  const others = ({ additionalProperties }: Schema) =>
    typeof additionalProperties === 'object' ? additionalProperties : {}
  if (hasOthers(before) && !hasOthers(after)) return direction === 'answer' ? [`${place}.* is gone`] : []
  return [
    ...(hasOthers(before) ? inside(pair, others, `${place}.*`) : []),
    ...(before.propertyNames && after.propertyNames
      ? inside(pair, ({ propertyNames = {} }) => propertyNames, `the keys of ${place}`)
      : []),
  ]
}
