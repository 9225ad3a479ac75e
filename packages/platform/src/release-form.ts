import * as z from 'zod/mini'

const name = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,49}$/))

const fieldName = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,49}$/))

/** Paths of the shell and the API. A form at one of them would never be reached, or would take its place. */
const notOurs = /^\/(api|mf|assets|theme|language|low-data|_[^/]*|auth\/(google|callback|logout))(\/|$)/

const pagePattern = z.string().check(
  z.maxLength(200),
  z.regex(/^\/$|^(\/:?[A-Za-z0-9][A-Za-z0-9-]*)+$/),
  z.refine((path) => !notOurs.test(path), 'This address is the shell’s own'),
)

const formField = z.object({
  name: fieldName,
  /** The value of a `secret` field is sent on, but is never sent back to the page. */
  kind: z.enum(['text', 'secret', 'number', 'boolean', 'list', 'file']),
  /** If false, an empty field is left out. */
  isRequired: z.boolean(),
  maxBytes: z.optional(z.int().check(z.minimum(1))),
})

export type FormField = z.infer<typeof formField>

export const releaseForm = z.object({
  name,
  path: pagePattern,
  /** The page that shows the form. A refused submission returns to it. */
  page: pagePattern,
  endpoint: z.object({
    method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
    path: z.string().check(z.maxLength(200), z.regex(/^\/api(\/:?[A-Za-z0-9][A-Za-z0-9-]*)+$/)),
  }),
  fields: z.array(formField).check(z.maxLength(100)),
  /** Fields that are not sent to the API but may be used in `goTo`. */
  keeps: z.array(fieldName).check(z.maxLength(10)),
  /**
   * The path of this site to redirect to. It may contain `{field}`, `{answer.field}` and `{answer.field.field}`.
   * Parameters without a value are left out.
   */
  goTo: z.string().check(z.maxLength(500), z.regex(/^\/(?!\/)|^\{next\}$/)),
  /**
   * Set if visitors can submit the form before they sign in; it is then sent afterwards. The value is the id of the
   * element on `page` to return to.
   */
  resumesAt: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,49}$/))),
  notice: z.optional(z.string().check(z.regex(/^[a-z_]{1,50}$/))),
  bodyBytes: z.int().check(z.minimum(1), z.maximum(1024 * 1024)),
})

export type ReleaseForm = z.infer<typeof releaseForm>
