import { safeParse, type $ZodType, type $ZodTypes } from 'zod/v4/core'

type Check = (value: unknown) => boolean

/**
 * Compiles a fast check for whether zod would return the value unchanged; after `false`, zod must parse the value
 * itself. Without it, the copy that zod makes was the slowest part of a read.
 */
export function compileValidator(schema: $ZodType): Check {
  // Every schema is one of `$ZodTypes`, but zod's own types do not say so.
  const { _zod } = schema as $ZodTypes
  const { def } = _zod
  if (def.checks?.length) return isLeft(schema)
  switch (def.type) {
    case 'string':
      if (!('format' in def)) return isString
      // For a `datetime`, zod checks nothing but this pattern.
      return def.format === 'datetime' && 'pattern' in def && def.pattern instanceof RegExp
        ? isLike(def.pattern)
        : isLeft(schema)
    case 'number':
      return 'format' in def && def.format === 'safeint' ? Number.isSafeInteger : isLeft(schema)
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries))
      return (value) => values.has(value)
    }
    case 'nullable': {
      const fits = compileValidator(def.innerType)
      return (value) => value === null || fits(value)
    }
    case 'optional': {
      const fits = compileValidator(def.innerType)
      return (value) => value === undefined || fits(value)
    }
    case 'default': {
      const fits = compileValidator(def.innerType)
      return (value) => value !== undefined && fits(value)
    }
    case 'union': {
      // For a union of objects, zod returns the first match and drops the fields of the others, so zod must parse it.
      if (!def.options.every(isPlain)) return isLeft(schema)
      const options = def.options.map(compileValidator)
      return (value) => options.some((fits) => fits(value))
    }
    case 'array': {
      const fits = compileValidator(def.element)
      return (value) => Array.isArray(value) && value.every(fits)
    }
    case 'object':
      return def.catchall ? isLeft(schema) : fitsObject(def.shape)
    default:
      return isLeft(schema)
  }
}

const isString: Check = (value) => typeof value === 'string'

const isLike =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)

const isPlain = ({ _zod }: $ZodType) => ['string', 'number', 'boolean', 'enum'].includes(_zod.def.type)

function fitsObject(shape: Readonly<Record<string, $ZodType>>): Check {
  const parts = new Map(Object.entries(shape).map(([name, schema]) => [name, compileValidator(schema)]))
  const required = Object.keys(shape).filter((name) => shape[name]?._zod.optout !== 'optional')
  return (value) => {
    if (typeof value !== 'object' || value === null) return false
    // The check above shows that it is an object, and its properties are only read by name.
    const object = value as Record<string, unknown>
    for (const name of Object.keys(object)) if (!parts.get(name)?.(object[name])) return false
    return required.every((name) => name in object)
  }
}

/** Leaves the check to zod. zod copies objects, so an object never counts as unchanged. */
const isLeft =
  (schema: $ZodType): Check =>
  (value) => {
    const parsed = safeParse(schema, value)
    return parsed.success && parsed.data === value
  }
