import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { failureTitle } from '../../../pages/failure-title.ts'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Avatar } from '@kere/ui/art/avatar'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useState } from 'react'
import { firstAndLast } from '@kere/screens/first-and-last'
import { personHref } from './people-address.ts'
import { type ListedPerson, personQuery } from './people.api.ts'
import { MentorRoomLine } from './mentor-room.tsx'
import { AskMentor, PersonFacts } from './person-facts.tsx'

interface PersonDialogProps {
  kind: PeopleKind
  id: string
  people: readonly ListedPerson[]
  onGo: (id: string) => void
  onClose: () => void
}

/** Shows a person over the list. The arrow keys lead to the next and the previous one (S-215, S-223). */
export function PersonDialog({ kind, id, people, onGo, onClose }: PersonDialogProps) {
  const { api } = useRemote()
  const [isOpen, setOpen] = useState(true)
  const place = people.findIndex((person) => person.id === id)
  const listed = people[place]
  const [before, after] = [people[place - 1], place < 0 ? undefined : people[place + 1]]
  const query = useQuery(personQuery(api, kind, id))
  const person = query.data ?? (listed && { ...listed, weeklyHours: [], calendarUrl: null, groupUrl: null })
  const isGone = query.data === null

  useEffect(() => {
    const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined
      if (next && !altKey && !ctrlKey && !metaKey) onGo(next.id)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [before, after, onGo])

  return (
    <Dialog
      title={isGone || !person ? t('Profile', 'Title of a dialog: a person') : person.name}
      isOpen={isOpen}
      onClose={onClose}
      className="max-w-150!"
      actions={
        <>
          <ButtonLink variant={kind === 'educator' ? 'outline' : 'primary'} href={personHref(kind, id)}>
            {t('Open the profile', 'Button')}
          </ButtonLink>
          <Button variant="outline" onClick={() => setOpen(false)}>
            {t('Close', 'Button')}
          </Button>
        </>
      }
    >
      {isGone ? (
        <p className="mt-3">{t('Nobody who chose to be listed is at this address any more.', 'Error')}</p>
      ) : person ? (
        <div className="mt-3 grid gap-4">
          <div className="flex items-center gap-4">
            <Avatar {...firstAndLast(person.name)} src={person.avatarUrl} size="large" className="size-16!" />
            <div className="min-w-0 text-dense">
              {person.work && (
                <p lang={englishHere} className="wrap-anywhere">
                  {person.work}
                </p>
              )}
              {person.place && (
                <p lang={englishHere} className="wrap-anywhere text-muted">
                  {person.place}
                </p>
              )}
              {person.location && (
                <p lang={englishHere} className="wrap-anywhere text-muted">
                  {person.location}
                </p>
              )}
            </div>
          </div>
          <PersonFacts person={person} />
          {kind === 'educator' && (
            <>
              <MentorRoomLine room={person.mentorRoom} askedAt={person.askedAt} />
              <AskMentor person={person} className="justify-self-start" />
            </>
          )}
        </div>
      ) : (
        <p className="mt-3">
          {query.error
            ? failureTitle(query.error, t('The profile did not load', 'Error'))
            : t('Loading', 'For screen readers')}
        </p>
      )}
      {(before ?? after) && (
        <div className="mt-5 flex justify-between gap-3 border-t border-hairline pt-3">
          <Button
            variant="quiet"
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={!before}
            onClick={() => before && onGo(before.id)}
          >
            {t('Previous', 'Above a link')}
          </Button>
          <Button
            variant="quiet"
            icon={<ChevronRight aria-hidden="true" />}
            disabled={!after}
            onClick={() => after && onGo(after.id)}
          >
            {t('Next', 'Above a link')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
