import { t } from '@kere/brand/messages'
import type { MentorSettings } from '@kere/contracts/mentorship/mentorship-sessions'
import { isKnown } from '@kere/contracts/http/open-value'
import { mentorshipAreaNames, mentorshipAreas, mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Switch } from '@kere/ui/controls/switch'
import { TextInput } from '@kere/ui/controls/text-input'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { loadSessions, settingsQuery } from './sessions.api.ts'
import { WeekHours } from './week-hours.tsx'

/** The form in which a mentor sets the number of people, a pause, and the open hours (W-20, W-19). */
export function HoursForm({ settings }: { settings: MentorSettings }) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const state = useRef<HTMLParagraphElement>(null)
  const { load, sessions, ...stored } = settings
  const form = useForm({
    initial: stored,
    schema: async () => (await loadSessions()).mentorSettings,
    async send(body, { idempotencyKey }) {
      const saved = await api.call((await loadSessions()).saveMentorSettings, { body }, { idempotencyKey })
      client.setQueryData(settingsQuery(api).queryKey, saved)
    },
    onSaved() {
      context.notify({ tone: 'success', text: t('Your hours are saved', 'Text, mentorship') })
      // The pressed button disappears.
      state.current?.focus()
    },
  })
  const { values, edit } = form
  return (
    <form
      {...form.props}
      aria-label={t('Your mentoring hours', 'For screen readers, mentorship')}
      className="mt-6 flex flex-col gap-8 desk:gap-10"
    >
      <WeekHours form={values} sessions={sessions} onChange={edit} />
      <div className="grid gap-10 wide:grid-cols-2">
        <Section
          title={t('People', 'Heading, mentorship')}
          meta={t(
            '{load} of {capacity, plural, one {# place} other {# places}} taken',
            { load, capacity: values.capacity },
            'How many people a mentor has',
          )}
        >
          <div className="grid max-w-md gap-4">
            <TextInput
              type="number"
              inputMode="numeric"
              name="capacity"
              label={t('People you mentor at once', 'Label, mentorship')}
              min={0}
              max={mentorshipLimits.capacity}
              value={values.capacity}
              onChange={({ currentTarget }) =>
                edit({
                  capacity: Math.min(mentorshipLimits.capacity, Math.max(0, Math.floor(Number(currentTarget.value)))),
                })
              }
            />
            <TextInput
              type="date"
              name="pausedUntil"
              label={t('Not now, until', 'Label, mentorship')}
              note={t('Optional', 'Text, mentorship')}
              hint={t('Until that day nobody new is assigned to you.', 'Hint, mentorship')}
              value={values.pausedUntil ?? ''}
              onChange={({ currentTarget }) => edit({ pausedUntil: currentTarget.value || null })}
            />
          </div>
        </Section>
        <Section title={t('Sessions', 'Heading, mentorship')}>
          <div className="grid max-w-md gap-4">
            <TextInput
              type="url"
              name="meetingUrl"
              label={t('Your meeting link', 'Label, mentorship')}
              note={t('Optional', 'Text, mentorship')}
              hint={t(
                'Your mentees see it {joinMinutes, plural, one {# minute} other {# minutes}} before a session.',
                { joinMinutes: mentorshipLimits.joinMinutes },
                'Hint, mentorship',
              )}
              error={form.errorOf('meetingUrl')}
              placeholder="https://"
              value={values.meetingUrl ?? ''}
              onChange={({ currentTarget }) => edit({ meetingUrl: currentTarget.value.trim() || null })}
            />
            <Switch {...form.toggle('confirmsItself')}>
              {t('Confirm booked sessions at once', 'Text, mentorship')}
            </Switch>
          </div>
        </Section>
      </div>
      <Disclosure
        className="border-t-2 border-ink"
        summary={
          <span>
            <h2 className="inline">{t('Areas', 'Heading, mentorship')}</h2>{' '}
            <span className="ms-2 text-meta text-muted">
              {values.areas.length > 0
                ? t('{count} chosen', { count: values.areas.length }, 'How many areas')
                : t('the subjects of your profile', 'Instead of chosen areas')}
            </span>
          </span>
        }
      >
        <p className="text-muted">
          {t(
            'Requests in these areas are suggested to you. Without a choice, the subjects of your profile count.',
            'Text, mentorship',
          )}
        </p>
        <div className="mt-2 grid gap-x-6 desk:grid-cols-3">
          {mentorshipAreas.map((area) => (
            <Checkbox
              key={area}
              checked={isKnown(values.areas, area)}
              onChange={({ currentTarget }) =>
                edit({
                  areas: currentTarget.checked ? [...values.areas, area] : values.areas.filter((each) => each !== area),
                })
              }
            >
              {mentorshipAreaNames[area]}
            </Checkbox>
          ))}
        </div>
      </Disclosure>
      <div className="flex flex-wrap items-center gap-3 border-t border-hairline py-4">
        {(form.isDirty || form.isBusy) && (
          <Button type="submit" isBusy={form.isBusy} busyLabel={t('Saving', 'On a button while it works, mentorship')}>
            {t('Save', 'Button, mentorship')}
          </Button>
        )}
        <p ref={state} tabIndex={-1} className="text-dense text-muted">
          {form.isDirty ? t('Not saved yet', 'Text, mentorship') : t('Everything is saved', 'Text, mentorship')}
        </p>
        {form.refusal && (
          <RefusedAct>
            {t('Your hours were not saved. {refusal}', { refusal: form.refusal }, 'Text, mentorship')}
          </RefusedAct>
        )}
      </div>
    </form>
  )
}
