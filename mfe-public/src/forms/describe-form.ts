import type { PageModule } from '@kere/platform/page'

type Meta = ReturnType<PageModule['describe']>['meta']

interface FormMeta extends Partial<Meta> {
  path: string
  title: string
  /** The title once `?sent` is in the address. */
  sent: string
  crumb?: string
  description: string
}

/** Describes a page that is a form: its title says what has become of it. */
export const describeForm =
  ({ path, title, sent, crumb = title, ...meta }: FormMeta): PageModule['describe'] =>
  ({ submission, search }) => ({
    status: 200,
    meta: {
      title: submission ? `Error: ${title}` : search.has('sent') ? sent : title,
      canonical: path,
      breadcrumbs: [{ label: crumb, path }],
      ...meta,
    },
  })
