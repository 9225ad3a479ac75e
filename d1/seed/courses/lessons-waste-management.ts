import type { SubjectLessons } from '../base/content.ts'

export const wasteManagementLessons: SubjectLessons = {
  'waste-audit': {
    'Three audits and the decisions they changed': `These three audits, put together for practice, changed something, because each began with a decision.

**A school of 600 children** wanted to buy a composter for ₹2,40,000. It sorted three days of waste:

\`\`\`figure
kind: shares
title: Half-eaten lunch is a third of what the school throws away
unit: kg a day
source: Practice data of this course
Part | Waste
Served and not eaten | 22
Peels and tea | 15
Paper | 12
Packets and bottles | 9
Everything else | 7
\`\`\`

Of 65 kg a day 22 kg had been served and not eaten. The school asked for smaller first servings and a second round. After a month the 22 kg were 9. No composter that size was needed, and the kitchen bought 60 kg less rice a month.

**An office of 80 people** believed that food was its problem. By weight it was. By *volume* half the bins were paper cups, 240 a day, which filled the trolley. It bought 90 steel mugs for ₹9,000. At ₹1.20 a cup the office had spent ₹288 a day, so the mugs paid for themselves on the 32nd working day (9,000 ÷ 288 = 31.25).

**A market of 120 stalls** had asked for a second truck every day. Weighing each evening for two weeks showed this:

| Day | Waste | One truck of 2,000 kg |
| --- | --- | --- |
| Monday to Thursday | 1,500 to 1,700 kg | Enough |
| Friday | 1,900 kg | Just enough |
| Saturday, Sunday | 3,200 kg | 1,200 kg stay |

It asked for the second truck on two days only, and got it, because the request was small and had numbers.

**What the three have in common**

1. A sentence with a decision in it: *Shall we buy …? Do we need …?*
2. The measure that fits it. The school needed kilograms *served and uneaten*; the office needed litres; the market needed days.
3. A date on which somebody would decide.

**Why it matters beyond your gate.** The Central Pollution Control Board’s report for 2020–21 counts 1,60,039 tonnes of solid waste a day in India’s towns. 1,52,750 were collected, 79,956 treated and 29,427 taken to landfills. The remaining 50,656 tonnes, almost a third, were neither treated nor landfilled. They are the difference between columns, and nobody weighed them.

**Beware of the audit for its own sake.** “We want to know what is in our waste” leads to a pie chart. Ask back: and then?

**Try this.** Write your decision in one sentence, with who decides, by when, and between which two choices. Then write the one number that would tip it. Show it to the person who decides. If they say that they would do the same whatever the number, choose another question.`,
    'Days, bins, seasons: what to sample': `Waste differs by weekday, season and festival. Three days in a row, one of them your busiest, are the least that says anything; a fourth in another season tells far more. If there are more than twenty bins, take every third along the route, chosen before you look. Write down what was left out, and why.`,
    'Categories that match your local rules and buyers': `Use as few categories as the decision needs, and the words of your collector. A common set: wet, paper, recyclable plastic, low-value plastic, metal and glass, sanitary, domestic hazardous, other. Ask a scrap dealer which plastics he buys today; that decides what “recyclable” means here. Agree on hard cases, such as a juice carton, before the first bag is opened.`,
    'Follow one bin from room to truck': {
      body: `Choose one bin and follow what is in it until it leaves the premises. Note who empties it, when, what is mixed with what, and where it waits.`,
      bring: ['Notebook', 'Permission of the housekeeping team'],
      checklist: ['Each handover with time', 'Where streams were mixed', 'What the person who carries it thinks'],
    },
    'Gloves, shoes, vaccination, hand-washing': `Everybody who sorts wears closed shoes, two pairs of gloves, the outer ones thick, an apron and a mask. Tetanus protection must be up to date; those who sort often should be vaccinated against hepatitis B. No eating, no phone in gloved hands. Wash with soap before every break. Nobody sorts with an open cut, and nobody under 18.`,
    'Sharps, sanitary and medical waste: stop and set aside': `A needle, blade or broken thermometer: stop, call out, and pick it up with tongs into a rigid box. Sanitary pads and nappies are counted by the piece, never opened. Blood bags, drips or medicines mean that a clinic uses your bins: close the bag, note it and tell the person responsible. After a needle prick wash for several minutes and see a doctor the same day.`,
    'Paying waste workers as the experts they are': `Nobody knows the waste better than those who collect it. Invite two of them to help plan, pay them at least a day’s skilled wage for each day, and name them in the report if they wish. Ask what the figures may be used for, and make sure that nothing in it is turned against their jobs or their access to recyclables.`,
    'Layout of a sorting floor': `Lay a tarpaulin of about 4 by 6 m on level ground in shade. On one short side bags arrive, on the other the scale stands. Label a row of crates along both long sides, wet ones near the scale. Leave a path around it, have water and soap at the edge, and somebody who only writes. Photograph the empty floor, so that day two looks alike.`,
    'Coning and quartering': `When there is more than you can sort, take a fair part. Mix the heap, form a cone, flatten it, divide it into four, and remove two opposite quarters. Mix what is left and repeat until about 100 kg remain. Weigh the whole before you begin, so that you can multiply back. Large pieces roll outwards, so divide through the middle, not along the edge.`,
    'Day one: sort and weigh': {
      body: `Weigh every bag as it comes, then sort it into crates and weigh these. Check the scale with a known weight in the morning and after lunch. The sum of crates must be within five percent of the sum of bags.`,
      bring: [
        'Scale to 50 kg and a known weight',
        'Crates with labels',
        'Tally sheets',
        'Gloves, masks, tongs',
        'Rigid box for sharps',
      ],
      checklist: [
        'Bags weighed before sorting',
        'Crates weighed empty and full',
        'Sums within 5 %',
        'Floor cleaned, hands washed',
      ],
    },
    'Days two and three: repeat': {
      body: `Repeat on two more days with the same people, crates and rules. Do not improve the categories on the way: note your ideas for next time. If something unusual happens, such as a function, write it down and keep the day.`,
      bring: ['Everything of day one'],
      checklist: ['Same layout and rules', 'Scale checked twice a day', 'Unusual events noted'],
    },
    'Kilograms per person per day, and its margin': `Divide the day’s kilograms by the people who were there that day, not by those on the roll. Give the average of the three days and, beside it, the lowest and the highest. With three days that range *is* your margin; do not pretend to more. Say “0.18 kg a person a day, between 0.15 and 0.22, over three days in March”.`,
    'Contamination: clean paper, wet paper': `A kilogram of paper with curry on it is not recyclable paper. Weigh what would be accepted apart from what is spoilt, and report both. The share that is spoilt is often the most useful number of an audit: it says how much would be gained merely by a second bin at the right place. Take one photograph that shows the difference.`,
    'Write the one-page result': {
      body: `One page for a notice board: the question, one table, one chart, one sentence of result and one of doubt, dates and names. Give the helpers a copy before anybody else.`,
      bring: ['Tally sheets', 'One photograph'],
      checklist: [
        'Question at the top',
        'Average with lowest and highest',
        'How it was done, in two lines',
        'Helpers thanked by name if they wish',
      ],
    },
    'Choosing the change with the most kilograms in it': `Multiply for each idea: kilograms of that stream × the share you can truly change. Moving a bin may win over a campaign, and a smaller ladle over a biogas plant. Prefer changes that ask nothing of people’s memory. Choose one. Two at once cannot be told apart afterwards.`,
    'Before and after, fairly compared': `Compare the same weekdays, the same number of people and the same season, with the same rules. If attendance differs, compare per person. Measure a stream that should *not* have changed as well: when it has moved too, something else is going on. A change smaller than the range of your three days is not a result yet.`,
    'Weigh one stream for two days': {
      body: `Two weeks after the change weigh that stream alone, for two days, with the scale and crates of before. Put the new figures under the old on the same notice.`,
      bring: ['Scale', 'Crates', 'The old sheet'],
      checklist: ['Same days of the week', 'People counted', 'Result posted, also if nothing changed'],
    },
  },
}
