import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { LabUpdate } from '@kere/contracts/labs/lab-updates'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { firstAndLast } from '@kere/screens/first-and-last'
import { dayText } from '@kere/screens/labs/lab-text'
import { Avatar } from '@kere/ui/art/avatar'
import { Button } from '@kere/ui/controls/button'
import { Article } from '@kere/ui/layout/article'
import { Dialog } from '@kere/ui/overlays/dialog'
import { Badge } from '@kere/ui/status/badge'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import { type ReactNode, useState } from 'react'
import { loadUpdates, updatesQuery } from './workspace.api.ts'

interface LabUpdateEntryProps {
  update: LabUpdate
  labId: string
  now: number
  isReply?: boolean
  children?: ReactNode
}

/** Shows an update, with its replies as `children`, or a reply. */
export function LabUpdateEntry({ update, labId, now, isReply = false, children }: LabUpdateEntryProps) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const remove = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      await api.call((await loadUpdates()).deleteLabUpdate, { params: { id: update.id } })
      await cache.invalidateQueries(updatesQuery(api, labId))
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t('Failed to delete the update', 'Text, labs'))
      setBusy(false)
    }
  }
  return (
    <li className="flex gap-3 border-b border-hairline py-4">
      <Avatar {...firstAndLast(update.author.name)} src={update.author.avatarUrl} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="font-semibold">{update.author.name}</b>
          {update.isMentor && (
            <Badge tone="brand" icon={<GraduationCap aria-hidden="true" />}>
              {t('Mentor', 'Badge, labs')}
            </Badge>
          )}
          <span className="text-meta text-muted">{dayText(update.at, now)}</span>
          {update.mayRemove && (
            <Button variant="quiet" size="toolbar" onClick={() => setAsked(true)} className="ms-auto">
              {t('Delete', 'Button, labs')}
              <span className="sr-only">
                {' '}
                {t('what {name} wrote', { name: update.author.name }, 'After Delete, for screen readers')}
              </span>
            </Button>
          )}
        </p>
        <Dialog
          title={isReply ? t('Delete this reply?', 'Heading, labs') : t('Delete this update?', 'Heading, labs')}
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button
                variant="danger"
                isBusy={isBusy}
                busyLabel={t('Deleting', 'On a button while it works, labs')}
                onClick={() => void remove()}
              >
                {t('Delete', 'Button, labs')}
              </Button>
              <Button variant="outline" onClick={() => setAsked(false)}>
                {t('Cancel', 'Button, labs')}
              </Button>
            </>
          }
        >
          <p className="mt-1.5">
            {update.repliesCount > 0
              ? t(
                  'Everybody in the lab loses it and its {count, plural, one {# reply} other {# replies}}. This cannot be undone.',
                  { count: update.repliesCount },
                  'Text, labs',
                )
              : t('Everybody in the lab loses it. This cannot be undone.', 'Text, labs')}
          </p>
          {refusal && <RefusedAct className="mt-3">{refusal}</RefusedAct>}
        </Dialog>
        <Article html={update.html} lang={englishHere} className="mt-1 text-body!" />
        {update.pictureImage && (
          <img
            src={update.pictureImage}
            alt={t('With the update of {name}', { name: update.author.name }, 'Alternative text of a picture, labs')}
            width={320}
            height={180}
            loading="lazy"
            className="mt-3 rounded-control border border-hairline"
          />
        )}
        {!isReply && update.seen && update.seen.of > 0 && (
          <p className="mt-1.5 text-meta text-muted">
            {t('Seen by {by} of {of}', { by: update.seen.by, of: update.seen.of }, 'How many people, labs')}
          </p>
        )}
        {children}
      </div>
    </li>
  )
}
