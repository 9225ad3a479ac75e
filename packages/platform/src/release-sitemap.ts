import * as z from 'zod/mini'

const pathPattern = z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)/))

const fieldName = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,49}$/))

/** Pages, and a page for each entry of a public list. */
export const releaseSitemap = z.object({
  pages: z.array(pathPattern).check(z.maxLength(100)),
  lists: z
    .array(
      z.object({
        /** Path of the API's list. */
        list: z.string().check(z.maxLength(200), z.regex(/^\/api(\/[A-Za-z0-9-]+)+$/)),
        /** Its parameters are fields of the entries. */
        page: pathPattern,
        /** The field that says when the page last changed. */
        changedAt: z.optional(fieldName),
      }),
    )
    .check(z.maxLength(20)),
})

export type ReleaseSitemap = z.infer<typeof releaseSitemap>
