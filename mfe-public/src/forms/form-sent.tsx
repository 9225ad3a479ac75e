import { t } from '@kere/brand/messages'
import type { PageModule } from '@kere/platform/page'
import { useSubmission } from '@kere/platform/react/use-submission'
import { ButtonLink } from '@kere/ui/controls/button'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

interface FormSentProps {
  title: string
  headingLevel?: 'h2' | 'h3'
  children: ReactNode
  next?: { href: string; label: string }
}

/** Tells whether the address says that the form of this name was sent. */
export function useIsSent(form: string) {
  const [search] = useSearchParams()
  return !useSubmission(form) && search.has('sent')
}

/** Replaces a form after it was sent. */
export function FormSent({ title, headingLevel: Heading = 'h2', children, next }: FormSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form has disappeared, so the focus moves to the heading.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex gap-3.5">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-leaf" />
      <div className="grow">
        <Heading ref={heading} tabIndex={-1} className={Heading === 'h2' ? '' : 'text-panel'}>
          {title}
        </Heading>
        <p className="mt-1.5">{children}</p>
        {next && (
          <ButtonLink href={next.href} variant="outline" className="mt-5 max-[37.5rem]:w-full">
            {next.label}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

type Meta = ReturnType<PageModule['describe']>['meta']

interface FormMeta extends Partial<Meta> {
  path: string
  title: string
  /** The title after sending, when `?sent` is in the address. */
  sent: string
  crumb?: string
  description: string
}

/** Describes the page of a form. The title says whether it was sent or refused. */
export const describeForm =
  ({ path, title, sent, crumb = title, ...meta }: FormMeta): PageModule['describe'] =>
  ({ submission, search }) => ({
    status: 200,
    meta: {
      title: submission ? t('Error: {title}', { title }, 'Title of a page') : search.has('sent') ? sent : title,
      canonical: path,
      breadcrumbs: [{ label: crumb, path }],
      ...meta,
    },
  })
