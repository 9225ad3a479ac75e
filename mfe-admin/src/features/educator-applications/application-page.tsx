import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/button'
import { Skeleton, SkeletonGroup } from '@kere/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { hrefOf, readAddress } from '@kere/screens/list-address'
import { LoadFailure } from '@kere/screens/load-failure'
import { ApplicationDetail } from './application-detail.tsx'
import { applicationQuery } from './applications.api.ts'
import { applications } from './applications.list.tsx'

/** One application with everything its applicant says, or what stands in its place. */
export function ApplicationPage() {
  const { api, request } = useRemote()
  const application = useQuery(applicationQuery(api, request.params.id ?? ''))
  if (application.data) return <ApplicationDetail application={application.data} failure={application} />
  return (
    <div className="px-4 pt-6 pb-12 desk:px-8 desk:pt-8">
      {application.data === null && (
        <>
          <h1 className="text-title">Application not found</h1>
          <p className="mt-2 max-w-measure text-muted">
            The account it belonged to may have been deleted, or the address may have lost a letter on its way to you.
          </p>
          <ButtonLink href={hrefOf(applications, readAddress(applications, request.search))} className="mt-5">
            All applications
          </ButtonLink>
        </>
      )}
      {application.isPending && <ApplicationSkeleton />}
      {application.isError && (
        <>
          <h1 className="sr-only">Educator application</h1>
          <LoadFailure title="Failed to fetch the application" query={application}>
            It is safe, and the rest of the console works.
          </LoadFailure>
        </>
      )}
    </div>
  )
}

function ApplicationSkeleton() {
  return (
    <SkeletonGroup label="Loading the application">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full" />
        <Skeleton className="h-8 w-56" />
      </div>
      <div className="mt-7 grid gap-x-10 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="border-t-2 border-ink">
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <div key={line} className="flex min-h-11 items-center border-b border-hairline">
              <Skeleton className="h-4 w-3/5" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
