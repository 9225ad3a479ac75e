import { expect, it } from 'vitest'
import { beginSpan, readTraceparent, writeTraceparent } from './trace.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const spanId = 'b7ad6b7169203331'

it.each([
  ['the first version', `00-${traceId}-${spanId}-01`],
  ['one that is not sampled', `00-${traceId}-${spanId}-00`],
  ['unknown flags', `00-${traceId}-${spanId}-ff`],
  ['a later version', `01-${traceId}-${spanId}-01`],
  ['a later version with more behind it', `cc-${traceId}-${spanId}-01-what-comes-then`],
])('reads %s', (_, header) => {
  expect(readTraceparent(header)).toEqual({ traceId, spanId })
})

it.each([
  ['nothing', null],
  ['an empty header', ''],
  ['a version that is forbidden', `ff-${traceId}-${spanId}-01`],
  ['more behind the first version', `00-${traceId}-${spanId}-01-more`],
  ['a dash behind the first version', `00-${traceId}-${spanId}-01-`],
  ['more than a dash may follow behind a later version', `01-${traceId}-${spanId}-01.more`],
  ['capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['a span of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['a short trace', `00-${traceId.slice(1)}-${spanId}-01`],
  ['a long span', `00-${traceId}-${spanId}0-01`],
  ['no flags', `00-${traceId}-${spanId}`],
  ['flags of one digit', `00-${traceId}-${spanId}-1`],
  ['two headers in one', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
  ['blanks around it', ` 00-${traceId}-${spanId}-01 `],
  ['a line break behind it', `00-${traceId}-${spanId}-01\n`],
])('begins a trace of its own for %s', (_, header) => {
  expect(readTraceparent(header)).toBeNull()
  const span = beginSpan(header)
  expect(span.parentSpanId).toBeNull()
  expect(span.traceId).not.toBe(traceId)
  expect(readTraceparent(writeTraceparent(span))).toEqual({ traceId: span.traceId, spanId: span.spanId })
})

it('goes on with a good one under a span of its own, and samples whatever the caller wishes', () => {
  const span = beginSpan(`00-${traceId}-${spanId}-00`)
  expect(span).toMatchObject({ traceId, parentSpanId: spanId })
  expect(writeTraceparent(span)).toBe(`00-${traceId}-${span.spanId}-01`)
})
