import * as z from 'zod/mini'
import type { Open } from './open-value.ts'

/** Responses use it: a younger API may send other texts. Requests take `z.enum`. */
/* @__NO_SIDE_EFFECTS__ */
export function openEnum<const Values extends readonly [string, ...string[]]>(values: Values) {
  const schema: z.ZodMiniType<string> = z.union([z.enum(values), z.string()])
  // A union cannot say that fewer values may be sent than received.
  return schema as z.ZodMiniType<Open<Values[number]>, Values[number]>
}

/** A part of an answer that only a younger API knows. */
export const unknownPart = 'unknown'

type Part = z.ZodMiniObject

/** Responses use it: a part of an unknown kind becomes `unknown` and is left out; a known one must be whole. */
/* @__NO_SIDE_EFFECTS__ */
export function openUnion<const Key extends string, const Parts extends readonly [Part, ...Part[]]>(
  key: Key,
  parts: Parts,
) {
  const known = z.discriminatedUnion(key, parts)
  const isYounger = (value: string) => !known._zod.propValues?.[key]?.has(value)
  const younger = z.pipe(
    z.object({ [key]: z.string().check(z.refine(isYounger)) }),
    z.transform(() => ({ [key]: unknownPart })),
  )
  const schema: z.ZodMiniType = z.union([known, younger])
  // The cast is needed for the same reason: the API sends known parts only.
  return schema as z.ZodMiniType<z.output<Parts[number]> | Record<Key, typeof unknownPart>, z.input<Parts[number]>>
}

/** Responses use it: values that only a younger API knows are included too. */
/* @__NO_SIDE_EFFECTS__ */
export function countsOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  const counts = Object.fromEntries(values.map((value) => [value, z.int()]))
  // `fromEntries` forgets the names.
  return z.catchall(z.object(counts as Record<Values[number], z.ZodMiniNumberFormat>), z.int())
}
