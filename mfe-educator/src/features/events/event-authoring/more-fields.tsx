import { t } from '@kere/brand/messages'
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
        <Section title={t('Recording', 'Title, educator')}>
          <TextInput
            id={fieldId('recordingUrl')}
            label={t('Recording link', 'Label, educator')}
            note={t('(optional)', 'Text, educator')}
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={eventLimits.linkLength}
            autoComplete="off"
            hint={t('The event page links to it.', 'Hint, educator')}
            value={details.recordingUrl}
            error={errorOf('recordingUrl')}
            onChange={({ currentTarget }) => change({ recordingUrl: currentTarget.value })}
            onBlur={() => leave('recordingUrl')}
          />
        </Section>
      )}
      {isAdmin && (
        <Section title={t('Home', 'Title, educator')}>
          <Switch
            checked={details.isHiddenFromHome}
            onChange={({ currentTarget }) => change({ isHiddenFromHome: currentTarget.checked })}
          >
            {t('Hide from home', 'Text, educator')}
            <span className="block text-meta font-normal text-muted">
              {t('The list of events and its own page still show it.', 'Text, educator')}
            </span>
          </Switch>
        </Section>
      )}
    </>
  )
}
