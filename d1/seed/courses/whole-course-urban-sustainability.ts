import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInUrbanSustainability: SubjectLessons = {
  'walk-your-ward': {
    'One street, forty obstacles': `Walk 200 metres of any footpath and count every time you have to step down, squeeze, climb or leave it. Most people count five. Walk again slowly with a list, and it is forty.

We do not see them because our bodies solve them. Somebody with a stick, a suitcase, a pram or a heavy bag cannot, and leaves the footpath at the first. From there on they walk in traffic. About one in five people killed on India’s roads is a pedestrian, more than thirty thousand a year. A good part of safety is simply a path that one can stay on.

**What to look for, in six groups**

1. **Gaps:** missing slabs, open drains, driveways that cut the path
2. **Steps:** kerbs above 15 cm, ramps as steep as a slide
3. **Objects:** poles, transformers, boxes, trees without a gap, signs at head height
4. **Uses:** parked vehicles, goods, waste, building material
5. **Surface:** loose, polished, broken, flooded
6. **Ends:** where it simply stops

\`\`\`figure
kind: bars
title: People complain about vendors; poles and driveways stop them more often
unit: obstacles on 200 m
source: Example street, invented numbers for practice
Group | Count
Gaps | 9
Steps | 11
Objects | 8
Uses | 6
Surface | 4
Ends | 2
\`\`\`

In this example, driveways are counted under gaps where the path is cut, and under steps where one has to climb. Decide once how you count, write it down, and keep to it.

**Obstacles and distance.** Forty on 200 m is one every five metres. A wheelchair user does not need forty repairs to be helped. It takes one stretch without a break between two places that matter, such as the bus stop and the clinic. So note the *longest stretch without an obstacle*: in most streets it is under 20 m. This single number is easily understood, and it grows with each repair.

**A vendor is not an obstacle in the same sense.** People come for them, and they make a street safe in the evening. The Street Vendors (Protection of Livelihood and Regulation of Street Vending) Act, 2014 protects them: places are decided by a town vending committee after a survey, and nobody may be evicted without notice. Note how much width is left, not who stands there. Often the vendor stands in the walking zone because a transformer has the furniture zone.

**Whose duty is it?** Footpaths are a duty of the municipal corporation under its own Act. The Rights of Persons with Disabilities Act, 2016 demands that roads and public places be accessible. In May 2025 the Supreme Court said that the right to a usable, unobstructed footpath is part of the right to life under article 21 of the Constitution (S. Rajaseekaran v. Union of India). So you do not ask for a favour. You help with a list.

**Do it today** on the way to something: one street of 200 m, tally marks in six columns. Pace it: most adults need about 270 steps. Write date, hour and weather. Which group wins? That is usually not the one that people complain about.

**Check yourself**

1. A scooter is parked across the path in front of a broken slab. How many obstacles do you count, and in which groups? (Two: uses and surface. When the scooter is gone, the slab remains.)
2. 26 obstacles on 130 m. What is the mean distance between them? (5 m.)
3. What was the longest stretch without one on your own 200 m?`,
    'Clear width and who needs it': {
      isPreview: true,
      body: `Clear width is what is left between the nearest things on both sides, from the ground up to 2.2 m. Nothing else counts: a path of 3 m with a transformer in its middle may have a clear width of 60 cm.

| Who | Needs at least |
| --- | --- |
| One person | 0.75 m |
| With a bag, an umbrella, a child by the hand | 1.0 m |
| Wheelchair, straight on | 0.9 m |
| Wheelchair, turning round | 1.5 m × 1.5 m |
| Two people passing | 1.5 m |
| Wheelchair and walker passing | 1.8 m |

**What the rules say.** IRC:103, the pedestrian guideline of the Indian Roads Congress, asks for at least **1.8 m** of clear walking zone in residential streets and 2.5 m or more near shops, with kerbs not higher than 15 cm and 2.2 m of free height. The 1.8 m are not luxury: they are the last row of the table.

**How to measure.** Hold the tape level between the two nearest obstacles, at a right angle to the way you walk. Measure at the *narrowest* place of each stretch, since a path is as wide as its narrowest point. Doors that open, cables that hang and branches below 2.2 m count. A wall or a shop front “takes” some width too: people keep about 20 to 30 cm away from it without thinking.

Write width in centimetres and what makes it narrow: “74 cm, between wall and lamp pole 12”.

**Width and crowds.** How many people pass in an hour depends on the width. The older edition of IRC:103 gave these figures for people walking in both directions:

\`\`\`figure
kind: bars
title: From 1.5 to 3 m the width doubles, and four times as many can walk
unit: people an hour
source: IRC:103, edition of 1988, people in both directions
Width | People
1.5 m | 800
2.0 m | 1600
2.5 m | 2400
3.0 m | 3200
4.0 m | 4000
\`\`\`

Why more than double? Below 1.5 m people cannot pass each other at all; they queue.

**A worked example.** In front of a metro station you count 31 people in one minute, both ways, at six in the evening. 31 × 60 = 1,860 an hour. That asks for more than 2 m. The clear width is 1.3 m between a ticket machine and a parapet, and 60 of 100 people walk on the road. Your sentence for the audit: “1,860 people an hour, 1.3 m of clear width; the guideline asks for about 2.2 m.” It holds the demand and the lack in one line.

**Count like this:** choose a line across the path, count everybody who crosses it for five minutes, in both directions, with a second tally for those who pass on the carriageway. Multiply by twelve. Do it at a busy hour and at a quiet one.

**One narrow place is enough.** Look at a stretch of 50 m with these readings, one for each 10 m: 210, 195, 74, 180, 200 cm. The mean is 172 cm and sounds nearly right. But the path is 74 cm wide. **Report the minimum, never the mean.** The list then shows that moving a single pole makes 50 m usable.

| Reading | What makes it narrow | Owner, if known | Fix |
| --- | --- | --- | --- |
| 74 cm | Lamp pole 12 | City | Move 60 cm to the kerb |
| 180 cm | Steps of a shop | Shop | None needed |

**Try it at home first.** Measure your own door (usually 80 to 90 cm), the lift (80), a wheelchair (65 to 70, with hands 80 to 85). Then you know 74 cm in your body.

**Check yourself**

1. Readings of 160, 150, 88, 170 cm. Who can no longer pass? (A wheelchair, which needs 90.)
2. 22 people pass in five minutes. How many an hour, and is 1.5 m enough? (264; yes.)
3. Measure three places today. How many of the first table’s rows can pass the narrowest?`,
    },
    'Three zones of a street edge': `Between building and carriageway there should be three strips. When they are mixed, people lose.

| Zone | Width | Holds |
| --- | --- | --- |
| Frontage | 0.5 to 1 m | Steps, doors, displays, people who look |
| **Walking** | 1.8 m or more | Nothing |
| Furniture | 0.75 to 1.5 m | Poles, trees, benches, bins, boxes, vendors, parked cycles |

Beside the carriageway stands the kerb, then parking or traffic.

**Does it fit?** Add the smallest sizes: 0.5 + 1.8 + 0.75 = 3.05 m. On many streets there are 2.5 m. Then the frontage zone shrinks first, then the furniture zone is broken into islands: a pole here, a tree there, in line, between them a bay. The walking zone is never what gives way.

**A worked example.** A footpath is 2.6 m wide. Today twelve poles stand in the middle, each with a base 0.5 m wide. Left and right of each 1.05 m remain: two useless halves. If the poles stand in a strip of 0.5 m at the kerb, 2.1 m are clear in one piece. **Moving twelve poles by about a metre helps more than new tiles.**

\`\`\`figure
kind: bars
title: The same 2.6 m: poles at the kerb leave twice the clear width
unit: m of clear width
source: Worked out from the example
Where poles are | Clear
In the middle | 1.05
At the kerb | 2.1
\`\`\`

Why are they in the middle? Because the cable trench was there. So the moment to move them is when the trench is opened anyway. Ask the utility for its plan of works for the year.

**Driveways** should cross the footpath, not the other way round. The path stays level, and cars climb over it by a short ramp in the furniture zone. Where the path dips at every gate, a walker goes up and down forty times in a street, and a wheelchair tips sideways each time. With a kerb of 15 cm a ramp for cars of 60 cm length is enough; drivers then slow down. That is intended.

**Trees** are part of the furniture zone and the reason why anybody walks in May. If a trunk stands in the middle, widen the path around it; never cut it for a width. Leave the soil open: for Delhi the National Green Tribunal ordered in 2013 that at least one metre around trunks be kept free of concrete. Roots lift slabs where they get no air. A strip of gravel or a grating, flush with the path, is walkable and lets rain in.

**Parking** on the footpath is an offence under most cities’ traffic rules, and it is also a sign: nothing stops the car. Bollards with a gap of 1.0 to 1.2 m, a kerb of 15 cm, a bench or a tree in the furniture zone do more than a board.

**Bus stops** need a place of their own. A shelter across the walking zone pushes everybody onto the road, just where the bus comes. It belongs into the furniture zone with its back to the path or, better, on a bulge of the kerb where the bus stops in its lane.

**Vendors** belong to the furniture zone, with 1.8 m left in front of them and space for customers. Draw them in; a plan without vendors is a plan that fails within a week.

**Try this.** On a photograph of your street draw the three strips in three colours. Then mark each thing that stands in the wrong one, and who owns it. You have just drawn the plan that the engineer never had.

**Check yourself**

1. A footpath of 3.4 m has a row of trees 0.8 m from the kerb and steps of 0.5 m at the wall. Trunk and soil take 1 m (0.3 to 1.3 m from the kerb). How much is left to walk? (3.4 − 0.5 − 1.3 = 1.6 m: 20 cm short. Shrink which zone?)
2. Why is a walking zone of 1.8 m in one piece better than two of 1.0 m?
3. Name three things in your street that could move by a metre.`,
    'Strip maps on folded paper': `An audit needs a map that you can write on while you walk. A strip map is a street drawn as a straight ribbon, like the old maps of pilgrim roads. Bends are left out; what matters is the order and the distance.

1. Fold A4 paper lengthwise in three. The middle strip is the footpath, the left one buildings, the right one carriageway.
2. One centimetre is two metres, so one sheet of 29.7 cm is about 50 metres with margins. Number the sheets.
3. Fix points that anybody will find again: corner, gate with a number, lamp pole with a number. Each gets a distance from the start.
4. Every obstacle gets a running number at its place, and a line in the list.

| No. | m | What | Measure | Owner? | Photo |
| --- | --- | --- | --- | --- | --- |
| 7 | 31 | Transformer | 65 cm left | BESCOM | 112 |
| 8 | 36 | Slab missing | 40 × 60 cm, 1.2 m deep | City | 113 |
| 9 | 38 | Ramp | height 14, length 50 cm | Shop? | 114 |

**How many sheets?** 500 m on both sides are 1,000 m, 20 sheets, and perhaps 150 lines. That is a morning for each side with three people. If you have less time, choose 200 m that many people need: from a bus stop to a school, a clinic, a market.

**Measuring distance.** Three ways, from good to quick:

| Way | Error on 100 m | Needs |
| --- | --- | --- |
| Measuring wheel | 0.5 m | A loan from the ward office |
| 30 m tape, laid end to end | 0.3 m | Two people, quiet street |
| Paces, checked on 50 m | 1 to 2 m | Nothing |

Check your paces once: walk 50 m three times and count. Say 66, 67 and 66 steps: one step is 75 cm. Then 41 steps from the corner are 31 m. One percent is good enough; what matters is that number 8 can be found by somebody else next year. Begin anew at each fixed point, so that errors do not add up: “lamp pole 12 + 5 m”.

**Two people share it like this.** One walks ahead, measures and calls: “Eight. Thirty-six. Slab missing. Forty by sixty. One twenty deep.” The other writes and **repeats aloud**. A third takes the photograph and calls its number. After each sheet you change, since the one who writes gets tired first.

\`\`\`figure
kind: bars
title: Repeating aloud catches most errors before they are on paper
unit: wrong lines of 100
source: Invented numbers, for practice
Way | Errors
One alone | 12
Two, silent | 7
Two, repeat | 2
\`\`\`

**What to write in the middle strip:** the clear width in cm at the narrowest point of each 10 m; ramps with an arrow that points down; steps with their height; S for shade. Left: doors, shops, gates. Right: crossings, parking, drains, bus stops.

**Signs you can agree on:** circle for pole, square for box, triangle for step, cross for gap, wave for water, T for tree with a dot at the trunk. Draw the key on sheet 1. Do not invent new ones on the way.

**Write side of the street, direction, date and weather on every sheet.** “East side, north to south, 14 November, dry, sheet 4 of 10.” They *will* get mixed up. Photograph the finished sheets before you go home. Paper gets wet, and a list that exists once does not exist.

**Phones** are good for photographs and bad for maps: GPS in a street with high buildings is 5 to 20 m off. Use the phone’s position for the whole street, the paces for number 8.

**Check yourself**

1. 50 m took you 70, 71 and 69 steps. You count 120 steps from the corner. How far is it? (50 ÷ 70 = 0.714; × 120 = 86 m.)
2. How many sheets do you need for 350 m on one side? (7.)
3. Draw the first 20 m in front of your own house on a folded sheet, from memory. Then go down and correct it.`,
    'Measuring slope with a bottle and a ruler': `A ramp that looks gentle can be unusable. Two numbers matter: the slope along the way, and the slope across it.

**Tool:** a straight board of exactly one metre, a clear bottle half full of water fixed on it, a ruler. Total cost: nothing.

1. On a table that you believe is level, turn the board round: if the water looks the same both ways, the table is level. Mark the water line on the bottle.
2. Lay the board on the ramp, along it. Lift its lower end until the water stands at the mark.
3. Measure the gap below the lifted end in centimetres. That is the slope in percent: 8 cm on 1 m is 8 %.

For ramps shorter than a metre lay the board across them, hold it level from the top edge, and measure height and length: slope = height ÷ length.

A phone with a level works as well, in degrees or percent. Check it on a table, then turn it by 180° and check again. Degrees are not percent:

| Degrees | Percent | 1 in |
| --- | --- | --- |
| 1° | 1.7 % | 57 |
| 2.9° | 5 % | 20 |
| 4.8° | 8.3 % | 12 |
| 5.7° | 10 % | 10 |
| 15.6° | 28 % | 3.6 |

**What is good, what is the limit**

| | Good | Limit | Says |
| --- | --- | --- | --- |
| Ramp at a kerb | 5 % (1 in 20) | 8.3 % (1 in 12) | Above 10 % a wheelchair can tip |
| Along the footpath | Up to 5 % | As the street | Long slopes need level rests |
| Across | 2 % | 2.5 % | More pulls the chair to the road |
| Step at the foot of a ramp | 0 | 1 cm | More stops small wheels |
| Width of a ramp | 1.5 m | 1.2 m | Without the sloping sides |

The limit of 1 in 12 is found in India’s Harmonised Guidelines for universal accessibility of 2021 and in IRC:103.

**A worked example.** A kerb is 15 cm high. At 8.3 % the ramp must be 15 ÷ 0.083 = 180 cm long. At 5 % it is 300 cm. One of 50 cm is far too steep: 15 ÷ 50 = 30 %. Note it: “height 15, length 50, slope 30 %”. No adjective is needed.

\`\`\`figure
kind: bars
title: A kerb of 15 cm needs a ramp of 1.8 m; most are built far shorter
unit: cm of ramp length
source: Worked out: height divided by slope
Slope | Length
5 % | 300
8.3 % | 180
12 % | 125
20 % | 75
30 % | 50
\`\`\`

If there is no room for 180 cm across the path, lower the kerb: at 10 cm height the ramp is 120 cm. Or lower the whole corner to the road, with dots for those who cannot see the edge. Or lift the crossing: a raised crossing at the level of the path needs no ramp for walkers at all and slows the cars.

**Why cross slope hurts.** On a path that tilts 4 % to the road, a wheelchair with its user, say 90 kg together, is pulled sideways by 90 × 9.81 × 0.04 = 35 N, like a bag of 3.6 kg hanging on one side for the whole way. One arm brakes, the other one drives. Rain needs only 1.5 to 2 % to run off.

**Where to measure:** at the steepest place, at the foot of each ramp (is there a lip?), and across at every gate. At the top there must be a level landing of at least 1.2 m; else one arrives and rolls back. Measure it, too.

**Check yourself**

1. Height 12 cm, length 90 cm. Percent, and is it within the limit? (13 %; no.)
2. How long must a ramp for 12 cm be at 1 in 12? (144 cm.)
3. Your phone shows 3.4° on a ramp. Good or not? (About 6 %: good.)`,
    'Staying safe near traffic': `An audit is done beside moving vehicles, by people who look at the ground. Plan for it. No list is worth a hurt foot.

**How far a vehicle goes before it stops.** A driver needs about a second to react; then the brakes work. On a dry road:

\`\`\`figure
kind: bars
title: At 50 km/h a car needs 30 m to stop, twice as far as at 30
unit: m to stop
source: Worked out: 1 s of reaction, braking at 6 m/s²
Speed | Reaction | Braking
20 km/h | 5.6 | 2.6
30 km/h | 8.3 | 5.8
40 km/h | 11.1 | 10.3
50 km/h | 13.9 | 16.1
60 km/h | 16.7 | 23.1
\`\`\`

On a wet road the second part is nearly double, and a driver with a phone reacts in two seconds. So a car at 50 km/h that is 25 m away **cannot** stop for you, however polite the driver is. Learn what 30 m look like: about six parked cars.

**Before**

- Never alone. Three is best: one measures, one writes, one only watches the traffic and may say *back* at any time. The watcher does nothing else, not even photographs.
- Bright clothes or reflective vests; closed shoes; hat, water, a small first-aid kit.
- Sunday from seven to nine in the morning for measuring; rush hour only for counting, from a safe place.
- Tell somebody where you are and when you will be back. Write down the nearest hospital.
- Not in heavy rain: water hides open manholes. Not in the hottest hours from April to June.
- A letter from the ward office, or one to it, in your pocket. “We are measuring the footpath of … on …” answers most questions.

**On the street**

- Face the traffic. Step onto the carriageway only when the watcher has said *clear*, never to take a photograph.
- Measure road width by counting slabs on both sides, or from a photograph; do not lay a tape across a road with traffic.
- Nobody puts a hand or foot into an open drain or box. Measure depth with a stick. Gas from sewers can make people faint; never lean in.
- Do not touch cables, boxes or poles: some are live, above all after rain. A pole that tingles is an emergency: keep people away and ring the electricity company.
- Phones and earphones stay in the bag while you walk.
- Children count from a wall or a balcony, with an adult for each two.

**With people.** Say who you are and why, before you measure in front of a shop: “We look at where it is hard to walk.” Do not photograph faces; leave when you are asked to. Do not promise that anything will change, and do not say that anybody will be evicted, because it is not your aim. Show the sheet: most people then point to something that you have overlooked. If somebody becomes angry, thank them and go on to the next sheet. You can come back with a shopkeeper who is known.

**In front of** police posts, court buildings, military areas, metro stations and airports ask before you photograph.

**If something happens:** 112 for accident, police, fire. Under the Good Samaritan rules in section 134A of the Motor Vehicles Act whoever helps an injured person is not liable for it, and need not give a name.

**An open manhole or a live wire cannot wait for your list.** Put a branch or a bright cloth there so that it can be seen, stay until somebody is warned, report it to the ward control room or the city’s app, and note the complaint number. That is number 1 of your audit: “Reported 7.40 am, no. …, closed on …”.

**Check yourself**

1. A scooter at 40 km/h is 20 m away. Is it safe to step out? (No: it needs 21 m on a dry road.)
2. Who in your team may say *back*, and what does that person carry? (The watcher; nothing.)
3. Write your own page: three names, hour, hospital, number of the ward’s control room.`,
    'Audit 500 m on each side': {
      task: { hours: 4 },
      body: `Now the audit itself: 500 metres, on both sides, as strip maps. It takes two hours for each side with a team of three.

Begin at a fixed corner. Walk each side once without writing, to get the whole into your head. Then work sheet by sheet: obstacles with number, distance, measure, photograph; clear width at the narrowest place of each 10 m; every ramp with slope; every crossing with its waiting time at the traffic light or the number of gaps in five minutes.

Add shade at noon in tenths for every 50 m, light in the evening later, and each place to sit.

At the end of each side compare the number of photographs with the list, before you go home. Write three sentences while it is fresh: the worst ten metres, the best ten, the biggest surprise.`,
      bring: [
        'Twenty folded sheets',
        'Tape, one-metre board, ruler',
        'Stick',
        'Phone with a full battery',
        'Vests',
        'Team of three',
      ],
      checklist: [
        'Both sides, every sheet numbered',
        'Narrowest width for each 10 m',
        'Every ramp with height, length, slope',
        'Photographs match the list',
      ],
    },
    'What a ramp looks like from a wheelchair': `Sit in a wheelchair for ten minutes and the street is another one. Better still: walk with somebody who uses one every day, listen, and pay them for their time. Sitting in it once teaches what is heavy; it does not teach what a life is like.

**What wheelchair users point out again and again**

- **One step of three centimetres** stops the front wheels, and the body goes on.
- **Cross slope** is the silent enemy: one arm works, the other brakes.
- **Gratings** with slots along the way swallow a wheel. Slots should lie across it, under 1.3 cm wide.
- **Bollards** closer than 90 cm keep out motorcycles and chairs alike. One gap of 1.0 to 1.2 m is enough for the chair; a second bollard behind it, offset, keeps out scooters and chairs alike, so leave it out.
- **A ramp without a landing:** you arrive at the top and stand in the traffic.
- **Drivers do not see you.** Eyes are at 1.15 m, below the bonnet of a large car.
- **Detours.** “There is a ramp at the other end” means 400 metres.
- **Cobbles and broken tiles** shake; people with spinal injuries feel pain from it.

**How heavy is a ramp?** To roll up a slope one must lift one’s weight. A person of 70 kg in a chair of 20 kg on a ramp of 8.3 % needs 90 × 9.81 × 0.083 = 73 N, besides the friction of about 15 N. That is 88 N, like pushing 9 kg up with each stroke. On 20 % it is 190 N. Few arms can do that, and the chair tips backwards.

\`\`\`figure
kind: bars
title: Push needed for 90 kg: a steep ramp is not hard, it is impossible
unit: N
source: Worked out, with 15 N of friction
Slope | Push
Level | 15
2 % | 33
5 % | 59
8.3 % | 88
12 % | 121
20 % | 192
\`\`\`

Many people can give 100 N for a few seconds, older people less. That is where the limit of 1 in 12 comes from, and why short ramps of 12 % are usable only with help.

**Four words for each obstacle:** *can pass, with help, cannot, dangerous.* Ask the person who rolls, and write their word, not yours. It sorts your list better than centimetres.

| No. | Measure | Word | Because |
| --- | --- | --- | --- |
| 7 | 65 cm beside transformer | Cannot | Goes onto the road for 12 m |
| 9 | Ramp 30 % | Dangerous | Tips backwards |
| 15 | Slab up by 2 cm | With help | Front wheels lifted by the companion |
| 21 | Driveway, 5 % across | Can pass | Tiring |

Then count metres instead of obstacles: on how many of the 500 m was the chair on the carriageway? “340 of 500 m on the road” is a sentence that a commissioner remembers.

**How to help.** Ask before you touch a chair. Going down a step backwards, going up forwards, with a foot on the tipping bar. Never lift by the armrests; they come off. Speak to the person, not to the companion. Sit down if you talk for more than a minute.

**Crossings.** Time them. A carriageway of 14 m at 0.8 m a second takes 17.5 seconds; many lights give pedestrians 10 to 12. A refuge in the middle must be at least 1.5 m deep to hold a chair, better 2 m, and cut through at road level.

**Others see further things.** Somebody with a stick: seats every 100 m. Somebody who is deaf: lights and sight lines. Somebody with autism: a place without noise. Somebody with a pram: nearly the same as a wheelchair, with two free legs. Ask one of them as well, if you can.

And ask one question at the end that has nothing to do with ramps: where would you go if you could? The answer is your route.

**Check yourself**

1. A carriageway of 10.5 m, walking speed 0.8 m a second. How long must the light be green? (13 s, and a little to begin with.)
2. A ramp of 10 % and a mass of 100 kg: what push, with 15 N of friction? (98 + 15 = 113 N.)
3. Whom will you ask, and how will you pay for their time?`,
    'Tactile paving, and how it goes wrong': `Tactile tiles speak to feet and sticks, in two words. **Lines** in the direction of walking say: go on. **Dots** say: careful, something changes here. They were invented in Japan in the 1960s and have spread over the world because two words are easily learned.

**Right**

- Lines in the middle of the walking zone, 30 cm wide, at least 60 cm from any object on both sides
- Dots across the whole width before a crossing, steps, a platform edge, and where lines meet or turn
- Raised by about 5 mm; yellow or otherwise in clear contrast
- A ramp without a step where the dots are
- The same on the other side of the road, in line

**What goes wrong, nearly everywhere**

| Fault | What it does |
| --- | --- |
| Lines lead into a pole or a parked car | Injury |
| Dots used as decoration everywhere | The word has lost its meaning |
| Line interrupted at each driveway | One stands in the middle of nothing |
| Polished steel studs | Slippery in rain, hot in May |
| Turned by 90 degrees without dots | One walks straight into the wall |
| Covered by goods and scooters | As if it was not there |
| Grey on grey | Useless for those who see a little, who are the most |
| Manhole lid without tiles on it | The line is broken |
| Line 20 cm from a wall with steps and signs | Shoulders hit them |

**Most people with a visual disability see something.** So contrast matters as much as relief. Take a photograph in black and white: if the line vanishes, it is not visible to them. Yellow on dark grey is good; yellow on cream is not.

**Measure it, don’t judge it.** On your strip map draw the tactile line as a second ribbon. For each 10 m write one of three letters: G good, B broken, N none. A worked example for 500 m:

\`\`\`figure
kind: shares
title: Of 50 pieces of ten metres only 11 can be followed
unit: pieces of 10 m
source: Invented numbers, for practice
State | Pieces
Good | 11
Broken | 24
None | 15
\`\`\`

Then look at runs. Eleven good pieces may be eleven islands. *Longest unbroken line: 40 m, from 210 to 250.* For somebody who cannot see, this is the number that counts.

**What would make it whole?** List the breaks with their fix:

| m | Fault | Needed | Owner |
| --- | --- | --- | --- |
| 62 | Lamp pole on the line | Move line by 60 cm, 6 tiles | City |
| 118 | Manhole lid | Lid with tile tray | Water board |
| 140 to 150 | Scooters | Bollards, fine | Traffic police |
| 177 | Turn without dots | 4 dot tiles | City |
| 203 | Ends before the crossing | 8 tiles, ramp | City |

Five fixes, some twenty tiles, and the longest line grows from 40 to 190 m. Such a table gets built sooner than a demand for “tactile paving on the whole road”.

**Test it.** Close your eyes, put one foot before the other along the line in thin shoes, with a companion who says *stop*. How many metres do you get? Then ask somebody who uses a white cane to walk it and to speak while walking. Pay for the time. They also listen: a wall, a shop’s fan, an opening between houses are signs to them. You cannot hear these with your eyes shut for the first time.

**When not to ask for tiles.** Where the path itself is missing or 70 cm wide, tiles lead people into danger. First width, then a clear edge, then tiles. In a quiet lane with an unbroken wall on one side a cane follows the wall, and no tiles are needed. On platforms and at the edge of stairs dots are needed always.

**Sound at crossings.** A signal that clicks slowly for red and fast for green costs little when the light is renewed. It needs a button within reach: 0.9 to 1.2 m high, beside the dots.

**Check yourself**

1. Lines lead to the kerb and stop; the ramp is 2 m to the left. Which tiles are missing? (Dots at the turn, lines to the ramp, dots before it.)
2. 34 of 80 pieces are good, the longest run is five. How long is it, and which of the two numbers do you put first? (50 m; the run.)
3. Photograph a line near you in black and white. Can you still see it?`,
    'Repeat the walk on wheels or after sunset': {
      task: { hours: 1.5 },
      body: `Walk the same 500 metres again as somebody else. Choose one: on wheels, with somebody who uses a wheelchair, or with a loaded pram or suitcase; or after sunset, between seven and nine.

**On wheels:** mark at each number of your list *can pass, with help, cannot, dangerous*, and add what you had not noticed on foot. Say how often you were on the carriageway and for how many metres.

**After sunset:** in groups of three. For every 25 m: can you recognize a face at 10 m? Is there anybody who could help? Is the walking zone lit, or only the road? Note lamps by number that do not burn. Ask two women what they do here at this hour; the answer is often: walk elsewhere.

Compare both maps. Obstacles that appear on both go to the top.`,
      bring: [
        'Copies of your strip maps',
        'Second colour',
        'Torch',
        'Team of three',
        'Pram, suitcase or a companion who uses a wheelchair',
      ],
      checklist: [
        'Every number has a second judgement',
        'Metres on the carriageway counted',
        'Lamps with their numbers',
        'Two people asked',
      ],
    },
    'City, power utility, telecom, shop: who owns the pole?': `A list goes nowhere if it is sent to the wrong office. So find out who owns what stands in the way.

| Thing | Usually owned by | How to tell |
| --- | --- | --- |
| Slabs, kerbs, rain drains and their manholes | City corporation | – |
| Round manholes, “sewer”, “water” | Water board, or the city | Letters on the lid |
| Lamp posts | City, often run by a contractor | Number plate |
| Power poles, transformers, feeder pillars | Electricity company | Number, colour, danger sign |
| Cabinets, cables at head height | Telecom and cable firms | Stickers, or nobody |
| Signals, signs | Traffic police or city | – |
| Bus stops | City or bus corporation, advertiser | Panel |
| Trees | City’s tree officer | – |
| Ramps and steps of shops | The owner; the ground is the city’s | Ask kindly |
| Building material | Whoever builds | Board at the site |
| Main roads | Sometimes the state’s public works, or the highways authority | Ask for the list of roads |

Write the number of the pole or lid on your list: it turns “a pole” into an asset with a keeper.

**Sort 62 obstacles by owner** and the work looks smaller:

\`\`\`figure
kind: bars
title: The city owns half of the obstacles; five other owners share the rest
unit: obstacles on 1,000 m
source: Invented numbers, for practice
Owner | Count
City | 31
Power | 12
Shops, houses | 9
Telecom | 5
Water board | 3
Police | 2
\`\`\`

**How to find out in a day**

1. Read what is written on it: plate, lid, sticker, paint.
2. Follow the cable with your eyes to the next thing with a number.
3. Ask the lineman, the sweeper, the shopkeeper. They know who comes when it breaks.
4. Look it up: many cities publish asset maps; the electricity company’s app takes a pole number.
5. If nobody knows, ask the ward office in writing: “Who maintains the cabinet at …?” Under the Right to Information Act it must transfer your question to the office that knows within five days.

**What a fix costs,** so that you ask for the right thing (typical values, rounded for practice):

| Fix | ₹ | Time |
| --- | --- | --- |
| Slab replaced | 2,500 | A day |
| Manhole lid | 6,000 to 12,000 | A day |
| Ramp rebuilt at 1 in 12 | 15,000 | 3 days |
| Lamp pole moved | 25,000 to 40,000 | A week |
| Cabinet moved | 50,000 and more | Months |
| Transformer lifted onto a frame | 3 to 6 lakh | Months, power cut |
| Driveway raised to path level | 20,000 | 3 days |

A worked example: 14 slabs, 2 lids, 5 ramps, 4 poles: 35,000 + 18,000 + 75,000 + 1,30,000 = ₹2,58,000. That fits into a ward’s yearly repair budget. The transformer does not; it gets a letter of its own, and meanwhile a ramp around it.

**Two owners in one hole.** Where two are involved, such as a transformer over a drain, send the same letter to both with both names in it. Each will say that it is the other, and then you have that in writing. Ask for a **joint inspection** on a date; this word is known in every office.

**Digging.** Whoever cuts the road needs permission and must restore it. Find out who dug: the city’s road-cutting permits name the firm, the length and a deposit, which is kept until the surface is as it was. A photograph of a trench filled with loose soil, with the permit number, often brings a crew within days.

**Cables that nobody owns.** Ask the city to set a date for removal; many have a rule for it. Before that date firms tag what is theirs.

**Shops.** A step of a shop that stands on public ground has often been there for thirty years because the road was raised. Do not write “encroachment”. Write “step, 40 cm into the walking zone; could be turned sideways”. Talk with the owner first. A ramp brings customers with prams.

**Check yourself**

1. A lid says “BWSSB” and is 4 cm lower than the path. To whom do you write? (The water board.)
2. 9 slabs, 3 ramps, 1 pole at ₹30,000. What does it cost? (22,500 + 45,000 + 30,000 = ₹97,500.)
3. Take the worst five of your list. How many owners are there, and for how many do you have a number?`,
    'Ten photographs that need no caption': `Nobody reads forty pages. Ten good photographs carry an audit through any meeting. They are chosen, not collected.

**Take them like this**

1. From the height of eyes (for a wheelchair 1.15 m), standing where a walker stands, not from a car or a roof.
2. Something for scale: tape at the gap, a shoe, a 1 m board. Not a face.
3. Two of each: wide, with a landmark that everybody knows; close, with the measure.
4. In even light: morning or cloud. Harsh shadow hides steps. Flash flattens them.
5. A person from behind who has to leave the path tells it all. Ask them.
6. Same place dry and after rain: a pair. Stand on the same slab, at the same height.
7. Hold the phone level and straight. A tilted picture makes every slope look steep, and the engineer notices.

**Choose** ten of a hundred. A worked way to do it in half an hour: lay all pictures out as thumbnails. First throw out what is blurred or shows a face. Then sort the rest into heaps by obstacle group. From each heap take the clearest. Then check the set against this table:

| The ten together show | How many |
| --- | --- |
| Danger to life | 2 |
| The narrowest place, with tape | 1 |
| A ramp with height and length | 1 |
| Somebody who must leave the path | 1 |
| A tactile line that ends | 1 |
| The street after rain | 1 |
| After dark | 1 |
| A thing that costs little to mend | 1 |
| **A place where it works** | 1 |

The last one matters most: it proves that the city can. If it is in the same ward, the engineer built it.

Each picture shows *one* problem. All owners appear at least once.

**Name files** by number on the map: *08_missing-slab_36m_2026-11-14.jpg*. Number, what, where, when. So the file explains itself when it has been forwarded five times. Keep the originals; they carry date and time. Messaging apps remove these and shrink the picture; send files as documents or by link.

**Privacy.** Faces, number plates, house names and the inside of homes do not belong in an audit. Blur them before you share. In India the Digital Personal Data Protection Act, 2023 covers personal data in digital form; more important, the vendor whose face you publish may lose the place. Ask, show the picture, and delete it if they prefer.

**Do not** brighten, crop out the vendor, or take the worst angle. An engineer who goes there and finds it harmless will believe nothing more. Straightening and cropping to the subject is fine, if the original is kept.

**A caption of one line** anyway, for those who cannot see the picture and for the file: *No. 8, 36 m from the corner of 3rd Cross, east side: slab missing, 40 × 60 cm, 1.2 m deep. 14 November.* What, where, measure, date. No adjective. This line is also the alternative text for a screen reader.

**Before and after.** Take the “before” so that you can take the “after”: choose a landmark at both edges of the frame and write down where you stood. In half a year the pair is your best thank-you, and the best argument for the next ten.

**The order.** Put them in the order in which one would walk. Begin with the place that everybody knows, end with the place where it works.

Cover the captions with your hand: what does each say without words? Throw out those that say nothing. Show the ten to somebody who has never been there and ask them to tell you the story of the street. If they tell it right, you are done.

**Check yourself**

1. You have a dramatic picture of an open drain, taken from a flyover. Does it belong to the ten? (No: a walker never sees it so. Take it again from the path.)
2. Write the caption of one picture of yours with what, where, measure and date.
3. Which of the nine rows in the table do you not have yet?`,
    'Write the two-page audit': {
      body: `Write two pages. Page one is for the engineer, page two is the list.

**Page one:** street, from where to where, date, who; one map; three numbers (for example: 62 obstacles on 1,000 m; narrowest place 48 cm; 340 m walked on the carriageway by wheelchair); five photographs; and **what we ask for**, sorted by danger:

1. *This week:* open manholes, live cables
2. *This quarter:* twelve slabs, three ramps
3. *With the next budget:* six poles, one crossing

**Page two:** the table by owner, with number, distance, what, measure, request.

No history of neglect, no blame, no exclamation marks. End with a date on which you will walk there again and would like to meet.

Have it read by a wheelchair user, a shopkeeper of the street and somebody of fourteen. Change what they do not understand or find unfair.`,
      bring: ['Strip maps', 'Ten photographs', 'List of owners'],
      checklist: [
        'Two pages, not three',
        'Three numbers, each with how it was measured',
        'Sorted by danger and owner',
        'Read by three people',
      ],
    },
    'The second letter, and the third': `The first letter is seldom answered. That is not yet a refusal. What works is to return, friendly and on time.

**Hand over in person** and ask for a stamp, name and a date for a joint walk. One hour on the street with the engineer is worth ten letters. Walk on the side where it works first, then to numbers 1 to 10. Write the engineer’s words beside the numbers, and send them the list the same evening: “You said: this week; with the next contract; not ours.”

**A calendar**

| Day | What |
| --- | --- |
| 0 | Audit handed over, stamp |
| 10 | Joint walk, or a call for one |
| 21 | Second letter |
| 60 | Third letter, one level higher; request under the Right to Information Act |
| 100 | First appeal, if it was not answered; ward committee |
| 180 | Measure again |

**After 21 days: the second letter,** one page:

- what has been done since; thanks for it, with a photograph
- what has not, by number
- one question: *which of these can be done before 31 March?*
- copies to the owners of poles and to the ward committee

The question about 31 March is not chance: then the financial year ends, and money for repairs that is not used is gone. In January and February engineers look for works that are ready. A list with measures, owners and costs is ready.

**After 60 days: the third letter,** the same list with three columns: done, promised (by whom, until when), no answer. Send it to the next higher office and to the ward councillor. Ask under the Right to Information Act for the work orders and the maintenance budget of this street for the last two years. If ₹4 lakh were spent on this footpath in March, you will want to see where.

\`\`\`figure
kind: line
title: Most repairs follow the walk, the March rush and the third letter
unit: obstacles of 62
source: Invented numbers, for practice
Month | Open
Nov | 62
Dec | 58
Jan | 55
Feb | 49
Mar | 40
Apr | 40
May | 39
Jun | 38
Jul | 38
Aug | 36
Sep | 36
Oct | 33
\`\`\`

62 − 33 = 29 mended in a year, 47 percent. The flat part from April to September is normal. It is no reason to stop, but the time to measure again after the rain.

**Sort what is left** by reason, since each has another cure:

| Reason | Example | Cure |
| --- | --- | --- |
| Not known | Number got lost | Send again, with map |
| No money | Poles | Proposal for next year’s budget, before December |
| Not theirs | Cabinet | Joint inspection |
| Not wanted | Parking | Traders’ meeting, trial of four weeks |
| Not possible | Path is 90 cm wide | Take a strip from the carriageway; traffic police |

**Meanwhile make it visible:** a walk each month with five neighbours and a pram, chalk circles with numbers around obstacles, a map in the window of a shop, one before-and-after pair a month in the residents’ group. Ask the school to count those who walk on the road.

**Thank by name, criticise by number.** “Thanks to the ward’s engineer and the crew for number 8.” “Numbers 12 to 17 are open since November.” A person who is thanked in public has a reason to go on. Never write about a person what you would not say to their face.

**Do not** threaten with court in the first year, do not send the list to the press before the engineer has it, do not add new demands in each letter. The list is the list. New obstacles get a new date.

**Count.** “Of 62, 29 were mended in a year, among them all open manholes. The longest stretch without an obstacle grew from 18 to 74 m.” Such a sentence keeps a group together, and it makes the next engineer pick up the phone.

Then measure the street again. And lend your tape to the next one.

**Check yourself**

1. 48 obstacles, 17 still open after a year. What share was mended? (65 percent.)
2. Why is January a better month for a letter than April?
3. Write the first two sentences of your second letter, beginning with thanks.`,
  },
}
