import { describe, expect, it } from 'vitest'
import { readMovements, readStatement } from './statement-rows.ts'

const row = (
  line: number,
  amount: number,
  { date = '', ...about }: { date?: string } & Record<string, unknown> = {},
) => ({
  credit: { line, amount, bankReferences: [], orderReferences: [], cutReferences: [], ...about },
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

  it.each([
    ['UPI-MEERA NAMBIAR-9876543210@YBL-SBIN0001234-632611229900-K7F3QX2RM', ['632611229900']],
    ['UPI/CR/50100123456789/632611229900/MEERA', ['632611229900', '50100123456789']],
    ['NEFT CR-ICIC0000123-MEERA-SBINN52026112912345-000123456789', ['SBINN52026112912345', '000123456789']],
  ])('is told apart from telephones, branches and accounts: %s', (narration, bankReferences) => {
    expect(readStatement(`Narration,Credit\n${narration},5`)?.[0]?.credit.bankReferences).toEqual(bankReferences)
  })

  describe('names the order in its text', () => {
    const namedIn = (narration: string) => {
      const [first] = readStatement(`Date,Narration,Credit\n1/11,"${narration}",5`) ?? []
      return [first?.credit.orderReferences, first?.credit.cutReferences]
    }
    const number = 'K-7F3Q-X2RM'

    it.each([
      'UPI-MEERA NAMBIAR-MEERA@OKSBI-SBIN0001234-632611229900-K7F3QX2RM',
      'UPI/632611229900/K7F3QX2RM/meera@oksbi/State Bank of I/ICI1a2b3c4d5e6f',
      'UPI/P2A/632611229900/MEERA NAMBIAR/State Bank/K-7F3Q-X2RM',
      'BY TRANSFER-UPI/CR/632611229900/MEERA N/SBIN/meera@oksb/k7f3qx2rm--',
      'UPI/CR/632611229900/MEERA NA/SBIN/**oksbi/K7F3QX2RM//SBI632611229900/20/11/2026 10:15:00',
      'UPI/MEERA NAMBIAR/632611229900/Kere K7F3QX2RM',
      'UPI/CR/632611229900/MEERA/SBIN/meera@ok/K7F3Q X2RM',
      'UPI/CR/632611229900/MEERA/SBIN/meera@ok/K7F3QX2 RM',
      'UPI/CR/632611229900/MEERA/SBIN/meera@ok/K-7F3\n Q-X2RM',
      'IMPS-632611229900-MEERA NAMBIAR-SBIN-XXXXXXX1234-K 7 F 3 Q X 2 R M',
    ])('%s', (narration) => {
      expect(namedIn(narration)).toEqual([[number], []])
    })

    it.each([
      // The bank cut this text after 35 characters.
      ['UPI/632611229900/MEERA NAMB/K7F3QX2RM/SBIN'.slice(0, 35), 'K-7F3Q-X2'],
      // The bank cut these texts after 50 characters.
      ['UPI/CR/632611229900/MEERA NA/SBIN/meera@oksb/K-7F3Q-X2RM'.slice(0, 50), undefined],
      ['UPI/CR/632611229900/MEERA N/SBIN/meera@ok/K-7F3Q-X2RM'.slice(0, 50), 'K-7F3Q-X'],
      // The bank cut one field within this text.
      ['UPI/632611229900/K-7F3Q-X2/meera@oksbi/State Bank of I', 'K-7F3Q-X2'],
    ])('cut: %s', (narration, begins) => {
      expect(namedIn(narration)).toEqual([[], begins ? [begins] : []])
    })

    it.each([
      'UPI/CR/632611229900/KIRAN K/KKBK/kiran@ok/rent',
      'NEFT-KVBLN26326112299-KMTR LTD-K',
      'UPI/632611229900/MRK7F3QX2RM/meera@oksbi',
      'UPI/632611229900/K7F3QX2RM7/meera@oksbi',
      'UPI/632611229900/KAAAAAAAA/meera@oksbi',
      'UPI/632611229900/K7F3Q/meera@oksbi',
    ])('not in %s', (narration) => {
      expect(namedIn(narration)).toEqual([[], []])
    })

    it('also where the bank has it in the column of references, which then names no transfer', () => {
      expect(readStatement('Ref,Narration,Credit\nK7F3QX2RM,UPI/632611229900/MEERA,5')?.[0]?.credit).toMatchObject({
        bankReferences: ['632611229900'],
        orderReferences: [number],
      })
    })
  })

  it('that is none is refused', () => {
    for (const text of ['', 'Credit', 'some text, and more', '{"amount": 5}']) expect(readStatement(text)).toBeNull()
  })
})

describe('the movements of a month', () => {
  const moved = (kind: string, day: string, amount: number, reference: string) => ({
    kind,
    day,
    amount,
    bankReferences: [reference],
    orderReference: null,
  })

  it('are what came in and what went out, to the paisa, whichever way the bank writes its days', () => {
    const text = [
      'Txn Date,Description,UTR,Debit,Credit,Balance',
      '31/10/2026,A,632611229901,,"1,499.50",1',
      '31-Oct-26,B,632611229902,999.00,,1',
      '1 November 2026,C,632611229903,,0.29,1',
      '2026-11-02,D,632611229904,,1,1',
      '03.11.2026,E,632611229905,,1,1',
      '31/02/2026,F,632611229906,,1,1',
      'Total,,,999.00,"1,499.50",',
    ].join('\n')
    expect(readMovements(text)).toEqual([
      moved('credit', '2026-10-31', 149_950, '632611229901'),
      moved('debit', '2026-10-31', 99_900, '632611229902'),
      moved('credit', '2026-11-01', 29, '632611229903'),
      moved('credit', '2026-11-02', 100, '632611229904'),
      moved('credit', '2026-11-03', 100, '632611229905'),
    ])
  })

  it('stand in one column with a mark, too', () => {
    const text = 'Date\tUTR\tAmount\tDr/Cr\n1/11/2026\t632611229901\t500\tCR\n2/11/2026\t632611229902\t70\tDR'
    expect(readMovements(text)).toEqual([
      moved('credit', '2026-11-01', 50_000, '632611229901'),
      moved('debit', '2026-11-02', 7000, '632611229902'),
    ])
  })

  it('are none where no column names the days', () => {
    expect(readMovements('Ref,Amount\nA1,5')).toBeNull()
  })
})
