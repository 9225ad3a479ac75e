import type { Account, Worker } from './deploy-plan.ts'

interface OptionalSetting {
  /** The setting works with any one of these sets of names. */
  names: readonly (readonly [string, ...string[]])[]
  worker: Worker
  without: string
}

const bank = ['PAYMENT_PAYEE', 'PAYMENT_BANK_ACCOUNT', 'PAYMENT_BANK_IFSC', 'PAYMENT_BANK_NAME'] as const

/** Settings without which the site still works, in the way that each describes. */
const optionalSettings: readonly OptionalSetting[] = [
  {
    names: [['PAYMENT_PAYEE', 'PAYMENT_UPI_ID'], bank],
    worker: 'api',
    without: 'learners who order are told that an email says how to pay, and an admin has to write it',
  },
  {
    names: [['GST_GSTIN', 'GST_NAME', 'GST_ADDRESS']],
    worker: 'api',
    without: 'a paid order has a plain receipt, and no tax invoice is issued',
  },
  {
    names: [['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']],
    worker: 'api',
    without: 'nobody can pay at once; orders are paid by transfer',
  },
  {
    names: [['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
    worker: 'api',
    without: 'the button to sign in with Google says that it failed; an email address and a password work',
  },
  {
    names: [['CHALLENGE_VERIFY_URL', 'CHALLENGE_SECRET']],
    worker: 'api',
    without: 'no form asks for a challenge; limits alone keep programs from writing to the team',
  },
  {
    names: [['SCANNER_URL', 'SCANNER_SECRET']],
    worker: 'api',
    without: 'no document is scanned for known malware; what runs or leads elsewhere is refused all the same',
  },
  {
    names: [['TEAM_EMAIL']],
    worker: 'api',
    without: 'what people write to the team goes to the address that the brand names',
  },
  {
    names: [['ANALYTICS_SERVICE', 'ANALYTICS_ORIGIN', 'ANALYTICS_SITE']],
    worker: 'shell',
    without: 'page views are not counted, and nobody is asked for consent',
  },
]

interface Configured {
  origin: string
  mailFrom: string
  /** The names under `vars` in each worker's configuration. */
  vars: Readonly<Record<Worker, readonly string[]>>
  account: Account | null
}

/** Describes the effect of each setting that is missing or cannot be read. */
export function describeUnset({ origin, mailFrom, vars, account }: Configured): string[] {
  const isSet = ({ worker, names }: OptionalSetting) => {
    const known = new Set([...vars[worker], ...(account?.secrets[worker] ?? [])])
    return names.some((each) => each.every((name) => known.has(name)))
  }
  const unset = optionalSettings.filter((setting) => !isSet(setting))
  const mailDomain = mailFrom.slice(mailFrom.indexOf('@') + 1)
  return [
    ...unset.map(
      ({ names, worker, without }) => `${names.map((each) => each.join(', ')).join('; or ')} (${worker}): ${without}`,
    ),
    ...(account?.mailDomains?.includes(mailDomain)
      ? []
      : [
          `the domain ${mailDomain} under Email Sending: no email arrives, so nobody can prove an address or get a new password`,
        ]),
    'read replication of the database, in the dashboard: every read goes to the primary, which takes longer from far away',
    `the zone of ${new URL(origin).hostname} in the account: the shell is not deployed, so nobody reaches the site`,
    'the Workers paid plan: the shell is refused for its binding LOADER, and signing in with a password takes more time than is allowed',
  ]
}
