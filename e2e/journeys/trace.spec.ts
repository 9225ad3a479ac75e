import { expect, test } from '@playwright/test'
import { readDrawnStructure } from '../draw-trace.ts'
import { structureOf, traceMail } from '../traced-mail.ts'

test.describe.configure({ timeout: 180_000 })

test('one request that sends an email is one trace through shell, bundle, api, queue and jobs, as docs/operations.md shows it', async () => {
  const structure = structureOf(await traceMail())
  for (const edge of [
    'caller > shell /events/:id',
    'shell /events/:id > api /api/events/:id/registration',
    'api /api/events/:id/registration > queue outbox',
    'queue outbox > jobs send_mail',
    'shell /events/:id > bundle public',
    'bundle public > api /api/events/:id',
  ])
    expect(structure).toContain(edge)
  // If a page or a form has changed what it asks for: `node e2e/draw-trace.ts`.
  expect(await readDrawnStructure()).toEqual(structure)
})
