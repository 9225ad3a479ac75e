export const notes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ananya-pillai': {
    'Measure your roof and find its downpipes':
      '11.4 m × 7.8 m in plan, so about 89 m². Both downpipes come out at the back wall; the left one takes two thirds.',
    'What microbes like, in order':
      'Ask the hostel cook on Monday how much rice comes back. Lemon peel goes elsewhere.',
    'Three audits and the decisions they changed':
      'Our question: does the canteen need a second bin for wet waste, or a larger one?',
    'Day one: sort and weigh': 'Scale drifted by 200 g after lunch. Weigh the empty bucket again every hour.',
  },
  'rohit-chauhan': {
    'Dissolved oxygen at dawn and in the afternoon':
      'Puttenahalli, 6.05 am: 3.1 mg/l. 3.20 pm: 9.8 mg/l. Same spot, same strip pack.',
    'A common-area bill, line by line':
      'Sanctioned load 40 kW, highest demand last year 27 kW. Ask the secretary for 2024.',
  },
}
