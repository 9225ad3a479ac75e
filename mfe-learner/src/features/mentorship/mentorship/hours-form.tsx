import { countOf } from '@kere/brand/count'
import type { MentorSettings } from '@kere/contracts/mentorship/mentorship-sessions'
import { isKnown } from '@kere/contracts/http/open-value'
import { mentorshipAreaNames, mentorshipAreas, mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Switch } from '@kere/ui/controls/switch'
import { TextInput } from '@kere/ui/controls/text-input'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { NextWeeks } from './next-weeks.tsx'
import { loadSessions, settingsMutation, type SettingsInput } from './sessions.api.ts'
import { WeekGrid } from './week-grid.tsx'

/** A mentor says how many people they take at once, "not now until", and which hours are open (W-20, W-19). */
export function HoursForm({ settings }: { settings: MentorSettings }) {
  const { api, context } = useRemote()
  const { load, sessions, ...stored } = settings
  const [form, setForm] = useState<SettingsInput>(stored)
  const [refusal, setRefusal] = useState<string>()
  const saving = useMutation(settingsMutation(api))
  const write = (changed: Partial<SettingsInput>) => {
    setForm((before) => ({ ...before, ...changed }))
    setRefusal(undefined)
  }
  const isChanged = JSON.stringify(form) !== JSON.stringify(stored)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving.isPending) return
    const found = (await loadSessions()).mentorSettings.safeParse(form).error?.issues[0]?.message
    setRefusal(found)
    if (found) return
    saving.mutate(form, {
      onSuccess: (saved) => {
        const { load: _load, sessions: _sessions, ...values } = saved
        setForm(values)
        context.notify({ tone: 'success', text: 'Your hours are saved' })
      },
    })
  }
  return (
    <form
      noValidate
      aria-label="Your mentoring hours"
      onSubmit={(event) => void submit(event)}
      className="mt-6 flex flex-col gap-10"
    >
      <div className="grid gap-10 wide:grid-cols-2">
        <Section title="People" meta={`${load} of ${countOf(form.capacity, 'place')} taken`}>
          <div className="grid max-w-md gap-4">
            <TextInput
              type="number"
              inputMode="numeric"
              name="capacity"
              label="People you mentor at once"
              min={0}
              max={mentorshipLimits.capacity}
              value={form.capacity}
              onChange={({ currentTarget }) =>
                write({
                  capacity: Math.min(mentorshipLimits.capacity, Math.max(0, Math.floor(Number(currentTarget.value)))),
                })
              }
            />
            <TextInput
              type="date"
              name="pausedUntil"
              label="Not now, until"
              note="Optional"
              hint="Until that day nobody new is assigned to you."
              value={form.pausedUntil ?? ''}
              onChange={({ currentTarget }) => write({ pausedUntil: currentTarget.value || null })}
            />
          </div>
        </Section>
        <Section title="Sessions">
          <div className="grid max-w-md gap-4">
            <TextInput
              type="url"
              name="meetingUrl"
              label="Your meeting link"
              note="Optional"
              hint={`Your mentees see it ${countOf(mentorshipLimits.joinMinutes, 'minute')} before a session.`}
              error={refusal}
              placeholder="https://"
              value={form.meetingUrl ?? ''}
              onChange={({ currentTarget }) => write({ meetingUrl: currentTarget.value.trim() || null })}
            />
            <Switch
              checked={form.confirmsItself}
              onChange={({ currentTarget }) => write({ confirmsItself: currentTarget.checked })}
            >
              Confirm booked sessions at once
            </Switch>
          </div>
        </Section>
      </div>
      <Section
        title="Areas"
        lead="Requests in these areas are suggested to you. Without a choice, the subjects of your profile count."
      >
        <div className="-mt-2 grid gap-x-6 desk:grid-cols-3">
          {mentorshipAreas.map((area) => (
            <Checkbox
              key={area}
              checked={isKnown(form.areas, area)}
              onChange={({ currentTarget }) =>
                write({
                  areas: currentTarget.checked ? [...form.areas, area] : form.areas.filter((each) => each !== area),
                })
              }
            >
              {mentorshipAreaNames[area]}
            </Checkbox>
          ))}
        </div>
      </Section>
      <Section
        title="Usual week"
        lead={`Each open hour is a session of ${countOf(mentorshipLimits.sessionMinutes, 'minute')}. Times are IST; your mentees also see theirs.`}
      >
        <WeekGrid hours={form.weeklyHours} onChange={(weeklyHours) => write({ weeklyHours })} />
      </Section>
      <NextWeeks form={form} sessions={sessions} onChange={write} />
      <div className="flex flex-wrap items-center gap-3 border-t border-hairline py-4">
        <Button type="submit" isBusy={saving.isPending} busyLabel="Saving" aria-disabled={!isChanged || undefined}>
          Save
        </Button>
        <p className="text-dense text-muted">{isChanged ? 'Not saved yet' : 'Everything is saved'}</p>
        {saving.error && <RefusedAct>Your hours were not saved. {saving.error.message}</RefusedAct>}
      </div>
    </form>
  )
}
