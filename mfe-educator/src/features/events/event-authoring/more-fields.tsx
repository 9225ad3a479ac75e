import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { eventLimits } from '@kere/contracts/events/event-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/layout/section'
import { Switch } from '@kere/ui/controls/switch'
import { TextInput } from '@kere/ui/controls/text-input'
import { fieldId, type EventForm } from './use-event-form.ts'

export function MoreFields({ form, draft: { state } }: { form: EventForm; draft: EventDraft }) {
  const { details, change, leave, errorOf } = form
  const isAdmin = useRemote().context.session.user?.role === 'admin'
  const isOver = state === 'past'
  if (!isOver && !isAdmin) return null
  return (
    <>
      {isOver && (
        <Section title="Recording">
          <TextInput
            id={fieldId('recordingUrl')}
            label="Recording link"
            note="(optional)"
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={eventLimits.linkLength}
            autoComplete="off"
            hint="The event page links to it."
            value={details.recordingUrl}
            error={errorOf('recordingUrl')}
            onChange={({ currentTarget }) => change({ recordingUrl: currentTarget.value })}
            onBlur={() => leave('recordingUrl')}
          />
        </Section>
      )}
      {isAdmin && (
        <Section title="Home">
          <Switch
            checked={details.isHiddenFromHome}
            onChange={({ currentTarget }) => change({ isHiddenFromHome: currentTarget.checked })}
          >
            Hide from home
            <span className="block text-meta font-normal text-muted">
              The list of events and its own page still show it.
            </span>
          </Switch>
        </Section>
      )}
    </>
  )
}
