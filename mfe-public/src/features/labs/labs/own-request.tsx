import { t } from '@kere/brand/messages'
import { addressIn, englishHere, language } from '@kere/brand/language'
import { failureTitle } from '../../../pages/failure-title.ts'
import type { OwnParticipation } from '@kere/contracts/labs/lab-participation'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { labHref } from '@kere/screens/labs/lab-text'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { labQuery, type ShownLab } from './labs.api.ts'
import { loadParticipation, participationsQuery, standingQuery } from '@kere/screens/labs/lab-queries'

interface OwnRequestProps {
  lab: ShownLab
  participation: OwnParticipation
}

/** Shows a request and its answer. A pending request can be withdrawn. */
export function OwnRequest({ lab, participation }: OwnRequestProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { status, statement, externalLink, note } = participation
  const failed = t('Failed to withdraw your request', 'Error')
  const withdraw = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      await api.call((await loadParticipation()).leaveLab, { params: { id: lab.id } })
      context.notify({ tone: 'success', text: t('Your request is withdrawn', 'Message') })
      cache.setQueryData(
        standingQuery(api, lab.id).queryKey,
        (known) => known && { ...known, participation: null, mayWork: false },
      )
      await Promise.all([
        cache.invalidateQueries(participationsQuery(api)),
        cache.invalidateQueries(labQuery(api, lab.id)),
      ])
    } catch (error) {
      setRefusal(failureTitle(error instanceof ApiError ? error : null, failed) || failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <details id="request" open={status === 'pending'} className="rounded-control border border-hairline px-3.5">
      <summary className="flex min-h-11 cursor-pointer items-center text-dense font-semibold">
        {t('Your request', 'Heading: to join a lab')}
      </summary>
      <div className="grid gap-2 pb-3 text-dense">
        <p lang={englishHere} className="whitespace-pre-line wrap-anywhere">
          {statement}
        </p>
        {externalLink && (
          <p className="wrap-anywhere">
            <a href={externalLink} rel="noopener noreferrer nofollow" target="_blank" className="underline">
              {externalLink}
              <span className="sr-only"> {t('(new tab)', 'After a link, for screen readers')}</span>
            </a>
          </p>
        )}
        {note && (
          <p>
            <b className="font-semibold">{t('Their answer:', 'Before what the people of a lab wrote')}</b>{' '}
            <span lang={englishHere}>{note}</span>
          </p>
        )}
        {status === 'pending' && (
          <form
            method="post"
            action={addressIn(language, `${labHref(lab.id)}/withdraw`)}
            onSubmit={(event) => void withdraw(event)}
          >
            <Button
              type="submit"
              variant="outline"
              size="toolbar"
              isBusy={isBusy}
              busyLabel={t('Withdrawing', 'Button while it works')}
            >
              {t('Withdraw the request', 'Button')}
            </Button>
            {refusal && <RefusedAct className="mt-2">{refusal}</RefusedAct>}
          </form>
        )}
      </div>
    </details>
  )
}
