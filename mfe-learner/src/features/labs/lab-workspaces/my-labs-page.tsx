import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { Around } from '@kere/ui/layout/around'
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
        {t('Challenge Labs', 'Heading, labs')}
      </h1>
      {own.isError && (
        <LoadFailure title={own.error.message} query={own} className="mb-6">
          {t('Your places and requests are safe.', 'Text, labs')}
        </LoadFailure>
      )}
      <OwnLabs mine={mine} />
      <Section
        title={t('Open labs', 'Heading, labs')}
        link={{ href: '/challenge-labs', label: t('How labs work', 'Link, labs') }}
      >
        <OpenLabs
          isShown={({ id }) => mine[id] === undefined}
          none={
            <EmptyState title={labMessages.noneOpen} headingLevel="h3" picture={discPath('labs')}>
              {Object.keys(mine).length > 0
                ? t('You have asked to join every lab that is open. New ones appear here.', 'Text, labs')
                : t('New labs appear here as soon as one opens.', 'Text, labs')}
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
    <Section title={t('Your labs', 'Heading, labs')} className="mb-8">
      <ul className="border-t border-hairline">
        {all.map(({ lab, ...participation }) => (
          <LabLine
            key={lab.id}
            lab={lab}
            now={now}
            {...(participation.status === 'approved' && { href: workspaceHref(lab.id) })}
            second={
              participation.note ? (
                <Around
                  text={t('Their answer: {answer}', { answer: participation.note }, 'To a request to join a lab')}
                  part={participation.note}
                >
                  <span lang={englishHere}>{participation.note}</span>
                </Around>
              ) : lab.state === 'archived' ? (
                t('This lab has ended', 'Text, labs')
              ) : (
                <Around text={t('Run by {name}', { name: lab.educator.name }, 'A lab')} part={lab.educator.name}>
                  <span lang={englishHere}>{lab.educator.name}</span>
                </Around>
              )
            }
          >
            <LabAction lab={lab} now={now} participation={participation} />
          </LabLine>
        ))}
      </ul>
    </Section>
  )
}
