import { discPath } from '@kere/brand/art-paths'
import { labMessages } from '@kere/contracts/labs/lab-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { participationsQuery, type OwnParticipations } from '@kere/screens/labs/lab-queries'
import { LabAction } from '@kere/screens/labs/lab-action'
import { workspaceHref } from '@kere/screens/labs/lab-text'
import { LabLine, OpenLabs } from '@kere/screens/labs/open-labs'
import { LoadFailure } from '@kere/screens/load-failure'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Section } from '@kere/ui/layout/section'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

export function MyLabsPage() {
  const { api } = useRemote()
  const own = useQuery(participationsQuery(api))
  const mine = own.data ?? {}
  return (
    <div className="max-w-page px-gutter pt-6 pb-section wide:p-8">
      <h1 tabIndex={-1} className="sr-only">
        Challenge Labs
      </h1>
      {own.isError && (
        <LoadFailure title={own.error.message} query={own} className="mb-6">
          Your places and requests are safe.
        </LoadFailure>
      )}
      <OwnLabs mine={mine} />
      <Section title="Open labs" link={{ href: '/challenge-labs', label: 'How labs work' }}>
        <OpenLabs
          isShown={({ id }) => mine[id] === undefined}
          none={
            <EmptyState title={labMessages.noneOpen} headingLevel="h3" picture={discPath('labs')}>
              {Object.keys(mine).length > 0
                ? 'You have asked to join every lab that is open. New ones appear here.'
                : 'New labs appear here as soon as one opens.'}
            </EmptyState>
          }
        />
      </Section>
    </div>
  )
}

function OwnLabs({ mine }: { mine: OwnParticipations }) {
  const [now] = useState(() => Date.now())
  const all = Object.values(mine)
  if (all.length === 0) return null
  return (
    <Section title="Your labs" className="mb-8">
      <ul className="border-t border-hairline">
        {all.map(({ lab, ...participation }) => (
          <LabLine
            key={lab.id}
            lab={lab}
            now={now}
            {...(participation.status === 'approved' && { href: workspaceHref(lab.id) })}
            second={
              participation.note
                ? `Their answer: ${participation.note}`
                : lab.state === 'archived'
                  ? 'This lab has ended'
                  : `Run by ${lab.educator.name}`
            }
          >
            <LabAction lab={lab} now={now} participation={participation} />
          </LabLine>
        ))}
      </ul>
    </Section>
  )
}
