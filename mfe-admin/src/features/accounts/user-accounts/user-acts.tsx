import type { SessionUser } from '@kere/contracts/accounts/session'
import type { UserAccount } from '@kere/contracts/accounts/user-accounts'
import { limits } from '@kere/contracts/http/limits'
import type { RowActs } from '@kere/screens/row-acts'
import Ban from 'lucide-react/icons/ban'
import ShieldOff from 'lucide-react/icons/shield-off'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import { nameOf } from './user-text.ts'

const loadContract = () => import('@kere/contracts/accounts/user-accounts')

/** Returns whether the action is possible: admins cannot do this to themselves, and nobody can to the super admin. */
const isOpenTo = (user: UserAccount, admin: SessionUser | null) =>
  !user.isSuperAdmin && admin?.id !== user.id && !(user.deletion?.isByAdmin ?? false)

export const reasonOfSuspension = {
  label: 'Reason',
  length: limits.reasonLength,
  check: async (reason: string) => (await loadContract()).newSuspension.safeParse({ reason }).error?.issues[0]?.message,
}

export const userActs: RowActs<UserAccount, 'suspend' | 'reinstate' | 'resetSecondFactor' | 'delete'> = {
  list: 'users',
  nameOf,
  countedBy: 'state',
  staysWhileRead: true,
  acts: {
    suspend: {
      label: 'Suspend',
      icon: <Ban aria-hidden="true" />,
      isOffered: (user, admin) => isOpenTo(user, admin) && !user.suspension && user.state !== 'unconfirmed',
      question: (user) => ({
        ...reasonOfSuspension,
        title: `Suspend ${nameOf(user)}?`,
        text: `They are signed out everywhere and cannot sign in until an admin lifts the suspension.${
          user.role === 'educator' ? ' Their courses stay published.' : ''
        }`,
        hint: 'We email them this reason.',
        submit: 'Suspend and send the email',
        busy: 'Suspending',
        isDanger: true,
      }),
      async call(api, user, reason) {
        const { suspendUser } = await loadContract()
        const row = await api.call(suspendUser, { params: { id: user.id }, body: { reason } })
        return { row, text: `${nameOf(user)} is suspended` }
      },
    },
    reinstate: {
      label: 'Lift the suspension',
      icon: <Undo aria-hidden="true" />,
      isOffered: (user, admin) => !user.isSuperAdmin && admin?.id !== user.id && user.suspension !== null,
      call: async (api, user) => ({
        row: await api.call((await loadContract()).reinstateUser, { params: { id: user.id } }),
        text: `${nameOf(user)} can sign in again`,
      }),
    },
    resetSecondFactor: {
      label: 'Turn off two-step verification',
      icon: <ShieldOff aria-hidden="true" />,
      isOffered: (user, admin) => !user.isSuperAdmin && admin?.id !== user.id && user.hasSecondFactor === true,
      question: (user) => ({
        ...reasonOfSuspension,
        title: `Turn off two-step verification for ${nameOf(user)}?`,
        text: 'For somebody who has lost both their phone and their recovery codes. First make sure that it is them. They are signed out everywhere and sign in without a code.',
        hint: 'We email them this reason.',
        submit: 'Turn off and send the email',
        busy: 'Turning off',
        isDanger: true,
      }),
      async call(api, user, reason) {
        const { resetSecondFactor } = await import('@kere/contracts/accounts/second-factor')
        const row = await api.call(resetSecondFactor, { params: { id: user.id }, body: { reason } })
        return { row, text: `Two-step verification is off for ${nameOf(user)}` }
      },
    },
    delete: {
      label: 'Delete',
      icon: <Trash aria-hidden="true" />,
      isDanger: true,
      isOffered: isOpenTo,
      question: (user) => ({
        title: `Delete ${nameOf(user)}?`,
        text: (
          <>
            <p className="font-semibold text-ink">This action cannot be undone.</p>
            <p className="mt-2">
              They are signed out everywhere at once and cannot sign in. Their account and personal details are deleted
              within 7 business days. Courses they published stay, as those of a former member. We tell them by email.
            </p>
          </>
        ),
        submit: 'Delete user',
        busy: 'Deleting',
        isDanger: true,
      }),
      call: async (api, user) => ({
        row: await api.call((await loadContract()).deleteUser, { params: { id: user.id } }),
        text: `${nameOf(user)} is signed out and will be deleted`,
      }),
    },
  },
}
