import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { labMessages, labStateNames } from '@kere/contracts/labs/lab-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Figure } from '@kere/screens/editor/figure'
import { dayText, labHref, ownLabsPath, workspaceHref } from '@kere/screens/labs/lab-text'
import { readAddress } from '@kere/screens/list-address'
import { ListPage } from '@kere/screens/list-page'
import { listQuery } from '@kere/screens/list-query'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { participantsOf, type ParticipantsAnswer } from './participants.list.tsx'

export function ParticipantsPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const [now] = useState(() => Date.now())
  const [params] = useSearchParams()
  const list = useMemo(() => participantsOf(id), [id])
  const query = useQuery(listQuery(list, api, readAddress(list, params)))
  // The cached value is the answer of the list's `load`, but the cache's type is wider.
  const answer = query.data as ParticipantsAnswer | null | undefined
  const isMissing = query.error instanceof ApiError && query.error.code === 'not_found'
  const isOthers = useOthersLab(id, isMissing)
  if (isMissing && isOthers !== false) return null
  if (isMissing)
    return (
      <div className="px-gutter pt-6 pb-section wide:p-8">
        <EmptyState
          title={labMessages.notFound}
          headingLevel="h1"
          action={<ButtonLink href={ownLabsPath}>{t('Return to Challenge Labs', 'Button, educator')}</ButtonLink>}
        >
          {t('It may have been deleted, or somebody else runs it.', 'Text, educator')}
        </EmptyState>
      </div>
    )
  const lab = answer?.lab
  return (
    <ListPage list={list}>
      <div className="px-4 pt-4 desk:px-6">
        <p className="text-meta text-muted">
          <TextLink href={ownLabsPath}>{t('Challenge Labs', 'Link, educator')}</TextLink>
        </p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 lang={lab ? englishHere : undefined} className="text-panel wrap-anywhere">
            {lab?.title ?? t('Challenge Lab', 'Text, educator')}
          </h2>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={workspaceHref(id)} variant="outline" size="toolbar">
              {t('Workspace', 'Button, educator')}
            </ButtonLink>
            {lab?.isPublic && (
              <ButtonLink href={labHref(id)} variant="outline" size="toolbar">
                {t('View lab', 'Button, educator')}
              </ButtonLink>
            )}
          </div>
        </div>
        {lab && (
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-dense">
            <Figure name={t('Participants', 'Label of a fact, educator')}>
              {t(
                '{count} of {total}',
                { count: lab.participants, total: lab.maxParticipants },
                'People and places, educator',
              )}
            </Figure>
            <Figure name={t('Mentors', 'Label of a fact, educator')}>
              {t('{count} of {total}', { count: lab.mentors, total: lab.maxMentors }, 'People and places, educator')}
            </Figure>
            <Figure name={t('To answer', 'Label of a fact, educator')}>{lab.pending}</Figure>
            <Figure name={t('Requests until', 'Label of a fact, educator')}>{dayText(lab.closesAt, now)}</Figure>
            <Figure name={t('Status', 'Label of a fact, educator')}>{labelOf(labStateNames, lab.state)}</Figure>
          </dl>
        )}
        {lab && lab.state !== 'open' && lab.pending > 0 && (
          <p className="mt-3 border-s-4 border-warn bg-warn-soft px-3.5 py-2.5 text-dense">
            {t(
              'This lab takes no new requests. {count, plural, one {# still waits} other {# still wait}} for your answer.',
              { count: lab.pending },
              'Text, educator',
            )}
          </p>
        )}
      </div>
    </ListPage>
  )
}

/**
 * Sends users who do not run the lab to the dashboard, if the lab is public (C-32).
 * @returns `undefined` until that is known
 */
function useOthersLab(id: string, isMissing: boolean): boolean | undefined {
  const { api, context } = useRemote()
  const shown = useQuery({
    queryKey: ['shown-lab', id],
    enabled: isMissing,
    queryFn: async ({ signal }) => {
      const { getLab } = await import('@kere/contracts/labs/labs')
      return api.call(getLab, { params: { id } }, { signal }).then(
        () => true,
        () => false,
      )
    },
  })
  const isOthers = isMissing ? shown.data : false
  useEffect(() => {
    if (isOthers) context.navigation.push(localPath('/dashboard'), { replace: true })
  }, [isOthers, context.navigation])
  return isOthers
}
