import { env } from 'cloudflare:workers'
import * as endpoints from '@kere/contracts/orders/invoices'
import { confirmOrderPayment, refundOrder, undoOrderDecision } from '@kere/contracts/orders/orders'
import { users } from '@kere/d1/schema/accounts/users'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator } from '../../../test/factories.ts'
import { anOrder } from '../../../test/orders.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { erasePerson } from '../../accounts/accounts/person-rows.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { issueDueInvoices } from './invoices.ts'

const registered = { GST_GSTIN: '29AAAAA0000A1ZY', GST_NAME: 'Kere Learning', GST_ADDRESS: 'Bengaluru' }
const gst = { gstin: '29AAAAA0000A1ZY', name: 'Kere Learning', place: 'Bengaluru' }

let api: ReturnType<typeof startApi>
let admin: TestUser
let learner: TestUser
let references = 0

beforeEach(async () => {
  await emptyDatabase()
  api = startApi({ settings: registered })
  admin = await aUser('admin')
  learner = await aUser('student', {}, { firstName: 'Nafisa', lastName: 'Laskar' })
})

const aWaitingOrder = async (amount = 1499) =>
  (await anOrder(learner, (await aCourse(await anEducator())).id, { amount })).id

async function pay(id: string) {
  references += 1
  const body = { bankReference: `N${references}` }
  return (await api.ask(confirmOrderPayment, { as: admin, params: { id }, body })).status
}

async function refund(id: string) {
  references += 1
  const body = { bankReference: `R${references}` }
  return (await api.ask(refundOrder, { as: admin, params: { id }, body })).status
}

const undo = async (id: string) => (await api.ask(undoOrderDecision, { as: admin, params: { id } })).status

const tick = (at = api.clock.now, registration: typeof gst | null = gst) =>
  issueDueInvoices({
    db: openDatabase(env.DB),
    at,
    newId,
    settings: { gst: registration } as Parameters<typeof issueDueInvoices>[0]['settings'],
  })

/** Lets time pass, and then runs the clock. */
function tickAfter(seconds: number) {
  api.clock.now += seconds * 1000
  return tick()
}

const documentsOf = async (id: string, as = learner) =>
  (await api.ask(endpoints.getMyOrderInvoices, { as, params: { id } })).body

const detail = async (id: string, body: endpoints.InvoiceDetails, as = learner) =>
  api.ask(endpoints.setMyInvoiceDetails, { as, params: { id }, body })

it('is issued once the payment can no longer be undone, with the tax that the price contains', async () => {
  const id = await aWaitingOrder()
  await pay(id)
  await tickAfter(5)
  expect(await documentsOf(id)).toMatchObject({ isOpen: true, items: [] })
  await tickAfter(120)
  expect(await documentsOf(id)).toMatchObject({
    isOpen: false,
    items: [
      {
        kind: 'invoice',
        number: 'KI/26-27/00001',
        against: null,
        seller: { name: 'Kere Learning', gstin: '29AAAAA0000A1ZY', address: 'Bengaluru' },
        buyer: { name: 'Nafisa Laskar', gstin: null },
        placeOfSupply: '29',
        sac: '999293',
        rate: 18,
        taxable: 127_034,
        cgst: 11_433,
        sgst: 11_433,
        igst: 0,
        total: 149_900,
      },
    ],
  })
})

it('names the business and the state that the buyer gave, until it is issued', async () => {
  const id = await aWaitingOrder()
  const business = { gstin: '27 aapfu 0939f 1zv', businessName: 'Well Diggers LLP' }
  const { status, body } = await detail(id, { state: '33', ...business })
  expect([status, body.details]).toEqual([
    200,
    { state: '27', gstin: '27AAPFU0939F1ZV', businessName: 'Well Diggers LLP' },
  ])
  await pay(id)
  await tickAfter(120)
  const [item] = (await documentsOf(id)).items
  expect(item).toMatchObject({
    buyer: { name: 'Well Diggers LLP', gstin: '27AAPFU0939F1ZV' },
    placeOfSupply: '27',
    cgst: 0,
    igst: 22_866,
  })
  const late = await detail(id, { state: '29', gstin: null, businessName: null })
  expect([late.status, late.body]).toMatchObject([409, { code: 'invoice_issued' }])
  expect((await documentsOf(id)).items).toEqual([item])
})

it('refuses a GSTIN with a wrong digit, and the details of somebody else’s order', async () => {
  const id = await aWaitingOrder()
  const wrong = await detail(id, { state: '29', gstin: '27AAPFU0939F1ZW', businessName: 'Well Diggers LLP' })
  expect([wrong.status, wrong.body]).toMatchObject([
    422,
    { errors: [{ pointer: '/body/gstin', detail: 'Check the GSTIN: a letter or digit in it is wrong' }] },
  ])
  const stranger = await aUser('student')
  expect((await detail(id, { state: '29', gstin: null, businessName: null }, stranger)).status).toBe(404)
  expect((await documentsOf(id)).details).toEqual({ state: '29', gstin: null, businessName: null })
})

it('is taken back by a credit note after a refund, and neither is issued for what was refunded before', async () => {
  const [first, second] = [await aWaitingOrder(), await aWaitingOrder(899)]
  await pay(first)
  await tickAfter(120)
  await refund(first)
  await pay(second)
  await refund(second)
  await tickAfter(120)
  const { items } = await documentsOf(first)
  expect(items).toMatchObject([
    { kind: 'invoice', number: 'KI/26-27/00001' },
    { kind: 'credit_note', number: 'KC/26-27/00001', against: 'KI/26-27/00001', total: 149_900, cgst: 11_433 },
  ])
  expect((await documentsOf(second)).items).toEqual([])
})

it('is not issued where no GSTIN is set, nor later for what was paid before', async () => {
  const id = await aWaitingOrder()
  await pay(id)
  api.clock.now += 120_000
  await tick(api.clock.now, null)
  await tickAfter(120)
  expect((await documentsOf(id)).items).toEqual([])
})

it('stays when the account is erased, without the name of a person', async () => {
  const id = await aWaitingOrder()
  await pay(id)
  await tickAfter(120)
  await erasePerson({ db: openDatabase(env.DB) }, eq(users.id, learner.id))
  const { items } = (await api.ask(endpoints.invoices.list, { as: admin, query: {} })).body
  expect(items).toMatchObject([{ number: 'KI/26-27/00001', buyer: { name: null, gstin: null }, order: { id } }])
})

it('begins each financial year with 1', async () => {
  const [first, second] = [await aWaitingOrder(), await aWaitingOrder()]
  await pay(first)
  await tickAfter(120)
  await pay(second)
  await tick(Date.parse('2027-04-01T00:00:00+05:30'))
  expect((await documentsOf(second)).items).toMatchObject([{ number: 'KI/27-28/00001' }])
})

it('numbers without a gap, and sums to what was paid less what was refunded, whatever happens at once', async () => {
  const begin = api.clock.now
  type Act = 'pay' | 'refund' | 'undo' | 'tick' | 'detail'
  const act: Record<Act, (id: string) => Promise<unknown>> = {
    pay,
    refund,
    undo,
    tick: () => tick(),
    detail: (id) => detail(id, { state: '33', gstin: null, businessName: null }),
  }
  const acts = fc.array(fc.tuple(fc.constantFrom(...(Object.keys(act) as Act[])), fc.nat(5)), {
    minLength: 1,
    maxLength: 4,
  })
  const rounds = fc.array(fc.tuple(fc.nat(45), acts), { minLength: 4, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(rounds, async (happens) => {
      await env.DB.prepare('DELETE FROM orders').run()
      api.clock.now = begin
      const orders = await Promise.all([0, 1, 2, 3, 4, 5].map((place) => aWaitingOrder(100 + place)))
      for (const [seconds, round] of happens) {
        api.clock.now += seconds * 1000
        await Promise.all(round.map(([name, place]) => act[name](orders[place]!)))
      }
      api.clock.now += 120_000
      await Promise.all([tick(), tick(), tick()])
      const all = async (sql: string) => (await env.DB.prepare(sql).all<Record<string, number>>()).results
      for (const kind of ['invoice', 'credit_note']) {
        const numbers = (await all(`SELECT number FROM invoices WHERE kind = '${kind}' ORDER BY number`)).map(
          ({ number }) => number,
        )
        expect(numbers).toEqual(numbers.map((_, place) => place + 1))
      }
      const [sum] = await all(`SELECT
        (SELECT coalesce(sum(iif(kind = 'invoice', total, -total)), 0) FROM invoices) AS documents,
        (SELECT coalesce(sum(amount * 100), 0) FROM orders WHERE state IN ('paid', 'refund_requested')) AS kept,
        (SELECT count(*) FROM due_invoices) AS due`)
      expect(sum).toEqual({ documents: sum?.['kept'], kept: sum?.['kept'], due: 0 })
    }),
    { numRuns: 25 },
  )
})
