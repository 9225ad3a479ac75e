import { messages } from '@kere/contracts/messages'
import { ButtonLink } from '@kere/ui/button'
import type { ComponentType } from 'react'
import { OffSheet } from '../../off-sheet.tsx'

/** S-037. */
export function NotFoundPage({ Courses }: { Courses: ComponentType }) {
  return (
    <OffSheet
      title={messages.pageNotFound}
      text="Check the address, or search courses."
      action={
        <ButtonLink href="/" variant="outline">
          Go back home
        </ButtonLink>
      }
    >
      <Courses />
    </OffSheet>
  )
}
