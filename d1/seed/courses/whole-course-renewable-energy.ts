import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInRenewableEnergy: SubjectLessons = {
  'rooftop-solar-societies': {
    'A common-area bill, line by line': {
      isPreview: true,
      body: `Solar lowers some lines of a bill and leaves others alone. If you do not know which, every payback in a brochure will look right. So we begin with paper, not with panels.

Take one bill of the common meter: lift, pumps, corridor lights, gate. Name each line. A worked example of a month with 3,000 units, with typical values rounded for practice:

| Line | How it is counted | ₹ | Does solar lower it? |
| --- | --- | --- | --- |
| Fixed charge | 40 kW sanctioned × ₹210 | 8,400 | No |
| Energy charge | 3,000 units × ₹6.90 | 20,700 | Yes |
| Fuel adjustment | 3,000 units × ₹0.40 | 1,200 | Yes |
| Electricity tax | 9 % of the energy charge | 1,863 | Yes |
| **Total** | | **32,163** | |

A unit is one kilowatt-hour (kWh): what a 1 kW motor uses in an hour.

\`\`\`figure
kind: shares
title: A quarter of this bill stays, whatever stands on the roof
unit: ₹ a month
source: Typical values, rounded for practice
Line | Rupees
Fixed charge | 8400
Energy charge | 20700
Fuel charge | 1200
Tax | 1863
\`\`\`

**Two prices, and only one counts.** The whole bill divided by units is 32,163 ÷ 3,000 = ₹10.72. But solar saves only the last three lines: (20,700 + 1,200 + 1,863) ÷ 3,000 = **₹7.92 a unit**. That is the price your plant competes with. A seller who uses ₹10.72 has made the plant look a third better than it is.

**Other lines you may meet**

- *Arrears, interest, security deposit:* have nothing to do with use. Leave them out of every sum.
- *Power factor penalty or demand charge:* on larger connections. Solar does not lower them, and can even worsen the power factor at the meter, because it supplies useful power while the motors still draw their reactive part from the grid. Ask about it.
- *Multiplying factor:* with a large meter the reading must be multiplied. Units = (reading now − reading before) × factor.
- *Time of day:* some tariffs charge less at noon and more in the evening. Then a noon unit saves less than the average unit.

**Twelve months on one sheet.** One bill is an accident. Summer pumps, a broken lift or a wedding hall change it. Write for each month: units, fixed charge, sum of the lines that solar lowers, days in the period. A period from the 12th to the 11th is fine as long as you write it down.

Then draw three conclusions:

1. Units in the year: here 36,000, which sets how large a plant makes sense.
2. The lowest month: in that month the plant may make more than you use.
3. The variable price per unit: your ₹7.92.

**Before solar, look at the load.** Corridor lights that burn all day, a pump with a leaking foot valve, a lift fan that never stops: often 10 to 20 percent can go within a month. Saving 5,000 units a year costs a few thousand rupees. Making 5,000 units takes a plant of 3.5 kW for nearly two lakh.

**Check yourself**

1. A bill has 2,400 units: fixed charge ₹6,300, energy charge ₹15,600, fuel adjustment ₹720, tax 9 % of the energy charge. What does a unit save? (15,600 + 720 + 1,404 = 17,724; ÷ 2,400 = ₹7.39.)
2. Which single line would shrink if the sanctioned load were lowered?
3. Write down your own two prices: whole bill and variable part. How far are they apart?`,
    },
    'Sanctioned load, contract demand, tariff slab': `Three words on the bill decide how large a plant may be and what it saves. They are easily mixed up.

**Sanctioned load** is the power, in kW, that the company has agreed to supply. You pay the fixed charge on it each month, used or not. **Contract demand** is the same idea for larger consumers, often in kVA, with a meter that records the highest demand of the month. **Tariff slab** is the price of the next unit: in many states the first units are cheaper and later ones dearer.

**kW and kVA.** kW = kVA × power factor. With a power factor of 0.9, a demand of 30 kVA is 27 kW.

**Why it limits your plant.** The central Electricity (Rights of Consumers) Rules allow net metering up to the sanctioned load or 500 kW, whichever is lower; states fill in the rest in their own regulations. Some let you raise the load for a fee. So a society with 15 kW sanctioned and room for 40 kW of panels must first decide whether a higher fixed charge is worth it.

A worked example. Raising the load from 15 to 25 kW costs 10 × ₹210 × 12 = ₹25,200 a year in fixed charges, besides a one-time fee. The extra 10 kW of panels make 14,500 units a year. If each is worth ₹7.92, that is ₹1,14,840. It pays. If exported units are worth only ₹3, they bring ₹43,500, and the gain after the fixed charge is ₹18,300 a year on an investment of 5.5 lakh. It does not pay.

**The other direction.** Many societies are sanctioned for far more than they use, since builders apply high. Look at the highest demand recorded in the year. If 40 kW are sanctioned and the record is 27 kW, you could ask for 30 kW and save 10 × ₹210 × 12 = ₹25,200 a year. That costs a letter. But do it **after** the plant is approved, or calculate with the lower limit.

| Month | Recorded demand (kW) |
| --- | --- |
| January | 21 |
| April | 27 |
| July | 23 |
| October | 24 |

**Slabs: the first kilowatts pay best.** Suppose the tariff is ₹5 for the first 500 units a month and ₹7 above. With 900 units, a plant that makes 400 takes away only units at ₹7. One that makes 800 takes away 400 at ₹7 and 400 at ₹5.

\`\`\`figure
kind: bars
title: In a slab tariff a larger plant earns less for each unit it makes
unit: ₹ a unit
source: Worked out from the example tariff
Plant makes | Saved
200 units | 7
400 units | 7
600 units | 6.33
800 units | 6
\`\`\`

Where the common meter has one flat price for all units, this effect is absent. Look at the tariff name printed on the bill, such as LT-2 or LT-3, and read its page in the tariff order.

**Phases.** A single-phase connection usually takes a plant up to about 5 kW; above that a three-phase one is asked for. Limits differ by company. Lifts and larger pumps have three phases already.

**How long does approval take?** Under the rules as amended in 2024, applications up to 10 kW are to be accepted without a technical study, and larger ones are to be studied within 15 days. Keep the dated acknowledgement.

**Check yourself**

1. A society has 20 kW sanctioned, a highest demand of 12 kW and room for 30 kW of panels. Name two questions to ask before you choose the size.
2. The meter shows 33 kVA at a power factor of 0.88. How many kW is that? (29 kW.)
3. What would 10 kW less of sanctioned load save in a year at your own fixed charge?`,
    'Shade: the lift room, the tank, next door’s tower': `A panel in half shade does not make half the power. The cells of a module are joined in a row, like people carrying a pipe: the weakest sets the pace. A module has three groups of cells with a bypass diode each, so the shadow of a pole can take away a third of a module, and a shadow along its lower edge can take away all of it. One shaded module can also hold back its string.

**Where to look.** In India the sun stands to the south at noon for most of the year; in Delhi always. So look at what stands to the south, east and west: lift room, water tank, dish, parapet, neem tree, a tower that is still being built. In the far south the sun is a little to the north around June, high up, and shadows are short.

**When to look.** The lowest sun is on 21 December. Then an object throws the longest shadow. For an object 1 m high:

| Place | Shadow at noon | Shadow at 9 am and 3 pm |
| --- | --- | --- |
| Bengaluru, Chennai (13° N) | 0.7 m | 1.6 m |
| Mumbai (19° N) | 0.9 m | 1.8 m |
| Kolkata (22.5° N) | 1.0 m | 2.0 m |
| Delhi (28.6° N) | 1.3 m | 2.4 m |

Times are by the sun, not by the clock: solar noon is about 12.20 in Bengaluru and Delhi in December, about 12.40 in Mumbai and 11.35 in Kolkata.

The noon length comes from one formula: height of the sun = 90° − latitude − 23.4°. For Delhi: 90 − 28.6 − 23.4 = 38°. Length = 1 ÷ tan 38° = 1.28 m.

**A worked example.** The lift room in Bengaluru stands 3.5 m above the terrace. At nine in the morning in December its shadow reaches 3.5 × 1.6 = 5.6 m to the north-west, at three in the afternoon 5.6 m to the north-east, at noon 3.5 × 0.7 = 2.5 m to the north. Draw these three points and join them. The area inside is lost for panels, at least in winter. South of the lift room you can go almost up to the wall.

\`\`\`figure
kind: bars
title: On 21 December a 3.5 m lift room shades more roof in the north
unit: m of shadow
source: Worked out from the sun’s height, rounded
Place | Noon | 9 am
Bengaluru | 2.5 | 5.6
Mumbai | 3.2 | 6.3
Kolkata | 3.5 | 7
Delhi | 4.6 | 8.4
\`\`\`

**Count hours, not only shadows.** A strip that is shaded before nine and after three loses little: the sun is weak then, and those hours bring about a fifth of the day’s energy. A strip that is shaded at noon is no place for panels.

**Thin things.** A cable or a thin antenna far away gives a soft, weak shadow and costs little. The same pole half a metre from the glass gives a sharp one and costs much. Move the dish; that is cheaper than losing a row.

**What has not been built yet.** Ask what may be built to your south and east. A plot with a foundation today is a tower in two years. The city’s building rules tell how high, and the neighbour may tell more. Write the answer into the survey. You have no right to sunlight against a legal building, so do not plan as if you had.

**What electronics can and cannot do.** Module optimisers or micro-inverters let each module work by itself. They help on a roof with scattered shade, cost extra and add parts on a hot roof. They do not bring light where there is none. Ask first whether the layout can avoid the shade.

**Check yourself**

1. A tank of 2 m height stands on a terrace in Mumbai. How far to the north must panels stay away for clear noon sun in December? (2 × 0.9 = 1.8 m.)
2. Why does a low parapet on the south side matter more than a high one on the north?
3. Which object on your own terrace could be moved in one afternoon?`,
    'Survey your terrace at 9 am, noon and 3 pm': {
      task: { hours: 2 },
      body: `Draw the terrace to scale: 1 cm on paper is 1 m. Then go up three times on one clear day, at 9 am, noon and 3 pm, and mark the edge of every shadow with chalk and on the drawing.

1. Measure length, width, parapet height, and the height of the lift room and tanks.
2. Mark north with the compass, away from steel.
3. Add what people use: drying lines, tank lids, the path to the lift motor. Leave a walkway of 1 m and room to lift a tank lid.
4. It is not December? Take the heights and the table of the last lesson, and draw the December shadows in a fourth colour.
5. Colour what is free at all three times. That is your area.

As a first estimate 1 kW of panels needs 8 to 10 m² with paths and gaps. Do not lean over the edge, and work in pairs.

**Hand in** one drawing with the free area and the number of kilowatts that it could carry.`,
      bring: [
        'Tape of 15 m or more',
        'Plan or sketch on paper',
        'Chalk',
        'Compass app, held away from steel',
        'A partner; nobody near the edge',
      ],
      checklist: [
        'Three times on one drawing, in three colours',
        'Height of every object that throws a shadow',
        'Free area in m²',
        'Parapet height and access noted',
        'Photographs from the four corners',
      ],
    },
    'Tilt, direction and row spacing at your latitude': `Panels give most when they face the sun squarely. The sun moves, the panels do not, so we choose one angle that is good for the whole year.

**Direction.** South is best in India. Thirty degrees off to either side costs only 1 to 3 percent. So follow the building’s edges if they are nearly south: straight rows waste less roof and look better.

**Tilt.** About the latitude gives the most in a year: 13° in Bengaluru, 28° in Delhi. But the curve is flat.

\`\`\`figure
kind: bars
title: The best tilt hardly matters: 10 and 25 degrees are within 2 percent
unit: percent of the best
source: Typical values for Bengaluru, facing south, rounded for practice
Tilt | Yield
0 degrees | 97
10 degrees | 99.5
15 degrees | 100
25 degrees | 99
35 degrees | 95
\`\`\`

A lower tilt of 10 to 15° catches less wind, throws shorter shadows and lets more panels fit. Below about 8° rain no longer washes the dust off and it collects along the lower frame. In Delhi 15 to 20° is a common choice, at a loss of about 2 to 3 percent.

**Row spacing.** Each row must not shade the next one between nine and three in December. The gap depends on the height of the raised edge:

rise = length of the panel × sine of the tilt

| Place | Gap for each metre of rise |
| --- | --- |
| Bengaluru, Chennai | 1.0 m |
| Mumbai | 1.2 m |
| Kolkata | 1.4 m |
| Delhi | 1.7 m |

**A worked example.** A panel is 2.28 m long and 1.13 m wide, 550 W. In Bengaluru at 12°:

- sine of 12° = 0.21, so the rise is 2.28 × 0.21 = 0.48 m
- Gap: 0.48 × 1.0 = 0.48 m; take 0.6 m, so that a person can walk
- On the ground the panel takes 2.28 × cosine of 12° = 2.23 m
- One row needs 2.23 + 0.6 = 2.83 m of depth

On a free area of 14 m × 17 m that is 17 ÷ 2.83 = 6 rows, rounded down. In each row 14 ÷ 1.15 = 12 panels, with 2 cm between them. 6 × 12 = 72 panels of 550 W are 39.6 kW on 238 m²: 6 m² for each kW. With walkways around and a free strip to the tanks it becomes 8 to 9.

In Delhi at 20°: sine 0.34, rise 0.78 m, gap 0.78 × 1.7 = 1.33 m, ground 2.14 m. The last row needs no gap behind it: 5 × 2.14 + 4 × 1.33 = 16.0 m. The same area takes 5 rows, 60 panels, 33 kW. So the north needs more roof for the same plant.

**East and west.** Rows can also stand back to back, facing east and west at 10°. They need almost no gap, so a third more panels fit. Each panel gives a few percent less in a year, but output is spread from morning to evening. That suits a society whose pumps run at eight and at five, and whose exported units bring little. It needs an inverter with separate inputs for the two directions.

**Raised structures.** If the terrace must stay free for drying clothes and for people, panels can stand on a frame of 2.5 to 3 m. That is popular and pleasant: shade below. It costs a quarter or more extra for steel, it is a larger sail in the wind, and in some cities it needs permission as a structure. Ask before you draw it.

**Check yourself**

1. A panel of 2.1 m stands at 15° in Mumbai (sine 0.26). What gap does it need? (2.1 × 0.26 = 0.55 m; × 1.2 = 0.66 m.)
2. Your building’s long side faces south-south-west, 20° off. Do you turn the rows to true south? Why not?
3. How many rows fit on your own drawing?`,
    'Losses: heat, dust, cable, inverter, outage': `The number on a panel, such as 550 W, is measured in a laboratory with strong light and a cell at 25 °C. On a roof it is never that cool. What arrives at the meter, divided by what the label promised for the same sunshine, is called the **performance ratio**. For a decent roof plant in India it is 0.75 to 0.80.

\`\`\`figure
kind: bars
title: Heat takes the largest part, dust the next; both can be lowered
unit: percent a year
source: Typical values, rounded for practice
Loss | Percent
Heat | 9
Dust | 4
Shade | 3
Inverter | 2.5
Cable | 2
Mismatch | 2
Outage | 1
\`\`\`

**Do not add them, multiply what is left:** 0.91 × 0.96 × 0.97 × 0.975 × 0.98 × 0.98 × 0.99 = 0.785.

**Heat.** A silicon panel loses about 0.35 percent of its power for each degree above 25 °C of the cell. On an April noon the cell is at 60 °C. 35 degrees × 0.35 = 12 percent. Averaged over the year it is about 9. Wind below the panels helps: keep at least 30 cm between glass and roof. A panel laid flat on sheet metal runs 5 to 10 degrees hotter.

**Dust.** A dusty month without rain costs 3 to 8 percent, near a road or a building site more. Cleaning every two weeks in the dry season is usual. Use water with few salts, a soft brush, early in the morning: cold water on hot glass can crack it. How much water? About 1 to 2 litres for each panel. For 36 panels that is 70 litres, less than one person’s daily use. Pay for it; it belongs in the budget.

A worked example: is cleaning worth it? A 20 kW plant makes about 80 units a day. 4 percent is 3.2 units, ₹25 a day at ₹7.92, or ₹380 in fifteen days. A cleaning that costs ₹800 pays when dust takes more than 8 percent between two cleanings. So measure: compare output of the day before with that of the day after under the same clear sky.

**Cable and inverter.** A good inverter turns 97.5 percent of what comes in into usable power. Cable losses should be under 2 percent at full power; ask for the calculation. A cable that is too thin costs every day for 25 years.

**Outage.** An ordinary grid-tied plant switches off within two seconds when the grid fails. This is called anti-islanding and protects the lineman who believes that the wire is dead. So solar without a battery gives **no light in a power cut**. People at the meeting will ask; say it before they do. Some hybrid inverters can run a part of the building with a battery, at an extra cost.

**Ageing.** Panels lose about 1 to 2 percent in the first year and 0.4 to 0.6 percent in each later one. After 25 years about 85 percent are left.

**From sunshine to units.** On a tilted panel Bengaluru gets about 1,900 kWh of sun on each square metre in a year. 1 kW of panels would make 1,900 units without losses. 1,900 × 0.785 = 1,490 units. The rule of thumb is 4 units a day for each kW, 1,460 a year. Low months bring 3, high months 5.

**Check yourself**

1. A site has 1,800 kWh/m² a year and a performance ratio of 0.77. What does 30 kW make? (1,800 × 0.77 × 30 = 41,600 units.)
2. A cell is at 65 °C. What share of the power is missing? (40 × 0.35 = 14 percent.)
3. A quote promises 1,750 units for each kW in Bengaluru. Which question do you ask?`,
    'Modules, inverters and how to read a data sheet': `Two pages of small print tell more than a brochure of twenty. You need only a handful of numbers from them.

**From the module’s sheet**

| Line | Example | What it is for |
| --- | --- | --- |
| Power at STC | 550 W | The label: strong light, cell at 25 °C |
| Power at NOCT or NMOT | 415 W | Closer to a real roof at noon |
| Open-circuit voltage, Voc | 49.5 V | Sets how many fit in a string |
| Voltage at full power, Vmp | 41.5 V | Working voltage |
| Current at full power, Imp | 13.25 A | Sizes cable and inverter input |
| Temperature coefficient of power | −0.35 % per °C | Nearer to zero is better |
| Temperature coefficient of Voc | −0.27 % per °C | For cold mornings |
| Size and weight | 2.28 × 1.13 m, 28 kg | Layout, structure |
| Product warranty | 12 years | Against faults |
| Performance warranty | 25 to 30 years, 85 % | Against ageing |

Quick check: Vmp × Imp = 41.5 × 13.25 = 550 W. If the product does not match the label, the sheet belongs to another model.

**The cold morning sum.** Voltage rises when it is cold. A string must never exceed the inverter’s highest input voltage, or the inverter dies and the warranty with it. For Bengaluru take 10 °C at sunrise, for Delhi 0 °C:

- Bengaluru: 25 − 10 = 15 degrees × 0.27 % = 4.05 %. 49.5 × 1.0405 = 51.5 V
- Inverter limit 1,000 V: 1,000 ÷ 51.5 = 19.4, so at most **19 modules** in a string
- Delhi: 25 degrees × 0.27 % = 6.75 %. 49.5 × 1.0675 = 52.8 V. 1,000 ÷ 52.8 = 18.9, so at most **18**

And the hot noon: the voltage at full power falls by about 16 percent at 70 °C, to 35 V. 18 × 35 = 630 V, well within the working window of 200 to 950 V that such an inverter has. A string of five would be 175 V: too low to work at noon.

\`\`\`figure
kind: bars
title: A string of 18 modules swings by 300 volts between frost and noon heat
unit: volts
source: Worked out from the data sheet above, rounded
State | Volts
Open, 0 °C | 951
Open, 25 °C | 891
Work, 25 °C | 747
Work, 70 °C | 629
\`\`\`

**From the inverter’s sheet:** rated AC power; number of MPPT inputs (one for each direction or shade zone); voltage window; highest input voltage and current; efficiency; protection class (IP65 for outdoors); working temperature, and from which temperature it reduces power; warranty, usually 5 to 10 years.

**Ratio.** Panels seldom reach their label, so the inverter may be smaller than the panels: 20 kW of panels on an inverter of 17 to 20 kW. Up to about 1.2 to 1 very little is cut off.

**Marks and lists.** In India modules must carry the BIS mark under IS 14286 and IS/IEC 61730, inverters under IS 16221 and IS 16169. For schemes and for net metering the model must usually be on the government’s Approved List of Models and Manufacturers (ALMM). For a subsidy, modules with cells made in India (called DCR) may be asked for. Ask the seller to write model number and list entry into the quote, not “or equivalent”.

**Words you will hear.** *Mono PERC* and *TOPCon* are kinds of cells: the second loses a little less in heat and ages a little more slowly. *Half-cut* modules suffer less from partial shade. *Bifacial* ones also use light from below: 3 to 8 percent over a white roof with a gap, almost nothing when they lie flat. None of this matters as much as shade, cable and cleaning.

**Check yourself**

1. Voc 41.0 V, coefficient −0.28 % per °C, coldest morning 5 °C, inverter limit 600 V. How many modules at most? (20 × 0.28 = 5.6 %; 43.3 V; 600 ÷ 43.3 = 13.)
2. Why does a longer product warranty say more than a longer performance warranty?
3. A quote says “550 W tier 1 module”. Which three facts are missing?`,
    'Estimate a year of units for your roof': {
      body: `Turn your survey into units. Do it twice: once by hand, once with a free tool.

1. Free area ÷ 9 m² = kilowatts that fit. Compare with the sanctioned load and take the smaller number.
2. Kilowatts × 1,300 (low) and × 1,500 (high) units a year. Take off the share you lose to shade.
3. Open a free tool such as PVWatts or the Global Solar Atlas, enter place, tilt, direction and 21 percent of losses, and note twelve monthly figures.
4. Put them beside the twelve months of your bills.
5. How much do you use while the sun shines? Read the meter at 8 am and 5 pm on three days. Daytime use ÷ whole use is the share that needs no export.

Your answer is three numbers: low, high, and the share you use yourselves. If hand and tool differ by more than 15 percent, find out why before you go on.`,
      bring: ['Your survey', 'Twelve bills', 'Computer or calculator'],
      checklist: [
        'kW from the free area',
        'Twelve monthly figures beside twelve bills',
        'A low and a high estimate',
        'Share of your own use',
      ],
    },
    'Net metering, net billing, gross metering': `The same plant on the same roof can pay back in five years or in sixteen. What decides is how the meter counts the units that you send out.

**Net metering.** What you send out is taken off what you draw, unit for unit, within a settlement period. A unit sent at noon is worth the same as one drawn in the evening.

**Net billing**, also called net feed-in. Units you use at once are saved at the full price. Units you send out are paid at another, lower rate.

**Gross metering.** All that the plant makes is sold through its own meter at a fixed rate. All that you use is bought as before.

**A worked example.** A plant of 20 kW makes 29,000 units a year. 55 percent, 15,950 units, are used while the sun shines. 13,050 are sent out. A unit saved is worth ₹7.92, a unit sold ₹3.

| | Used at once | Sent out | Together, ₹ a year |
| --- | --- | --- | --- |
| Net metering | 15,950 × 7.92 | 13,050 × 7.92 | 2,29,680 |
| Net billing | 15,950 × 7.92 | 13,050 × 3.00 | 1,65,474 |
| Gross metering | | 29,000 × 3.00 | 87,000 |

The plant costs 20 × ₹55,000 = ₹11,00,000, and ₹20,000 a year for cleaning, insurance and small repairs. Payback = cost ÷ (income − upkeep):

\`\`\`figure
kind: bars
title: The way of counting changes the payback more than any panel
unit: years
source: Worked out from the example, without subsidy
Way | Payback
Net metering | 5.2
Net billing | 7.6
Gross | 16.4
\`\`\`

**What net billing asks for.** Then units used at once are worth far more than units sent. So move work into the sun: fill the overhead tanks at eleven instead of at six, charge electric scooters at noon, run the sewage plant’s blower by day. If a timer lifts the share from 55 to 70 percent, 4,350 more units are worth ₹4.92 each: ₹21,402 a year for a timer that costs a few thousand rupees.

**The end of the year.** Surplus left at the end of the settlement period may be paid at a low rate, carried over for some months, or lost. If your plant makes 29,000 and you use 36,000, there is no surplus in the year, but there may be one in a month. Ask: settled by month or by year?

**Common meter and flats.** The plant of a society usually feeds the common meter. If it makes more than lift and pumps need, look for **virtual net metering**, in which the units are shared out to the meters of several flats, and **group net metering**, in which one consumer’s units are set off at several of their own connections. Several states allow one or both, for some kinds of consumers.

**Time of day.** Where the tariff is lower at noon, a unit sent at noon may be set off only against noon units. Read the rule for “banking” of units by time slot. It can cost as much as net billing.

**What to write down for your own company:** which of the three applies to a common meter of your load; settlement period; rate for surplus; charges for the meter; whether the rule is for the life of the plant or may change. Ask for the last point in writing: many orders protect plants that are already connected for a number of years.

**Subsidy.** Under PM Surya Ghar, housing societies have been offered central support of ₹18,000 for each kW for common facilities, up to 3 kW for each house and 500 kW in all. For 20 kW that is ₹3,60,000, and the payback with net metering falls from 5.2 to 3.5 years. Schemes end and change. Look at the national portal on the day you calculate, and never let a plant be worth it only by the subsidy.

**Check yourself**

1. With 80 percent used at once, what does net billing bring in a year? (23,200 × 7.92 + 5,800 × 3 = ₹2,01,144.)
2. In which of the three ways does a timer on the pump change nothing? Why?
3. Which two facts would change your own result most?`,
    'Finding the order that applies to your distribution company': `A salesman’s summary is not a source, and neither is this course. Rules come as documents with a number and a date. Finding the right one takes an hour and saves years of argument.

**Who makes which rule**

| Document | Made by | Says |
| --- | --- | --- |
| Electricity Act, 2003 | Parliament | Who regulates what |
| Electricity (Rights of Consumers) Rules, 2020, as amended | Ministry of Power | Minimum rights, time limits, net metering |
| Connectivity regulations | Central Electricity Authority | Safety and technical conditions |
| Rooftop or net-metering regulations | State commission | Which way of metering, limits, settlement |
| Tariff order, each year | State commission | Prices, rates for exported units |
| Circulars and forms | Distribution company | How to apply |

The state commission is the one that decides most. It is named after the state: KERC in Karnataka, MERC in Maharashtra, DERC in Delhi, TNERC in Tamil Nadu, GERC in Gujarat. The distribution company (BESCOM, MSEDCL, Tata Power and so on) carries it out.

**Step by step**

1. Read the name of the company and the tariff category from your bill.
2. Go to the state commission’s website, “Regulations”. Search for *rooftop*, *grid interactive*, *net metering*, *distributed renewable energy*.
3. Take the newest one. Note number, year and date of publication in the gazette.
4. Look for amendments. They are separate documents of one or two pages that change single clauses. Many errors come from reading the first version only.
5. Go to “Tariff orders”, take the one for this financial year, search for *surplus* or *feed-in* and for your category.
6. Go to the company’s own site, “Solar rooftop”, for forms, fees and the list of empanelled vendors.

**What to write down.** Make one sheet:

| Question | Clause | Answer |
| --- | --- | --- |
| Does it apply to a common meter of a housing society? | | |
| Largest capacity, compared with sanctioned load | | |
| Way of metering | | |
| Settlement period and rate for surplus | | |
| Fee and deposit | | |
| Days for study, agreement, meter, connection | | |
| Who pays if the transformer is too small | | |
| Inspection needed by the electrical inspector from which kW | | |
| How long this rule protects a connected plant | | |

Fill in the clause number each time. A cell without a clause number is hearsay.

**Reading a clause.** “The capacity shall not exceed the sanctioned load of the consumer subject to a maximum of 500 kW” has two limits; the lower one counts. “May” leaves a choice to the company; “shall” does not. “Cumulative capacity of the distribution transformer” means that others on your street have a share. If it is full, ask for the calculation.

**Time limits are rights.** The central rules give days for each step and let the state commission fix compensation for delay. So put dates on your own table: applied, acknowledged, studied, agreement signed, meter tested, connected. If a date passes, write to the company’s nodal officer with number and date; then to its consumer grievance redressal forum, which every company must have under section 42(5) of the Electricity Act; then to the Ombudsman under section 42(6). These ways cost little or nothing and need no lawyer.

**If something is unclear,** write one question to the company’s solar desk by email, quoting the clause. Keep the answer. An officer’s reply is not the law, but it shows that you asked in good faith before spending the society’s money.

**Check yourself**

1. Two documents say different things: a circular of the company and a regulation of the commission. Which one is higher? (The regulation.)
2. You found “Net Metering Regulations, 2014”. What do you look for before using it?
3. Which two questions on the sheet could you already answer for your own society?`,
    'Buy, lease or pay per unit': `There are three ways to have a plant on the roof. They differ in who pays, who owns, who repairs, and for how long you are bound.

**Buy.** The society pays from its reserve or with a loan. It owns the plant, gets all savings and carries all risk.

**Lease.** A company owns the plant; the society pays a fixed rent each month, whatever the sun does. Rare, but it exists.

**Pay per unit.** A company builds and owns the plant on your roof and sells you its power for 15 to 25 years below the grid price. In India this is called the RESCO or OPEX model. The contract is a power purchase agreement.

**A worked example** for the 20 kW plant: 29,000 units a year, each saving ₹7.92, upkeep ₹20,000 a year, tariffs assumed not to change, ageing left out.

| | Buy from reserve | Buy with a loan | Pay per unit |
| --- | --- | --- | --- |
| Paid today | ₹11,00,000 | 0 | 0 |
| Each year | + ₹2,09,680 | + ₹2,09,680 − ₹2,19,132 for 7 years | saves 29,000 × (7.92 − price) |
| Sum after 10 years | ₹9,96,800 | ₹5,62,900 | ₹5,50,000 |

The loan: ₹11,00,000 over 7 years at 10 percent is ₹18,261 a month. Nearly all savings go to the bank for seven years; then they are yours. In the pay-per-unit column the price begins at ₹5.50 and rises by 2 percent each year.

After ten years loan and pay-per-unit look alike. Now look at 25 years, with ₹1,50,000 for a new inverter in the bought plant:

\`\`\`figure
kind: bars
title: After ten years two ways look alike; after 25 they do not
unit: lakh rupees gained
source: Worked out from the example, rounded
Way | 10 years | 25 years
Reserve | 10 | 39.9
Loan | 5.6 | 35.6
Per unit | 5.5 | 6.3
\`\`\`

The gap opens because the company’s price climbs by 2 percent a year: ₹5.50 has become ₹7.40 in year 16, just under the ₹7.92 you avoid. If grid prices rise too, the picture is kinder. Ask for the table over the whole contract, with three assumptions about the grid price: no rise, 2 percent, 4 percent.

**When pay-per-unit is still the right choice:** the society has no reserve, no bank lends to it, nobody wants to look after a plant, or the building will be redeveloped in ten years. A good contract is better than a plant that nobody cleans.

**Clauses to read slowly**

1. *Yearly increase.* 2 percent sounds small; over 20 years it is 49 percent.
2. *Minimum offtake.* Do you pay for units that you could not use? Who pays when the grid fails?
3. *Generation guarantee.* If the plant makes less than promised, what do you get, and who reads the meter?
4. *Roof.* Who pays for taking panels down and up again for waterproofing? Once in 25 years it will be needed.
5. *Buy-out.* A table with the price for each year, in the contract, not “at fair value”.
6. *End.* Who takes the panels away? They count as electronic waste under the E-Waste (Management) Rules.
7. *Sale of the company.* May it hand over the contract without your consent?
8. *Insurance and damage to persons.* By name, sum and policy.

**Where does the money come from?** Reserve or sinking funds may be bound by your bye-laws to certain uses; read them, and let the auditor say yes in writing. A special levy is fair only if tenants and owners know who gains. In the end the benefit shows as lower maintenance charges: ₹2,09,680 a year for 60 flats is ₹290 a flat each month.

**Check yourself**

1. A price of ₹4.80 rises by 3 percent a year. What is it in year 11? (4.80 × 1.03^10 = ₹6.45.)
2. Why do savings in the first year say little about a pay-per-unit contract?
3. Which of the eight clauses would your own committee forget?`,
    'Payback with three tariffs and one bad year': {
      body: `Simple payback = cost ÷ (yearly income − yearly upkeep). Work it out four times for your own roof.

1. With today’s variable price per unit.
2. With a price 10 percent lower.
3. With a price 10 percent higher.
4. With today’s price, but 20 percent fewer units and one inverter repair of ₹40,000 in that year. How many months does one such year add?

Put in cleaning, insurance (about half a percent of the cost each year) and one new inverter in year 12. Leave the subsidy out at first; add it as a fifth line.

Then write one sentence for the meeting: “With net metering we expect our money back in … to … years; with net billing in … to ….” If the range is wider than three years, say which number makes it so wide.`,
      bring: ['Your estimate of units', 'One quote', 'Spreadsheet or calculator'],
      checklist: [
        'Four paybacks',
        'Cleaning and insurance included',
        'Inverter replaced once',
        'One sentence that anyone understands',
      ],
    },
    'Three quotes on one sheet': `Three quotes cannot be compared as they arrive. One is for 20 kW, one for 19.8, one leaves out the meter. Bring them to the same lines, and most of the price difference explains itself.

**The sheet**

| Line | A | B | C |
| --- | --- | --- | --- |
| Panels: make, model, W, number | 36 × 550 W | 36 × 550 W | 34 × 580 W |
| kW | 19.8 | 19.8 | 19.7 |
| Inverter: make, model, kW, warranty | 20 kW, 5 years | 20 kW, 8 years | 20 kW, 10 years |
| Structure: material, zinc coating, height, drawing signed | “GI, standard” | Drawing attached | Drawing attached |
| Cable: type, size, length | – | Listed | Listed |
| Earth pits, lightning, surge protection | “As required” | 3 pits, listed | 3 pits, listed |
| Net meter, approvals, inspection | Extra | Included | Included |
| Walkway, cleaning points, railing | – | Cleaning points | Both |
| Insurance until handover | – | Yes | Yes |
| Upkeep for 5 years | – | ₹18,000 a year | Included |
| Guaranteed units in year 1 | – | 27,500 | 28,000 |
| Price with tax | ₹9,70,200 | ₹11,28,600 | ₹12,01,700 |

Leave a cell empty where a quote is silent, and ask. Here A has six empty or vague cells. After asking, A adds: structure ₹70,000, cable ₹35,000, earthing and lightning ₹45,000, meter and approvals ₹60,000, upkeep ₹90,000 for five years. B adds ₹90,000 for upkeep.

\`\`\`figure
kind: bars
title: The cheapest quote is the dearest once its empty cells are filled
unit: thousand ₹ a kW
source: Worked out from the example
Quote | As sent | Complete
A | 49 | 64.2
B | 57 | 61.5
C | 61 | 61
\`\`\`

So divide only complete prices by kW. Prices fall from year to year; compare quotes of the same month.

**Ask every bidder the same five questions**

1. Which units in year 1 do you guarantee, and what do you pay if it is less? How is sunshine taken into account?
2. Who does the work: your own staff or a subcontractor? Who is answerable for accidents?
3. How soon is somebody here when the inverter stops? 48 hours is fair.
4. Which two plants older than three years may we visit?
5. What is not in this price?

**Visit the two plants.** Ask their caretaker, not the salesman: how often was it off? Look at rust at cut edges and bolts, cables hanging in the sun, dust along the lower frames, labels that can still be read. Five minutes on such a roof outweigh a presentation.

**Payment.** Tie money to things that can be seen: for example 20 percent at signing, 50 on delivery of panels with serial numbers checked against the list, 20 after connection and test, 10 after three months of output. Do not pay in full before the meter runs.

**Check serial numbers.** Photograph every panel’s label on delivery. Ask for the flash test list, in which each number has its measured power. Panels taken from another order are the commonest trick.

**Points, if you like.** A committee that fears quarrels may give points beforehand: price 40, guarantee and warranty 25, references 20, completeness 15. Fix the points before the quotes are opened, and write them into the minutes. Then nobody has to defend a friend’s company.

**Conflict of interest.** Ask every committee member to state in the minutes whether they or relatives have anything to do with a bidder. It takes a minute and protects them as well.

**Check yourself**

1. A quote for 15 kW costs ₹7,80,000 and leaves out meter (₹50,000) and five years of upkeep (₹70,000). What is the complete price for each kW? (₹9,00,000 ÷ 15 = ₹60,000.)
2. A guarantees 1,500 units for each kW, but only “under standard conditions”. What is that worth?
3. Which line would you add to the sheet for your own building?`,
    'Structure, wind, waterproofing and the walkway': `Panels are sails. In a storm the wind does not push them down; it lifts them. A panel that flies off a tenth floor kills. So this is the lesson that a committee must not leave to the lowest bidder.

**How strong is the wind?** The Indian standard IS 875, part 3, gives a basic wind speed for each place. The pressure grows with the square of the speed: p = 0.6 × V², in newtons for each square metre, with V in metres a second.

\`\`\`figure
kind: bars
title: A coast of 50 m/s pulls more than twice as hard as Bengaluru
unit: N/m²
source: 0.6 × V² with the basic wind speeds of IS 875 part 3
Place | Pressure
Bengaluru 33 | 653
Pune 39 | 913
Mumbai 44 | 1162
Chennai 50 | 1500
Kolkata 50 | 1500
\`\`\`

The number behind the place is the speed in m/s. The engineer multiplies it with factors for height, terrain and the edge of the roof.

**A worked example.** One panel has 2.58 m². In Chennai, with a factor of 1.0 for everything else, the lift is 1,500 × 2.58 = 3,870 N, as much as the weight of 395 kg. The panel itself weighs 28. The rest must be held by bolts or by weights. In Bengaluru it is 653 × 2.58 = 1,685 N, 172 kg. At corners and edges it can be double. You cannot choose the factors yourself; but you can ask whether the drawing states V, the height of the building, and who signed it.

**Weights or bolts?**

| | Concrete weights | Bolts through the slab |
| --- | --- | --- |
| Waterproofing | Untouched | Must be cut and sealed |
| Load on the slab | 40 to 80 kg/m² | 15 to 25 kg/m² |
| Suits | Low tilt, low wind, strong slab | Raised frames, coast |
| Risk | Overloads old slabs; blocks drains | Leaks years later |

Roof slabs with access are commonly designed for 150 kg/m² of people and things. Older buildings with cracks or rusting bars need a structural engineer before anything is laid on them. Ask for a letter with the permitted load. Legs should stand over beams and columns.

**Waterproofing first.** A membrane lasts 8 to 12 years, a plant 25. If the roof is due within three years, do it before. Taking 36 panels down and up again costs about a tenth of the plant. With bolts ask for: chemical anchors, a raised concrete pedestal around each leg, membrane carried up the pedestal, a water test of 48 hours before and after, and a guarantee of at least five years that names *leaks* and who pays for the ceiling below. Photograph every ceiling of the top floor **before** work begins.

**Steel.** Hot-dip galvanised, with a zinc layer of 80 microns or so; cut ends and drilled holes painted with zinc; stainless steel bolts; no aluminium directly on steel in salty air. Ask for the zinc in microns. “GI” alone can mean a thin coat that rusts in three monsoons.

**The walkway.** Somebody has to clean, every two weeks, for 25 years. Plan 60 cm between rows, 1 m at the edge, no panel within 1 m of a low parapet, a tap at each end. Nobody steps on glass; it breaks cells that you do not see. A parapet under 1 m needs a railing or an anchor line for a harness. Lids of tanks, the lift room door and fire exits stay free.

**Birds and monkeys.** Mesh around the edge keeps pigeons from nesting under the panels. Where monkeys live, tie cables in conduit, since they pull on whatever hangs.

**Handing over the structure:** signed drawing, calculation, zinc certificate, torque list for bolts, photographs of each pedestal. Once a year, before the monsoon, somebody checks every twentieth bolt.

**Check yourself**

1. Wind speed 39 m/s, panel 2.2 m², factor 1.2. How large is the lift? (913 × 2.2 × 1.2 = 2,410 N, about 246 kg.)
2. Your membrane is nine years old. In which order do you plan?
3. Which of your terrace’s drains would weights block?`,
    'Earthing, lightning and surge protection': `Three things protect people and the inverter from electricity in the wrong place. Together they are a few percent of the price, and they are what quotes like to shorten to “as required”.

**Why direct current is different.** A string of 15 modules works at about 620 V. As long as light falls on it, nobody can switch it off at the source. And a DC arc does not go out by itself, as an AC arc does a hundred times a second when the current passes zero. A loose plug can burn for minutes. So plugs must be of the same make on both sides, pressed with the right tool, and cables must not chafe.

**1. Earthing.** All metal that can be touched, frames, rails, structure, inverter case, is joined to the earth with its own conductor. If a cable’s insulation fails, the current goes to the ground and a protection switches off, instead of waiting for a hand.

A worked example. A fault lets 2 A flow into the frame. With an earth of 4 Ω the frame stands at 2 × 4 = 8 V: nobody feels it. With a rusted earth of 60 Ω it stands at 120 V. That can kill, and no fuse has blown, since 2 A is a normal current. This is why the number of ohms is measured and not believed.

| | Usual target |
| --- | --- |
| Earth for frames and inverter | 5 Ω or less |
| Earth for the lightning arrester | 10 Ω or less |
| Insulation of a DC string to earth | 1 MΩ or more |
| Continuity from any frame to the pit | Under 1 Ω |

The Indian code for earthing is IS 3043. Ask for measurements at handover and each year, in the driest month, when the soil conducts least.

\`\`\`figure
kind: layers
title: An earth pit: most of its work is done below the dry topsoil
unit: m
source: Typical values, rounded for practice
Layer | From | To | What happens
Chamber, lid | 0 | 0.4 | The clamp can be seen and measured
Dry topsoil | 0.4 | 1 | Conducts badly in summer
Moist soil | 1 | 3 | Rod in bentonite passes current into the soil
\`\`\`

**2. Lightning.** A rod higher than the panels catches the stroke and leads it down outside, by a conductor of its own, to a pit of its own. It protects roughly the space under a cone of 45° from its tip: a rod of 4 m above the panels covers a circle of about 4 m radius at their height. So one rod in the corner of a terrace of 20 m does not protect the other end. The standard is IS/IEC 62305. The lightning conductor must not share the inverter’s earth wire on its way down. At the ground the pits may be joined, so that no voltage arises between them; leave that to the designer.

**3. Surge protection.** A stroke two streets away sends a pulse through every cable. A surge protection device (SPD) diverts it within a microsecond. One stands on the DC side, one on the AC side, as close to the inverter as possible, with short wires. It has a small window: green is good, red means replace it. Nobody looks, so put it on the monthly list.

**For firefighters.** A DC isolator must be reachable without crossing the roof, and labelled in English and in the language of the place: “Solar: live as long as there is light”. A plan of the cable route hangs in the meter room. Keep a dry powder or carbon dioxide extinguisher beside the inverter; never spray water on it from near.

**Who may touch it?** Only a licensed electrician. The caretaker may look, read, clean with a dry hand and switch off as the card says: first AC, then DC. After a flood in the meter room nobody touches anything until it has been checked.

**Monthly list for the caretaker**, five minutes: inverter shows green; SPD windows green; no burnt smell at boxes; no hanging cable; pit lids closed; units written down.

**Check yourself**

1. A fault current of 3 A meets an earth of 5 Ω. What is the voltage at the frame? (15 V.)
2. In May the earth measures 9 Ω instead of 5. Name two remedies. (Water and renew the filling of the pit; add a second rod at some distance and join them.)
3. Which of the three protections has a part that wears out without anybody noticing?`,
    'Trace the cable route from terrace to meter room': {
      task: { hours: 1 },
      body: `Follow the way that the cable will take, from the last panel to the meter, with the caretaker and the keys.

1. Measure each part: across the terrace, down the shaft, along the basement. Write the sum.
2. Photograph each shaft, hole and bend. Number the photographs on a sketch.
3. Mark where DC ends and AC begins. The inverter stands where it is shaded, airy and locked, near the terrace or near the meter. Long AC cable is usually safer than long DC cable inside a building.
4. Keep away from gas pipes, water pipes, fire escapes and children’s hands. DC runs in conduit, never through a flat.
5. Look at the meter room: free wall for two meters, dry floor, flood mark.

Do not open any box.

**Hand in** the sketch with the length, and the two places that worry you most. Ask each bidder about these two.`,
      bring: ['Torch', 'Tape', 'Caretaker with keys', 'Phone'],
      checklist: [
        'Length in metres, floor by floor',
        'Each wall and slab that must be drilled',
        'Place for the inverter: shaded, airy, locked',
        'Photographs numbered on a sketch',
      ],
    },
    'Six slides for the general body': {
      body: `A general body does not vote on panels. It votes on trust, money and the roof. Six slides are enough.

1. **What we use:** units and variable price of the last twelve months.
2. **What fits:** the drawing of the terrace, with what stays free.
3. **What it costs:** the complete price, and where the money comes from.
4. **What it brings:** a good year and a bad year, and the payback as a range.
5. **What may go wrong:** no light in a power cut, leaks, changed rules, and what we do against each.
6. **What we vote on:** the text of the resolution, with the largest sum, who signs and who reports.

Leave brands for questions. Practise once with somebody who is against it, and put their best question on slide five. Ten minutes of talk, twenty of questions.

A draft to begin with: “The general body approves a plant of up to … kW at a price of up to ₹… with tax, after three quotes, to be paid from …, and asks … to report in six months.” Notice, quorum and majority are in your own bye-laws.`,
      bring: ['Your numbers', 'Draft resolution', 'A clock'],
      checklist: [
        'One number on each slide',
        'Risks on a slide of their own',
        'Text of the resolution read aloud',
        'Practised once in under ten minutes',
      ],
    },
  },
}
