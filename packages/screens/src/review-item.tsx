import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { Avatar } from '@kere/ui/art/avatar'
import { useShortcuts } from '@kere/ui/overlays/use-shortcuts'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hrefOf } from './list-address.ts'
import type { Filters } from './list-filter.ts'
import { LoadFailure } from './load-failure.tsx'
import { ReviewDecision } from './review-decision.tsx'
import { ReviewQueue } from './review-queue.tsx'
import { ReviewSteps } from './review-steps.tsx'
import type { Decision, Review, ReviewActs } from './review.ts'
import { useDecision } from './use-decision.ts'
import { useListAddress } from './use-list-address.ts'
import { useNeighbors } from './use-neighbors.ts'
import { useShortcutsChoice } from './use-stored-choice.ts'

const ShortcutsDialog = lazy(async () => ({
  default: (await import('@kere/ui/overlays/shortcuts-dialog')).ShortcutsDialog,
}))

const shortcutsOf = (noun: string, { approve, decline }: ReviewActs) => [
  { keys: ['a'], act: approve?.label ?? t('Approve', 'Text, part of a page') },
  {
    keys: ['r'],
    act: t(
      '{act}, with a reason',
      { act: decline?.label ?? t('Decline', 'Button, review') },
      'Key, review; the act is such as Decline',
    ),
  },
  ...(decline?.question?.templates ?? []).map(({ name }, index) => ({ keys: [`${index + 1}`], act: name })),
  { keys: ['z'], act: t('Undo the last decision', 'Text, part of a page') },
  { keys: ['j', 'k', '←', '→'], act: t('Go to the next or the previous {noun}', { noun }, 'Key, review') },
  { keys: ['Esc'], act: t('Go back to the list', 'Text, part of a page') },
  { keys: ['?'], act: t('Show this list', 'Text, part of a page') },
]

const keysOf = ({ approve, decline }: ReviewActs) =>
  [
    approve && `a ${approve.label.toLowerCase()}`,
    decline && `r ${decline.label.toLowerCase()}`,
    t('j k move', 'Text, part of a page'),
  ]
    .filter(Boolean)
    .join(', ')

interface ReviewItemProps<Item extends Row, F extends Filters, Row extends { id: string }> {
  review: Review<Item, F, Row>
  item: Item
  query: UseQueryResult<Item | null>
}

export function ReviewItem<Item extends Row, F extends Filters, Row extends { id: string }>({
  review,
  item,
  query,
}: ReviewItemProps<Item, F, Row>) {
  const { list, noun, body: Body, aside: Aside, badge: Badge } = review
  const navigate = useNavigate()
  const { address } = useListAddress(list)
  const neighbors = useNeighbors(review, item.id, address)
  const [question, setQuestion] = useState<{
    kind: Decision['kind']
    label: string | undefined
    reason?: string | undefined
  } | null>(null)
  const decision = useDecision(review, item, address, neighbors.nextWaitingId, () => setQuestion(null))
  const [isHelpOpen, setHelpOpen] = useState<boolean | null>(null)
  const [areOn, setOn] = useShortcutsChoice()
  const isWaiting = review.isWaiting(item)
  const isBusy = decision.busyWith !== null
  const { approve, decline } = decision.acts
  const ask = (kind: Decision['kind'] | null, reason?: string) =>
    setQuestion(kind && { kind, label: decision.acts[kind]?.label, reason })
  // The question was for an earlier state of the item, so an answer must not apply to the new state.
  const asked = question && decision.acts[question.kind]?.label === question.label ? question.kind : null
  const hasButtons = approve !== undefined || decline !== undefined
  const listHref = hrefOf(list, { ...address, isRound: false })

  const go = (href: string | null) => {
    if (href !== null) void navigate(href)
    return href !== null
  }
  const act = (run: () => void, isAllowed: boolean) => {
    if (isAllowed) run()
    return isAllowed
  }
  useShortcuts((key, isRepeated) => {
    if (key === 'Escape') return go(listHref)
    if (!areOn) return false
    const mayDecide = !isBusy && !isRepeated
    if (key === 'a')
      return act(
        approve?.question ? () => ask('approve') : () => decision.approve(),
        mayDecide && approve !== undefined,
      )
    if (key === 'r') return act(() => ask('decline'), mayDecide && decline !== undefined)
    const reason = decline?.question?.templates?.[Number(key) - 1]
    if (reason) return act(() => ask('decline', reason.text), mayDecide)
    if (key === 'z') {
      const undo = neighbors.decided.undoOf(neighbors.decided.ids.at(-1) ?? '')
      return act(() => undo?.(), undo !== null)
    }
    if (key === 'j' || key === 'ArrowRight') return go(neighbors.nextHref)
    if (key === 'k' || key === 'ArrowLeft') return go(neighbors.previousHref)
    return act(() => setHelpOpen(true), key === '?')
  })

  const name = review.nameOf(item)
  const [firstName = '', ...otherNames] = name.split(' ')
  return (
    <div className={`@container px-4 pt-3 desk:px-8 ${hasButtons ? 'max-wide:pb-52 wide:pb-12' : 'pb-12'}`}>
      <ReviewSteps
        noun={noun}
        many={list.noun[1]}
        listHref={listHref}
        neighbors={neighbors}
        keys={areOn ? keysOf(decision.acts) : null}
        onHelp={() => setHelpOpen(true)}
      />
      {query.isError && (
        <LoadFailure title={t('Failed to fetch the {noun}', { noun }, 'Title, review')} query={query} className="mt-4">
          {t('What you see below may be out of date.', 'Text, part of a page')}
        </LoadFailure>
      )}
      <div
        className={`mt-4 grid gap-x-10 gap-y-7 wide:grid-cols-[minmax(0,1fr)_22rem] ${neighbors.rows.length > 0 ? '@min-[72rem]:grid-cols-[15.5rem_minmax(0,1fr)_22rem]' : ''}`}
      >
        <ReviewQueue list={list} address={address} openId={item.id} rows={neighbors.rows} decided={neighbors.decided} />
        <div className="min-w-0">
          <div className="flex items-start gap-4">
            <Avatar firstName={firstName} lastName={otherNames.at(-1) ?? ''} className="size-14!" />
            <div className="min-w-0">
              <h1 className="text-section [overflow-wrap:anywhere]">{name}</h1>
              <p lang={englishHere} className="mt-0.5 text-dense [overflow-wrap:anywhere] text-muted">
                {review.subtitleOf(item)}
              </p>
              <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-dense">
                <Badge item={item} />
                {!isWaiting && <span className="wrap-anywhere text-muted">{review.outcomeOf(item)}</span>}
              </div>
            </div>
          </div>
          <Body item={item} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {hasButtons && (
            <ReviewDecision
              acts={decision.acts}
              decision={decision}
              asked={asked}
              reason={question?.reason}
              onAsk={ask}
            />
          )}
          <Aside item={item} />
        </div>
      </div>
      {isHelpOpen !== null && (
        <Suspense>
          <ShortcutsDialog
            shortcuts={shortcutsOf(noun, decision.acts)}
            isOpen={isHelpOpen}
            onClose={() => setHelpOpen(false)}
            areOn={areOn}
            onChange={setOn}
          />
        </Suspense>
      )}
    </div>
  )
}
