import * as z from 'zod/mini'

export const pathPattern = z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)/))

const fieldName = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,49}$/))

export const releaseSitemap = z.object({
  pages: z.array(pathPattern).check(z.maxLength(100)),
  lists: z
    .array(
      z.object({
        list: z.string().check(z.maxLength(200), z.regex(/^\/api(\/[A-Za-z0-9-]+)+$/)),
        /** The page's pattern. Its parameters are names of fields of the entries. */
        page: pathPattern,
        changedAt: z.optional(fieldName),
      }),
    )
    .check(z.maxLength(20)),
})

export type ReleaseSitemap = z.infer<typeof releaseSitemap>
