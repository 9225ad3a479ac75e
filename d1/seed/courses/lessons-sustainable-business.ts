import type { SubjectLessons } from '../base/content.ts'

export const sustainableBusinessLessons: SubjectLessons = {
  'costing-a-circular-business': {
    'What the linear model hides': `Selling once hides costs that others pay: the bottle in the drain, the phone in the drawer. A circular business brings some of them onto its own books, and the value too. So at first sight it looks dearer.

**Compare one use, not one item.** A bottle that is filled twenty times has twenty uses. A throw-away bottle has one.

*Worked example.* A maker of lime drink in Puducherry compares 300 ml glass with PET, for one filling each.

| Cost for one use | Throw-away PET | Glass, 20 uses |
| --- | --- | --- |
| Bottle | ₹3.00 | ₹16 ÷ 20 = ₹0.80 |
| Cap and label | ₹0.60 | ₹0.60 |
| Bringing it back | none | ₹0.70 |
| Washing and checking | none | ₹0.90 |
| **Sum** | **₹3.60** | **₹3.00** |

With five uses the bottle alone costs 16 ÷ 5 = ₹3.20 and the sum is ₹5.40. So everything depends on how often a bottle comes back.

\`\`\`figure
kind: line
title: From 12 uses on, the returned bottle is cheaper than the throw-away one
unit: ₹ for one use
source: Worked example of this lesson
Uses | Glass | PET
4 | 6.2 | 3.6
8 | 4.2 | 3.6
12 | 3.53 | 3.6
16 | 3.2 | 3.6
20 | 3.0 | 3.6
24 | 2.87 | 3.6
28 | 2.77 | 3.6
\`\`\`

**What the first column leaves out.** Somebody pays these, only not the maker:

- the city that collects the bottle, at some ₹2 to ₹4 for a kilogram of waste
- the family at the end of the drain when it blocks
- whoever will be asked in ten years where the plastic went

Since 2022 a part has moved onto the books: brand owners must show certificates for plastic that was recycled. What was outside the sheet comes inside, one rule at a time. A model that counts it early is not surprised later.

**What the second column hides too.** Be as strict with your own idea:

1. *Float.* To sell 1,000 bottles a day that are away for 12 days, you own at least 12,000. At ₹16 that is ₹1,92,000 before the first sale.
2. *Loss.* If one bottle in ten does not come back, a bottle makes ten trips on average, not twenty.
3. *Water and power* of the washer, ₹0.90 in this sheet, ₹1.60 in a town with tanker water.
4. *Space.* Crates of empties need as much room as full ones.

With a loss of 10 percent the glass costs 16 ÷ 10 + 2.20 = ₹3.80, and PET wins by 20 paise. With a loss of 6 percent there are 16.7 uses: ₹3.16, and glass wins. The border lies at almost 9 percent.

**Three words for your first page:** unit (one use), cycle (from sale to sale), leak (what does not come back). Every number in this course belongs to one of the three.

**Try this.** Take one thing that you bought this week in a package. Write both columns for *one use*, with a question mark behind every guess. Which single guess would turn the result round? That is what you measure first.`,
    'Drawing the loop with its leaks': `Draw the path of one item as a circle with stations: sold, used, returned, checked, cleaned, repaired, sold again. At each station an arrow leads out: lost, broken, too worn, never returned. Write a percentage on every arrow, even a guess with a question mark. The largest leak, not the dearest step, usually decides whether the loop pays.`,
    'Refill, repair, resale: three different unit costs': `Refill costs are logistics and washing, and fall with density. Repair costs are skilled minutes and spare parts, and scatter widely. Resale costs are buying, testing and risk of not selling. So count refill by cycle, repair by job, resale by batch. Using one sheet for all three hides which one earns.`,
    'Time every step at a real shop or bench': {
      body: `Spend two hours at a shop or bench and time each step for at least ten items, waiting included. Take the middle value, and the longest one too.`,
      bring: ['Stopwatch', 'Form', 'Permission'],
      checklist: ['Ten items', 'Waiting apart from working', 'What the worker would change'],
    },
    'Return rates and how to measure one': `A return rate needs a time: of 100 bottles sold in March, how many were back within 60 days? Mark batches by month and count. Do not divide this month’s returns by this month’s sales; when you grow, that is far too low. With a rate r each item makes on average 1 ÷ (1 − r) trips: 90 percent gives ten.`,
    'Break-even cycles, derived step by step': `Let P be the price of the durable item, c the cost of a cycle (collect, wash, check), and d the cost of a throw-away. It pays when P ÷ n + c is less than d, so n must exceed P ÷ (d − c). With P = 60, c = 3, d = 7 that is 15 cycles. If c is not smaller than d, no number of cycles helps: work on washing and transport.`,
    'Milk run or drop point: two routes costed': `On a milk run a vehicle visits each customer; cost per stop is wage and distance, shared by items. At a drop point customers bring them; rent and shrinkage replace distance, and fewer come back. Cost both for 50, 200 and 1,000 items a week. Often the answer is a run for shops and a drop point for homes.`,
    'Fill in your break-even table': {
      body: `Fill in your own break-even: price, cycle cost, alternative, return rate, trips expected. Then change one of them by ten percent at a time and mark which moves the answer most.`,
      bring: ['Your times', 'Two supplier prices'],
      checklist: ['Break-even cycles and expected trips', 'Most sensitive line marked', 'Breakage included'],
    },
    'A deposit is a debt until it is forfeited': `A deposit is the customer’s money: a liability in your books, not income. It becomes income only when it is forfeited by your published terms. So a growing firm may hold lakhs that it owes. Keep it in an account of its own or at least in a ledger that agrees with items outside. Ask your accountant how tax treats a forfeited deposit.`,
    'Second-hand goods: the margin scheme in rule 32(5)': `Under rule 32(5) of the CGST Rules a dealer in used goods may pay tax on the margin, selling price less purchase price, if the goods are sold as such or after minor processing that does not change their nature and no input credit was taken on the purchase. A negative margin is ignored, item by item. Read the text in force and ask a professional about your goods.`,
    'Repair as a service, parts as goods': `A repair bill usually has labour and parts. Whether they are one composite supply or two depends on what was agreed; rates and codes may differ. A warranty repair without charge still uses parts: keep a register. Write on each job card what was agreed before the work, the parts used and the minutes. That card answers customer, accountant and officer.`,
    'Write ten journal entries': {
      body: `Write ten entries for one month: deposit received, item lent, returned, deposit refunded, forfeited, broken, washed, part used, used item bought, sold under margin.`,
      bring: ['List of accounts', 'Sample month'],
      checklist: ['Debit equals credit', 'Deposits as a liability', 'Balance agrees with items outside'],
    },
    'Profit that has no cash in it': `You buy 1,000 jars for ₹60,000 and use them for three years. The profit statement shows ₹20,000 a year; the bank shows ₹60,000 gone today. Loops need stock before they earn. Draw two lines, profit and cash, month by month: the lowest point of the second one is the money you need. Many firms die with a good first line.`,
    'The working-capital cycle of a loop': `Count days: how long do items wait before use, how long are they with the customer, how long dirty, how long until the customer pays? Add them, subtract the days you take to pay suppliers. Stock in the loop = items sold in a day × days of a round, plus a reserve. Ten days less in the loop may free more money than a loan gives.`,
    'Sensitivity: move one assumption at a time': `Change one assumption by ten percent, note the effect on lowest cash and on profit, set it back, take the next. Sort by size and draw bars. The top three deserve measuring; the rest may stay guesses. Then one bad combination: returns fall, fuel rises, the largest customer pays late. A plan that survives only the middle case is a hope.`,
    'Build a twelve-month cash sheet': {
      body: `Build twelve columns: opening, in, out, closing. Put tax, deposits and loan in rows of their own. Find the lowest month.`,
      bring: ['Spreadsheet', 'All your numbers'],
      checklist: ['Deposits are not income', 'Lowest month named', 'One bad case beside it'],
    },
    'Debt service coverage without fear': `Lenders ask whether cash from operations covers interest and repayment: divide one by the other. 1.0 means just enough; many want 1.25 to 1.5. Use cash after tax, before the loan, of a normal year and of a bad one. If it is too low, a longer term, a smaller loan or a later start are honest answers; a higher forecast is not.`,
    'The one-page note': `One page: what you do in two lines; unit cost and price; return rate with its source; break-even; lowest cash and when; what the money buys; what it does if things go badly; your name. No adjectives. Each number has a place in the sheet where it can be found. Hand it over first and the sheet only when asked.`,
    'Twenty hard questions': `What if returns halve? Who else could do it cheaper? Why has nobody? What is stolen? Who owns the item? What happens to deposits if you close? Which customer is over a third? What is the oldest item in the loop? Write twenty and answer each with a number or with “I do not know; I shall measure it by …”. The second answer is respected.`,
    'Defend your sheet to someone who doubts it': {
      body: `Give your sheet to somebody who lends, audits or competes, and let them attack it for thirty minutes. Do not defend; write down.`,
      bring: ['Note', 'Sheet', 'A doubter'],
      checklist: ['Ten objections written', 'Three numbers changed', 'One question that stays open'],
    },
  },
  'brsr-from-the-factory-floor': {
    'From nine principles to one spreadsheet': `The Business Responsibility and Sustainability Report asks listed companies how they meet nine principles. They come from the National Guidelines on Responsible Business Conduct of 2019. SEBI introduced the report in May 2021 and made it compulsory from the financial year 2022–23 for the 1,000 largest listed companies.

On the floor, nine principles become a list of numbers.

| Principle, in short | What the floor knows | Unit |
| --- | --- | --- |
| 1 Ethics | Training given, complaints of corruption | people, cases |
| 2 Sustainable goods | Recycled input, packaging taken back | percent, tonnes |
| 3 Employees | Injuries, hours worked, insurance | cases, hours, people |
| 4 Stakeholders | Who was met, how often | meetings |
| 5 Human rights | Minimum wage, complaints | people, cases |
| 6 Environment | Power, fuel, water, waste, emissions | kWh, litres, kl, tonnes |
| 7 Policy | Memberships of chambers | names |
| 8 Inclusive growth | Buying from small producers | percent of purchases |
| 9 Consumers | Complaints, recalls, data leaks | cases |

In a factory Principle 6 alone fills about half of the sheet.

**Assurance is coming down the list.** In July 2023 SEBI chose a smaller set, BRSR Core, whose figures an outsider has to check. It began with the 150 largest and grows each year:

\`\`\`figure
kind: bars
title: Each year more companies must have their core figures checked
unit: largest companies
source: SEBI circular on BRSR Core, 12 July 2023
Financial year | Companies
2023–24 | 150
2024–25 | 250
2025–26 | 500
2026–27 | 1000
\`\`\`

Whoever supplies them gets a questionnaire. A figure that somebody checks needs a paper behind it.

**One sheet, six columns:** indicator, source, keeper, unit, how often, where the proof is. One line for each number, nothing else.

*Worked example.* “Water withdrawn” at a plant in Peenya has three lines: borewell meter (daily, security desk, photo of the dial), tanker bills (weekly, stores, invoice file), board supply (every two months, accounts, bill). April: 1,240 + 360 + 210 = 1,810 kl. A fourth source, rain from the shed roof, has no meter. It stays in the sheet, with an empty cell in “source”. That is a finding and not a fault.

**Count three things before you fill in anything**

1. Lines without a source: nobody measures it.
2. Lines without a keeper: somebody measures it when they remember.
3. Lines with two keepers: they will differ in March.

A new sheet for one plant typically has 60 to 80 lines. Expect a third of them to have a gap.

**Try this.** Take one electricity bill and one injury register. Write a line for each of ten indicators that they answer, with all six columns. Which column took longest? It is usually “keeper”, because it is a question to a person and not to a file.`,
    'Sections A, B and C, annotated': `Section A is general: sites, products, people. Section B is about policies and who is responsible. Section C is performance, principle by principle, with essential indicators that must be answered and leadership ones that may be. Print it and annotate: green what you have, yellow what is scattered, red what nobody measures. SEBI changes the format; work with the present one.`,
    'BRSR Core, value chain and what reaches a supplier': `BRSR Core is a smaller set of key indicators that must be assessed or assured for the largest listed companies, step by step, with value-chain disclosure after it. What reaches a supplier is a questionnaire: energy, water, waste, injuries, wages. Answer with the same figures to every customer. Keep method and papers with them; the second customer will compare.`,
    'Every meter has a place and a keeper': `Number each meter, photograph it, mark it on a plan and name who reads it, when, and who in their absence. Main, sub, diesel, steam, gas. A sub-meter that nobody reads is a decoration. Read on the same day and hour. If main minus subs is more than ten percent, something is unmetered or a factor is wrong.`,
    'Units, diesel and coal into joules': `The report wants joules. 1 kWh = 3.6 MJ. Diesel has about 36 MJ a litre, LPG 46 to 47 MJ a kilogram, coal anything from 15 to 25, so take the supplier’s certificate, and say whether gross or net. Do not convert purchased electricity back to fuel. Add renewable and other energy separately. Carry units in every cell’s heading.`,
    'Intensity per rupee of turnover, and its traps': `Energy for each rupee falls when prices rise, without a single lamp switched off. The format also asks for turnover adjusted by purchasing power, so use the factor that it names. Beside it give energy for each tonne or piece. When the mix of products changes, show two lines. Explain in a sentence why it moved; assessors read that sentence first.`,
    'Draw the energy map of one site': {
      body: `Draw one site with all energy that comes in, where it is measured, where it is used and what goes out as heat. Mark unmeasured flows in red.`,
      bring: ['Site plan', 'List of meters', 'Electrician for an hour'],
      checklist: ['Every meter numbered', 'Red flows estimated', 'Keeper for each'],
    },
    'A water balance that closes': `In = out + consumed + change of storage. In: municipal, borewell, tanker, rain. Out: sewer, treated, carried away. Consumed: in product, evaporated, drunk by plants. Draw it with numbers on each arrow for a month. If it does not close within ten percent, look for cooling towers, leaks and tankers without slips, in this order.`,
    'Withdrawal, discharge, consumption: three different numbers': `Withdrawal is all that you take from a source. Discharge is what you give back to sewer, river, ground or another, with its treatment. Consumption is the difference. Water that circulates is none of the three. Report withdrawal by source and discharge by destination and level of treatment. A plant with “zero liquid discharge” still withdraws and consumes.`,
    'Manifests, gate passes and the last stretch of the road': `Waste has truly been recycled when somebody has recycled it. Follow it: kind, weighbridge slip, gate pass, manifest for hazardous waste, receiver’s authorization and its capacity, certificate. Once a year drive after one truck. If the receiver takes in more than his permit allows, your number is not a fact.`,
    'Read the water meter at the same hour for five days': {
      body: `Read main and two sub-meters at the same hour for five days, one of them a holiday. What runs on the holiday is leak or habit.`,
      bring: ['Meter list', 'Log', 'Torch'],
      checklist: ['Same hour', 'Holiday included', 'Night flow estimated'],
    },
    'Employees and workers: the report means different people': `In the report *employees* and *workers* are counted separately, permanent and other, by gender. Contract workers at the gate every day are “other than permanent” and belong in. Take numbers on one date and say which; for turnover and injuries the average of the year. Check against provident-fund and ESI records. A sum that does not add up is noticed at once.`,
    'Lost-time injuries per million person-hours': `LTIFR = injuries with lost time × 1,000,000 ÷ hours worked. Hours, not people: with overtime and contractors included. Two injuries in 600,000 hours give 3.3. Define lost time once: unable to work on the next shift, for instance. Light duty does not erase an injury. Show the number of injuries beside the rate; with few hours one case changes much.`,
    'Near misses, and why a zero worries me': `A site with many near-miss reports is usually safer than one with none, since people see and tell. Zero means fear, or no form. Make reporting take one minute, in any language, without a name, and answer each within a week. Never reward teams for zero injuries; they will learn to hide them. Look at the ratio of reports to first aid.`,
    'Recalculate one year of a register': {
      body: `Take one year of accident and attendance registers and recalculate hours, cases and rate from the pages. Compare with what was reported.`,
      bring: ['Registers', 'Definition of lost time'],
      checklist: ['Contractors included', 'Differences listed with page', 'Rate with number of cases'],
    },
    'What an assessor asks first': `Show me where this number comes from. Who read it? What if they are ill? What changed since last year? Who checked it? May I see the slip of 14 March? If you can answer these six for one figure in five minutes, you are ready; if not, the figure is not. Practise with a colleague and a stopwatch.`,
    'Restating last year without shame': `An error found is a sign that somebody looked. Restate: old figure, new figure, why, since when known, what prevents it. Do it openly in a note below the table, and in the base of each later comparison. Set a threshold in advance, for example five percent, so that it is not decided by who would look bad.`,
    'Build the file for two indicators': {
      body: `Build a folder for two indicators: definition, method, keeper, twelve sources, calculation, check, changes. Give it to somebody who has never seen it; they must reach the same number.`,
      bring: ['Two indicators', 'Sources of twelve months'],
      checklist: ['Same number reached by another', 'Changes dated', 'Missing month shown'],
    },
  },
}
