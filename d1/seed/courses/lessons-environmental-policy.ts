import type { SubjectLessons } from '../base/content.ts'

export const environmentalPolicyLessons: SubjectLessons = {
  'epr-for-plastics': {
    'One sachet, four companies: who is obliged?': `Extended producer responsibility means: whoever brings plastic packaging to the market must see that as much is taken back. In India it stands in the Plastic Waste Management Rules of 2016 and in the guidelines of 16 February 2022. But who is “whoever”?

Take one shampoo sachet of 1.2 g. Four companies touched it.

| Company | What it did | In the rules | Obliged? |
| --- | --- | --- | --- |
| A, Silvassa | Made the printed film | Producer | For what it sells to those who are *not* obliged themselves |
| B, Baddi | Filled it, for C | Contract packer | Usually not, if C reports it |
| C, Mumbai | Owns the name on it | Brand owner | **Yes** |
| D, Chennai | Imported film from abroad | Importer | The same, for what it imports |

A fifth, the recycler, registers as a *plastic waste processor*. It owes nothing. It issues the certificates that the others need. Brand owners that are micro or small enterprises are left out; their film is then counted with somebody else.

**The same sachet must be counted once.** If A, C and D all report it, India recycles three sachets on paper for one in the drain. So the contract has to say who reports.

**How much is owed.** Targets grew from 25 percent of the packaging in 2021–22 to 70 percent in 2022–23 and 100 percent from 2023–24. Of this a growing part must be *recycled*, not burned:

\`\`\`figure
kind: bars
title: Of what is owed, the part to be recycled grows each year until 2027–28
unit: % of the target
source: EPR guidelines for plastic packaging, 16 February 2022
Year | Rigid (I) | Flexible (II)
2024–25 | 50 | 30
2025–26 | 60 | 40
2026–27 | 70 | 50
2027–28 | 80 | 60
\`\`\`

*Worked example.* C put 40 tonnes of flexible film on the market in 2024–25 and 44 in 2025–26. Its base for 2026–27 is the average, (40 + 44) ÷ 2 = 42 tonnes. All of it is owed. At least 50 percent, 21 tonnes, must be recycled. What cannot be recycled may go to other uses that the guidelines name, such as roads, cement kilns or oil. At 1.2 g, 42 tonnes are 42,000,000 ÷ 1.2 = 35 million sachets. C buys certificates for them from recyclers, and the price of these becomes part of the price of a sachet.

**Where to register.** On the Central Pollution Control Board’s portal. Who works in one or two states registers with the state board, who works in more with CPCB.

**One kind is forbidden.** Rule 4 does not allow plastic sachets for gutkha, tobacco and pan masala at all.

**Four questions for any package**

1. Whose name is on it?
2. Who first brought the plastic into the country or made it?
3. Who is micro or small?
4. Who has said in writing that they report it?

**Try this.** Take one packet from your kitchen and read the small print: marketed by, packed by, imported by, and the registration number of the brand owner. Draw each as a box and write beside it what it must register for. One box will have a question mark. That is the usual result.`,
    'Producer, importer, brand owner, processor': `A producer makes or imports packaging; an importer brings in packaging or packed goods; a brand owner sells under its mark; a processor recycles or recovers. One company can be two or three of them, and registers for each. Read the definitions in the amended rules of 2016, since thresholds for micro and small units shift duties to others.`,
    'Contract packing and own labels': `If a contract packer fills under your brand, you are the brand owner; the packer may still be a producer of its film. A retailer’s own label makes it a brand owner too. Write in the contract who reports which tonnes, or they will be counted twice or never. Ask for the packer’s registration number before the first order.`,
    'Registration, screen by screen': `Registration runs on the Central Pollution Control Board’s portal. Have ready: company papers, GST, list of states, packaging by category in tonnes for two years, an authorized person and the fee. Those in one or two states may have to go to the state board. Save each screen as a file. A wrong category is hard to change later.`,
    'Telling the categories apart by hand': `Category I is rigid. II is flexible of one or more layers of different plastics, also bags and sachets. III is multilayered with at least one layer that is not plastic, such as aluminium or paper. IV is compostable plastic. A new category for biodegradable ones was added later. Tear it, look at the edge, hold it to light; silver that does not stretch is often a foil.`,
    'Caps, labels, shrink film: where small parts go': `Each part counts by what it is made of: the bottle is rigid, its shrink sleeve flexible, the cap rigid. Paper labels are no plastic. A pump with a steel spring is weighed without the spring. Write a bill of packaging for each product with grams by category. Small parts add up: one gram on ten million packs is ten tonnes.`,
    'Weigh and sort one household week of packaging': {
      body: `Collect a household’s plastic packaging for a week, wash, sort by category, weigh. Note brand and whether a recycling mark and registration number are printed.`,
      bring: ['Kitchen scale to 1 g', 'Four crates', 'Gloves'],
      checklist: ['Four weights', 'Five packs without a number photographed', 'One doubtful pack described'],
    },
    'From grams per piece to tonnes per year': `Grams of each category × pieces sold ÷ 1,000,000 = tonnes. Pieces come from sales, not from production; exports are treated separately. Weigh twenty packs and use the average, not the supplier’s nominal value. Keep the sheet by product, year and category, with a note on each change of packaging and its date.`,
    'Reading Schedule II as a formula': `Schedule II gives the eligible quantity: average weight put on the market in the two years before, plus pre-consumer plastic, less what went to other obliged entities. A percentage of it, which has risen to 100, is the target. Write it as a formula with letters and fill in your numbers. Then check against the portal; differences come from categories and years.`,
    'Recycling, reuse, recycled content, end of life': `Four duties stand beside each other: a minimum level of recycling by category, reuse of rigid packs for some brand owners, use of recycled plastic in new packaging, and end-of-life disposal only for what cannot be recycled. Food-contact rules limit the third. One tonne does not fulfil two of them. Make a table with a row for each.`,
    'How a certificate comes to exist, and how false ones are caught': `A registered recycler generates a certificate for plastic that it has processed, and sells it. False ones name tonnes beyond capacity, electricity use that is too small, or trucks that never arrived. Ask for capacity, GST invoices and weighbridge slips, and visit once. The board has found large numbers of false certificates; buyers lost what they had paid.`,
    'Work out the obligation of the snack brand': {
      body: `Work out the obligation of a snack brand with 40 t of category II and 25 t of III, growing by a tenth each year. Give tonnes by duty, and what certificates would cost at two prices.`,
      bring: ['Schedule II', 'Spreadsheet'],
      checklist: ['Formula written first', 'Each category apart', 'Two prices'],
    },
    'Three registers that must agree': `Sales register, packaging purchases and the portal tell the same story or a question follows. Opening stock + purchases − closing stock = used; used ÷ pieces = grams in a pack. If this drifts from your weighing by more than five percent, find out before somebody else does. Do it each quarter; a year is too long to remember.`,
    'Environmental compensation: what triggers it': `Compensation under polluter pays can follow from unmet targets, no registration, false information or false certificates. Paying does not remove the obligation: the unmet part is carried forward, and some is returned if fulfilled within the years that the rules give. Note which act of yours could trigger each, and what paper would show that it did not.`,
    'A mock inspection, with the questions': `Which packs did you introduce this year? Show weighing of product A. Who is your packer’s registration? Why did category III fall? Which truck brought the tonnes of this certificate? May I see the electricity bill of the recycler? Answer within a minute or say when you will. Never guess, and note the question.`,
    'File a return from a messy folder': {
      body: `A folder has three sales files, two packers and a missing quarter. Reconcile, mark gaps, fill in the return on paper and write a note of doubts.`,
      bring: ['Sample folder', 'Blank return'],
      checklist: ['Registers agree within 5 %', 'Gap stated, not filled', 'Note of doubts signed'],
    },
    'Reading an amendment beside its parent': `An amendment says: “in rule 9, for sub-rule (2), the following shall be substituted”. Alone it tells nothing. Put parent and amendment side by side, strike out and write in by hand, and date the new page. Mark definitions first; a changed word there moves ten rules. Keep each version: last year’s return is judged by last year’s text.`,
    'Dates: published, in force, applicable year': `Three dates: publication in the gazette, coming into force (often the same, sometimes later), and the financial year to which a target belongs. A rule in force from July may still apply to the whole year or only from then. Write all three on the first page of your copy, with the gazette number.`,
    'Write a change note for your own file': {
      body: `Write one page on the newest amendment: what changed, old and new words, dates, whom it touches here, what is to be done by when.`,
      bring: ['Gazette copy', 'Parent rules'],
      checklist: ['Old and new text', 'Three dates', 'A name for each action'],
    },
  },
  'how-to-read-an-eia-report': {
    'Four stages and two committees': `A project that needs environmental clearance passes up to four stages. They are laid down in the EIA Notification of 14 September 2006.

| Stage | Question | Who answers |
| --- | --- | --- |
| 1 Screening | Is a report needed at all? For category B only | State committee |
| 2 Scoping | What must the report answer? | Committee, as terms of reference |
| 3 Public consultation | What do people say? | State pollution control board holds the hearing |
| 4 Appraisal | Recommend, refuse, or ask more? | Committee, then the authority decides |

**Two committees, two authorities.** Category A goes to the Centre: the Expert Appraisal Committee (EAC) advises, the Ministry of Environment decides. Category B goes to the State: the State Expert Appraisal Committee (SEAC) advises, the State Environment Impact Assessment Authority (SEIAA) decides. Committees recommend. They do not clear anything. A letter that says “cleared by the SEAC” is early.

**Days in the text of 2006**

\`\`\`figure
kind: bars
title: The notification allows 60 days to set the questions, then 45, 60 and 45
unit: days at most
source: EIA Notification, 2006, paragraphs 7 and 8, before later amendments
Step | Days
Scoping | 60
Public hearing | 45
Appraisal | 60
Decision | 45
\`\`\`

Between scoping and hearing stands the longest step, which has no limit in this chart: the study itself. One season of data takes three months at least, and many sectors need more.

*Worked example.* A cement plant of two million tonnes a year near Kalaburagi applies on 3 February 2025. It is category A. Terms of reference arrive on 28 March. Field data run from April to June; a draft report is ready on 1 September. The board gives 30 days’ notice and holds the hearing on 8 October. The final report is with the committee on 20 November. It has until 19 January for its appraisal, and the ministry until 5 March for its decision. So *your* two windows were the terms of reference in March and the thirty days before 8 October.

**Where a citizen can speak**

- *At the hearing,* or in writing to the board before it. Written points weigh as much.
- *At scoping,* by a letter to the committee. Few people do it, and questions that are asked there must be answered in the report.
- *After the decision,* by appeal to the National Green Tribunal: within 30 days, and at most 60 more if it finds good cause.

**Exceptions.** Not every project has a hearing. Category B2 needs no report. Building projects, modernised irrigation and plants inside certain approved industrial estates are left out. The notification has been amended more than fifty times, so read the consolidated text on the ministry’s site, and write down the date on which you read it.

**Try this.** Draw four boxes and write the dates of your project in them, with the paper that proves each. Leave empty what you do not find. The first empty box is what you ask for in the next lesson.`,
    'Category A, B1 and B2, with examples': `The schedule of the notification of 2006 sorts by kind and size. A large mine or power plant is A; smaller ones are B. B1 needs a report and consultation, B2 does not need a report. General conditions, such as closeness to a protected area or state border, can lift B to A. Thresholds are amended often: read the present schedule.`,
    'Finding the papers on the portal': `Proposals stand on the PARIVESH portal by state, sector and number. Look for application form, pre-feasibility report, terms of reference, draft report, minutes of hearing and meetings. Download at once and name files by date. If the draft is missing while a hearing is announced, write and ask for it, and note the day.`,
    'Pick a project and build its timeline': {
      body: `Choose one project near you and make a timeline of papers: what, date, source. Mark what is missing and what comes next.`,
      bring: ['Computer', 'Blank timeline'],
      checklist: ['Proposal number', 'Five dated papers', 'Missing ones marked'],
    },
    'The terms of reference are your checklist': `Terms of reference are the questions that the authority ordered to be answered. Number them, then look for each answer in the report and write the page. A table with point, page, and *yes, partly, no* is the strongest page of a comment. What was ordered and is not there needs no opinion.`,
    'What each chapter should contain': `Appendix III of the notification gives the structure: introduction, project, environment, impacts and mitigation, alternatives, monitoring, additional studies, benefits, management plan, summary, consultants. Look for alternatives first: half a page on “no alternative” is common and weak. Check that consultants were accredited for the sector and that data are theirs.`,
    'Copied paragraphs and other tells': `Search the report for names of other places and for plants that do not grow there. Photographs without date, tables with the same decimals at all stations, months that do not match rain: these are tells. Put a striking sentence into a search engine. Report such a find with page and source, without adjectives.`,
    'One season, and why not the monsoon': `Baseline is usually one season of three months, not the monsoon, since rain washes air clean and makes water look better or worse. But floods, springs and breeding happen then. Ask whether the season chosen hides the impact that matters here: dust is worst in summer, groundwater lowest in May, birds come in winter.`,
    'Monitoring stations on a map, with the wind': `Put the stations on a map and draw the wind of that season over it. There should be stations upwind, downwind and where people live. If all lie upwind, the baseline will look clean and the impact small. Check coordinates: some fall into lakes. Note distance to the nearest school and well.`,
    'Species lists that could not be true': `A list with tiger, dolphin and hill myna for a dry plot was copied; one with only crow, cow and neem was not looked for. Compare with open records of the district and with people who live there. Ask when, how long, by whom, in which season. Five species that you can prove are worth more than doubts about a hundred.`,
    'Stand at two monitoring points and describe them': {
      body: `Stand at two stations of the report and describe what is within 200 m: road, chimney, field, houses. Compare with what the report says.`,
      bring: ['Coordinates', 'Phone', 'Camera'],
      checklist: ['Two places photographed in four directions', 'Wind and hour noted', 'Differences from the report'],
    },
    'What goes into a dispersion model': `Emission, height and heat of stack, wind, terrain: change one and the answer moves. Look for the input table. Is emission that of the plant at full load, with all stacks, diesel sets and trucks? Is wind from the nearest station and which year? A result without inputs cannot be checked, and you may say so.`,
    'Cumulative impact: the plant next door counts too': `Air and water do not know whose smoke it is. Ask for baseline plus this project plus those already permitted within ten or fifteen kilometres, compared with the standard. If each is “within limits” alone and the sum is not, the sum counts. Make a list of neighbours with their clearances; the portal has them.`,
    'A condition that can be checked, rewritten from one that cannot': `“Adequate measures shall be taken to control dust.” Who, what, when, how would one know? Better: “PM10 at the school gate, measured every sixth day, shall not exceed 100 µg/m³ as a daily mean; results on the gate board within a week.” Rewrite three conditions in this way and offer them.`,
    'How a public hearing runs': `The state board announces it at least thirty days ahead in two newspapers; the district magistrate or somebody of rank presides; everybody who lives there may speak and others may write. It is recorded on video, and proceedings are read out and signed. Nobody votes. Come early, hand in your text with copies, ask that your question and the answer be noted.`,
    'Quote, question, request: the three-line unit': `Line one: “Page 112 says that no well lies within 500 m.” Line two: “On 3 March we counted eleven; list attached. How was this established?” Line three: “We request a new survey before appraisal.” One point, three lines, numbered. Ten such units are a comment that has to be answered point by point.`,
    'Write and exchange comments': {
      body: `Write five three-line units on your project and exchange them with somebody. Each strikes out what cannot be checked.`,
      bring: ['Report', 'Your notes from the field'],
      checklist: ['Page numbers', 'One request each', 'Sent in time, with proof'],
    },
    'After clearance: half-yearly compliance reports': `A clearance has conditions, and the holder must report on them twice a year; reports belong on its website and with the regional office. Take three conditions, go and look, compare. If they differ, write to the regional office with photograph and condition number. An appeal against a clearance goes to the National Green Tribunal within thirty days.`,
  },
  'a-tank-on-the-wetland-list': {
    'Three tanks, three answers': `Three tanks lie within a day’s walk. All have water lilies, egrets and a fisherman. In law they differ.

| Tank | Made for | Wetland Rules, 2017 | First question |
| --- | --- | --- | --- |
| Hosakere | Irrigation, 18th century | Left out, if it was *specifically constructed* for it | Is it still used for irrigation? Which record says so? |
| Kudineerkatte | Drinking water of a town | Left out | Which water supply rules protect it? |
| Doddajheel | Nobody made it; it lies in a hollow | Can be notified | Who prepares the brief document? |

(The three names are made up for this course.)

**What the rules say.** The Wetlands (Conservation and Management) Rules of 26 September 2017 take over the words of the Ramsar Convention of 1971: marsh, fen, peatland or water, natural or artificial, permanent or temporary, at the sea down to six metres at low tide. Then they leave out

- river channels and paddy fields
- human-made water bodies *specifically constructed* for drinking water
- structures *specifically constructed* for aquaculture, salt production, recreation and irrigation

Everything therefore turns on history: who built it, and what for?

**How many there are.** The National Wetland Atlas, made from satellite pictures by the Space Applications Centre and published in 2011, mapped 2,01,503 wetlands larger than 2.25 ha, and more than five lakh smaller ones.

\`\`\`figure
kind: shares
title: Over two thirds of India’s wetland area lies inland, reservoirs included
unit: million ha
source: National Wetland Atlas, Space Applications Centre, 2011
Kind | Area
Inland | 10.56
Coastal | 4.14
Smaller than 2.25 ha | 0.56
\`\`\`

In 2017 the Supreme Court directed that these 2,01,503 be protected on the principles of rule 4 of the earlier Rules of 2010. So a tank that the rules of 2017 leave out may still stand in the atlas. Look it up before you give up.

*Worked example.* Hosakere, 14 ha. The revenue record of 1903 says *kere*, irrigation, 22 acres of ayacut. The irrigation department’s list shows no release since 1998. The atlas has it, with 13.2 ha in the wet season. Three findings, three consequences: it was made for irrigation (so the rules of 2017 hardly help), it no longer irrigates (so the department may have no objection), it is in the atlas (so the court’s direction helps). You would write to the State Wetland Authority with the third, and not hide the first.

**When the door is closed, try others.** State tank authorities, revenue laws against encroachment, master plans with a buffer, groundwater acts, biodiversity heritage sites under the Act of 2002. The course comes to each.

**What not to write.** “It is obviously a wetland.” An authority needs a record, a map with a date and a rule with a number.

**Try this.** Choose one tank. Write who built it, what for, and how you know, in three lines. Mark each *record*, *told* or *guess*. Then decide which of the three tanks above it resembles most.`,
    'The definition and what it leaves out': `Read rule 2 slowly: what is included, and the list of what is not, such as river channels, paddy fields, and bodies made for drinking water, aquaculture, salt, recreation or irrigation. Then look at what is protected already, as Ramsar sites are. Courts have added directions on large inventories; look up the present state.`,
    'State tank and groundwater laws as another route': `Where the wetland rules do not reach, state acts may: tank conservation authorities, irrigation and revenue laws, groundwater acts, tree laws, master plans with buffers. List them for your state in a table: act, officer, what it forbids, what one may ask for. Two smaller shelters may hold better than a large one.`,
    'Reading a village map': `A village map shows survey numbers, tanks in blue or hatched, channels as double lines, paths as dashes. Find scale, north and year. Trace the tank and its channels on transparent paper and lay it over a present image by two fixed points. Differences are questions, not yet proof.`,
    'Full tank level and why it matters': `Full tank level is the height of the waste weir’s crest: up to there water may stand. The area below it is tank, dry or not. It is found in the irrigation department’s records and, on the ground, by levelling from the weir. Buildings below it flood by design. Mark it with painted stones before the next monsoon.`,
    'Walk the boundary with the map': {
      body: `Walk the boundary with the map and somebody who farms there. Mark agreement in green, doubt in yellow, difference in red.`,
      bring: ['Copy of the map', 'Three colours', 'GPS or phone'],
      checklist: ['Whole boundary', 'Points with coordinates', 'Who said what'],
    },
    'What goes in, section by section': `A brief document describes place and maps, catchment and water, plants and animals, uses and rights, threats, and the boundary proposed with its zone of influence. Each statement names its source: record, measurement or person. Leave a section short rather than copied. Two pages on uses, written with users, are the heart; without them the list protects a map.`,
    'Zone of influence: drawing the water that feeds it': `The zone of influence is the land whose use changes the wetland: its catchment and channels, and parts downstream. Draw it from contours or from channels that you have walked, then ask what happens in each part: houses, fields, pits. It need not be fenced; the document says what should be regulated there. Mark where the line is uncertain.`,
    'List inlets, uses and users over one weekend': {
      body: `List inlets, uses and users over one weekend, early and late: who comes, for what, how often, what would hurt them if it stopped.`,
      bring: ['Map', 'Tally sheet', 'A resident of each side'],
      checklist: ['Every inlet with flow in dry weather', 'Users by hour', 'Rights that are not written down'],
    },
    'The state wetlands authority and its committees': `Each state has a wetlands authority with a technical and a grievance committee. It prepares lists and recommends; the state notifies after a draft and a time for objections. Find its secretary, last minutes and form. Send the document by post and email, keep proof, and ask after six weeks under which number it is kept.`,
    'Objections from people who farm the bed': `Somebody farms the dry bed, perhaps for decades, perhaps with a paper. For them a notification is a threat. Visit before you file, say what would change and what not, and write their use into the document as it is. A plan that lets them farm at low water and protects the weir has allies; one that ignores them has opponents with reasons.`,
    'Write the covering letter': {
      body: `Write one page: which tank, why now, what is attached, what you ask for, who agrees and who does not. Name those who object and their reasons.`,
      bring: ['Document', 'Map', 'List of users'],
      checklist: ['One request', 'Objections stated fairly', 'Proof of sending'],
    },
  },
}
