import * as z from 'zod/mini'

export const anyOf = <Value extends z.core.$ZodType<string, string>>(value: Value) =>
  z.optional(
    z.pipe(
      z.transform((given: unknown) => (Array.isArray(given) ? (given as unknown[]) : [given])),
      z.array(value),
    ),
  )
