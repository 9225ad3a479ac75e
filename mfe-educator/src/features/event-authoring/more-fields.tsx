import type { EventDraft } from '@kere/contracts/event-authoring'
import { eventLimits } from '@kere/contracts/event-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/section'
import { Switch } from '@kere/ui/switch'
import { TextInput } from '@kere/ui/text-input'
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
            hint="The page of the event leads to it."
            value={details.recordingUrl}
            error={errorOf('recordingUrl')}
            onChange={({ currentTarget }) => change({ recordingUrl: currentTarget.value })}
            onBlur={() => leave('recordingUrl')}
          />
        </Section>
      )}
      {isAdmin && (
        <Section title="Home">
          {/* U-08 */}
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
