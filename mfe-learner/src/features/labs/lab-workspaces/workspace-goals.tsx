import { Around } from '@kere/ui/layout/around'
import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { LabTeam, LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Section } from '@kere/ui/layout/section'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useState } from 'react'
import { useWorkspaceAct } from './workspace.api.ts'

/** Shows the goals. A team ticks its own; people who guide the lab see the progress of each team. */
export function Goals({ workspace }: { workspace: LabWorkspace }) {
  const { lab, teamId, teams, isWritable } = workspace
  const { run, refusal } = useWorkspaceAct(lab.id)
  // Shows the change at once, and reverts it if the API refuses.
  const [asked, setAsked] = useState<ReadonlyMap<string, { isDone: boolean }>>(new Map())
  const goals = lab.goals.map((text, index) => ({ text, id: lab.goalIds?.[index] }))
  const tick = async ({ text, id }: { text: string; id: string | undefined }, isDone: boolean) => {
    const goal = id ?? text
    const wanted = { isDone }
    setAsked((before) => new Map(before).set(goal, wanted))
    await run(`goal ${crypto.randomUUID()}`, (api, contract) =>
      api.call(contract.setLabGoal, {
        params: { id: lab.id },
        body: { ...(id === undefined ? { goal: text } : { goalId: id }), isDone },
      }),
    )
    setAsked((before) => new Map([...before].filter(([, each]) => each !== wanted)))
  }
  const team = teams.find(({ id }) => id === teamId)
  const doneIn = (done: LabTeam['done']) =>
    goals.filter(({ id, text }) => done.some((each) => (each.goalId ?? each.goal) === (id ?? text))).length
  return (
    <Section
      title={t('Goals', 'Heading, labs')}
      meta={team && t('{done} of {count} done', { done: doneIn(team.done), count: lab.goals.length }, 'Goals of a lab')}
    >
      <ul>
        {goals.map((each) => {
          const goal = each.id ?? each.text
          const done = team?.done.find((ticked) => (ticked.goalId ?? ticked.goal) === goal)
          return (
            <li key={goal} className="border-b border-hairline py-2">
              {team ? (
                <Checkbox
                  checked={asked.get(goal)?.isDone ?? done !== undefined}
                  disabled={!isWritable}
                  onChange={({ currentTarget }) => void tick(each, currentTarget.checked)}
                >
                  <span lang={englishHere} className="font-semibold">
                    {each.text}
                  </span>
                  {done?.by && (
                    <span className="block text-meta text-muted">
                      <Around text={t('Done by {name}', { name: done.by }, 'A goal of a lab')} part={done.by}>
                        <span lang={englishHere}>{done.by}</span>
                      </Around>
                    </span>
                  )}
                </Checkbox>
              ) : (
                <span lang={englishHere} className="block py-1 font-semibold">
                  {each.text}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {refusal && <RefusedAct className="mt-3">{refusal}</RefusedAct>}
      {!team && teams.length > 0 && (
        <dl className="mt-4 grid grid-cols-1 gap-2.5">
          {teams.map(({ id, name, done }) => (
            <div key={id} className="grid grid-cols-[minmax(0,1fr)_8rem_auto] items-center gap-3 text-dense">
              <dt lang={englishHere} className="truncate">
                {name}
              </dt>
              <dd className="contents">
                <ProgressBar
                  label={t('Goals of {name}', { name }, 'For screen readers: of a team')}
                  value={doneIn(done)}
                  max={lab.goals.length}
                />
                <span className="text-muted tabular-nums">
                  {t('{count} of {most}', { count: doneIn(done), most: lab.goals.length }, 'Goals of a lab')}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
