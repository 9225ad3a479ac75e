import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInEconomicsAndLabour: SubjectLessons = {
  'working-in-the-heat': {
    'Two people, one afternoon': `A mason carries bricks in the sun in Ahmedabad. A tailor sits under a tin roof in Tiruppur. It is 2 pm and both feel bad, for different reasons. One remedy will not fit both.

**Where heat comes from.** The body makes heat and takes heat from outside. It can lose it by air that is cooler than the skin (about 35 °C), by radiation to cooler surfaces, and by sweat that dries.

| Source or loss | Mason | Tailor |
| --- | --- | --- |
| Own work | 400 watts: lifting, climbing | 130 watts: sitting, pedal, arms |
| Sun and hot surfaces | 150 watts from the sun | 70 watts from the roof |
| Air, 38 °C | Warms him a little | Warms her a little |
| Wind | Some | Hardly any |
| Sweat dries | Quickly | Slowly, the air is moist |

When air and surfaces are hotter than the skin, only one way is left: **sweat that evaporates**. One litre that dries takes away about 2,430 kJ. One litre in an hour is 2,430 kJ ÷ 3,600 s = 675 watts.

*Worked example.* The mason has to lose 400 + 150 = 550 watts. 550 ÷ 675 = **0.8 litres an hour** must dry on his skin, and some more will drip. In six hours that is 5 litres of water. The tailor has to lose 130 + 70 = 200 watts, 0.3 litres an hour. It sounds easy. But in still, moist air only part of her sweat dries; the rest runs down and cools nothing. So her body warms although she sits.

\`\`\`figure
kind: bars
title: The mason’s heat is mostly his own work; a third of the tailor’s is the roof
unit: watts
source: Worked example of this lesson
Person | Own work | From outside
Mason | 400 | 150
Tailor | 130 | 70
\`\`\`

**What helps whom**

- *Mason:* less work in the hot hours (a hoist, a trolley, another time of day), shade over the mixing place, water every 20 minutes.
- *Tailor:* a pale roof or a false ceiling, openings on two sides, a fan that reaches her. A fan helps as long as the air is below about 38 °C or moist skin can dry in it. When the air is hotter and dry, wet cloths and water help more.
- *Both:* rest that is paid, a toilet, somebody who knows the signs.

**Who may stop?** There is a third difference. If the mason puts down his bricks he loses a load of wages. If the tailor stops, the line behind her stops and the supervisor comes. A delivery rider sees a clock on the screen. Power to stop is part of the hazard. Two people with the same temperature and different power do not run the same risk.

**Age, health, pregnancy, medicine** change what a body can do. So do a bad night’s sleep under a hot roof, fever, alcohol, and water pills for blood pressure. Nobody has to tell you why they need rest today.

**Describe two people you know at work** in five lines each: own work, sun and surfaces, air and wind, clothes, power to stop. Ask them to correct it. You will use these two descriptions through the whole course.

**Check yourself**

1. A loader has to lose 500 watts. How much sweat must dry in an hour? *500 ÷ 675 = 0.74 litres.*
2. Why does a fan help the tailor more than an umbrella would? *Her heat comes from the roof and from moist, still air, not from the sun.*
3. Whose risk is greater: the one with 31 °C who may stop or the one with 31 °C who may not? *The one who may not.*`,
    'Heat exhaustion, heat stroke, first aid': `Heat illness runs on a ladder. Most people climb it slowly, and somebody who watches can stop it on the lower steps. The last step is an emergency in which minutes decide.

| Step | Signs | Do |
| --- | --- | --- |
| Heat rash | Itching red skin | Dry, loose cotton; wash |
| Cramps | Pain in legs, belly, arms | Stop, shade, drink with salt and sugar |
| Fainting | Giddy on standing up | Lie down, raise legs, drink |
| **Exhaustion** | Heavy sweat, headache, nausea, weak, fast pulse | Shade, lie down, loosen clothes, wet and fan, drink; no work for the rest of the day |
| **Stroke** | Confused, strange speech, stumbles, fits, collapses; skin very hot, dry *or wet* | Emergency: cool at once, call 112 or 108 |

**The line between exhaustion and stroke is the head.** Ask three questions: *What is your name? Where are we? What day is it?* Somebody who answers strangely in the heat has heat stroke until a doctor says otherwise. Do not wait for dry skin. Workers with heat stroke are often soaked in sweat.

**Heat stroke: the first ten minutes**

1. *Minute 0:* shout for help. One person calls 112 or 108 and says “heat stroke, unconscious” or “confused”, and the place. One person goes to the gate to lead the ambulance.
2. *Minute 1:* carry to shade, off hot ground. Take off outer clothes and shoes.
3. *Minute 2:* **cool, with all the water that you have.** Pour it over the whole body and fan hard, or wrap in a wet sheet and keep it wet. If there is a tub or tarpaulin with cold water, lay the body in it and hold the head out. Ice in cloth goes to neck, armpits and groin.
4. *Go on* until the person is clear in the head, or help takes over. Cool while you wait, and cool in the vehicle.
5. Unconscious but breathing: on the side. Not breathing: chest compressions.

**Nothing by mouth** for somebody who is confused: it goes into the lungs. No paracetamol or aspirin: they do not lower this kind of heat, and may harm.

**Cool first, transport second.** The body’s core is over 40 °C, and each minute there damages brain, liver and kidneys. If it is cooled below 39 °C within half an hour, nearly all survive.

\`\`\`figure
kind: line
title: Water and a fan bring the core down four times as fast as shade alone
unit: °C above 37 °C
source: Typical values, rounded for practice
Minutes | Shade only | Wet and fan | Cold bath
0 | 4.5 | 4.5 | 4.5
10 | 4.3 | 3.7 | 2.8
20 | 4.1 | 2.9 | 1.5
30 | 3.9 | 2.1 | 1.0
\`\`\`

**A drink for the lower steps.** One litre of clean water, six level teaspoons of sugar, half a level teaspoon of salt, stirred. Or one packet of ORS in the amount that is printed on it. Buttermilk with salt does well. Give small sips.

*Worked example.* At 2.40 pm a woman on a road site in Nagpur sits down, says her head aches and vomits. Name and place are right, the day as well. It is exhaustion: shade, wet cloth, fan, salt and sugar drink. At 2.55 she calls the supervisor by the name of her brother and tries to stand. Now it is stroke. The site has 40 litres of drinking water. All of it goes on her, with two people fanning with cardboard, while a third calls. The ambulance needs 25 minutes. If they had put her in a truck dry, she would have been without cooling for the same 25 minutes.

**What must be ready before the season:** 50 litres of water that nobody may use for mixing, two sheets, one bucket and mug, a shaded place with a stretcher, the number and the address of the site on a board, and two people in each shift who have practised. Practise once with a stopwatch. The first time it takes six minutes until water flows. It should take two.

**Check yourself**

1. Soaked in sweat, talks nonsense. Which is it? *Heat stroke.*
2. The truck can leave now, the hose is here. What first? *The hose.*
3. A confused worker asks for water. Do you give it? *Not by mouth. Cool from outside.*`,
    'Acclimatization: why the first week is the worst': `A body learns heat. Given one to two weeks of work in it, it sweats earlier, sweats more, loses less salt, and the heart beats more slowly for the same work. Someone who starts on a hot Monday has none of this. Many of the deaths from heat at work fall into the first days on a site, or after leave.

\`\`\`figure
kind: line
title: At the same work in heat the heart calms down by a fifth within ten days
unit: beats in a minute
source: Typical values, rounded for practice
Day | Pulse
1 | 165
2 | 158
3 | 151
4 | 145
5 | 141
6 | 138
7 | 136
8 | 134
9 | 132
10 | 131
\`\`\`

**What changes, and when**

| Change | From day | About |
| --- | --- | --- |
| Heart beats more slowly | 2 | By a fifth after ten days |
| More blood volume | 3 | A tenth more |
| Sweat starts earlier | 4 | At a lower body temperature |
| More sweat | 5 to 10 | From 0.9 to 1.3 litres an hour |
| Less salt in it | 5 to 10 | About half |

More sweat means *more* water. Somebody who is used to heat has to drink more than a newcomer, not less.

**A rule that fits on one card**

| Day | New worker | Back after a week or more |
| --- | --- | --- |
| 1 | 20 % of the full load or time in heat | 50 % |
| 2 | 40 % | 60 % |
| 3 | 60 % | 80 % |
| 4 | 80 % | 100 % |
| 5 | 100 % | 100 % |

The rest of the day is spent in shade or on light work, with full pay.

*Worked example.* Five men arrive on Sunday night by train from Darbhanga to a site at Sriperumbudur. A full day in the sun is 6 hours. Day one is 20 percent: 1.2 hours, in two pieces before 10 am. The other hours they sort material in shade, learn the signs and where the water is. On day five they do all 6 hours. The contractor loses, by five men, 80 + 60 + 40 + 20 = 200 percent of a day for each: two man-days each, ten in all. At ₹800 that is ₹8,000, if the light work has no value at all. One heat stroke costs more in the first hour.

**How it is lost.** A few days off do little. After a week about a quarter is gone, after a month nearly all. So think of these dates: after Diwali, after harvest leave, after fever, after a transfer from night shift, the first heat wave in March. In the first heat wave of a year *everybody* is new.

**What does not train a body**

- sleeping in a cool room is no harm; it does not undo it
- drinking little “to get used to it” is dangerous: nobody can train thirst
- young and strong men are not safe; they push harder and ask later

**Who keeps the list?** One person per site: name, first day in heat, days of absence. A coloured band on the helmet for the first five days lets everybody see who is new. It says “go easy”, and it must never be used to tease. The companion rule helps too: each newcomer works beside somebody who has been here a month and who may stop both of them.

**Piece work** breaks all this: somebody who is paid by the brick will not stop at 20 percent. So the first five days must be paid by time. Put it in the contract with the labour contractor, since that is where it is decided.

**Check yourself**

1. A welder comes back after three weeks at home. How many hours on day two if full is 5? *60 percent: 3 hours.*
2. Does an acclimatized person need less water? *No, more.*
3. The first 41 °C day of March. For whom does the card apply? *For everybody.*`,
    'Three temperatures and one formula': `The temperature in the news is taken in shade, over grass, in a white box with slats. It says nothing of sun, hot walls, moist air or still air. For work one number has proved useful all over the world: the **wet-bulb globe temperature**, WBGT. It joins three readings.

| Reading | Instrument | Feels |
| --- | --- | --- |
| Dry bulb, Ta | Thermometer in shade | Air |
| Natural wet bulb, Tw | Bulb in a wet cotton wick, open to wind and sun | How well sweat can dry |
| Globe, Tg | Thermometer in a black ball | Sun and hot surfaces |

**The formula**

- outdoors with sun: WBGT = 0.7 × Tw + 0.2 × Tg + 0.1 × Ta
- indoors or in shade: WBGT = 0.7 × Tw + 0.3 × Tg

Seven tenths of it is the wet bulb. That is right, because sweat is the body’s last way out.

*Worked example.* On a site in Vijayawada at 1 pm: Tw 27, Tg 45, Ta 36. 0.7 × 27 = 18.9; 0.2 × 45 = 9.0; 0.1 × 36 = 3.6. WBGT = **31.5 °C**. In the shade of a tarpaulin beside it: Tw 26, Tg 38. 18.2 + 11.4 = **29.6 °C**. The shade is worth about 2 degrees of WBGT, and for moderate work this may be the difference between 45 minutes of rest in each hour and 30.

**Moist 34 beats dry 42.** Compare two cities on one day.

| | Ta | Tw | Tg | WBGT in sun |
| --- | --- | --- | --- | --- |
| Jodhpur | 42 | 23 | 52 | 16.1 + 10.4 + 4.2 = 30.7 |
| Chennai | 34 | 29 | 43 | 20.3 + 8.6 + 3.4 = 32.3 |

\`\`\`figure
kind: bars
title: Chennai at 34 °C is harder to work in than Jodhpur at 42 °C
unit: °C
source: Worked example of this lesson
City | Air | WBGT
Jodhpur | 42 | 30.7
Chennai | 34 | 32.3
\`\`\`

The news would have warned Jodhpur and not Chennai.

**The wet bulb, carefully.** Use clean cotton: a shoelace or a strip of vest, washed without softener. It must cover the bulb and 2 cm above, and hang into a cup of clean water. Wait 15 minutes. If the cotton dries out, the reading jumps up and is wrong. Wind should reach it as it reaches people. Do not swing it: the *natural* wet bulb stands still.

**Where to measure.** At the place of work, at the height of the belly: 1.1 m for people who stand, 0.6 m for those who sit. Not in the office, not on the roof of the car.

**How good is it?** With simple thermometers you are right within about 1 degree. Near a limit behave as if it were the higher side.

**What it cannot do.** It does not know how hard somebody works, what they wear and how long they are there. For that there are the tables of week three. Heavy clothes add to it: for coveralls of thick cotton about 3 degrees, for rain coats or chemical suits up to 10.

**Words to keep apart.** The *heat index* of weather apps uses shade temperature and humidity only. *Feels like* differs from app to app. A *heat wave* in the sense of IMD is declared when the maximum in the plains reaches at least 40 °C and lies 4.5 degrees or more above normal, or reaches 45 °C. None of these is WBGT.

**Check yourself**

1. Tw 26, Tg 48, Ta 38, in sun. WBGT? *18.2 + 9.6 + 3.8 = 31.6.*
2. Indoors beside an oven: Tw 25, Tg 50. WBGT? *17.5 + 15 = 32.5.*
3. The wick was dry. Is the true value higher or lower than you noted? *Lower: a dry wick reads too high.*`,
    'A globe thermometer from a table-tennis ball': `A globe thermometer costs more than a week’s wages. A table-tennis ball, matt black paint and a stick thermometer do the same work, if you know how they differ.

**What it does.** A black ball takes in sun and heat from walls and gives it off to the air. After a while gain and loss are equal. If the surroundings are as warm as the air, it shows the air. In the sun it shows much more. The difference is the radiant heat that people feel.

**How to make it**

1. Take a ball of 40 mm. Drill a hole just as wide as the thermometer.
2. Paint it matt black, two thin coats: blackboard paint or stove paint. Shiny paint will not do.
3. Push the thermometer in until its bulb is in the middle of the ball: 20 mm deep. Mark that depth on the glass before you begin.
4. Seal the hole with a little putty. Shade the stem outside with white tape.
5. Hang it by a thread at the height of the belly, free on all sides.

Wait **15 minutes**. A standard globe of 150 mm needs 25.

**Small is not the same.** Wind cools a small ball more. So in the sun it shows less than the standard globe, for which all tables are made.

*Worked example.* Air 36 °C. The ball shows 42 °C. Its *rise* is 6 degrees. In a light wind of about 1 m/s outdoors the standard globe rises about one and a half times as much: 6 × 1.5 = 9. So you report Tg = 36 + 9 = **45 °C**. In WBGT the correction is 0.2 × 3 = 0.6 degrees: not large, but near a limit it decides.

\`\`\`figure
kind: bars
title: In the same sun the small ball rises less than the standard globe
unit: °C above the air
source: Typical values, rounded for practice
Place | Ball 40 mm | Globe 150 mm
Open sun | 6 | 9
Tin roof | 2.5 | 3.5
Tree shade | 1 | 1.5
Cloudy | 1.5 | 2
\`\`\`

**Find your own factor.** Borrow a standard globe once, from a factory inspector’s office, an engineering college or a steel works. Hang both side by side for three hours, read every 15 minutes, and divide the rise of the large one by the rise of the small one. Take the middle of the twelve values. Write the factor on your ball’s stem. Without this comparison use 1.5 outdoors and 1.3 indoors, and say so on the sheet.

**Three tests before you trust it**

- *In the dark,* in a closed cupboard for half an hour, it must agree with your dry thermometer within 0.5 degrees.
- *In the sun,* turned half round, it must show the same.
- *Two balls* side by side must agree within 1 degree.

**Typical mistakes**

| Mistake | Effect |
| --- | --- |
| Bulb touches the shell | Too high on the sunny side |
| Ball near a wall or the ground | Measures the wall |
| Held in the hand | Measures you |
| Read after 5 minutes | Too low |
| Dusty, faded paint | Too low; repaint each season |
| In the shade of the observer | Far too low: stand on the other side |

**Which way does the heat come?** Hold a sheet of white cardboard on one side of the ball, 30 cm away, then on another, three minutes each time. If the reading falls by 3 degrees when the sheet is between ball and furnace, you know where a screen should stand. No standard instrument tells you this, and a screen of bright metal sheet costs little.

**Check yourself**

1. Air 34, ball 41, factor 1.5. What is Tg? *34 + 7 × 1.5 = 44.5 °C.*
2. In the dark your ball shows 1.5 degrees more than the dry bulb. What now? *One thermometer is off. Compare both in iced water.*
3. Why is the bulb in the middle? *At the shell it would feel only one side.*`,
    'Work rate: light, moderate, heavy': `Two people in the same air need different limits, because one makes 180 watts and the other 400. So beside each WBGT there must stand a **work rate**: how much heat the body makes.

| Class | Watts, about | Examples |
| --- | --- | --- |
| Rest | 115 | Sitting in shade, waiting |
| Light | 180 | Sewing, sorting, driving, standing at a light machine |
| Moderate | 300 | Walking at 4 to 5 km/h, plastering, weeding, pushing a light cart |
| Heavy | 415 | Digging, carrying bricks, loading sacks, sawing by hand |
| Very heavy | 520 | Climbing with a load, breaking stone fast |

The values are those of the international standard ISO 7243, for a person of about 70 kg. A lighter person makes somewhat less and has less body to warm.

\`\`\`figure
kind: bars
title: Heavy work makes more than twice the heat of light work
unit: watts
source: Classes of ISO 7243
Class | Heat
Rest | 115
Light | 180
Moderate | 300
Heavy | 415
Very heavy | 520
\`\`\`

**Look for ten minutes, with a watch.** People do not work at one rate. Note every half minute what somebody does: 20 notes. Then take the average over time, with pauses, and not the worst moment.

*Worked example.* A woman carries bricks on a site in Jaipur. In ten minutes: lifts and carries up a ramp, 5 minutes (520 watts); walks back empty, 3 minutes (300); waits for loading, 2 minutes (115). Average: (5 × 520 + 3 × 300 + 2 × 115) ÷ 10 = (2,600 + 900 + 230) ÷ 10 = **373 watts**. That is between moderate and heavy. Take *heavy*: the nearer class is heavy, and when in doubt the higher one is safer.

**Averages can hide a peak.** A worker who digs for an hour and rests for an hour has 265 watts on average, “moderate”. But in the first hour the body warms as in heavy work. So average over an hour at most, better over the real cycle.

**Signs when you have no table**

| Sign | Probably |
| --- | --- |
| Can sing | Light |
| Can talk in sentences | Moderate |
| Speaks in single words | Heavy |
| Cannot speak | Very heavy |

**Pulse.** Count for 30 seconds just after work stops, at the wrist, and double it. Over a shift the average should stay under about 110 in a minute. A second count after one minute of rest should be at least 10 lower, or under 110. If not, the rest was too short or the heat too great. Only count with consent, and never write it beside a name that the employer can read.

**What changes the rate more than people think**

- *Slope and stairs.* Climbing with 20 kg takes about three times as much as walking level.
- *The load on the head or at arm’s length.* Near the body costs least.
- *A bad tool.* A blunt spade may double the work for one cubic metre.
- *Speed.* Twice as fast on foot is more than twice the heat.
- *A trolley, a ramp of 1 in 12, a hoist.* Each takes a class off. This is a cooling measure, although no thermometer shows it.

**Men, women, age.** The same sack is heavier work for a smaller body. If a limit is right for the strongest of the gang, it is wrong for the gang. Plan for the weakest who is there today, without pointing at anybody.

**Check yourself**

1. Six minutes at 415 and four at 115. Average and class? *295 watts: moderate.*
2. A man answers only “yes” and “no” while he shovels. Class? *Heavy.*
3. A trolley takes work from 415 to 300 watts. Is it a measure against heat? *Yes, it cuts the heat that the body makes by more than a quarter.*`,
    'Take readings at 10 am, 1 pm and 4 pm': {
      task: { hours: 2 },
      body: `Take dry, wet and globe readings where people work, at 10 am, 1 pm and 4 pm on one ordinary day, and work out WBGT. Ask the people there first, and tell them what you will do with the result.

| Time | Place | Ta | Tw | Ball | Tg = Ta + 1.5 × rise | WBGT | Work rate | Wind, clothes |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| 10.00 | Mixer, sun | 33 | 26 | 39 | 42 | 29.9 | Heavy | Light; cotton |
| 10.15 | Store, shade | 32 | 25.5 | 33 | 33.5 | 27.9 | Light | None |

Measure at two places each time: the worst place of work and the place of rest. The difference between both is what the rest is worth. If resting is as hot as working, it is no rest.

Hang the instruments 15 minutes before, at belly height, where wind comes as it comes to people. Meanwhile watch one person for ten minutes and note the work every half minute.

Protect yourself: hat, water, shade between readings, a second person. Do not read if you feel unwell.

At home draw three bars for each place. Mark the hour at which heavy work passes 27.5 °C. Bring the sheet back to the people whose day it describes, before anybody else sees it.`,
      bring: [
        'Three thermometers, one with a wick, one with a ball',
        'Clean water',
        'Log',
        'Shade and drink for yourself',
      ],
      checklist: [
        'Consent of the people there',
        'Fifteen minutes before each reading',
        'At the place of work, at belly height',
        'Work rate beside each',
      ],
    },
    'Hierarchy of controls for heat': `Most sites begin with a poster: “Drink water”. It is the cheapest measure and the weakest. Safety people use an order in which each step is stronger than the next one, because it depends less on each person remembering. Work from the top downwards.

| Step | For heat | Example |
| --- | --- | --- |
| 1. Take the heat away | Stop it at its source | Insulate the boiler, pale roof, shade net, move the stove outside |
| 2. Take the work away | Let a machine or another hour do it | Trolley, hoist, concreting at 5 am |
| 3. Organize | Time, turns, pace | Rest in shade, rotation, gang of five instead of four |
| 4. Protect the person | Clothes, drink | Light cotton, wet neck cloth, water each 20 minutes |

**What each is worth.** Convert everything into degrees of WBGT, and compare.

*Worked example, indoors.* A tin shed in Tiruppur: Tw 27, Tg 42. WBGT = 0.7 × 27 + 0.3 × 42 = 31.5.

- Lime wash on the roof brings the globe from 42 to 37: 0.3 × 5 = **1.5 degrees**, for about ₹15 a square metre each year.
- Two exhaust fans bring the wet bulb from 27 to 26: 0.7 × 1 = **0.7 degrees**.
- A trolley for bundles takes carrying from heavy (415 W) to moderate (300 W). By usual tables moderate work is allowed at about **1.5 degrees** more.
- Work from 6 am to 2 pm instead of 9 to 5: the average over the shift falls by about **2 degrees**.
- A poster: **0**.

\`\`\`figure
kind: bars
title: Roof, clock and trolley each do more than two fans; a poster does nothing
unit: °C of WBGT gained
source: Worked example of this lesson
Measure | Gain
Earlier shift | 2
Pale roof | 1.5
Trolley | 1.5
Two fans | 0.7
Poster | 0
\`\`\`

**Price each in the same unit:** rupees a year divided by degrees. A roof of 300 m² at ₹15 is ₹4,500 for 1.5 degrees: ₹3,000 for each degree. Two fans for ₹6,000 together, lasting six years, and ₹3,500 of power a year make ₹4,500 for 0.7: ₹6,400 for each. Start with the roof.

**Side effects.** Every measure moves something. An earlier shift begins before the first bus and ends before school; ask women who cook and fetch water what 6 am means for them. A fan that blows from an oven makes it worse. A shade net may hide a signalman. Misting adds moisture: outdoors in dry Jodhpur it cools, in a closed shed in Chennai it raises the wet bulb.

**Water belongs to step 4, and it must be there.** Count on 200 to 250 ml every 20 minutes in heavy work: 0.75 litres an hour. For 40 people in a shift of 6 hot hours that is 40 × 0.75 × 6 = 180 litres, cool, clean, within 100 m. More than 1.5 litres an hour is too much for anybody. Over several hours of heavy sweating some salt must come with food or drink.

**Clothes.** Loose, pale, cotton. A wet cloth on the neck helps while it is wet. Helmets stay on: choose pale ones with vents. Thick gloves and aprons are for danger, and must be paid for by more rest.

**Make your own list:** two measures for each step at one site, with price, degrees, days until it stands, and who decides. Then cross out those that the people concerned do not want.

**Check yourself**

1. A screen lowers Tg from 50 to 40 indoors. How many degrees of WBGT? *0.3 × 10 = 3.*
2. On which step is rotation? *Step 3, organize.*
3. How much water for 25 people in 5 hot hours at 0.75 litres? *94 litres.*`,
    'Work and rest tables, and their limits': `A work and rest table answers one question: at this WBGT and this work, how many minutes in an hour may somebody work, and how many should they rest?

The values below follow the limits of the American Conference of Governmental Industrial Hygienists, which factories in many countries use. They hold for people who are **used to heat**, healthy, in ordinary cotton clothes, with enough to drink.

| In each hour | Light | Moderate | Heavy | Very heavy |
| --- | --- | --- | --- | --- |
| 45 to 60 min work | 31.0 | 28.0 | none | none |
| 30 to 45 min work | 31.0 | 29.0 | 27.5 | none |
| 15 to 30 min work | 32.0 | 30.0 | 29.0 | 28.0 |
| 0 to 15 min work | 32.5 | 31.5 | 30.5 | 30.0 |

How to read it: find your column, go down to the first value that is not below your WBGT, and read the minutes on the left.

*Worked example.* WBGT 29.6, moderate work. Row one says 28.0, row two 29.0: both too low. Row three says 30.0. So 15 to 30 minutes of work in the hour, and at least 30 minutes of rest. For heavy work at 29.6 row four holds: 0 to 15 minutes. It means in practice: *not at this hour*.

\`\`\`figure
kind: line
title: Above 28 °C the minutes of moderate work in an hour fall quickly
unit: minutes in one hour
source: Read from the table of this lesson, upper ends
WBGT | Moderate | Heavy
26 | 60 | 45
27 | 60 | 45
28 | 60 | 30
29 | 45 | 30
30 | 30 | 15
31 | 15 | 0
32 | 0 | 0
\`\`\`

**How many hours are lost?** *Worked example.* A day of moderate work in Warangal in May:

| Hour | WBGT | Minutes of work |
| --- | --- | --- |
| 7 to 8 | 26.5 | 60 |
| 8 to 9 | 27.5 | 60 |
| 9 to 10 | 28.8 | 45 |
| 10 to 11 | 29.7 | 30 |
| 11 to 12 | 30.6 | 15 |
| 12 to 3 | 31.8 | 0 |
| 3 to 4 | 31.2 | 15 |

From 7 am to 4 pm are nine hours. Only 60 + 60 + 45 + 30 + 15 + 15 = 225 minutes, **3.75 hours**, can be worked by the table. From 5 am to 9 am four whole hours could be had. The table does not only say “rest”. It says “begin earlier”.

**Rules that make rest real**

- in shade, seated, with air moving; a bench in the sun is no rest
- paid, or nobody takes it
- taken by all at once, so that nobody looks lazy, or by turns that are written down
- *before* people feel ill: 10 minutes each half hour do more than 20 at the end

**The limits of the table**

1. It is for people who are used to heat. For newcomers use about 2.5 degrees less.
2. It is a border between “most can” and “many cannot”. It does not protect everyone.
3. It assumes that people sleep cool, eat and drink. In a hot night in a tin room they do not recover.
4. It says nothing about ten years of such summers. Kidney disease is found among people who work for years in heat and drink too little.
5. Heavy clothes: add 3 to 10 degrees before you look it up.
6. It was made for men in factories. For pregnant women, for older people and for those with heart or kidney disease ask a doctor, and be generous.

**Misuse.** The table is no licence. “31 °C, so you must work 15 minutes” is a misreading: a sign of illness always comes before the table. It is also no reason to cut wages for minutes of rest. Treat it as the least.

**Check yourself**

1. WBGT 28.6, heavy work. How many minutes at most? *Row three, 29.0: up to 30 minutes.*
2. Light work at 31.4? *Row three, 32.0: 15 to 30 minutes.*
3. A gang of newcomers at 27 °C, moderate work. Which value do you look up? *29.5 in place of 27: 15 to 30 minutes.*`,
    'Toilets: the reason women drink less': `On many sites women drink little from morning to evening, although they know that they should. It is a sensible answer to a missing toilet. No poster about water changes it. A clean toilet with a lock is a heat measure, and one of the cheapest.

**The sum behind it.** *Worked example.* A woman on a road site in Latur does moderate work in the sun for six hours and sweats about 0.6 litres an hour: 3.6 litres. She drinks 0.8 litres. She ends the day 2.8 litres short, at 50 kg that is **5.6 percent** of her weight. From 2 percent on, heart rate rises and work becomes harder. From 5 percent on, headache, dizziness and poor judgement are common.

\`\`\`figure
kind: bars
title: Without a toilet she drinks a fifth of what she sweats; with one, most of it
unit: litres in six hours
source: Worked example, rounded for practice
Case | Sweat | Drink
No toilet | 3.6 | 0.8
Toilet far | 3.6 | 1.5
Toilet near | 3.6 | 3
\`\`\`

Women who hold back for hours also have more infections of the urinary tract. During a period, going without water and a door for eight hours is worse. Men drink more, because they use the bushes. So the same water tank gives unequal protection.

**How far is too far?** Measure time, not metres. Walk 4 minutes, queue 5, walk back 4, ask the supervisor 2: fifteen minutes. On piece rate at ₹80 an hour each visit costs ₹20. Twice a day for 24 days is ₹960 a month, more than a day’s wage. *Within three minutes’ walk, no permission needed, no loss of pay* is the standard to aim for.

| Point | Works | Does not work |
| --- | --- | --- |
| Door | Bolt inside, no gaps | Curtain |
| Place | In sight of women’s work, lit | Behind the men’s camp |
| Water | Tap or full drum and mug inside | Bring your own bottle |
| Bin | Covered, emptied daily by a named person | None |
| Number | One for each 25 women, at least one | One for all |
| Cleaning | Twice a day, paid, with a sheet | “Users should keep it clean” |
| Who holds the key | Nobody, it bolts from inside | The watchman |

State factory rules have long asked for one latrine for each 25 women. Rules under the Labour Codes set the numbers anew, so look up yours. The Occupational Safety, Health and Working Conditions Code, 2020 asks for separate latrines and urinals for men, women and transgender persons.

**Mobile work** is harder: street vendors, waste workers, riders, road gangs. What has been tried: an agreement with a petrol pump, a school or a temple, written down, with ₹500 a month for cleaning; a tent toilet that travels with the gang; a map of public toilets with opening hours, made by the women themselves.

**How to ask.** Women speak of this among women, without the supervisor, away from the site, with a woman who asks. Ask about a day, not about a problem: “When did you first drink today? When did you last go? Where? What do you do on other days?” Numbers come by themselves. Promise no more than you can do, and bring back what was decided.

**Ask men too,** in a group of their own. Older men and those with diabetes also need a toilet nearby, and few say so.

**A cheap count.** On one day count how many women work there, doors with a bolt, minutes there and back, and how much of the drinking water is gone by 4 pm. Do it again four weeks after a change. If the tank empties faster, the toilet works.

**Check yourself**

1. She sweats 3.0 litres and drinks 1.0, weighing 50 kg. How short is she? *2 litres, 4 percent.*
2. 60 women on a site. How many toilets at least? *3.*
3. Why is the water tank a measure of toilets? *When women dare to go, they drink, and the tank empties faster.*`,
    'Map shade, water and rest at one site': {
      task: { hours: 1.5 },
      body: `Walk one site at noon with a sketch and a watch, and map what people need in heat.

1. Draw the site in outline: gates, buildings, places of work, with the number of people at each.
2. Shade in every patch of shade at 12 noon and pace its size. One person needs about 1.5 m² to sit.
3. Mark drinking water, seats, toilets (men, women), fans, first aid.
4. From each place of work *walk* to water, shade and toilet at an ordinary pace, and write the minutes.
5. Ask at each place: “Where do you go when you feel unwell?” Write what they say.

*Worked example.* 46 people, noon shade 22 m² under a neem and 8 m² beside the store. 30 ÷ 1.5 = 20 seats in shade, so 26 people have none. Water is 4 minutes from the mixer: 8 minutes there and back, so nobody goes every 20 minutes. One measure for this week: a second can of water at the mixer, filled twice, and a net of 6 × 7 m, which gives 28 places.

Show the map to those who work there before you show it to the manager. Let them choose the one measure. Write who does it and on which day. Come back on that day.`,
      bring: ['Site sketch', 'Watch', 'Permission of the people there and of whoever runs the site'],
      checklist: ['Minutes to water and toilet', 'Shade at noon in m²', 'Seats counted', 'One measure for this week'],
    },
    'Piece rate against time rate on a hot day': `Paid by the piece, somebody who rests pays for the rest. That is why piece rates push people past the signs. To see it, work out one day at two temperatures.

*Worked example.* A loader at the market yard of Guntur gets ₹4 for each bag of chillies. On a day with WBGT 27 he loads for 45 minutes in each hour, pauses for 15, and moves 30 bags an hour. In 8 hours that is 240 bags, ₹960.

On a day with WBGT 29 the table allows half an hour of heavy work in each hour. If he keeps to it:

| | 27 °C | 29 °C, rests | 29 °C, does not |
| --- | --- | --- | --- |
| Minutes of work in an hour | 45 | 30 | 45, slower |
| Bags in an hour | 30 | 20 | 26 |
| Bags in 8 hours | 240 | 160 | 208 |
| Earned at ₹4 | ₹960 | ₹640 | ₹832 |
| Risk | Ordinary | Low | High |

\`\`\`figure
kind: bars
title: On piece rate the safe choice costs a third of the day’s wage
unit: rupees a day
source: Worked example of this lesson
Choice | Earned
27 °C | 960
29 °C, rests | 640
29 °C, works on | 832
\`\`\`

Nobody with rent to pay takes ₹640. So either his wage pays for the hot day or his body does. The trader pays the same for each bag in both cases.

**Four ways to share the cost**

1. *A heat rate.* Above an agreed WBGT the bag pays more. To keep ₹960 at 160 bags it would be ₹6. A middle way, ₹5, gives ₹800: each side bears half.
2. *Rest paid as time.* The extra quarter of an hour of rest in each hour pays what he would have loaded in it: 10 bags, ₹40. 8 × 40 = ₹320 for rest and ₹640 for bags: ₹960.
3. *Other hours.* From 4 to 10 am six hours at 27 °C or less: 180 bags, ₹720, and the afternoon is free. With two hours from 6 to 8 pm the day is whole again.
4. *Less work in each bag.* A trolley and a ramp take the work from heavy to moderate. At 29 °C moderate work may go on for 45 minutes in an hour instead of 30, and a trolley carries two bags. It pays for itself within weeks, and it is the only way in which nobody loses.

**The floor in law.** Under the Code on Wages, 2019 piece work may not pay less than the minimum wage that is fixed for it. Where only a time rate is fixed, a piece worker must get at least that. If the hot day brings ₹640 and the minimum for a day is ₹700, the difference of ₹60 is owed.

**Time rate has its own trap.** Paid by the day, people may rest without loss, but the supervisor pushes. “Finish the slab and go home” is piece rate in disguise. Look at what is really paid for: hours, pieces, or a task.

**Platforms.** A rider is paid by the drop, plus a bonus for, say, 14 drops in a shift. The bonus hangs on the last drops, in the hottest hours. Ask for it to be counted over the week, or for the heat hours to count as waiting that is paid. The Code on Social Security, 2020 knows gig and platform workers as a group of their own; it does not fix their pay for each drop.

**Collect the numbers.** For one week write date, WBGT or the official maximum, hours, pieces, earnings. Seven lines from five people are enough to begin a talk. No names are needed.

**Check yourself**

1. 25 bags an hour at ₹5, 8 hours. With 15 minutes of rest in each hour, what does rest cost? *A quarter of ₹1,000: ₹250.*
2. To which rate must the bag rise to make up for it? *5 ÷ 0.75 = ₹6.67.*
3. Minimum wage ₹550, earned by pieces ₹430. What is owed? *₹120.*`,
    'What the Labour Codes say about conditions of work': `In four Codes Parliament joined 29 older labour acts: the Code on Wages, 2019, and in 2020 the Industrial Relations Code, the Code on Social Security, and the **Occupational Safety, Health and Working Conditions Code** (OSH Code). The central government brought them into force on 21 November 2025. The details stand in central and state rules, and these are changing. So use this lesson as a map, and look up the rule for your trade and state on the day you need it.

**Where heat appears in the OSH Code**

| Section | Says, in plain words |
| --- | --- |
| 6 | The employer keeps the workplace free from hazards that cause or may cause injury or disease |
| 13, 14 | Employees take care of themselves and others; they may ask for information on health and safety and report a danger |
| 22 | Safety committees and safety officers in larger establishments |
| 23 | The government prescribes ventilation, **temperature and humidity**, drinking water, latrines, lighting and more |
| 24 | Washing places, rest rooms, first aid, canteen, places to sit |
| 25 to 27 | Hours of work, rest, and overtime at twice the rate of wages |

**Three sentences worth knowing by heart**

1. *Eight hours* a day is the limit for ordinary workers. Overtime needs consent and is paid at twice the rate.
2. *Temperature is a condition of work.* It may be regulated, and older factory rules in many states did so. They asked that the wet bulb in workrooms should not pass 30 °C and that air should move.
3. *An accident may be compensated.* If heat stroke arises out of and in the course of employment, compensation can be claimed under the Code on Social Security. Insured workers go to the ESI. Courts look for a link with the work, so notes of that day matter: temperature, hours, work, witnesses.

**Who is left out?** Many duties begin at ten workers. Very small shops, home workers and the self-employed have less. Building workers have welfare boards, funded by a cess on construction. Street vendors have an act of their own, of 2014, which is about places and not about heat.

**Orders for a season.** Beside the Codes there are orders that come each summer. Kerala’s labour commissioner moves the working hours of outdoor workers so that nobody works in the sun from 12 noon to 3 pm, for some months from February on. Several other states and cities give similar advice in their Heat Action Plans; Ahmedabad made the first one in 2013. Advice binds nobody; an order does. Find out which of the two yours is: an order names a section of an act and a punishment.

**Who inspects?** The Code calls the officer Inspector-cum-Facilitator. Factories, mines and building sites may have different offices. The district labour office tells which. A complaint should hold: place, date, what, since when, how many people, which rule, what was asked of the employer and the answer. It may be made without a name on it, and a union can make it.

*Worked example.* “Godown 3, Peenya. 12 to 16 May, 1 to 4 pm. 34 workers, loading by hand. Wet bulb 30.5 to 31 °C by two readings each day, method attached. No drinking water within 8 minutes. Asked the manager in writing on 13 May, no answer. We ask for an inspection under the state’s rule on temperature and ventilation, and for water within 100 m.” Nine facts and one wish. An officer can act on it in one visit.

**Before the letter, talk.** A safety committee, where there is one, must have workers in it. Put heat on its agenda in February, not in May. Bring the readings and two prices. An employer who is shown a measure for ₹4,500 often does it. The letter to the inspector is for the others.

**Check yourself**

1. Which Code deals with temperature in workplaces? *The OSH Code, 2020.*
2. A city’s leaflet recommends rest from noon to 3 pm. Must the employer obey? *Not by the leaflet alone. Look for an order with a section and a punishment.*
3. Name four facts that a complaint must hold. *For example place, dates, readings, number of workers.*`,
    'Cost a shifted day': {
      body: `Cost a day that begins at 5.30 am, pauses from 11 am to 3.30 pm and ends at 6.30 pm, and compare it with today’s, 9 am to 6 pm. Use one gang that you know.

| Line | Today | Shifted | Difference |
| --- | --- | --- | --- |
| Hours paid | 8 | 8 | 0 |
| Output, units | | | |
| Value of output, ₹ | | | |
| Light at dawn, ₹ | | | |
| Transport, ₹ | | | |
| Water, shade, cots for the pause, ₹ | | | |
| Days lost to illness in May, ₹ | | | |

*Worked example.* A gang of ten lays blocks. Today 520 a day in May, because the afternoon is slow. Shifted 610. At ₹9 a block for laying, 90 more blocks are ₹810 a day. Light and an early van cost ₹350. Cots and a shaded shed for the pause cost ₹6,000 for 40 days: ₹150 a day. Left over: 810 − 350 − 150 = **₹310 a day**, before a single sick day is saved.

Now write who gains and who pays. The contractor gains ₹310. The workers are away from home from 5 am to 7 pm, which is two hours longer. Women who cook for a family begin at 3.30 am. Half of ₹310, or a cooked breakfast on site, would be a fair beginning.

Ask three people, one of them a woman who cooks, before you call it better.`,
      bring: ['Wage sheet', 'WBGT readings', 'Output by hour'],
      checklist: [
        'Both days in rupees',
        'Who gains, who pays',
        'Transport at new hours',
        'One person asked who cooks or cares at home',
      ],
    },
    'Putting it in an agreement': `A talk is forgotten when the heat is over. An agreement on one page stays on the wall. It can be signed by an employer and a union, by a contractor and a gang, or by a market association and its loaders.

**Four lines make it work**

1. *A threshold* that anybody can read
2. *What then happens:* rest, shade, hours, load
3. *That it is paid,* and how
4. *Who measures,* who decides, and what if they differ

**Choosing the threshold.** WBGT fits best but needs instruments. The official forecast needs none and may not fit the place. Many agreements use both.

| Step | Sign | What happens |
| --- | --- | --- |
| Green | WBGT under 26 | Ordinary work; water, shade, toilet as always |
| Yellow | WBGT 26 to 27.5, or IMD yellow | 15 minutes of paid rest each hour for heavy work; newcomers by card |
| Orange | WBGT 27.5 to 30, or IMD orange | Heavy work only until 10.30 am and after 4.30 pm; moderate work 30 minutes in an hour |
| Red | WBGT over 30, or IMD red | No work in the sun from 11 am to 4 pm; the hours are paid or made up by agreement |

\`\`\`figure
kind: bars
title: How many days of May fell into each step at one site: red is no rare case
unit: days of 26
source: Worked example of this lesson
Step | Days
Green | 3
Yellow | 9
Orange | 10
Red | 4
\`\`\`

*Worked example: what does it cost?* Ten workers, ₹700 a day, ₹87.50 an hour. Yellow: 7 heavy hours × 15 minutes = 105 minutes, ₹153 a worker. Orange: about 2 hours, ₹175. Red: 3 hours, ₹262. For May: 9 × 153 + 10 × 175 + 4 × 262 = 1,377 + 1,750 + 1,048 = ₹4,175 a worker, if none of the lost work is made up in cooler hours. If two thirds are, ₹1,390. On wages of 26 × 700 = ₹18,200 that is **8 percent** in the hottest month, and zero in most others. Now both sides speak about a number.

**What else goes in**

- water within 100 m and 3 minutes, and who fills it
- toilet: door, distance, cleaning
- first five days of newcomers by time, at the steps of the card
- first aid: 50 litres, two people in each shift, a drill in February
- *the right to stop:* whoever feels the signs may stop and go to the shade without permission and without loss of that hour’s pay
- no deduction, no remark in the file, no transfer because of a stop

**Words that can be checked.** “Adequate water” cannot. “Three cans of 20 litres at the mixer, filled at 8, 11 and 2” can. Go through the draft with a pencil and underline each word that two people could understand differently: adequate, reasonable, as far as possible, regularly. Replace it by a number, a place, a time or a name.

**Who measures?** Two people, one from each side, at fixed times and one fixed place. The reading goes on a board within ten minutes. If they differ by under one degree, the higher value counts. If an instrument is broken, the step of the IMD warning counts.

**Begin small.** An agreement for one summer, with a date for review in July, gets signed more easily than one for ever. In July bring three numbers: days in each step, people who fell ill, rupees. Then improve it.

**Form.** One page, in the language of those who work, with date, names, both signatures, two witnesses; one copy on the wall beside the water, one with each side, one sent to the labour office. Under the Industrial Relations Code, 2020 a settlement between employer and workers that is signed in the prescribed form binds both. Let the union or a lawyer look at it before you call it that.

**Check yourself**

1. Make checkable: “Regular breaks will be given.” *For example: 10 minutes at the full hour from 9 am to 4 pm, seated in shade, paid.*
2. The two readings are 29.7 and 30.3. Which step? *Red: they differ by less than one degree, so the higher value counts.*
3. ₹600 a day of 8 hours. What does a paid rest of 70 minutes cost? *75 ÷ 60 × 70 = ₹87.50.*`,
  },
}
