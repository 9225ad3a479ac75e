import type { NotificationChoice } from '@kere/contracts/notifications/notification-options'
import type { Context } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'
import { requireSecrets } from '../base/secrets.ts'
import { inLanguage } from '../http/said.ts'
import { readLink } from '../http/signed-link.ts'
import { requireSignedIn } from '../http/signed-in.ts'
import { notificationKinds } from '../console/labels.ts'
import { kindOfSubject, linkPurpose } from '../console/outbox/notification-link.ts'
import { type KindChoice, selectChoice, selectPreferences, upsertChoices } from './notifications.queries.ts'

export async function listNotificationPreferences(context: Context) {
  const caller = requireSignedIn(context)
  const { chosen, email } = await selectPreferences(context.db, caller)
  const choices = new Map(chosen.map(({ kind, choice }) => [kind, choice]))
  const mine = Object.entries(notificationKinds).filter(([, { roles }]) => !roles || roles.includes(caller.role))
  const groups = Map.groupBy(mine, ([, { group }]) => group)
  return {
    email,
    groups: [...groups]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, kinds]) => ({
        name: inLanguage(context.language, name),
        kinds: kinds.map(([kind]) => preferenceOf(context, kind, choices.get(kind))),
      })),
  }
}

/** @throws {DomainError} `not_found`, `notification_kind_fixed` */
export async function setNotificationPreference(context: Context, kind: string, choice: NotificationChoice) {
  await saveChoices(context, [{ kind, choice }])
  return preferenceOf(context, kind, choice)
}

/** @throws {DomainError} `not_found`, `notification_kind_fixed` */
export async function setNotificationPreferences(context: Context, choices: readonly KindChoice[]) {
  await saveChoices(context, choices)
  return listNotificationPreferences(context)
}

async function saveChoices(context: Context, choices: readonly KindChoice[]) {
  const { userId } = requireSignedIn(context)
  for (const { kind } of choices) {
    if (!Object.hasOwn(notificationKinds, kind)) throw new DomainError('not_found')
    if (notificationKinds[kind]?.isFixed) throw new DomainError('notification_kind_fixed')
  }
  await upsertChoices(context, userId, choices)
}

/** @throws {DomainError} `notification_link_unknown` */
export async function getNotificationLink(context: Context, token: string) {
  const { name, choice } = await readNotificationLink(context, token)
  return { token, name, choice }
}

/**
 * Turns the email of a kind on or off. Turning it off does not change the bell.
 * @throws {DomainError} `notification_link_unknown`
 */
export async function setNotificationEmail(context: Context, token: string, isOn: boolean) {
  const { userId, kind, name, choice } = await readNotificationLink(context, token)
  const isMailed = choice === 'email' || choice === 'digest'
  if (isMailed === isOn) return { token, name, choice }
  const changed = isOn ? 'email' : 'bell'
  await upsertChoices(context, userId, [{ kind, choice: changed }])
  return { token, name, choice: changed as NotificationChoice }
}

async function readNotificationLink(context: Context, token: string) {
  const subject = await readLink(requireSecrets(context), linkPurpose, token)
  const { userId = '', kind = '' } = subject === undefined ? {} : kindOfSubject(subject)
  const { name, isFixed, choice } = Object.hasOwn(notificationKinds, kind) ? notificationKinds[kind]! : {}
  const row = name !== undefined && !isFixed ? await selectChoice(context.db, userId, kind) : undefined
  if (!row || name === undefined || choice === undefined) throw new DomainError('notification_link_unknown')
  return { userId, kind, name: inLanguage(context.language, name), choice: row.choice ?? choice }
}

function preferenceOf({ language }: Context, kind: string, chosen: NotificationChoice | undefined) {
  const { name, about, choice, isFixed = false } = notificationKinds[kind]!
  return {
    kind,
    name: inLanguage(language, name),
    about: about === undefined ? null : inLanguage(language, about),
    choice: isFixed ? choice : (chosen ?? choice),
    isFixed,
  }
}
