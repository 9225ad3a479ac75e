import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInGreenBuilding: SubjectLessons = {
  'a-cool-roof': {
    'A day in the life of a slab': `A bare concrete roof in April is a stove with a delay. It takes in heat all day and gives it back to the bedroom in the evening.

**Morning to noon.** From sunrise the slab takes up heat. At noon the sun brings up to 1,000 watts to each square metre. Grey concrete keeps 65 to 75 percent of that. Around 2 pm its upper side reaches 60 °C and more.

**Afternoon.** Heat travels down. Through 12 to 15 cm of concrete the wave needs **three to five hours**. So the ceiling is hottest between 5 and 9 pm.

**Evening and night.** The ceiling radiates on heads and beds until after midnight. The upper side faces the cold sky and cools quickly; the lower side follows hours later.

\`\`\`figure
kind: line
title: The roof is hottest at 2 pm, the ceiling below it four to five hours later
unit: °C
source: Typical values for a clear April day, rounded for practice
Hour | Roof | Ceiling
6 am | 24 | 30
8 am | 33 | 29
10 am | 46 | 30
12 noon | 57 | 31.5
2 pm | 61 | 34
4 pm | 54 | 36.5
6 pm | 43 | 38
8 pm | 36 | 37.8
10 pm | 31 | 36
12 night | 27 | 34
\`\`\`

*Worked example.* A top-floor room in Nagpur has a roof of 12 m². The sun gives it about 6 kWh on each square metre in a day, 72 kWh. Of this the grey slab keeps 70 percent: 50 kWh. Most goes back to air and sky from above. Perhaps a tenth, 5 kWh, comes down through the ceiling. An air conditioner that moves 3 units of heat for each unit of power needs 5 ÷ 3 = 1.7 kWh to carry it out. At ₹7 that is ₹12 a day, for one room. Over 90 hot days it is about ₹1,080.

If a white surface keeps 25 percent in place of 70, roughly a third of those 5 kWh is left. That is the whole idea of this course.

**Three things follow**

- *A fan stirs air but does not stop radiation.* You feel the ceiling on your skin even when the air moves.
- *Opening windows in the evening* helps if the air outside is cooler than inside and can pass through. It cools the air at once and the slab only slowly.
- *The right place to act is the upper side.* What is reflected there never starts on its way down. A false ceiling only hides heat that is already in the house.

**Not all roofs are slabs.** A sheet of steel or asbestos cement has hardly any mass. It is hottest at noon, and so is the room; in the evening it is soon cool. For sheet roofs the same white coat helps at once, in the hours when people work below. A tiled roof with an attic lies between the two.

**Try it today.** Hold your palm 10 cm below the ceiling at 2 pm, at 7 pm and at 11 pm. Say which is hottest before you read any thermometer.

**Check yourself**

1. The slab is hottest at 2 pm and the ceiling at 6.30 pm. What is the delay? *4½ hours.*
2. Why does a fan not solve it? *It moves air. The hot ceiling radiates all the same.*
3. A workshop has a steel sheet roof. At which hour is it worst inside? *Around noon, without much delay.*`,
    'Reflectance, emittance and the index made of both': {
      isPreview: true,
      body: `Two properties decide how hot a surface gets in the sun.

**Solar reflectance,** from 0 to 1, is the share of sunlight that is sent back. Half of sunlight is invisible near-infrared, so colour alone does not tell everything: two white paints may differ by 0.1.

**Thermal emittance,** from 0 to 1, says how well a warm surface gives heat away as radiation. Paint, lime, concrete and tiles all have about 0.9. Bare metal has 0.05 to 0.3. It reflects well and gets hot all the same, because it cannot give away what it took.

The **solar reflectance index,** SRI, joins both. 0 is a standard black and 100 a standard white.

| Surface | Reflectance | Emittance | SRI about |
| --- | --- | --- | --- |
| New white coating | 0.80 | 0.90 | 100 |
| The same after 3 years | 0.65 | 0.90 | 78 |
| Broken white tile mosaic | 0.70 | 0.90 | 85 |
| Grey concrete | 0.30 | 0.90 | 32 |
| Galvanized sheet, new | 0.60 | 0.25 | 45 |
| Black bitumen felt | 0.05 | 0.90 | 0 |

\`\`\`figure
kind: bars
title: In the same noon sun a new white roof is almost 20 °C cooler than a grey one
unit: °C
source: Typical values, rounded for practice
Surface | Temperature
Black felt | 76
Galvanized sheet | 62
Grey concrete | 61
White, after 3 years | 49
White, new | 42
\`\`\`

*Worked example: what stays in the roof.* The noon sun is 900 W/m². Grey concrete keeps 1 − 0.30 = 0.70: 630 W/m². A new white coating keeps 0.20: 180 W/m². After three years it keeps 0.35: 315 W/m². So even the aged coat takes in only **half** of what concrete does.

**Why metal deceives.** New galvanized sheet has twice the reflectance of concrete and gets as hot. It keeps only 40 percent of the light, but sheds heat poorly and must get hotter until the wind carries it off. Painting it white helps twice.

**How to read a data sheet.** Ask three questions:

1. Is the value *initial* or *aged*? Three years outdoors is usual for “aged”.
2. Was it measured by a laboratory, to which standard? ASTM C1549 and E903 are methods for reflectance, C1371 for emittance, E1980 for the SRI.
3. For which thickness of film? A coating that is spread to half of its thickness lets grey shine through.

**What codes ask for.** India’s Energy Conservation Building Code and the Eco-Niwas Samhita for homes speak of roofs with high reflectance or SRI, or of insulation, and some states, such as Telangana with its Cool Roof Policy of 2023, go further for new buildings. The numbers change with each edition; for a private top-floor home they are advice. Ask your municipality if you build anew.

**A tin that says “cool” and gives no numbers** is a tin of white paint. That may be good enough. Then pay the price of white paint.

**A test with two tiles and the back of your hand.** Put two equal tiles in the sun at noon, one as it is and one painted. After an hour lay a finger on each for one second. If you cannot tell them apart, nor will your bedroom.

**Check yourself**

1. Reflectance 0.65, sun 800 W/m². How much is kept? *0.35 × 800 = 280 W/m².*
2. Why does bare steel get hotter than white paint of the same reflectance? *Its emittance is low, so it cannot radiate the heat away.*
3. Which value should decide a purchase? *The aged one.*`,
    },
    'Roof, wall or window: find the real culprit': `Before you paint, make sure that it *is* the roof. In a top-floor home it usually is, but a west window can be worse, and then the money belongs there.

**The evening test.** At 7 pm, on a clear day, with the air conditioner off since noon, hold the back of your hand or an infrared thermometer 10 cm from the ceiling, each wall and the window. Write the numbers. The warmest surface is the first suspect.

| Finding | Culprit | First remedy |
| --- | --- | --- |
| Ceiling warmer than all walls | Roof | This course |
| West wall warmer than ceiling | Wall | Shade from outside: creeper, screen, awning |
| Hot only where the sun falls in | Window | Outside blind; inside ones help half as much |
| All alike, air warm | No movement of air | Openings on two sides, exhaust fan at night |
| The flat below is as hot | Not the roof | Look at walls and windows |

**How much comes through each?** A rough sum: area × what one square metre lets in.

*Worked example.* A room of 3 × 4 m in Hyderabad on a May afternoon. The ceiling is 12 m², the west wall 9 m² with plaster and brick, and in it a window of 1.5 m² without a blind.

| Part | Area m² | W for each m² | Watts |
| --- | --- | --- | --- |
| Bare roof | 12 | 45 | 540 |
| West wall | 7.5 | 25 | 190 |
| West window, sun | 1.5 | 400 | 600 |
| North wall | 12 | 6 | 70 |

\`\`\`figure
kind: bars
title: At 5 pm a small west window can let in more heat than the whole roof
unit: watts
source: Worked example of this lesson
Part | Heat
West window | 600
Roof | 540
West wall | 190
North wall | 70
\`\`\`

The window brings 600 watts, though for three hours only. The roof brings its 540 for ten. Over the day: window 1.8 kWh, roof 5.4. So the roof matters more, *and* a bamboo blind outside the window, for ₹600, is the cheapest first step.

**Compare with a neighbour.** Ask for five minutes in the flat one floor down, same side, at 7 pm. Its ceiling is your floor and has no sun. The difference between the two ceilings is about what a perfect roof could give you. *Example:* yours 38, theirs 33.5: a perfect roof would bring 4.5 °C, and a good coat perhaps 3. If the difference is under 2 °C, do not spend money up there.

**What the roof cannot explain**

- *A kitchen* adds 1 to 2 kW while the stove burns. Measure in another room.
- *Ten people* add 1 kW.
- *A refrigerator* gives 100 watts to the room, day and night.
- *Damp air* feels hotter at the same temperature.

**Remember winter.** A white roof refuses sun in January too. In most of peninsular India nobody minds. In Delhi or Lucknow you may lose a degree on a January afternoon, when it would be welcome; the gain in May is three times that. In a cold place such as Shimla do not do it.

**Write down** culprit, evidence, date, in three lines. You will need them when the landlord or the housing society asks why you want to paint their roof.

**Check yourself**

1. Ceiling 35, west wall 39, at 7 pm. What do you shade first? *The west wall.*
2. Your ceiling 37, the neighbour’s below 36. Should you coat? *Hardly: at most 1 °C can be gained.*
3. Why is the test made at 7 pm and not at 2 pm? *The slab’s heat arrives with a delay of three to five hours.*`,
    'Where to put the thermometer, and where not': `You want two numbers: the temperature of the slab’s upper side, and that of the ceiling. The air of the room is a useful third. Each has a right place, and half a metre matters.

**Roof.** Tape a small probe flat onto the slab, cover it with a patch of the same colour as the roof, and weight it with a pebble *beside* it. A thermometer that lies in the sun measures its own case. With an infrared thermometer stand so that you cast no shadow, hold it 20 cm away, straight down, over a marked spot.

**Ceiling.** Tape the probe in the middle of the room, at least 1 m from fan, lamp and outer walls, under a strip of white tape.

**Room air.** At head height of a seated person, 1.1 m, in shade, 1 m away from walls, not near refrigerator, stove or router.

**Outside air.** In open shade on the north side, 1.5 m up, with air moving. A balcony wall in the sun shows 5 degrees too much.

| Place | Typical error |
| --- | --- |
| Probe loose on the roof | 5 to 15 °C too low or too high |
| Infrared on shiny metal | Shows the sky; useless |
| Near the outlet of an air conditioner | 5 °C and more |
| Over a window | 2 to 4 °C |
| In a corner of the ceiling | 1 to 2 °C, walls mix in |

**Why infrared fails on metal.** The instrument sees radiation and assumes an emittance of 0.95. Concrete, paint and tiles fit. Bare steel sends little of its own and mirrors the sky. Stick a piece of paper tape on it, wait five minutes, and aim at the tape.

**The spot grows with distance.** A “12:1” thermometer sees a circle of 1 cm from 12 cm, and of 17 cm from 2 m. From the floor you measure a plate of ceiling; that is fine. At a probe of 1 cm it is not.

**Check your instruments.** Fill a glass with crushed ice, add water, stir for two minutes. In it a probe must show 0 °C, within one degree. For the upper end compare both in hot water from one pan at about 60 °C.

*Worked example.* Probe A shows 0.8 in ice and 60.9 in the pan; probe B shows −0.3 and 59.8 in the same pan. A is higher by 1.1 at both ends. So subtract 1.1 from A, or leave A on the roof for ever and B on the ceiling for ever. For a *gain*, before minus after at the same place, the offset falls out: 61.0 − 43.0 is 18 with or without it. That is why each stays at its place.

\`\`\`figure
kind: bars
title: The offset between two probes falls out when each one measures both times
unit: °C
source: Worked example of this lesson
Reading | Probe A | Probe B
Before | 61 | 59.9
After | 43 | 41.9
Gain | 18 | 18
\`\`\`

**Mark each place** with a pencil cross and a number: R1, C1. Write in the log where it is: “R1: 2.0 m from the north parapet, 1.5 m from the stair wall.” You will come back in a year.

**How many points?** One on the roof and one on the ceiling below it are enough for a home. Two are better, because one may lie over a beam. Beams are thicker and run half a day behind.

**Check yourself**

1. An infrared thermometer shows 18 °C on a steel sheet in the sun. What do you see? *The reflection of the sky. Use tape.*
2. Ice water: 1.6 °C. What do you do? *Note the offset, and use the probe at one place only, or get another.*
3. From 3 m, how wide is the spot of a 12:1 instrument? *25 cm.*`,
    'A log sheet with weather on it': `A log without weather cannot be compared with anything. A hot ceiling on 4 April and a cool one on 19 April may only mean that clouds came. So each reading gets one line, with the sky on it.

| Date | Time | Roof | Ceiling | Room | Outside | Sky | Wind | AC, fan, windows | Remarks |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| 4 Apr | 2.00 pm | 61 | 34.5 | 34.0 | 37 | Clear | Light | Fan, closed | |
| 4 Apr | 7.00 pm | 41 | 38.2 | 35.5 | 33 | Clear | None | Fan, open | Cooking |

*Sky:* clear, half, covered, haze. *Wind:* none, light, strong. More classes only make people stop.

**Three rules**

1. **Same hours each day:** 6.30 am, 2 pm and 7 pm. A quarter of an hour more or less is fine, two hours are not.
2. **Say what was running.** An air conditioner hides everything. Take the readings on days without it, or in a room without it.
3. **Leave a gap a gap.** Nobody can see later which number was filled in from memory.

**Why these hours?** At 6.30 am the slab is as cool as it gets: it tells how the night was. At 2 pm the roof is hottest. At 7 pm the ceiling is. Three readings a day catch nearly all that a logger with 96 would show.

**How many days?** Five clear days before and five after, in the same month if you can. *Worked example.* Ceiling at 7 pm on five clear days: 38.2, 37.6, 38.9, 38.0, 37.8. Sum 190.5, average **38.1**. The largest is 38.9, the smallest 37.6: a spread of 1.3. So a later average of 36.0 would be a real gain, and one of 37.9 would show nothing. With only one day before, 38.9, you might have boasted of a degree that the weather gave you.

\`\`\`figure
kind: bars
title: Five clear days differ by 1.3 °C among themselves, before anything is changed
unit: °C above 37 °C
source: Worked example of this lesson
Day | Ceiling
4 Apr | 1.2
5 Apr | 0.6
7 Apr | 1.9
8 Apr | 1.0
10 Apr | 0.8
\`\`\`

**Rainy and cloudy days** stay in the log and are left out of the comparison, both before and after. Decide what “clear” means before you begin: “sun at 10, 12 and 2, at most 2/8 cloud”.

**Use the outside air as a ruler.** Add one column at the end: ceiling at 7 pm minus outside at 2 pm. On the five days it was +1.2, +0.9, +1.4, +1.1, +1.0. These values lie much closer together than the ceilings themselves. It is the number that you will compare after coating.

**Two more columns that people ask for later:** units on the meter at 7 pm, and how people slept, from 1 to 5, asked at breakfast. Sleep is why you do all this.

**Where to keep it.** Hang the sheet beside the switchboard with a pencil on a string. Digital loggers are fine. A sheet that the whole family can see is better at being filled in. Take a picture of it every Sunday.

**Check yourself**

1. Averages before 37.4, spread 1.5; after 36.9. Gain? *0.5, within the spread: not shown.*
2. It rained on the second day. What do you do with its line? *Keep it in the log, leave it out of the comparison, add another clear day.*
3. Why write “cooking”? *It warms the room, and would be taken for the roof’s heat.*`,
    'Take three readings a day on roof and ceiling': {
      task: { hours: 3 },
      body: `For five clear days take three readings a day: 6.30 am, 2 pm and 7 pm, on roof and ceiling. It is the baseline without which no coat of paint can prove anything.

**Each round takes about ten minutes.** First outside air, then the roof, then the ceiling, then the room. Write sky, wind and what was running before you put the sheet away.

**Safety.** At 2 pm the roof burns: wear shoes and a hat, stay for two minutes, drink afterwards. If the parapet is lower than your waist keep 1.5 m away from it. Nobody under 18 goes up alone.

**On one of the days** add readings every hour from 2 to 11 pm on the ceiling only. It gives you the curve of the first lesson for your own slab, and the true hour of its maximum.

**After five days work out**

- for each hour the average, the highest and the lowest
- the delay between hottest roof and hottest ceiling
- ceiling at 7 pm minus outside at 2 pm, for each day

If one day stands out, look at its remarks before you drop it. Write down *now*, in degrees, what you expect after coating, and show it to somebody. It keeps you honest later.`,
      bring: ['Two thermometers or an infrared one', 'Log sheet', 'Shoes, hat, water'],
      checklist: [
        'Instruments checked in ice water',
        'Fifteen readings on five clear days',
        'Average, spread and delay worked out',
        'Your expectation written down',
      ],
    },
    'Four surfaces, one roof': `Four ways to a cooler slab, compared for an ordinary terrace of 50 m². Prices differ by city and year; ask for today’s.

| | Limewash | Reflective coating | Broken white tiles | Creepers on a pergola |
| --- | --- | --- | --- | --- |
| Material, ₹ for each m² | 10 to 25 | 70 to 150 | 300 to 600 with labour | 300 to 800 |
| Lasts | 1 to 2 years | 4 to 7 years | 15 years and more | As long as it is watered |
| Reflectance new, aged | 0.75, 0.5 | 0.8, 0.65 | 0.7, 0.6 | Shade instead |
| Waterproofing | No | Some do: ask | Yes, if laid well | No |
| Weight, kg for each m² | Under 1 | Under 1 | 50 to 80 | Posts and pots: ask an engineer |
| Slippery when wet | Chalky | Can be: ask for a grip | Depends | Not changed |
| You can do it | Yes | Yes | Mason | Partly |

**What it brings.** On a bare slab a white surface usually makes the ceiling 2 to 5 °C cooler in the afternoon and evening. Over a slab that is already insulated, with brick-bat lining or foam, the gain is much smaller, since little heat came down.

\`\`\`figure
kind: bars
title: What it costs for each square metre and year, over ten years
unit: rupees
source: Worked example of this lesson
Surface | Cost
Limewash | 28
Coating | 38
Tiles | 32
Pergola | 75
\`\`\`

*Worked example, ten years, for one square metre.*

- *Limewash:* ₹15 material and ₹13 labour each year: **₹28** a year.
- *Coating:* ₹110 material and ₹40 labour, twice in ten years, and ₹8 a year for a rinse: (2 × 150 + 80) ÷ 10 = **₹38**.
- *Tiles:* ₹480 once, good for fifteen years. In ten years two thirds are used: 320 ÷ 10 = **₹32**.
- *Pergola:* ₹500 and ₹25 of water and care a year: 500 ÷ 10 + 25 = **₹75**, and it gives a place to sit.

The cheapest on the first day, limewash, is cheapest over ten years only if you do go up each spring. If you will skip every second year, choose another.

**Choose by your roof**

| Your case | Try first |
| --- | --- |
| A rented flat, or a first try | Limewash |
| A sound slab that you own | Coating |
| A leaking slab that needs a new surface anyway | Tiles, laid by a mason with a slope |
| A roof that you want to sit on | Shade, or tiles under a pergola |
| A steel sheet | Coating made for metal, after rust is removed |
| Rain is collected for drinking | Tiles; or a coating with a written statement |

**Pots, solar panels and a tank** also shade. Panels on stands with 20 cm of air below take away most of the sun from the slab under them, and they pay for themselves. If panels are planned, coat first: below them nobody will paint again. White around them adds a little light, too.

**Pots directly on the slab** hold water and roots against it. Put them on stands, with a tray, and look below them twice a year.

**What does not help much:** a thin silver foil lying on the slab (dust within weeks), a coat of light grey, water sprayed at noon (it cools while it lasts and needs about 1 litre for each m² and hour), a black waterproofing felt without a white top.

Whatever you choose, the word that decides is *aged*.

**Check yourself**

1. A coating of ₹180 with labour lasts five years; rinse ₹8. Per year? *180 ÷ 5 + 8 = ₹44.*
2. The slab has 10 cm of foam on it, and your ceiling is 1 °C warmer than the one below you. Should you coat? *Hardly worth it.*
3. You plan panels for next year. What now? *Coat this year, before they stand.*`,
    'What dust does to white': `A white roof loses much of its shine in the first year. Dust, soot, pollen, bird droppings and algae bring a reflectance of 0.8 down to about 0.6. It goes faster beside a road, a brick kiln or a building site.

\`\`\`figure
kind: line
title: Dust takes the shine in spring, the monsoon and one rinse bring half of it back
unit: % reflected
source: Typical values for a city roof, rounded for practice
Month | Not washed | Rinsed in Feb
0 | 80 | 80
3 | 72 | 72
6 | 70 | 70
9 | 64 | 64
12 | 58 | 68
15 | 54 | 63
18 | 60 | 65
21 | 55 | 61
24 | 50 | 65
\`\`\`

**Why the first months cost most.** On a clean white surface each dark grain counts. On a dirty one the next grain often lands on another. So the loss slows by itself, and settles near 0.5 to 0.65.

*Worked example.* Sun 900 W/m². New: 0.80 reflected, 180 W kept. After a year without care: 0.58, so 378 W kept. With a rinse: 0.68, so 288 W kept. Concrete kept 630. The gain against concrete is 630 − 180 = 450 W when new, 252 W after a dirty year, and 342 W after a rinse. The rinse saves **90 W on each square metre**; on 50 m² that is 4.5 kW at noon, for one morning’s work.

**How to rinse.** In February or early March, before the hot months: a soft broom, 1 litre of water for each m², a spoon of washing soap in the bucket. Begin at the high side. Do not scrub a coating with wire, and do not use a pressure washer on lime. For algae use bleach, one part to ten of water, wait ten minutes, rinse well, with gloves and away from plants.

**See it for yourself.** Paint two tiles. Keep one in a cupboard and leave one on the roof. After three months put both in the sun at 2 pm for an hour and measure. If the difference is 6 °C, that is what dust does.

**Plan with the aged value.** If a supplier promises 5 °C with the new one, expect three to four in the third year. Ask for the value after three years. If there is none, take three quarters of the new one.

**Where does the water go?** Roof water is often collected. Lime and chalk make it cloudy and alkaline for a few rains. Divert the first 2 mm of each rain: on 50 m² that is 100 litres. After a new coat divert the first three rains entirely. Ask the maker in writing whether roof water may be used for drinking. Never clean with bleach while the tank is connected.

**Birds and trees.** A neem above the roof gives shade and drops leaves. Leaves leave brown tannin stains. Shade is worth more than white: leave the branch and sweep.

**Water that stands** is the worst enemy. A puddle of 5 mm leaves a ring of mud at each drying, feeds algae, and softens the paint from below. No coating survives a puddle for long. Mend the slope there first: 1 cm of fall in each metre towards the outlet.

**A yearly page.** February: rinse, look for cracks, clear outlets, touch up, measure R1 and C1 at 2 pm and 7 pm on one clear day. It takes two hours. Write it on the inside of the stair door.

**Check yourself**

1. Reflectance falls from 0.80 to 0.62. How much more does the roof keep at 900 W/m²? *0.18 × 900 = 162 W/m².*
2. How many litres is the first 2 mm from 80 m²? *160 litres.*
3. A supplier gives only 0.85, “new”. What do you plan with? *About 0.64.*`,
    'Leaks first: when to call someone': `A coat over a leak hides it for a season and makes the repair dearer. Look for these signs before you buy anything.

**From below, on the ceiling:** brown rings, bubbles in the paint, white salt, rust lines that follow the steel, plaster that sounds hollow when you tap it with a knuckle.

**From above:** cracks, puddles that stand two days after rain, broken corners where slab meets parapet, roots, a loose collar round a pipe.

| You find | Do |
| --- | --- |
| Hairline cracks, under 0.3 mm, dry | Fill and coat yourself |
| Cracks over 1 mm, or growing | Engineer: find out why |
| Rust stains, concrete that falls off | Engineer, soon; keep people from below |
| Puddles | Mason: a slope of 1 in 100 to the outlet |
| Damp at the parapet | Mason: a rounded fillet, and a waterproof layer 30 cm up the wall |
| Blocked outlet | Clean it today |
| Sagging slab | Engineer, and nobody below until then |

**How wide is it?** A sheet of paper is 0.1 mm thick. If three sheets go in, it is 0.3 mm. A bank card is 0.8 mm.

**Is it growing?** Draw a pencil line across the end of the crack and one along it, with date and width. Look again after a month, at the same hour: a slab that is hot at 2 pm closes its cracks by a little and opens them at dawn. A crack that is 0.2 mm wider each month is alive.

**Why rust is urgent.** Steel that rusts needs two to six times its room. It pushes the concrete off from inside. More water enters, more steel rusts. No paint stops this.

\`\`\`figure
kind: layers
title: In a leaking slab water enters by a crack and rust breaks the concrete
unit: mm
source: Typical section, rounded for practice
Layer | From | To | What happens
Old lime terrace | 0 | 60 | Cracks at the parapet, holds water for weeks
Concrete | 60 | 155 | Water creeps down along fine cracks
Steel and cover | 155 | 175 | Rust grows and pushes the cover off
Ceiling plaster | 175 | 187 | Brown rings, sounds hollow, falls
\`\`\`

**Where does the water get in?** The stain is often metres away from the hole, since water runs along the slab. *A test for one Sunday:* make a ring of clay or cement mortar, 5 cm high, round one suspect place, fill it with water, add a spoon of turmeric, and mark the level. Wait 24 hours. Evaporation takes about 5 to 8 mm on a hot day; put a bowl of water beside it for comparison.

*Worked example.* Ring A fell by 7 mm, the bowl by 6: tight. Ring B at the pipe collar fell by 31 mm, the bowl by 6: 25 mm went into the slab. On 0.5 m² that is 12.5 litres. Two days later a yellow spot shows on the ceiling 1.8 m away. The collar is the hole. A repair of ₹1,500 at the collar is enough; a new terrace of 50 m² was not needed.

**Two opinions** for any large repair. Ask each to say *where the water gets in* and how they know. Somebody who answers with the name of a product has not looked.

**Order of work:** leak, slope, cracks, drying, coat. After a repair with mortar wait 14 days, and wait for the plastic test of the next week, before you paint.

**Who pays?** In a housing society the terrace is usually common property, and leaks are the society’s matter by its by-laws. Write to the secretary with pictures and dates. For a rented home look into the agreement. Never open a common terrace by yourself.

**Check yourself**

1. The ring fell 9 mm, the bowl 8. Leak? *No, about the same.*
2. Crack 0.2 mm in March, 0.6 mm in April. What do you do? *It is growing: engineer.*
3. What comes first, slope or coat? *Slope.*`,
    'Price two options for your roof': {
      body: `Price two of the four surfaces for your own roof over **ten** years, not for the first day.

1. Measure the area, with the inner side of the parapet if you coat it.
2. For each option list material, primer, filler, tools, labour at a fair daily wage, lifting it up the stairs, and two days without the terrace.
3. Add each renewal within ten years, and a rinse every year.
4. Divide by ten and by the area: rupees for each square metre and year.
5. Multiply the aged reflectance by 900 and compare what each keeps at noon.

*Worked example.* 62 m². Coating at 0.5 litres for each m²: 31 litres at ₹240 = ₹7,440, labour ₹2,600, filler ₹500: ₹10,540, twice, and ten rinses at ₹400: ₹25,080. 25,080 ÷ 620 = **₹40 for each m² and year**.

**Check the quantity.** If a quote has 15 litres for the same roof, the film will be half as thick. Ask one supplier for the aged value in writing.

Finish with one sentence: which one, for whom, and why not the other. Read it to whoever pays.`,
      bring: ['Tape', 'Two price lists', 'Calculator'],
      checklist: [
        'Area measured',
        'Renewals within ten years included',
        'Aged reflectance asked for',
        'One sentence of decision',
      ],
    },
    'Edges, ladders and working before nine': `More people are hurt on roofs by falling than by heat. Two rules come before all others: **never work alone,** and **never walk backwards while you paint**.

**Edges.** A parapet under 90 cm is not a guard. Stretch a bright rope 1.5 m inside the edge and do not cross it. The strip beyond is done by somebody with a harness on an anchored line, or with a roller on a long pole from inside the rope. Cover skylights and sheet roofs with boards: asbestos cement and plastic sheets break without warning.

**Ladders**

- one metre away from the wall for each four metres of height
- one metre above the edge
- tied at the top, held below, on firm ground
- one person at a time, both hands free; buckets go up by rope

*Worked example.* The roof is 5.6 m up. The foot stands 5.6 ÷ 4 = 1.4 m from the wall. The ladder must reach 1 m above the edge, to 6.6 m. From foot to top it then spans 6.6 m upwards and 6.6 ÷ 4 = 1.65 m sideways, so its length is √(6.6² + 1.65²) = 6.8 m. A ladder of 6 m is too short. Do not put it on a drum; use the stairs or borrow a longer one.

**Heat.** Work from six to nine in the morning and after half past four. Coatings like it, too: on a slab above 40 °C they dry before they stick.

\`\`\`figure
kind: line
title: Before nine the slab is under 40 °C: good for people and for paint
unit: °C
source: Typical values, rounded for practice
Hour | Slab
6 am | 24
7 am | 27
8 am | 33
9 am | 39
10 am | 46
11 am | 52
12 noon | 57
1 pm | 60
2 pm | 61
3 pm | 59
4 pm | 54
5 pm | 48
6 pm | 43
\`\`\`

**Skin and eyes.** Lime burns: it is strongly alkaline. Gloves, goggles, long sleeves, covered shoes. If lime gets into an eye rinse with clean water for fifteen minutes, lids open, and see a doctor at once. Have two bottles of water standing ready, open. A white roof dazzles: wear dark glasses and a hat.

**Electricity.** Keep 3 m from overhead lines, above all with metal poles and ladders. Solar panels give voltage as long as the sun shines, even when switched off. Do not spray water on plugs or inverters.

**Asbestos cement sheets.** Do not drill, break, sand or brush them dry. Fibres cause cancer decades later. Wash with a wet cloth, paint with a roller, or leave them.

**Wind and rain.** No work with wind that moves branches, and none with thunder within hearing.

**Who calls whom?** Before you go up, say aloud: 112; the name of the building, street, floor, which stairs; who goes to the gate. Keep one phone on the roof and one below.

| Before you start | Yes |
| --- | --- |
| Two people, both over 18 | |
| Rope 1.5 m inside the edge | |
| Ladder tied, or stairs | |
| Water to drink, two bottles for eyes | |
| Shoes with grip; no wet coat underfoot | |
| Way out planned: paint towards the stairs | |
| Power lines seen and named | |
| Somebody below knows | |

**Plan the way out:** begin at the far corner and end at the door, so that nobody has to cross wet paint.

**If you pay others** to do it, the same list holds. Ask about their harness before you ask for the price. You owe them water, shade and a toilet, and time to go down at nine.

**Check yourself**

1. The edge is 4.4 m up. How far from the wall is the foot of the ladder? *1.1 m.*
2. A drop of lime water in the eye: how long do you rinse? *Fifteen minutes, and then to a doctor.*
3. It is 9.20 am and a quarter is left. What do you do? *Stop. Go on after half past four.*`,
    'Two thin coats beat one thick one': `Paint holds on what is below it, so most of the work comes first.

1. **Clean.** Sweep, scrape off loose paint and moss, wash. On greasy spots use soap. On algae use diluted bleach, rinsed well.
2. **Dry.** Two sunny days. Tape a piece of clear plastic, 50 × 50 cm, to the slab overnight. If there is water under it in the morning, wait.
3. **Fill** hairline cracks. Let the filler cure as long as its maker says.
4. **Prime,** if the coating asks for it.
5. **First coat,** thinned as told, with a brush at the edges and a roller on the field, in one direction.
6. **Wait** at least four hours, better overnight.
7. **Second coat,** across the first.

**How much?** The maker gives litres for each square metre in two coats, often 0.4 to 0.6.

*Worked example.* 0.5 l/m² in two coats, 48 m². Total 24 litres; each coat 12 litres. Mark out a field of 10 m² with chalk: into it must go 0.25 × 10 = **2.5 litres** in the first coat. Measure them into a separate bucket. If half a litre is left when the field is covered, the film is 20 percent too thin; go over it once more. From the second field on you will judge it well.

**How thick is that?** If 45 percent of the paint by volume is solid, 0.25 litres on 1 m² is a wet film of 0.25 mm and dries to 0.11 mm. Two coats make 0.22 mm: two sheets of paper. It is all that stands between sun and slab.

\`\`\`figure
kind: bars
title: Reflectance rises with the film; half the quantity gives grey, not white
unit: % reflected
source: Typical values, rounded for practice
Litres per m² | Reflected
None | 30
0.12 | 55
0.25 | 70
0.5 | 80
0.75 | 82
\`\`\`

The figure shows also that a third coat brings little.

**Why thin?** A thick coat dries on top and stays soft below. It shrinks, cracks and peels. Two thin ones dry through and cover each other’s pinholes. Rolling the second across the first shows each gap as a stripe.

**Limewash, the old way.** Slaked lime putty that has stood under water for at least two weeks. Stir one part of putty into three to four parts of water, sieve through cloth: thin as milk. A handful of salt for each bucket keeps it moist longer; some masons add a little tallow, rice water or glue to bind it. Wet the slab before each coat. Three coats, one a day. It looks almost transparent when wet and turns white as it dries, while it takes carbon dioxide from the air. Too thick, it comes off as powder.

Never slake quicklime yourself without training: it boils and spits. Buy putty or hydrated lime.

**Weather.** No rain for 24 hours after the last coat, no slab above 40 °C, no dew on the surface. Look at the forecast for three days. In most of the peninsula February and March are best, October is second.

**Edges and outlets.** Carry the coat 15 cm up the parapet, round the pipes, and *into* the mouth of the outlet, so that water finds no edge to get under. Keep the outlet open.

**The last step.** Keep a litre of the same tin, well closed, for repairs. Write product, batch, litres, date and weather on the inside of the stair door. Let nobody walk on it for three days, and put soft feet under chairs.

**Check yourself**

1. 36 m², 0.5 l/m² in two coats. How much goes into one coat? *9 litres.*
2. Water stands under the plastic in the morning. Paint today? *No.*
3. Why is the second coat rolled across the first? *Gaps show, and pinholes are covered.*`,
    'Coat one roof or a 2 m test patch': {
      task: { hours: 6 },
      body: `Coat a whole roof, or a test patch of 2 × 2 m. A patch shows surface temperature and workmanship; for the ceiling below it must be larger than the room.

**The evening before:** plastic test, tools, measured litres, rope, forecast, who calls whom.

**Morning, from six:** sweep once more, tape the edges, brush round pipes and parapet, roll the field, end at the door. Stop at nine. Second coat the next morning, across.

**Measure while you can compare.** Leave one bare square of 1 m² beside the patch if the owner agrees, for a week. On the next clear day at 2 pm measure coated and bare surface three times, five minutes apart, and write both averages. On the same day, in the same sun, the comparison needs no statistics. Then paint the square, too.

*Worked example.* Bare 60.5, 61.0, 60.6: average 60.7. Coated 41.2, 40.8, 41.3: average 41.1. Difference **19.6 °C**, while the readings of one surface differ by only half a degree.

Photograph each step from the same corner, with date. Let a neighbour touch both, shoes off, for one second. It convinces more people than any chart.

Rinse tools where the water does not run into a tank, a drain to a lake or a flower bed.`,
      bring: [
        'Coating or lime, measured',
        'Brush, roller, bucket, filler',
        'Rope for the edge',
        'Gloves, goggles, hat',
        'A helper',
        'Thermometer',
      ],
      checklist: [
        'Dry by the plastic test',
        'Two coats, crosswise, quantity measured',
        'Nobody beyond the rope',
        'Coated and bare measured at the same minute',
      ],
    },
    'Reading your before and after honestly': `You have five clear days before and five after. Now compare them fairly.

**Compare like with like.** Outside air was perhaps 37 °C before and 38.5 °C after. If you only compare ceilings the weather hides part of the gain, or invents it. So use *differences*: ceiling at 7 pm minus outside at 2 pm.

| Average of five clear days | Before | After |
| --- | --- | --- |
| Outside, 2 pm | 37.0 | 38.5 |
| Roof, 2 pm | 60.8 | 42.6 |
| Ceiling, 7 pm | 38.2 | 36.4 |
| Ceiling minus outside | +1.2 | −2.1 |
| **Gain** | | **3.3 °C** |

Ceiling alone would have said 38.2 − 36.4 = 1.8. The days after were hotter, so the true gain is larger.

\`\`\`figure
kind: bars
title: The plain difference says 1.8 °C, and the fair one 3.3, for it was hotter after
unit: °C
source: Worked example of this lesson
Measure | Gain
Ceiling only | 1.8
Against air | 3.3
\`\`\`

It can go the other way as well. If a cool week follows the coat, the plain difference flatters you.

**Say how sure you are.** Look at the spread of the five values within each period. *Worked example.* Ceiling minus outside before: 1.2, 0.9, 1.4, 1.1, 1.4; spread 0.5. After: −2.1, −1.8, −2.4, −2.0, −2.2; spread 0.6. The two groups do not touch: the gain is real. If they had been 1.2 and 0.9 with the same spreads, they would overlap, and you would write “no difference shown”.

**Ask for other causes.** New curtains, fewer people, a fan that was repaired, a tree in leaf, the flat below with a new air conditioner? Write each down with yes or no.

**Is it only one roof?** The best proof is a neighbour with the same slab who did nothing. Ask them for the same readings on two days before and two after. If their ceiling fell by 0.4 against the air, take 0.4 off yours: 3.3 − 0.4 = 2.9.

**Count what people notice**

| Measure | Before | After |
| --- | --- | --- |
| Hours with the air conditioner | 7 | 4.5 |
| Child asleep at | 11.20 pm | 10.15 pm |
| Units, same four weeks of last year and this | 212 | 168 |

Units need care: was it as hot last year? 44 units at ₹7 are ₹308 in four weeks. Over three hot months it is about ₹1,000. A coat of ₹10,500 is then paid back in ten years by power alone, and it lasts five. So do not sell it as an investment. What it gives is sleep, and a slab that swells less: 18 °C less at noon is, on 8 m of concrete, 18 × 8,000 mm × 0.00001 = **1.4 mm** less movement every day.

**Publish both,** also if it was less than you hoped. A sheet that says “0.8 °C; the slab already had brick-bat lining” saves a neighbour ten thousand rupees.

**One page for the stair door:** product, litres, date, cost; two rows of five values; gain with spread; other causes; who measured. Add the phone number of whoever may be asked.

**Measure again after one year,** on the pencil crosses, in the same month. The third column is the one that nobody has and everybody asks for.

**Check yourself**

1. Before: ceiling 37.5, outside 36. After: 36.0 and 34. Gain against air? *1.5 − 2.0 = −0.5: none, it became worse by half a degree; the week was cooler.*
2. Before 1.0 to 1.9, after 0.8 to 1.7. What do you write? *No difference shown.*
3. How much does 10 m of slab move for 20 °C? *20 × 10,000 × 0.00001 = 2 mm.*`,
  },
}
