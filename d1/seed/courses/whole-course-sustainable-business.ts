import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInSustainableBusiness: SubjectLessons = {
  'first-carbon-account': {
    'The bakery we will count': {
      isPreview: true,
      body: `A carbon account is bookkeeping. Instead of rupees it adds up kilograms of greenhouse gas, and like a money account it is only as good as the vouchers behind it. You need no software and no consultant. You need a year of bills, a spreadsheet and some patience.

Our example is a bakery at the edge of a city in Maharashtra. It is made up, but its numbers are of a usual size. Eleven people bake 96 tonnes of bread and biscuits a year. There are an electric and a gas oven, a diesel generator for power cuts, one delivery van, two cold rooms and a shop. Flour comes from a mill 90 km away.

One customer, a hotel chain, has sent a form: “Please state your emissions in scope 1, 2 and 3 within two weeks.” There are bills in a drawer and no idea of carbon.

**What is counted?** Several gases warm the climate. Each is converted into the amount of carbon dioxide that would warm as much over a hundred years. The unit is carbon dioxide equivalent, CO₂e. One kilogram of methane counts as about 28, one kilogram of some refrigerants as several thousand. Small firms count in kilograms and report in tonnes.

**The one line of arithmetic** in the whole course:

quantity × emission factor = emissions

62,000 kWh × 0.72 kg = 44,640 kg, or 44.6 tonnes. All the rest of the work is to find the right quantity and the right factor, and to say where both come from.

**Guess first.** Before looking, the owner guessed the shares. After the account was finished, it looked like this:

\`\`\`figure
kind: bars
title: The owner guessed the van; flour, fat and electricity are far larger
unit: percent of the total
source: Example bakery, numbers rounded for practice
Source | Guess | Account
Van | 40 | 4
Electricity | 25 | 26
Gas oven | 20 | 8
Generator | 10 | 5
Cold rooms | 0 | 5
Ingredients | 5 | 46
Other | 0 | 6
\`\`\`

Everybody guesses what they can see and smell. Diesel stinks; a leaking cold room does not. That is the reason for counting.

**What it is good for**

- To answer the customer, without inventing a number.
- To find what costs money: most of these tonnes were paid for as units, litres and kilograms.
- To choose three changes that matter, and to notice in a year whether they worked.

Large listed companies in India report under SEBI’s BRSR format, and some must collect figures from their suppliers. Exporters to Europe meet similar questions. A small firm has no such duty. It has customers.

**What it is not:** a seal, a proof of virtue or a reason to print a leaf on the bag. “Carbon neutral” bread is a claim that this course does not teach.

**How much time?** For a firm like this: half a day to collect, half a day to calculate, a few hours to write. In the second year half of it.

Through the course you do the same with a firm you know: a workshop, a print shop, a hostel, a farm, or your own home.

**Check yourself**

1. A shop used 14,500 kWh. With 0.72 kg for each kWh, how many tonnes is that? (10.4 t.)
2. Write down now, without looking, what you think the three largest sources of your firm are, in percent. Keep the sheet.
3. Whom in the firm would you ask first for papers?`,
    },
    'Scopes 1, 2 and 3 in plain words': `The GHG Protocol, which most of the world uses, sorts emissions into three scopes. The idea is simple: who burns it, and where?

- **Scope 1:** what burns or leaks in your own place and your own vehicles.
- **Scope 2:** electricity (or steam, heat, cooling) that you buy. It is burnt in somebody else’s power station.
- **Scope 3:** everything else before and after you: what you buy, what others carry for you, how people come to work, what becomes of your waste and of your product.

The bakery:

| Source | Scope | Why |
| --- | --- | --- |
| Gas for the oven | 1 | Burnt here |
| Diesel for the generator | 1 | Burnt here, though it makes electricity |
| Diesel for our van | 1 | Our vehicle |
| Refrigerant from the cold room | 1 | Leaks here |
| Electricity from the grid | 2 | Burnt elsewhere for us |
| Flour, fat, sugar, packing | 3 | Made by others for us |
| Hired lorry that brings flour | 3 | Somebody else’s vehicle |
| Making and moving the diesel itself | 3 | Before it reaches our tank |
| People’s way to work | 3 | Their vehicles |
| Bread thrown away | 3 | Rots or is fed elsewhere |

\`\`\`figure
kind: shares
title: More than half of the bakery’s emissions happen outside its door
unit: tonnes CO₂e a year
source: Example bakery, numbers rounded for practice
Scope | Tonnes
Scope 1 | 36
Scope 2 | 45
Scope 3 | 92
\`\`\`

**Why keep them apart?** Because the same tonne appears in several accounts. Our scope 2 is the power company’s scope 1. Our scope 1 from the van is the hotel’s scope 3, because we deliver to it. That is intended: each sees what it can change. But nobody may add the scopes of different firms and call it a country. **Inside one firm** the same litre is never in two scopes.

**Two rules for a first account**

1. Scopes 1 and 2 must be complete, down to the second gas ring in the tea corner if it matters.
2. From scope 3 take what is large or what you can change, and list what you left out.

Scope 3 has fifteen categories. For a small firm four or five are enough: purchased goods, fuel- and energy-related activities, freight, waste, commuting.

**Cases that people argue about**

- *The solar panels on our roof.* What we use of them is zero in scope 2. What we send to the grid does not make our other emissions smaller.
- *A rented shop where the landlord pays for electricity.* You use it, so it is scope 2. Ask for the sub-meter or estimate by area.
- *Diesel for a hired generator at a wedding.* If you run it and buy the fuel, scope 1.
- *Firewood in the oven.* The carbon dioxide from wood is reported on a line of its own, outside the scopes, since the tree had taken it from the air. Methane and nitrous oxide from its smoke count in scope 1. If the wood is not regrown, say so.
- *An employee’s own scooter used for deliveries, fuel paid by us.* Choose one place, write it down, keep it every year.

**Double counting inside the firm** is usually an overlap of papers. The courier’s invoice includes fuel, and the fuel card of the hired van lies in the same drawer. Ask of each paper: whose vehicle, whose tank?

**Check yourself**

1. A tea stall buys gas cylinders, ice from a factory, and pays a boy’s bus fare. Which scopes? (1; 3; 3.)
2. The hotel asks for “your scope 3 from transport to us”. With our own van, where does it stand in *our* account? (Scope 1.)
3. Sort ten sources of your own firm into three columns. Which one made you hesitate?`,
    'Base year, boundary and what you may leave out': `Before the first number come three decisions on half a page. Without them nobody can compare next year with this one.

**1. The boundary: what belongs to the firm?** The GHG Protocol offers two ways.

- *By share of ownership:* you count your percentage of each business.
- *By control:* you count all that you run, whoever owns it, and nothing that others run.

For a small firm control is simpler: “everything that our people operate.” Choose one and keep it.

| | Bakery owns | Bakery runs | Counted by control |
| --- | --- | --- | --- |
| Baking hall | No, rented | Yes | Yes |
| Shop next door | Yes | Yes | Yes |
| Flat above, let to a family | Yes | No | No |
| Half of a mill, run by a cousin | 50 % | No | No; the flour we buy is scope 3 |

**2. The base year: the year with which you compare.** It should be normal, complete and recent. In India the financial year from April to March fits the accounts. Do not take a year of a strike, a closure or a move. If no year is normal, take the average of two and say so.

**3. What you may leave out.** Counting the tea corner to the gram is no virtue. A usual rule for a first account: a single source may be left out when it is under about 1 percent of the total, and all of these together under 5 percent. But you must have **estimated** it once, and it stands in a list.

A worked example. Total of scopes 1 and 2 about 80 tonnes; 1 percent is 0.8.

| Source | Rough estimate | Decision |
| --- | --- | --- |
| Gas ring for tea, 6 cylinders of 14.2 kg | 0.25 t | Left out, listed |
| Welding gas at repairs | 0.02 t | Left out, listed |
| Fire extinguishers with CO₂, refilled once | 0.01 t | Left out, listed |
| Second air conditioner, topped up 0.7 kg | 1.3 t | **Counted** |

The third line uses kilograms of gas as they are. The fourth shows why you estimate first: seven hundred grams were more than all the rest together.

Left out in all: 0.28 t, or 0.35 percent. That is a sentence which makes the whole account believable.

**When the firm changes.** Suppose that in two years the bakery takes over another shop with 20 tonnes a year. Its total rises, though nobody did anything worse. Then you **recalculate the base year** as if the shop had been there all along. Otherwise the curve tells about shops and not about carbon. The same if you stop baking biscuits and buy them: the emissions did not vanish, they moved to scope 3.

A practical limit: recalculate when a change moves the base year by more than 5 percent. Natural growth, such as more bread from the same ovens, is *not* a reason. That is what intensity is for, in a later lesson.

Correcting errors follows the same limit. If you find that the meter’s multiplying factor was wrong, correct all years and say when you did.

**Write the half page**

> Boundary: all operations that the firm runs, in the hall and the shop, by operational control. Base year: April 2025 to March 2026. Gases: CO₂, methane, nitrous oxide, HFCs, as CO₂e over 100 years. Scope 3: purchased food and packing, freight to us, fuel supply, commuting. Left out: tea gas, welding, extinguishers, together 0.3 t.

Seven lines, and every later question has its answer.

**Check yourself**

1. You let your old van to a driver who works for others, too. He buys the diesel. Does it belong to your scope 1 by control? (No.)
2. Left-out sources are estimated at 0.5, 0.4 and 3.1 t of a total of 60. Is that allowed? (No. The third is over 5 percent alone.)
3. Write your own half page now, and read it to somebody who works there.`,
    'Units, sanctioned load and multiplying factor: reading a bill': `Electricity is the largest single source in most small firms, and its paper is the best: a bill each month with a meter reading. Four things go wrong all the same.

**A unit is one kilowatt-hour (kWh).** 1,000 kWh are 1 MWh. Sanctioned load is in kW or kVA: it is the power you may draw and has nothing to do with carbon.

**1. The multiplying factor.** On larger connections the meter sees only a part of the current. The bill then has a multiplying factor, MF.

units = (reading now − reading before) × MF

The bakery’s meter has current transformers of 100/5, so MF = 20. Readings: 4,812.4 and 4,554.1. The difference is 258.3; times 20 is **5,166 units**. Who forgets the factor reports a twentieth. Check it on one bill: divide billed units by the difference.

**2. kWh and kVAh.** Some tariffs bill in kVAh. With a power factor of 0.95, 5,166 kWh are 5,438 kVAh. Carbon is counted on kWh. Both are usually printed; take the right line.

**3. The period.** Bills run from the 12th to the 11th, the year from 1 April to 31 March. Share out by days. A worked example for 12 March to 11 April with 5,270 units:

- 31 days in all: 20 in March, 11 in April
- 5,270 × 20 ÷ 31 = 3,400 for March (last year)
- 5,270 × 11 ÷ 31 = 1,870 for April (this year)

You do this only at both ends of the year.

**4. Estimated bills.** “Average” or “door locked” on the bill means that nobody read the meter. The next real reading corrects it. So use the difference of two real readings that enclose the gap.

\`\`\`figure
kind: bars
title: Twelve bills show an odd month at once: July was never read
unit: units
source: Example bakery, numbers rounded for practice
Month | Units
Apr | 5600
May | 5900
Jun | 5300
Jul | 2100
Aug | 8100
Sep | 5000
Oct | 5100
Nov | 4800
Dec | 4600
Jan | 4600
Feb | 5200
Mar | 5700
\`\`\`

July and August together are 10,200, or 5,100 each: quite normal. The sum of the year is right, only the two months are not. Add up: 62,000 units.

**Solar on the roof.** Write down three numbers: made, sent out, used. Used = made − sent out. The grid units are those drawn from the grid, *before* the exported ones are taken off. With net metering the bill may show only the difference; look for import and export on the second page.

**Landlord’s bill.** If one meter serves three tenants, ask for the sub-meter. Without one, share by connected load × hours rather than by area: a bakery with ovens uses more than an office of the same size. Mark it *estimated*.

**The record.** One line for each bill:

| Period | Reading from | Reading to | MF | kWh | Read or estimated | Paper |
| --- | --- | --- | --- | --- | --- | --- |
| 12 May to 11 June | 4,554.1 | 4,812.4 | 20 | 5,166 | Read | Photo 03 |

Photograph every bill and number the photographs. In a year somebody will ask for number three.

**Missing bill?** Do not guess. The company’s website keeps twelve months or more; enter the consumer number. Or use the reading of the bill before and the one after: the difference covers both months.

**Check yourself**

1. Readings 1,204 and 1,291, MF 40. How many units? (87 × 40 = 3,480.)
2. A bill of 30 days, 21 of them in March, has 4,200 units. How many belong to April? (1,260.)
3. What is the multiplying factor on your own bill? If none is printed, it is 1.`,
    'Diesel logs, cylinders and the generator set': `Fuels are scope 1. They come in different units: litres at the pump, cylinders at the gate, a can in the corner. The aim is one number for each fuel: how much was **burnt** in the year.

**Bought is not burnt.** Burnt = stock at the beginning + bought − stock at the end.

A worked example for the generator’s diesel: on 1 April 180 litres in the tank and in drums; bought 2,840; on 31 March 120. Burnt: 180 + 2,840 − 120 = **2,900 litres**. With small stocks the difference is little. With a tank of 1,000 litres it may be a month’s use.

**The van.** Fuel card or receipts: 2,400 litres. Check with the odometer: 28,800 km ÷ 2,400 = 12 km a litre, which is plausible for a loaded small van. If it were 6 or 25, a receipt would be missing or belong to somebody else.

**Receipts in rupees only?** Divide by the price of that day, not by the year’s average. Prices are printed by the oil companies for each city. Mark the line *calculated*.

**Cylinders** come by weight: 19 kg for commercial LPG, 14.2 kg for domestic. Count full ones received against empty ones returned. 240 cylinders × 19 kg = **4,560 kg**. A little gas, half a kilogram or so, goes back in each “empty” cylinder; for a first account leave that out and say so. Using domestic cylinders in a business is not allowed; if you find them, that is another talk to have. Piped gas comes in standard cubic metres on a bill like electricity.

**The generator without a log.** Many firms have only hours, or not even these. Diesel used in an hour depends on the load:

\`\`\`figure
kind: line
title: A generator that idles at low load wastes diesel
unit: kWh a litre
source: Typical values for a set of about 60 kVA, rounded for practice
Load | kWh a litre
20 % | 2
40 % | 2.8
60 % | 3.2
80 % | 3.5
100 % | 3.5
\`\`\`

Estimate: 480 hours of power cuts in the year, an average load of 18 kW. That is 8,640 kWh. The set can give 48 kW, so the load is 38 percent: about 2.7 kWh a litre. 8,640 ÷ 2.7 = 3,200 litres. The purchase papers said 2,900. The two agree within a tenth, which is good. Take the papers; keep the estimate as a check.

**What does it mean?** One litre of diesel makes about 2.7 kg of CO₂, so a kilowatt-hour from this generator weighs about 1 kg, and from the grid 0.72. It also costs ₹33 instead of ₹9. A smaller set that runs at 75 percent load would save a fifth of the diesel. The account has already found something.

**Other fuels**

| Fuel | Paper | Unit to write down |
| --- | --- | --- |
| Petrol | Receipts | litres |
| Furnace oil | Invoices, dip stick | litres or kg |
| Coal, coke | Weighbridge slips | kg |
| Firewood | Lorry loads | kg; ask for weight, not volume |
| Acetylene, CO₂ | Cylinder numbers | kg |

**Make next year easier.** Three habits of five minutes:

1. Photograph tank gauge, hour meter and odometer on the first of each month.
2. Write the vehicle’s number on each receipt at the pump.
3. Hang a card at the generator: date, hours, litres filled, name.

**Check yourself**

1. Stock 60 l, bought 1,150 l, stock at the end 210 l. What was burnt? (1,000 litres.)
2. A receipt shows ₹4,650 on a day with ₹93 a litre. How many litres? (50.)
3. Your van’s papers give 31 km a litre. What do you look for? (Missing receipts; loads carried by another vehicle.)`,
    'Refrigerant top-ups: small weight, large effect': `The gas in an air conditioner or a cold room goes round in a closed pipe. It should never need refilling. If a technician “tops up”, that much had leaked into the air since last time. **What was topped up is what leaked.** And a kilogram of it can weigh as much as a year of driving.

\`\`\`figure
kind: bars
title: One kilogram leaked warms as much as this many kilograms of CO₂
unit: kg CO₂e for 1 kg
source: IPCC, fifth assessment, 100 years, rounded
Gas | CO₂e
R-404A | 3940
R-410A | 1920
R-22 | 1760
R-134a | 1300
R-32 | 680
R-290 | 3
\`\`\`

R-290 is propane, R-600a isobutane: almost harmless for the climate, but they burn. R-744 is carbon dioxide itself, 1. Ammonia (R-717) counts 0 and is poisonous; large cold stores use it.

**Where the numbers come from.** They are called global warming potentials. The IPCC publishes new ones with each report: for R-410A 2,088 in the fourth, about 1,920 in the fifth, about 2,260 in the sixth. None is wrong; but choose one report for the whole account, name it and keep it until you change all years.

**A worked example.** The technician’s bills for the bakery’s cold rooms say: “Gas filling, 1 no.”, ₹6,500, in May and in October. That is useless. A telephone call brings: R-404A, one kilogram each time. 2 kg × 3,940 = 7,880 kg, or **7.9 tonnes**. The delivery van with its 2,400 litres makes 6.4 tonnes. The leak is larger than the van.

**Three ways to find the amount**

1. *Best:* weight on the bill. Ask for type and kilograms on every bill from now on; refuse to pay for “1 no.”.
2. *By stock:* if you keep cylinders, weigh them: beginning + bought − end − what was sent back.
3. *By rule of thumb* where nothing is known: full charge × yearly leak rate.

| Equipment | Usual charge | Usual loss in a year |
| --- | --- | --- |
| Household fridge | 0.05 to 0.15 kg | Under 1 % |
| Split air conditioner, 1.5 tons | 0.8 to 1.5 kg | 2 to 10 % |
| Small cold room | 3 to 8 kg | 10 to 25 % |
| Car air conditioner | 0.4 to 0.7 kg | 10 to 20 % |

Typical values, rounded for practice. The charge is on the nameplate of the outdoor unit, with the type of gas. Photograph every plate on your walk.

**R-22 is special.** It harms the ozone layer and is being phased out under the Montreal Protocol; in India new equipment no longer uses it. The GHG Protocol asks to report it **outside** the three scopes, on a line of its own, because it belongs to another treaty. Do not leave it out: write it below the table.

**The cheapest saving in this course.** A cold room that loses a third of its charge every year cools worse, runs longer and uses 10 to 20 percent more electricity. Finding the leak with soap water or a detector and brazing it costs ₹5,000 to ₹25,000. It saves 7.9 t here, two gas fillings at ₹6,500, and some 1,500 units a year. Put it into the contract: no refilling without looking for the leak.

**When a unit is scrapped** the gas must be sucked out, not let go with a hiss. Ask for recovery and for its weight on paper. A cold room of 6 kg of R-404A that is cut open on the scrapyard is 24 tonnes in one minute: more than all the bakery’s fuel for a year apart from the oven. The E-Waste (Management) Rules ask producers and recyclers to handle such equipment properly; a paper from the recycler is your proof.

**When you buy new:** compare energy first, then gas. An air conditioner with R-32 or R-290 and five stars is easy to find today.

**Check yourself**

1. 0.7 kg of R-410A were topped up. How much is it in CO₂e by the fifth report? (About 1,340 kg.)
2. Four air conditioners with 1.2 kg of R-32 each, leak rate 8 percent. What do you write? (4 × 1.2 × 0.08 = 0.38 kg; × 680 = 260 kg, estimated.)
3. When did somebody last “fill gas” at your firm, and what does the bill say?`,
    'Walk the premises and list every source': {
      task: { hours: 1.5 },
      body: `Papers show what was paid for. A walk shows what is there. Do it before you calculate, with somebody who has keys to every door.

1. Begin at the meter and follow the cable: every hall, cold room, roof, yard, basement, vehicle.
2. Ask at each thing: does it **burn**, **cool**, **drive** or **draw power**?
3. Write one line for each: place, what, nameplate (kW, type and kg of refrigerant, litres), paper that proves its use, who keeps that paper.
4. Photograph nameplates and gauges: odometers, hour meters, tank levels. These are today’s stock.
5. Look for what nobody mentions: the second generator, the gas ring, the fire extinguishers, the neighbour’s cable.
6. Ask two people who work there: what runs when nobody needs it?

Leave a cell empty where you do not know. A gap is honest; a guess that looks like a number is not.

**Hand in** the list, with three gaps and how you will close each of them.`,
      bring: ['A list with five columns', 'Somebody with keys', 'Camera', 'Torch'],
      checklist: [
        'Roof, yard and basement too',
        'Nameplates photographed',
        'Paper and keeper for each source',
        'Gaps marked, not filled',
      ],
    },
    'Choosing a factor and citing its year': `A factor turns a unit into carbon. It looks like a constant of nature and is not: it depends on the fuel, the country, the year and on what is included. A factor without a source cannot be checked.

**Usual factors for fuels** (burning only, from IPCC values, rounded for practice):

| Fuel | kg CO₂ for each | Unit |
| --- | --- | --- |
| Diesel | 2.68 | litre |
| Petrol | 2.3 | litre |
| LPG | 2.98 | kg |
| Piped natural gas | 2.0 | standard m³ |
| Furnace oil | 3.1 | kg |
| Indian coal, average | 1.7 | kg |

**Where does 2.68 come from?** You can work it out, and should once. Diesel has about 43 GJ of energy in a tonne. The IPCC gives 74.1 kg of CO₂ for each GJ. 43 × 74.1 = 3,186 kg for a tonne, or 3.19 kg for a kilogram. A litre weighs 0.84 kg: 3.19 × 0.84 = 2.68. Now you also see why sources differ a little: another density, another heat value.

**Burning only, or the whole chain?** Getting oil out of the ground, refining and moving it adds about a fifth: some 0.6 kg for a litre of diesel. This part is scope 3 (fuel- and energy-related). If you take a factor of 3.3 and put it into scope 1, you have mixed two scopes. Look for the words *tank to wheel* or *combustion* (scope 1) and *well to tank* or *upstream* (scope 3).

\`\`\`figure
kind: bars
title: Upstream adds about a fifth; keep it in scope 3, not in scope 1
unit: kg CO₂e
source: Typical values, rounded for practice
Fuel | Burning | Upstream
Diesel, litre | 2.68 | 0.6
Petrol, litre | 2.3 | 0.6
LPG, kg | 2.98 | 0.4
\`\`\`

**CO₂ or CO₂e?** Burning also makes a little methane and nitrous oxide, usually 1 percent or less for diesel and gas, more for wood. If your factor is for CO₂ only, say so.

**Where to look, in this order**

1. The Central Electricity Authority for the Indian grid.
2. India’s reports to the UN climate convention, for fuels burnt in India.
3. The IPCC guidelines of 2006 and their emission factor database, for anything that burns.
4. The India GHG Program’s road transport factors, for freight and travel.
5. The UK government’s conversion factors, published each year: complete, free, but for Britain. Use them where nothing Indian exists, and say so.
6. A supplier’s own figure, if it names its method.

**Cite it like a book:** name of the source, edition or year, table, unit, what is included. For example: *IPCC 2006 Guidelines, vol. 2, table 1.4: diesel 74.1 kg CO₂/GJ; heat value 43 GJ/t; density 0.84 kg/l.*

**Do not mix** sources for one line from year to year. If you must change, recalculate the earlier years, too. A firm whose diesel fell by 3 percent because it found another table has saved nothing.

**Rounding.** Your meter is good to 2 percent, the factor to perhaps 3. A total of 171,813.42 kg pretends to know grams. Keep full numbers in the sheet, and round at the end: 172 tonnes.

**A worked line**

> Van diesel: 2,400 litres (fuel card) × 2.68 kg CO₂ (IPCC 2006, burning only) = 6,432 kg. Quality: measured.

Anyone can check this line without asking you. That is the test for all of them.

**Check yourself**

1. Petrol: 44.3 GJ/t, 69.3 kg CO₂/GJ, 0.74 kg a litre. What is the factor? (44.3 × 69.3 = 3,070 kg/t; × 0.74 = 2.27 kg a litre.)
2. A website gives “diesel 3.24 kg CO₂e”. What is the first thing to find out?
3. For which of your own lines do you have no source yet?`,
    'The grid factor and why it changes': `A kilowatt-hour from the socket comes from a mixture of coal, water, wind, sun, nuclear and gas. India’s Central Electricity Authority works out the average and publishes it each year in its *CO₂ Baseline Database for the Indian Power Sector*. Recent editions give between 0.70 and 0.73 kg of CO₂ for each kWh. We use 0.72 for practice; you take the edition that belongs to your year, and cite it.

**One grid, one factor.** India has been a single connected grid since 2013. A kWh in Tamil Nadu, with much wind, and one in Jharkhand, with much coal, get the same factor. The database gives several numbers. Take the *weighted average, including renewable energy*. The “combined margin” beside it is for climate projects and is higher.

**Three terms that get mixed up**

| Term | Answers | Use |
| --- | --- | --- |
| Average factor | How much does a kWh carry on average? | Your account |
| Marginal factor | What happens if I use one kWh more right now? | Comparing projects |
| Supplier’s factor | What did my contract buy? | Second line, see below |

**Location and market.** The GHG Protocol asks for scope 2 in two ways where contracts exist: *location-based* with the grid’s factor, and *market-based* with what you bought, for example green power from your company’s green tariff or certificates. Report both. A firm that buys certificates has market-based emissions near zero; its location-based ones stay, because the same electrons come from the same grid. Show both and nobody can accuse you of hiding.

**Losses.** The factor is for electricity as it leaves the power stations. On the way to you about a sixth of it is lost in India’s lines. This part belongs to scope 3 (fuel- and energy-related), not into scope 2. For a first account name it as left out, or add 62,000 × 0.17 × 0.72 ≈ 7.6 t to scope 3.

**Why it changes.** As sun and wind grow, the average falls; in a year of weak monsoon with little water power it may rise. So your emissions change though you did nothing. Show the effect apart:

\`\`\`figure
kind: bars
title: Half of this fall was made by the grid, not by the bakery
unit: tonnes CO₂ a year
source: Worked out from the example
Step | Tonnes
Year 1 | 44.6
Fewer units | 42.8
Cleaner grid | 41.1
\`\`\`

A worked example. Year 1: 62,000 kWh × 0.72 = 44.6 t. Year 2: 59,500 kWh × 0.69 = 41.1 t. The fall is 3.5 t. With the old factor the second year would be 59,500 × 0.72 = 42.8 t. So about half comes from saving 2,500 kWh, and about half from the grid. If yours falls by four percent and so does the grid’s, you have saved nothing. **Always show kWh beside tonnes.**

**Solar on the roof.** 10,000 kWh made, 8,000 used, 2,000 exported. Scope 2 counts what you draw from the grid, with nothing taken off for the 2,000. You may report these on a separate line as “exported”. If you sold certificates for your solar power, you may no longer call it yours.

**Time of day.** At noon the grid is cleaner than at eight in the evening, when the sun is gone and coal carries the load. The yearly average hides it. Moving the dough mixer to noon helps the grid, though your account will not show it. Write it into the text.

**And diesel?** A kWh from the generator carries about 1 kg. With fewer power cuts the account falls as well.

**Check yourself**

1. 18,400 kWh with a factor of 0.71. How many tonnes? (13.1 t.)
2. Year 1: 100,000 kWh × 0.73. Year 2: 104,000 kWh × 0.70. Total and cause? (73.0 to 72.8 t: use rose by 4 percent, and the grid hid it.)
3. Which edition will you cite, and for which year are its numbers?`,
    'Scope 3: start with freight and purchased goods': `Scope 3 looks endless. It is not, if you begin with a ranking instead of a list. Take the ten largest purchases by weight or money. In most small firms three of them make up most of it.

**Three ways to calculate, from good to rough**

1. **Supplier’s own figure** for what you bought. Rare, best.
2. **Weight × factor:** kilograms of flour × kg CO₂e for each kilogram.
3. **Money × factor:** rupees × kg CO₂e for each rupee. Rough: if the price of butter doubles, your emissions seem to double. Use it only to find out what is large.

Mark each line *measured*, *calculated* or *estimated*.

**Purchased goods of the bakery**

| What | Tonnes a year | kg CO₂e for each kg | Tonnes CO₂e |
| --- | --- | --- | --- |
| Flour | 70 | 0.6 | 42.0 |
| Vegetable fat | 6 | 3.0 | 18.0 |
| Butter | 1.5 | 9.0 | 13.5 |
| Sugar | 9 | 0.7 | 6.3 |
| Bags, boxes | 2.2 | 2.5 | 5.5 |

Typical values, rounded for practice; take factors from a named database and cite them. For food the spread between databases is large: for butter from 7 to 12. Palm fat from cleared forest is many times higher than from old plantations. Say which you assume.

\`\`\`figure
kind: bars
title: 1.5 tonnes of butter weigh a third of 70 tonnes of flour
unit: tonnes CO₂e a year
source: Example bakery, numbers rounded for practice
What | Tonnes
Flour | 42
Fat | 18
Butter | 13.5
Sugar | 6.3
Packing | 5.5
Diesel supply | 3.2
Commuting | 2.2
Freight | 0.8
\`\`\`

**Freight.** Tonnes × kilometres × factor. Flour: 70 t × 90 km = 6,300 tonne-kilometres. A medium lorry makes about 0.12 kg for each. 6,300 × 0.12 = 756 kg: 0.8 t. That is a surprise for most people. Ninety kilometres by lorry add 2 percent to the flour. So “local” helps far less than “not wasted”. If the lorry returns empty and was hired for you, count the way back as well, at about two thirds.

| Vehicle | kg CO₂e for each tonne-km |
| --- | --- |
| Train | 0.01 to 0.03 |
| Large lorry, full | 0.06 to 0.1 |
| Medium lorry | 0.1 to 0.2 |
| Small pickup | 0.3 to 0.6 |
| Air freight | 0.6 to 1.2 |

**Commuting.** Ask eleven people three questions: kilometres, vehicle, days. 11 × 16 km a day × 250 days = 44,000 km. At a mixture of scooters, buses and feet of 0.05 kg: 2.2 t. A sheet of paper with eleven lines is enough.

**Waste.** Bread thrown away was counted already when its flour was bought. What is new is what happens then: on a dump it makes methane, about 0.5 to 1 kg CO₂e for each kilogram; as cattle feed nearly none. The larger point is another: of 96 tonnes 4 percent, 3.8 tonnes, come back stale. Baking that much less saves 4 percent of flour, fat, gas and power, about 6 tonnes. No other measure does that at a profit.

**What customers do with your product** is small for bread. For a firm that makes pumps it is the largest of all. Think once, and write down whether it matters.

**Ask the supplier.** One sentence on the purchase order: “Please tell us the emissions for each tonne and how you worked them out.” Three mills will not answer, the fourth will, and then you have something to choose by.

**Check yourself**

1. 12 t of steel sheet come 240 km in a large full lorry (0.08). What is the freight? (12 × 240 × 0.08 = 230 kg.)
2. Steel has about 2.3 kg CO₂e for each kg. What are the 12 t themselves? (27.6 t: a hundred times the freight.)
3. Name your firm’s three largest purchases by weight. For which of them is there a factor with a source?`,
    'Complete your sheet': {
      body: `Now bring everything together. One line for each source, in this order: scope, source, quantity, unit, factor, source of the factor, result in kg, quality, number of the paper.

1. Enter scopes 1 and 2 completely. Then the five largest lines of scope 3.
2. Quality is one of three words: *measured*, *calculated*, *estimated*.
3. Write one line for each gap, with an empty result and a note on how it will be closed.
4. Add up by scope. Keep R-22 and wood smoke’s CO₂ below the sum.
5. Give the sheet to somebody else. They choose three lines and recalculate them by hand from the papers, without asking you.

If they get another number, find out why before you correct anything: often the error is in more than one line.

Compare with the guess from your first lesson. Write one sentence about the largest surprise.`,
      bring: ['Your papers', 'Factors with sources', 'Spreadsheet'],
      checklist: [
        'One line for each source, with a scope',
        'Every factor cited',
        'Gaps visible, none filled with a guess',
        'Three lines recalculated by somebody else',
      ],
    },
    'Five checks before you send it': `Most errors in a carbon account are plain: a lost zero, a wrong unit, a month too many. Five checks of ten minutes each find nearly all of them. Do them on another day than the calculation, with fresh eyes.

**1. Do the months add up to the year?** Twelve bills, no overlap, no gap. The bakery’s electricity: 12 numbers, sum 62,000. Count them. Eleven bills look complete to a tired eye.

**2. Are the units right?** kWh and MWh differ by a thousand, kg and t as well, litres and kilograms by a fifth. A test: electricity in a small firm is between 1,000 and 500,000 kWh a year. Diesel for one van is between 500 and 5,000 litres. What lies outside wants a reason.

**3. Compare with something physical.** Divide by bread, by people, by area:

- 62,000 kWh ÷ 96 t = 646 kWh for each tonne of bread
- 4,560 kg of LPG ÷ 96 t = 47 kg for each tonne
- 2,400 litres ÷ 28,800 km = 12 km a litre

Then compare with last year, or with a neighbour. Anything that has doubled or halved needs a reason in words. Most errors are found here.

**4. Is anything counted twice?** Usual suspects: a hired van’s fuel (in the courier’s invoice and on our card); diesel upstream (in the factor and as its own line); solar units (taken off the bill and once more by hand); flour that was returned to the mill.

**5. Take the largest line and look at its paper again.** Here it is electricity with 44.6 t. Open photo by photo. One hour for a quarter of the total is well spent. Then the second largest.

**How sure are you?** A number without a margin is half a number. For each line write how far it may be off. Errors that have nothing to do with each other partly cancel; so do not add them, but square them, add, and take the root.

| Line | Tonnes | May be off by | In tonnes | Squared |
| --- | --- | --- | --- | --- |
| Electricity | 44.6 | 3 % | 1.3 | 1.7 |
| Flour | 42.0 | 30 % | 12.6 | 159 |
| Fat and butter | 31.5 | 30 % | 9.5 | 90 |
| Gas, diesel | 27.8 | 4 % | 1.1 | 1.2 |
| Refrigerant | 7.9 | 10 % | 0.8 | 0.6 |
| Other | 18.0 | 30 % | 5.4 | 29 |
| **Together** | **171.8** | | | **281.5** |

The root of 281.5 is 16.8. So: **172 t, plus or minus 17, about 10 percent.**

\`\`\`figure
kind: bars
title: Nearly all of the doubt lies in flour and fat, not in the fuels
unit: tonnes
source: Worked out from the example
Line | Tonnes
Flour | 12.6
Fat, butter | 9.5
Other | 5.4
Electricity | 1.3
Gas, diesel | 1.1
Refrigerant | 0.8
\`\`\`

What follows? It is useless to measure diesel to the millilitre. A better factor for flour, from the mill itself, would make the account more certain than anything else. And a saving of 3 tonnes in scope 3 cannot be seen in the total; you must show it by its own numbers.

For scopes 1 and 2 alone the margin is about 2 tonnes of 80. That part is solid, and you may say so.

**What you write:** “Scopes 1 and 2 are measured and are good to about 3 percent. Scope 3 is calculated from weights with average factors and may be off by a fifth.”

**Check yourself**

1. Two lines: 30 t ± 10 %, 40 t ± 5 %. What is the margin of the sum? (3² + 2² = 13; root 3.6 t of 70, about 5 percent.)
2. A colleague’s account has 4,560 t of LPG. Which check finds it? (The second.)
3. Which of the five checks would you have skipped, and what could it have missed?`,
    'Intensity figures that mean something': `The total tells the atmosphere; the **intensity** tells the firm. A bakery that bakes twice as much with one and a half times the emissions has become better at baking, and worse for the climate. Both are true. So give both numbers, always together; one alone can be made to look good.

intensity = emissions ÷ something you produce

**Which something?**

| Divide by | Good for | Trap |
| --- | --- | --- |
| Tonne of bread | A bakery with one kind of product | Biscuits and bread differ |
| Rupee of sales | Comparing different firms | Prices rise, intensity falls, nothing has changed |
| Square metre | Offices, shops | Empty rooms look good |
| Person | Offices, schools | Night shifts, part time |
| Guest night | Hotels | Weddings without guests who stay |
| Tonne-kilometre | Transport | Empty return |

Choose one that somebody at the oven can influence, and keep it for at least three years. SEBI’s BRSR asks large companies for intensity by turnover, also adjusted for purchasing power, and by physical output. The second is the one that teaches something.

**A worked example.** The bakery, scopes 1 and 2:

- Year 1: 80.3 t for 96 t of bread: 836 kg for each tonne; sales ₹1.92 crore: 418 kg for each lakh
- Year 2: 82.1 t for 104 t of bread: 789 kg for each tonne; sales ₹2.29 crore: 359 kg for each lakh

Total **up** 2 percent; for each tonne of bread **down** 6 percent; for each lakh of sales **down** 14 percent. The last one is mostly the higher price of bread. Whoever prints only that one is not lying, and yet misleads.

\`\`\`figure
kind: line
title: Three ways to show the same four years; only the total is the climate’s
unit: index, year 1 is 100
source: Example bakery, numbers rounded for practice
Year | Total | For each tonne | For each lakh
1 | 100 | 100 | 100
2 | 102 | 94 | 86
3 | 101 | 91 | 78
4 | 97 | 88 | 70
\`\`\`

**Split it where it can be acted upon.** One figure for the whole firm mixes everything. Three small ones are better and can hang on a wall:

- kWh for each tonne of bread (ovens, mixers)
- kg of LPG for each batch in the gas oven
- km for each litre, and litres for each 100 kg delivered

These need no carbon at all. The people who bake understand them at once, and can change them on the same day: load the oven full, switch it off twenty minutes before the end, plan the tour.

**The base load.** Intensity rises in weak months, because cold rooms and lights run whether you bake or not. Plot kWh a month against tonnes a month. A worked example: 6 t need 4,350 kWh, 10 t need 5,950 kWh. Each further tonne takes (5,950 − 4,350) ÷ 4 = 400 kWh. Without any bread there would still be 4,350 − 6 × 400 = 1,950 kWh a month. So 23,400 kWh a year, more than a third of the bill, have nothing to do with baking. That is where to look at night.

**Setting a goal.** Write it as a number, a year and a way: “From 836 to 700 kg for each tonne by 2029: leak repair (−82 kg), oven full and off earlier (−30), smaller generator (−15), grid as it comes.” Check the sum: 836 − 127 = 709. Not quite there; say so, or find one more. A goal must add up.

**Never compare** your figure with that of another bakery without asking what is inside. With or without scope 3? Own delivery or hired? Which grid factor?

**Check yourself**

1. 55 t of CO₂e and 1,100 guest nights this year; 60 t and 1,500 next year. Both numbers, please. (Total up 9 percent; 50 to 40 kg for each night, down 20 percent.)
2. Why did intensity by sales fall although nothing was saved?
3. Which one figure could be read on a wall by the person who can change it?`,
    'Write a two-page account with three changes': {
      body: `Two pages are enough for a first account, and they get read.

**Page one:** firm, boundary, base year, method in five lines. Table by scope with the eight largest lines. One chart. Total and intensity side by side.

**Page two:** what is uncertain and by how much; what was left out and why; sources of the factors; and three changes.

For each change write: what, tonnes a year, rupees, payback, who, by which month. An example line: *Mend the leak in cold room 2: 7.9 t, ₹25,000, paid back in under a year by gas and power, the shift lead, before May.*

Choose the three by tonnes and by how soon they can be done, not by how good they sound. At least one must cost nothing.

No leaf, no slogan, no “neutral”. Have it read by the owner and by the person who will do the first change. If that person did not know of it, talk before you send it.`,
      bring: ['Your sheet', 'One chart', 'Somebody who knows the firm'],
      checklist: [
        'Boundary and base year in the first lines',
        'Sources of all factors listed',
        'Uncertainty said in words',
        'Three changes with tonnes, cost, name and month',
      ],
    },
  },
}
