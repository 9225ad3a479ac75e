import * as z from 'zod/mini'
import type { Open } from './open-value.ts'

/** A text of an answer, for which a newer API may send other values. Requests use `z.enum`. */
/* @__NO_SIDE_EFFECTS__ */
export function openEnum<const Values extends readonly [string, ...string[]]>(values: Values) {
  const schema: z.ZodMiniType<string> = z.union([z.enum(values), z.string()])
  // A union cannot express that fewer values may be sent than received.
  return schema as z.ZodMiniType<Open<Values[number]>, Values[number]>
}

/** Stands for a part of an answer that only a newer API knows. */
export const unknownPart = 'unknown'

type Part = z.ZodMiniObject

/**
 * A union for answers. A part of an unknown kind becomes `unknown` and its content is dropped; a known part must be
 * complete.
 */
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
  // The API sends only known parts, which a union cannot express.
  return schema as z.ZodMiniType<z.output<Parts[number]> | Record<Key, typeof unknownPart>, z.input<Parts[number]>>
}

/** Counts by value, for answers. The counts of values that only a newer API knows are kept. */
/* @__NO_SIDE_EFFECTS__ */
export function countsOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  const counts = Object.fromEntries(values.map((value) => [value, z.int()]))
  // `fromEntries` loses the type of the names.
  return z.catchall(z.object(counts as Record<Values[number], z.ZodMiniNumberFormat>), z.int())
}
