import { countOf } from '@kere/brand/count'
import { tokenLimits } from '@kere/contracts/console/api-token-options'
import { retrySeconds, webhookLimits } from '@kere/contracts/console/webhook-options'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { TextLink } from '@kere/ui/controls/link'
import type { ReactNode } from 'react'

export const route = { path: '/dashboard/webhooks/guide', roles: ['admin'] }

const ask = `curl -H "Authorization: Bearer $TOKEN" https://your-site/api/orders`

const sent = `POST /hooks
webhook-id: whd_3f1c…
webhook-timestamp: 1795353600
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"order.paid","timestamp":"2026-11-15T12:00:00.000Z","data":{"id":"ord_…"}}`

const check = `import { Webhook } from 'standardwebhooks'

const event = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers)`

const byHand = `key       = base64-decode(secret without "whsec_")
signed    = webhook-id + "." + webhook-timestamp + "." + body
expected  = "v1," + base64(HMAC-SHA256(key, signed))`

function GuidePage() {
  return (
    <div className="max-w-2xl px-4 pt-6 pb-12 desk:px-8 desk:pt-8">
      <h1 className="sr-only">For developers</h1>
      <p>
        Every address, field and event is described in{' '}
        <TextLink href="/api/openapi.json">the OpenAPI document</TextLink>.
      </p>
      <Section title="Read with a token">
        <p>
          An admin creates <TextLink href="/dashboard/api-tokens">API tokens</TextLink>. A token reads what it was
          created for and changes nothing. It may send {countOf(tokenLimits.requestsPerMinute, 'request')} a minute;
          after that the answer is 429 with Retry-After.
        </p>
        <Code text={ask} />
      </Section>
      <Section title="Receive events">
        <p>
          <TextLink href="/dashboard/webhooks">Webhooks</TextLink> follow the Standard Webhooks specification. Each
          event is a POST with three headers:
        </p>
        <Code text={sent} />
        <ul className="mt-3 list-disc pl-5">
          <li>
            Answer with 200 to 299 within {countOf(webhookLimits.timeoutMs / 1000, 'second')}. Redirects are not
            followed.
          </li>
          <li>
            Otherwise the event is sent again up to {countOf(retrySeconds.length, 'time')}, after 5 seconds at first and
            a day at last. Later events of the same order, post or enrollment wait for it.
          </li>
          <li>An event can arrive twice. Skip an id that you have seen.</li>
          <li>
            Answer 410 to stop. A webhook that accepts nothing for {countOf(webhookLimits.failingDays, 'day')} is
            switched off.
          </li>
          <li>Fields are added, never removed. Read the rest with a token.</li>
        </ul>
      </Section>
      <Section title="Check a signature">
        <p>Use the body as it arrived, before it is parsed. With a library:</p>
        <Code text={check} />
        <p className="mt-3">
          By hand, compare in constant time, and refuse a timestamp that is more than 5 minutes off. After a secret was
          changed the header holds two signatures, separated by a space; one must match.
        </p>
        <Code text={byHand} />
      </Section>
    </div>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-8">
    <h2 className="mb-2 text-panel">{title}</h2>
    {children}
  </section>
)

const Code = ({ text }: { text: string }) => (
  <pre className="mt-3 rounded-control border border-hairline p-3 text-dense wrap-anywhere whitespace-pre-wrap">
    {text}
  </pre>
)

export const page: PageModule = {
  component: GuidePage,
  describe: () =>
    describeInDashboard({
      title: 'For developers',
      description: 'How other programs read from here and are told of events.',
      path: route.path,
    }),
}
