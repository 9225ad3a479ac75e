import type { Passkey } from '@kere/contracts/accounts/passkeys'
import { passkeyLimits } from '@kere/contracts/accounts/passkeys-options'
import { hasPasskeys } from '@kere/platform/passkeys'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { QuestionDialog } from '@kere/screens/question-dialog'
import { dateOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { TimeAgo } from '@kere/ui/time/time-ago'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { secondFactorQuery } from './second-factor.api.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { passkeysQuery, removePasskey } from './passkeys.api.ts'

const never = () => () => {}

interface PasskeysSectionProps {
  onCodes: (codes: readonly string[]) => void
  onRemoved: () => void
}

export function PasskeysSection({ onCodes, onRemoved }: PasskeysSectionProps) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const passkeys = useQuery(passkeysQuery(api))
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Passkey | null>(null)

  const settle = (text: string) => {
    context.notify({ tone: 'success', text })
    void client.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey })
    return client.invalidateQueries({ queryKey: passkeysQuery(api).queryKey })
  }
  const removal = useMutation({
    mutationFn: ({ id }: Passkey) => removePasskey(api, id),
    onSuccess: async (_, { name }) => {
      setAsked(null)
      onRemoved()
      await settle(`${name} is removed.`)
      place.current?.focus({ preventScroll: true })
    },
  })

  const canAdd = useSyncExternalStore(never, hasPasskeys, () => true)
  const isFull = (passkeys.data?.length ?? 0) >= passkeyLimits.count
  return (
    <div ref={place} tabIndex={-1}>
      <Section
        title="Passkeys"
        lead="Sign in with your finger, your face or the PIN of your device, without your password."
      >
        {passkeys.data ? (
          <>
            {passkeys.data.length === 0 ? (
              <p className="text-muted">You have no passkey yet.</p>
            ) : (
              <ul className="list-none border-t border-hairline">
                {passkeys.data.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setAsked(passkey)} />
                ))}
              </ul>
            )}
            {isFull ? (
              <p className="mt-4 text-muted">{`You have ${passkeyLimits.count} passkeys, the most there can be. Remove one to add another.`}</p>
            ) : canAdd ? (
              <Button variant="outline" onClick={() => setAdding(true)} className="mt-4 max-desk:w-full">
                Add a passkey
              </Button>
            ) : (
              <p className="mt-4 text-muted">This browser has no passkeys. Add one in another browser.</p>
            )}
          </>
        ) : passkeys.isPending ? (
          <SkeletonGroup label="Loading your passkeys">
            <Skeleton className="h-16" />
          </SkeletonGroup>
        ) : (
          <LoadFailure title="Your passkeys did not load" query={passkeys}>
            They work all the same.
          </LoadFailure>
        )}
      </Section>
      {isAdding && (
        <PasskeyDialog
          onClose={() => setAdding(false)}
          onAdded={({ passkey, recoveryCodes }) => {
            setAdding(false)
            if (recoveryCodes) onCodes(recoveryCodes)
            void settle(`${passkey.name} is added.`)
          }}
        />
      )}
      <QuestionDialog
        act={{ busy: 'Removing', failed: 'The passkey is still there' }}
        question={{
          title: `Remove ${asked?.name ?? 'the passkey'}?`,
          text: 'It no longer signs you in. Your device may go on offering it until you delete it there too.',
          submit: 'Remove',
        }}
        isOpen={asked !== null}
        onClose={() => {
          setAsked(null)
          removal.reset()
        }}
        onAnswer={() => asked && removal.mutate(asked)}
        isBusy={removal.isPending}
        failure={removal.error}
        isDanger
      />
    </div>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex items-center justify-between gap-4 border-b border-hairline py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-meta text-muted">
          <span>{`Added on ${dateOf(createdAt)}`}</span>
          <span>
            {lastUsedAt ? (
              <>
                Last used: <TimeAgo instant={lastUsedAt} />
              </>
            ) : (
              'Not used yet'
            )}
          </span>
        </p>
      </div>
      <Button variant="outline" size="toolbar" onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </li>
  )
}
