import { messages } from '@kere/contracts/http/messages'
import { ButtonLink } from '@kere/ui/controls/button'
import { NotFoundPanel } from '../../../pages/not-found-panel.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export function NotFoundPage() {
  return (
    <NotFoundPanel
      title={messages.pageNotFound}
      text="Check the address, or search courses."
      action={
        <ButtonLink href="/" variant="outline">
          Go back home
        </ButtonLink>
      }
    />
  )
}

export const createNotFoundPage = (next: NonNullable<PublicPage['next']>): PublicPage => ({
  component: NotFoundPage,
  next,
  describe: () => ({
    status: 404,
    meta: {
      title: messages.pageNotFound,
      description: 'There is no page at this address.',
      canonical: '/',
      breadcrumbs: [],
      noindex: true,
    },
  }),
})
