import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { failureTitle } from '../../../pages/failure-title.ts'
import { labelOf } from '@kere/contracts/http/open-value'
import { interestWords, participantStatusNames } from '@kere/contracts/labs/lab-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { InterestForm } from '@kere/screens/labs/interest-form'
import { labHref, labsPath } from '@kere/screens/labs/lab-text'
import { ButtonLink } from '@kere/ui/controls/button'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { Breadcrumbs } from '../../../pages/breadcrumbs.tsx'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { LabNotFound } from './lab-page.tsx'
import { barrierOf } from '@kere/screens/labs/lab-action'
import { labQuery } from './labs.api.ts'
import { standingQuery } from '@kere/screens/labs/lab-queries'

/** The form as a page, for use without a script and after signing in. */
export function JoinPage() {
  const { api, context } = useRemote()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const lab = useQuery(labQuery(api, id))
  const standing = useQuery(standingQuery(api, id))
  if (lab.data === null) return <LabNotFound />
  if (!lab.data)
    return lab.isPending ? (
      <DetailSkeleton label={t('Loading the lab', 'For screen readers')} className="h-31" />
    ) : (
      <PageFailure
        title={failureTitle(lab.error, t('The lab did not load', 'Error'))}
        query={lab}
        retryHref={labHref(id)}
      />
    )
  const { title, educator, askedAt } = lab.data
  const role = context.session.user?.role === 'educator' ? 'educator' : 'student'
  const asked = standing.data?.participation
  const isIn = asked?.status === 'approved'
  const barrier = asked
    ? t(
        '{status}. You asked on {day}.',
        { status: labelOf(participantStatusNames, asked.status), day: dateInIndia(Date.parse(asked.askedAt)) },
        'A request to join a lab, as “Pending. You asked on 20 Nov 2026.”',
      )
    : standing.data?.isOwn
      ? t('You run this lab', 'To the educator of a lab')
      : barrierOf(lab.data, role, askedAt)
  return (
    <div className="px-gutter pt-5 pb-section desk:pt-8">
      <div className="mx-auto max-w-140">
        <Breadcrumbs
          crumbs={[
            { label: t('Challenge Labs', 'Way to learn, heading on the home page'), href: labsPath },
            { label: title, href: labHref(id), lang: englishHere },
          ]}
        />
        <h1 className="mt-4 text-title">{interestWords[role].title}</h1>
        <p className="mt-1 mb-6 text-muted">
          <span lang={englishHere}>{title}</span> · {t('run by', 'Before the name of the educator of a lab')}{' '}
          <span lang={englishHere}>{educator.name}</span>
        </p>
        {barrier === null ? (
          <InterestForm
            lab={{ id, title, educatorName: educator.name }}
            role={role}
            onSent={(participation) => {
              cache.setQueryData(standingQuery(api, id).queryKey, {
                isOwn: false,
                mayManage: false,
                mayWork: false,
                participation,
              })
              void navigate(`${labHref(id)}?sent=1`)
            }}
            cancel={
              <ButtonLink href={labHref(id)} variant="outline">
                {t('Cancel', 'Button')}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <p
              className={`border-s-4 px-3.5 py-3 font-semibold ${isIn ? 'border-leaf bg-leaf-soft' : 'border-warn bg-warn-soft'}`}
            >
              {barrier}
            </p>
            <div className="mt-5 flex flex-wrap gap-3">
              {asked && (
                <ButtonLink href={`/dashboard/challenge-labs/${id}`}>
                  {isIn ? t('Open the workspace', 'Button: of a lab') : t('See your request', 'Button')}
                </ButtonLink>
              )}
              <ButtonLink href={labHref(id)} variant="outline">
                {t('Back to the lab', 'Button')}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
