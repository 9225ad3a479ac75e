import { TextLink } from '@kere/ui/link'

/** C-28 */
export function PendingNotice({ isDeclined }: { isDeclined: boolean }) {
  return (
    <p className="mx-4 mt-4 border-s-4 border-info bg-info-soft px-4 py-3 text-dense desk:mx-6">
      {isDeclined ? (
        <>
          You cannot publish, because your application to teach was declined. Your drafts stay.{' '}
          <TextLink href="/join-as-educator">Apply again</TextLink>
        </>
      ) : (
        'You can write drafts now, and publish once your application to teach is approved. We usually decide within 3 days.'
      )}
    </p>
  )
}
