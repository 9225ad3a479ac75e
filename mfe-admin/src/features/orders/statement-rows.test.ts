import { describe, expect, it } from 'vitest'
import { readStatement } from './statement-rows.ts'

const row = (
  line: number,
  amount: number,
  { date = '', ...about }: { date?: string } & Record<string, unknown> = {},
) => ({
  credit: { line, amount, bankReferences: [], orderReferences: [], ...about },
  date,
})

describe('the statement of a bank', () => {
  it('with semicolons, a mark of its encoding and columns of credits and debits', () => {
    const text =
      '\uFEFFTxn Date;Description;Debit;Credit;Balance\r\n1 Nov;NEFT N326112299123 K-7F3Q-X2RM;;"₹ 1,499.00";5\r\n2 Nov;RENT;900;;4\r\n'
    expect(readStatement(text)).toEqual([
      row(2, 1499, { date: '1 Nov', bankReferences: ['N326112299123'], orderReferences: ['K-7F3Q-X2RM'] }),
    ])
  })

  it('with tabs, one column of amounts and one that says which way', () => {
    const text = 'Date\tUTR\tRemarks\tAmount\tDr/Cr\n1/11\tax is 12345\tk 7f3q x2rm\t500\tCR\n2/11\t9\t\t70\tDR'
    expect(readStatement(text)).toEqual([
      row(2, 500, { date: '1/11', bankReferences: ['AXIS12345'], orderReferences: ['K-7F3Q-X2RM'] }),
    ])
  })

  it('where the amount says which way, negative ones stay out', () => {
    const text = 'Ref,Amount\nA1,"1,00,000.50 Cr"\nA2,20 Dr\nA3,-5\nA4,(6)\nA5,\n,7'
    expect(readStatement(text)).toEqual([row(2, 100_000.5, { bankReferences: ['A1'] }), row(7, 7)])
  })

  it('below the lines that name the account, each reference once and the likeliest first', () => {
    const text = 'Account 000123456789,,\n,,\nReference,Credit,Narration\nN12,5,UPI/632611229900/N12/632611229900'
    expect(readStatement(text)).toEqual([row(4, 5, { bankReferences: ['N12', '632611229900'] })])
  })

  it('that is none is refused', () => {
    for (const text of ['', 'Credit', 'some text, and more', '{"amount": 5}']) expect(readStatement(text)).toBeNull()
  })
})
