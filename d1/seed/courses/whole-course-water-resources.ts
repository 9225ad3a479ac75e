import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInWaterResources: SubjectLessons = {
  'groundwater-own-borewell': {
    'A section through a Deccan street': `Most of peninsular India stands on hard rock: granite, gneiss or basalt. There is no underground lake below your street. Water sits in two places only: in the weathered rock near the surface, and in the cracks below it.

\`\`\`figure
kind: layers
title: Below a street in Bengaluru: most water is stored in the first 20 m
unit: m
source: Typical values, rounded for practice
Layer | From | To | What happens
Soil and fill | 0 | 3 | Rain passes through, or roots hold it
Weathered rock | 3 | 20 | Stores water between grains, like a sponge
Cracked rock | 20 | 60 | Carries water in cracks a few millimetres wide
Solid rock | 60 | 100 | Almost dry, however deep you drill
\`\`\`

**The sponge and the pipe.** Weathered rock is old rock that has gone soft. It stores a lot and gives slowly. A crack stores little and gives fast, because it is a pipe. It is refilled from the weathered rock above it. So a borewell that draws from one crack can empty the sponge of the whole street.

This explains three things that people find puzzling:

- Two wells 20 m apart may behave differently. One meets a crack, the other does not.
- A deeper well is not always a better one. Below the lowest crack there is only solid rock.
- A well may fail in the year after a neighbour drills. The new hole meets the same crack, lower down.

**How much is in the sponge?** The share of the rock that gives up its water when it drains is called the **specific yield**. In weathered granite it is only about 1 to 3 percent. The rest is rock, or water that clings to the grains.

A worked example, with typical values rounded for practice. Take a block of 100 m × 100 m, with 10 m of weathered rock full of water and a specific yield of 2 percent:

100 × 100 × 10 × 0.02 = 2,000 m³, or 2 million litres.

**How much comes back each year?** Rain of 900 mm falls on the block. In built-up hard rock ground perhaps 10 percent, 90 mm, reaches the sponge. That is 10,000 m² × 0.09 m = 900 m³ a year. In the rock it raises the level by 0.09 ÷ 0.02 = 4.5 m.

**How much goes out?** Forty flats with four people each, at 135 litres a person a day, use 21,600 litres a day. That is about 7,900 m³ a year: nearly nine times what the rain puts back on that block. The rest must come from neighbouring ground, from a piped supply or from storage that shrinks every year. No pump changes this sum.

The numbers on your street will differ. The method does not: area × thickness × specific yield is what you have, area × recharge is what comes in.

**Check yourself**

1. Why can a borewell of 300 m be dry while the open well beside it has water?
2. The level rises 3 m after the monsoon and the specific yield is 2 percent. How many millimetres of recharge is that? (3 × 0.02 = 0.06 m, so 60 mm.)
3. Find a road cutting, a quarry or a building pit near you. Look for the line where crumbly brown rock turns grey and solid, and note its depth.`,
    'Open wells, borewells and what the casing does': {
      isPreview: true,
      body: `An open well is wide and shallow. It collects water from weathered rock through its walls, and you can see its level. A borewell is a narrow hole, usually 110 to 165 mm across, drilled until it meets cracks. In alluvial plains such as those of the Ganga the hole is lined for its whole length, with slots where the sand gives water, and is called a tubewell. This course is about hard rock, where most of the hole has no lining at all.

| | Open well, 4 m wide | Borewell, 150 mm |
| --- | --- | --- |
| Usual depth | 8 to 20 m | 60 to 300 m |
| Draws from | Weathered rock | Cracks |
| Water held in each metre | 12,600 litres | 18 litres |
| Level can be seen | Yes | Only with a tape |
| Fails | Slowly, in summer | Suddenly, when a crack empties |

The third row is simple geometry: π × radius² × 1 m. A borewell holds almost nothing in itself, so its pump lives on what flows in each minute. That is why the level drops so fast when you switch on.

**What the casing does.** The top of a borewell is lined with a pipe, the casing. It has three tasks:

1. It holds back soil and loose rock, so that the hole does not fall in.
2. It keeps dirty water near the surface out of the well.
3. It carries the cap, the pump and the pipe.

The casing must reach firm rock, enter it by a metre or so, and stand at least 30 cm above the ground. The gap around it is sealed with cement, so that nothing runs down outside it. Below the casing the hole is bare rock.

\`\`\`figure
kind: layers
title: A sound borewell: the upper 20 m are sealed, the rest is bare rock
unit: m
source: Typical values, rounded for practice
Layer | From | To | What happens
Casing, cement | 0 | 3 | Seals out drains and rain from the street
Casing in soft rock | 3 | 20 | Holds back loose ground
Bare hole | 20 | 45 | The riser pipe and the cable hang here
Cracked zone | 45 | 70 | Water enters; the pump hangs just above
Sump | 70 | 80 | Collects rock dust and silt
\`\`\`

**Look at your own well.** Five minutes with a torch tell you most of what matters:

- Does the casing end below ground, in a pit? Rain then washes the street into the well. Ask a plumber to extend it.
- Is there a cap, and does it close tightly around pipe and cable?
- Is there a cracked or missing cement ring around the casing?
- Is there a soak pit, a sewer or a cattle shed within 15 m?
- Is there a second, thin pipe beside the riser? That is an access pipe, and it makes measuring safe and easy.

**An open borewell kills.** Children have died in abandoned holes. In 2010 the Supreme Court of India laid down rules: tell the local authority before drilling, fence the work, fix a steel cap on the casing, build a cement platform around it, and fill an abandoned borewell with clay, sand or gravel up to ground level. If you find an open hole today, cover it with something a child cannot move, and report it to the panchayat, the ward office or 112.

**Check yourself**

1. A borewell of 150 mm has 30 m of water standing in it. How many litres is that? (30 × 18 = 540 litres. A pump of 40 litres a minute empties that in under a quarter of an hour if nothing flows in.)
2. Which of the three tasks of a casing fails when the cement ring is cracked?`,
    },
    'Reading a driller’s log, or making do without one': `When a borewell is drilled, compressed air brings flushed rock powder and water to the surface. A careful driller writes down what it looked like and how deep the bit was. That list is the log. It is the only time anybody sees the inside of your well, so a photograph of the driller’s notebook is worth keeping for life.

A useful log has, for each few metres:

- depth from and to
- colour and hardness of the rock
- where water was met, and roughly how much
- how long the casing is
- the depth of the hole and of the pump

| Depth (m) | What came up | What it means |
| --- | --- | --- |
| 0 to 2 | Red soil, bricks | Fill |
| 2 to 17 | Soft, brown, sandy powder | Weathered rock; casing needed |
| 17 to 42 | Grey powder, dry, hard | Solid rock |
| 42 to 43 | Chips with brown faces, water | First crack |
| 43 to 68 | Grey powder | Solid rock |
| 68 to 69 | Water doubles | Second crack |
| 69 to 90 | Grey powder, no more water | Nothing gained |

Brown faces on grey chips are stained by iron. They mean that water has moved along that crack for a long time.

**How much water?** Drillers lead the water through a plate with a V-shaped notch of 90 degrees and measure how deep it stands in the notch. For a height h in centimetres the flow is about 0.0138 × h^2.5 litres a second.

\`\`\`figure
kind: bars
title: A little more height in the notch is a lot more water
unit: litres a minute
source: Worked out from the formula for a 90 degree notch, rounded
Height | Flow
3 cm | 13
4 cm | 26
5 cm | 46
6 cm | 73
8 cm | 150
10 cm | 262
\`\`\`

On the day of drilling the yield looks better than it will ever be again, because the cracks are full. Old drillers use inches: “two inches of water” is the height in the notch. Two inches are 5 cm, or about 46 litres a minute, not double of one inch. One inch is only about 8 litres a minute.

**Why depths matter.** Suppose water was met at 42 m and at 68 m. While the pumping level stays above 42 m, both cracks give. When it falls below 42 m, the upper crack hangs in air: water from it falls down the wall, takes in air and carries rust. Only the lower crack then gives under pressure. You hear it as a rushing sound at the well head. Remember 42 m as the level you do not want to pass.

**No log?** Most wells have none. Ask these five questions and write the answers with the name of who told you:

1. In which year was the well drilled, and who drilled it?
2. How many lengths of casing went in? (A length is usually 6 m.)
3. At what depth is the pump? Count the pipe lengths on the last repair bill.
4. In which months does it run dry, or suck air?
5. Was it ever deepened, and did that help?

Mark each answer as *measured*, *on paper* or *remembered*. A remembered number is still worth writing down, as long as it says so. Two people who remember the same number without having spoken count for more than one.

**Check yourself**

1. In the log above, how many metres after the second crack were drilled in vain? What did the owner pay for them, at ₹100 a foot? (21 m, about 69 feet, ₹6,900.)
2. A repair bill lists nine lengths of 6 m riser pipe. How deep is the pump, and which of the two cracks lies above it? (54 m; the one at 42 m.)`,
    'Map every well on your street': {
      task: { hours: 2 },
      body: `Neighbouring wells share water, so the street is the smallest unit worth measuring. Draw one page that shows all of them.

Walk the street with a sketch map on which each house is a box. Ask at every gate whether there is a well, and whether you may mark it. Most people are glad to be asked; some worry about permissions or tax. Say that the map stays with the residents and that nobody has to take part.

Use three signs: a circle for an open well, a dot for a borewell in use, a cross for one that has dried up. Beside each write the year and the depth, with a question mark where it is remembered only. Pace the distances between wells; ten metres more or less does not matter.

Look at the finished map. Do the dry ones lie in a group? Are the deep ones new? Write down two things you did not expect.`,
      bring: ['A sketch map of the street on A4', 'A pencil and a clipboard', 'A neighbour who is known on the street'],
      checklist: [
        'Every house on the street is on the map',
        'Each well has a sign, a year and a depth, or a question mark',
        'Nobody’s well is marked without their yes',
        'Two surprises are written down',
      ],
    },
    'Chalked tape, dip meter, sonic reader': `You want one number: how far the water lies below a fixed mark. There are three ways to find it, and each has its own mistakes.

**Chalked tape.** A steel tape with a small weight, the last metre rubbed with blue carpenter’s chalk. Lower it a little below the expected level, note the tape at the mark, pull it up and read where the chalk has turned dark. Subtract. It costs little and is accurate to a centimetre.

A worked example. You hold the tape with 21.00 m at the mark. When you pull it up, the chalk is wet up to 0.34 m. The water lies 21.00 − 0.34 = 20.66 m below the mark. The mark is on the casing rim, 0.42 m above the ground. So the water lies 20.66 − 0.42 = 20.24 m below ground.

**Dip meter.** A flat cable with two wires and a buzzer. When the tip touches water, the circuit closes and it sounds. It is quick and exact, and it is what we recommend a street to buy together. Two cautions: a wet wall or a drip from a crack can make it sound early, and very pure water may not close the circuit. Turn the sensitivity down until it sounds only once, sharply.

**Sonic reader.** Sends a sound down the pipe and times the echo. Nothing enters the well, which helps when there is no access pipe. Joints, cables and pump parts can give false echoes. Sound also runs faster in warm air: about 343 m a second at 20 °C and 349 at 30 °C. Ten degrees of wrong setting are an error of nearly 2 percent, half a metre at 30 m. Set the temperature, and compare it once with a tape.

| | Chalked tape | Dip meter | Sonic reader |
| --- | --- | --- | --- |
| Accuracy | 1 cm | 1 cm | 10 to 50 cm |
| Needs a free way down | Yes | Yes | No |
| Works while pumping | Poorly | Yes | Often not |
| Time for one reading | 5 minutes | 2 minutes | 1 minute |

**The mark.** Every reading starts from the same point, called the measuring point. Choose a spot on the rim of the casing or the end of the access pipe. Paint an arrow on it. If somebody later cuts the casing or raises the platform, measure the change and write it on the first page of the log. A level that “fell” by 30 cm in one day is usually a new slab.

**How often is a reading wrong?** Measure twice, always. If the readings differ by more than 2 cm, measure a third time. If the third agrees with neither, the level is moving: somebody is pumping nearby, or the well has not settled. Wait 10 minutes and begin again.

**Write it so that others can use it.** A good line in a notebook looks like this:

> 15 May, 6.10 am. Well 14. Dip meter. 20.66 and 20.67 m below mark (rim of casing, 0.42 m above ground). Not pumped since 9 pm. Neighbour’s pump off.

A poor line looks like this: “Water at 68 feet.” Below what? When? After pumping?

If your tape is in feet, convert once and write both: 1 foot is 0.3048 m.

**Check yourself**

1. You hold 35.00 m at the mark and the chalk is wet to 0.81 m. The mark is 0.30 m above ground. How deep below ground is the water? (33.89 m.)
2. A sonic reader set to 20 °C shows 50.0 m in a well at 28 °C. Is the true depth larger or smaller? (Larger: the sound was faster than the instrument assumed, by about 1.4 percent, so nearly 50.7 m.)`,
    'Keeping the well clean and the pump cable safe': `A well is somebody’s drinking water. Whatever you lower into it must be as clean as a spoon.

**Before each well**

1. Wash the tape and weight in clean water.
2. Wipe the last five metres with a cloth dipped in dilute bleach: one tablespoon (15 ml) of household bleach in a litre of water.
3. Let it stay wet for two minutes, then wipe it with a clean, damp cloth.
4. Keep the tape on its reel or on a clean sheet. Never lay it on the ground.

Never lower rope that sheds fibres, or a weight of lead. A stainless steel bolt is a good weight: smooth, heavy and harmless. Measure clean wells first and doubtful ones last, so that you carry nothing from one to the other. A well near a sewer is the last of the day.

**The pump cable.** It hangs in the same hole and carries enough current to kill, at 230 volts on one phase or 415 volts between three. Its joint with the pump lead lies under water, wrapped in tape, and may be old.

- Switch the pump off at the board, take out the fuse or lock the switch, and put a note on it. An automatic starter may switch on by itself when the power returns.
- Stand on dry ground or a board, in shoes. Do not touch the well head with a wet hand.
- If the casing or the pump switch ever gave anybody a tingle, do not measure. Call an electrician: the earth wire is broken or the cable is hurt.
- Ask whether the board has a residual current device that trips at 30 mA. It costs less than one pump repair and saves lives.

Wait five minutes after switching off, so that the water comes to rest. Lower the tape slowly, on the side away from the cable. If it catches, do not pull hard: turn it gently and lift. A tape that has wound itself around the riser pipe comes out only with the pump.

> If there is no access pipe and the hole looks crowded, do not lower anything. Ask for an access pipe at the next repair: 25 mm PVC beside the riser, open at the bottom, ending just above the pump. Use a sonic reader until then.

Cover the well while you write. Dropped pens stay down there.

**If a well has been dirtied.** Flood water, a dead rat or a repair with muddy pipes can bring germs in. The cure is called shock chlorination. A worked example for a 150 mm borewell with 40 m of water in it:

- Water in the hole: 40 × 18 = 720 litres
- Wanted: 50 mg of chlorine in a litre, so 720 × 50 = 36,000 mg, or 36 g
- Bleaching powder with 25 percent chlorine: 36 ÷ 0.25 = 144 g

Stir the powder into a bucket of water, let the lime settle, pour only the clear part down the well, and follow it with two buckets of water. Wear gloves and glasses, and never mix it with acid or a toilet cleaner: that makes poisonous gas. Leave it overnight. Nobody drinks. Then pump to a drain, away from plants and ponds, until the smell has gone. Have the water tested for *E. coli* a week later. If the germs return, the dirt is still coming in: look for the crack in the platform.

**Check yourself**

1. Name the two things to do before the tape goes down, and the two before your hand touches the well head.
2. Your well is 110 mm wide (9.5 litres in a metre) with 60 m of water. How much bleaching powder of 25 percent do you need? (570 litres, 28.5 g of chlorine, about 115 g of powder.)`,
    'Take three static readings on three mornings': {
      task: { hours: 1.5 },
      body: `The **static level** is the level of a well at rest. It is the number that you can compare from month to month.

Choose a reference mark first: a spot on the rim of the casing that will not move. Paint an arrow on it and measure its height above the ground. Every reading of the next ten years starts there.

Measure before anybody pumps, at about 6 am, on three mornings. Ask neighbours with wells close by when they pump; a pump next door lowers your level too. Write down date, time, reading, minus the height of the mark, and who pumped within the last eight hours.

If the three mornings agree within ten centimetres, their middle value is your static level. If they fall from day to day, your well is not getting enough rest, and that is a finding.`,
      bring: ['Dip meter or chalked tape', 'Paint marker', 'Notebook', 'Cloth and dilute bleach'],
      checklist: [
        'Pump switched off at the board, with a note on the switch',
        'Reference mark painted, and its height above ground measured',
        'Three readings before anybody pumped',
        'Neighbours’ pumping times noted',
      ],
    },
    'Drawdown and recovery, explained at one well': `Start the pump and the level falls. The fall is the **drawdown**. Stop it and the level climbs back: that is **recovery**. Together they say what the well can bear.

**Why the level falls.** Water stands still as long as the level in the well is as high as in the rock around it. Pumping lowers the well first. Now water flows in from all sides, and the further the well has been lowered, the faster it flows. The lowered water around a well has the shape of a funnel, steep near the hole and flat further out. It is called the cone of depression. When the cones of two wells overlap, each lowers the other.

**A worked example.** Static level 18.0 m. After one hour of pumping at 50 litres a minute the level stands at 31.0 m, so the drawdown is 13 m. Then the pump stops:

| Minutes after stopping | Level (m) | Still missing (m) | Recovered |
| --- | --- | --- | --- |
| 0 | 31.0 | 13.0 | 0 % |
| 10 | 27.1 | 9.1 | 30 % |
| 30 | 22.6 | 4.6 | 65 % |
| 60 | 20.0 | 2.0 | 85 % |
| 120 | 18.6 | 0.6 | 95 % |

Recovered = (level at stop − level now) ÷ drawdown. At 30 minutes: (31.0 − 22.6) ÷ 13 = 0.65.

Most of it comes back in the first half hour, then slower and slower, because the push of the surrounding water grows weaker as the level rises.

\`\`\`figure
kind: line
title: Two wells with the same drawdown: one is fed, the other is tired
unit: m still missing
source: Typical values, rounded for practice
Minutes | Fed well | Tired well
0 | 13 | 13
10 | 9.1 | 11.8
20 | 6.4 | 10.8
30 | 4.6 | 9.9
40 | 3.4 | 9.2
50 | 2.6 | 8.6
60 | 2 | 8.1
\`\`\`

Two wells may have the same yield and a different recovery. The one that is back after an hour is fed well. The one that needs a night is living on storage, and pumping it twice a day digs deeper each time.

**One number to keep: specific capacity.** Divide the yield by the drawdown: 50 litres a minute ÷ 13 m = 3.8 litres a minute for each metre. Next year, at the same pumping time, compare it. If the static level is the same but the number has fallen to 2.5, the well itself has changed: a crack has silted up, or rust covers the wall. If the number is the same but the static level is 5 m deeper, the ground has changed, and cleaning the well will not help. This one division tells a repair from a shortage.

**Three things that spoil a test**

- A neighbour pumps during your recovery. The curve flattens or even turns down.
- A missing foot valve: water in the riser pipe runs back and lifts the level in the first minute. Ignore readings before the second minute if you see a jump.
- The well had not rested before. Then you start from a level that is still rising.

Note that a well is often called dry when it is only tired: the pump runs out, yet two hours later the water is there again. Before anybody pays for a new hole, measure one recovery.

**Check yourself**

1. Static level 22.0 m, pumping level 34.0 m, and 25.0 m half an hour after stopping. How much has recovered? (9 ÷ 12 = 75 %.)
2. A well gave 40 litres a minute at 10 m of drawdown last year and gives 40 at 16 m this year. What has happened to its specific capacity, and which two causes would you look for?`,
    'Measuring yield with a drum and a stopwatch': `Yield is how many litres the well brings in a minute while you pump. You need a container whose volume you know, and a watch.

1. Fill a bucket or drum with a one-litre bottle or a marked 20-litre can, and mark the level. A 200-litre drum is best; a 20-litre bucket does for small pumps.
2. Let the pump run for two minutes first, so that the pipe is full.
3. Time how long the container takes to fill to the mark. Do it three times and take the middle value.
4. Litres × 60 ÷ seconds = litres a minute.

A 200-litre drum in 240 seconds is 50 litres a minute, or 3 cubic metres an hour.

**One number is not enough.** Repeat it after 10, 30 and 60 minutes of pumping. Many wells begin strong and end weak, because at first you pump what stood in the hole.

\`\`\`figure
kind: line
title: The first reading flatters: plan with the yield after an hour
unit: litres a minute
source: Typical values, rounded for practice
Minutes | Yield
2 | 50
10 | 44
20 | 40
30 | 37
40 | 35
50 | 33
60 | 32
\`\`\`

The value **after an hour** is the one to plan with. Here it is 32 litres a minute, a third less than the first reading.

Does the level still fall at the end of the hour? Then even 32 is more than what flows in. If level and yield have both come to rest, you have found what the cracks can give at that level.

**How good is your measurement?** Suppose you stop the watch one second too late.

| Container | True time at 50 l/min | Error of one second |
| --- | --- | --- |
| 20-litre bucket | 24 s | 4 % |
| 50-litre tub | 60 s | 1.7 % |
| 200-litre drum | 240 s | 0.4 % |

That is why a small bucket needs more repeats. For a large pump that fills a drum in under 20 seconds, use the overhead tank: length × width × rise in level. A tank of 2.0 m × 1.5 m that rises by 10 cm has taken in 300 litres.

**Catch the water and use it.** A test that floods the street makes no friends and wets the ground you are about to measure. Agree beforehand whose tank takes it.

**Compare with the pump.** The plate on a pump or its box says how much it lifts at which head. A pump made for 100 litres a minute in a well that gives 32 is too large. It pulls the level down to its own inlet, sucks air, heats up and wears out. A smaller pump, or a valve that throttles the flow a little, lets it run longer and live longer. Do not throttle a pump until it almost stops; ask for the range on its data sheet.

**What it costs to lift.** To lift 1 m³ by 31 m takes 9.81 × 31 ÷ 3,600 = 0.084 kWh of useful work. A small submersible pump turns about 40 percent of its electricity into lift, so it draws about 0.21 kWh. If the level falls to 62 m, the same water costs twice as much. Look at your bill in March and in May: the falling level is in it.

**Check yourself**

1. A 20-litre bucket fills in 31, 30 and 33 seconds. What is the yield? (Middle value 31 s: 20 × 60 ÷ 31 = 39 litres a minute.)
2. A tank of 1.8 m × 1.2 m rises by 14 cm in 8 minutes. What is the yield? (302 litres, about 38 litres a minute.)
3. Write the pump’s rating beside your result. Which is larger?`,
    'Record one hour of recovery': {
      task: { hours: 2.5 },
      body: `Pump for one hour, or until the level no longer falls, then stop and watch the well come back. Two people make it easy: one calls the readings, the other writes.

Read the level at these minutes after the pump stops: 1, 2, 3, 5, 7, 10, 15, 20, 30, 40, 50, 60. The first ten minutes are busy, so practise the hand movements before.

Draw the curve the same evening: minutes to the right, level downwards. A smooth curve that bends means a well at work. A step in it usually shows a crack that refills at that depth; compare it with the driller’s log.

Do not do this in a drought week, when people wait for the water, and tell the household when the pump will be off.`,
      bring: ['Dip meter', 'Watch with seconds', 'A printed form with the twelve times on it', 'Torch', 'A partner'],
      checklist: [
        'Household and neighbours told beforehand',
        'Static level read before pumping',
        'Twelve readings, with the exact minute where one came late',
        'Curve drawn the same day',
      ],
    },
    'From a curve to pumping hours': `Your curve answers a practical question: how long may the pump run, and how long must the well rest?

**Step 1: find the rest.** Read when 90 % of the drawdown had come back. If you pumped for one hour and 90 % was back after 80 minutes, the well needs about 80 minutes of rest for each hour of work.

**Step 2: find the work.** Take the yield after one hour of pumping and your daily need.

- Need: 4 flats × 4 people × 135 litres = 2,160 litres a day
- Yield after an hour: 30 litres a minute
- Pumping time: 2,160 ÷ 30 = 72 minutes a day

135 litres a person a day is the figure that Indian planning rules use for homes with flush toilets and sewers. Your own meter may show 90 or 200. Use the meter.

**Step 3: split it.** Two turns of 36 minutes, at least an hour apart, cover the day. Each turn brings 36 × 30 = 1,080 litres, so the overhead tank must have room for that much when the pump starts. A tank of 1,000 litres cannot take a turn of 36 minutes. Then take three turns of 24 minutes.

**Step 4: do it again for May.** The summer decides how many people a well can serve.

\`\`\`figure
kind: bars
title: The same 2,160 litres take twice as long in May as in November
unit: minutes a day
source: Typical values, rounded for practice
Month | Minutes
November | 48
January | 60
March | 72
May | 96
\`\`\`

In May the yield is down to 22.5 litres a minute, and the recovery is slower as well: say 150 minutes for each hour of work. The day then needs 96 minutes of work and 240 minutes of rest, five and a half hours in all. That still fits. With eight flats it would be eleven hours; with twenty it does not fit into a day. That is how a well’s limit looks on paper before it is felt in the taps.

**Step 5: protect the well.** Rules that suit nearly every street:

1. Pump short and often rather than once and long.
2. Agree on turns with the wells next to yours, so that two do not pump at once.
3. Fit a dry-run guard, set to stop the pump above the lowest crack.
4. Hang the pump above the water-bearing crack, not in it, so that it is cooled by water that streams past.
5. Write the turns on a card beside the switch. A timer that keeps to them costs less than a pump.

**What if it does not fit?** There are only four honest answers, and drilling deeper is the last of them.

| Answer | What it gives | Example |
| --- | --- | --- |
| Use less | At once | Aerators and a leak walk: often 10 to 20 % |
| Store rain | In the monsoon | 100 m² of roof × 800 mm × 0.8 = 64 m³ a year |
| Recharge | In later years, to all | A recharge well for the roof |
| Buy water in | At once, at a price | One tanker of 6,000 litres is nearly three days |

Many states require permission for a new well in notified areas, and some charge for it. Ask the state’s ground water authority before a driller does it for you.

**Check yourself**

1. Six flats of three people use 120 litres a person a day. The yield after an hour is 27 litres a minute. How long must the pump run? (2,160 ÷ 27 = 80 minutes.)
2. Recovery to 90 % takes 120 minutes for each hour. How much rest do these 80 minutes need in a day? (160 minutes.)
3. Write down the one number in your own calculation that you trust least. How could you measure it better?`,
    'Salts, nitrate, fluoride, iron: what hurts and what stains': `Clear water may be unsafe, and ugly water may only be ugly. Know which is which. The Indian standard for drinking water is IS 10500. It gives an acceptable limit, and for some substances a higher one that may be used only where there is no other source.

| What | How you notice | Limit (IS 10500) | Why it matters |
| --- | --- | --- | --- |
| Dissolved solids | Salty taste, white crust | 500 mg/l; 2,000 without another source | Taste, scale in kettles |
| Hardness | Soap does not lather | 200 mg/l; 600 without another source | Scale; not a poison |
| Nitrate | Nothing | 45 mg/l | Dangerous for infants; a sign of sewage or fertilizer |
| Fluoride | Nothing | 1.0 mg/l; 1.5 without another source | Teeth and bones |
| Arsenic | Nothing | 0.01 mg/l | Skin, cancer; mostly in river plains |
| Iron | Brown stains, metal taste | 1.0 mg/l | Stains; not a poison |
| *E. coli* | Nothing | None in 100 ml | Diarrhoea |

The ones that you cannot see are the ones that hurt: nitrate, fluoride, arsenic and bacteria. In some granite areas uranium belongs to them too; the World Health Organization’s guideline is 0.03 mg/l, and a laboratory must be asked for it.

**Boiling** kills bacteria. It does not remove nitrate or fluoride; it concentrates them, because water leaves and salts stay. A litre with 40 mg of nitrate boiled down to 800 ml has 50 mg in each litre.

**Where they come from.** Fluoride comes from the rock itself, so deeper water that has touched granite for longer often has more. Nitrate comes from above: toilets, cattle, fields. It is high near the surface and near soak pits.

\`\`\`figure
kind: bars
title: Nitrate rises towards the soak pit; the limit is 45 mg a litre
unit: mg/l
source: Typical values, rounded for practice
Distance | Nitrate
60 m | 18
40 m | 24
25 m | 38
15 m | 61
8 m | 92
\`\`\`

**What you can measure at home.** An electrical conductivity meter costs little and takes ten seconds. Multiply microsiemens by about 0.65 to get dissolved solids in mg/l. A reading of 1,480 µS/cm is about 960 mg/l: above the acceptable limit, below the upper one. The meter cannot tell *which* salts, but a sudden rise means that something has changed. Test in a laboratory then. A strip for nitrate shows high or low, which is enough to decide which wells to send.

**What helps against what**

| Problem | Helps | Does not help |
| --- | --- | --- |
| Bacteria | Boiling for a minute, chlorine, mending the platform | Cloth, alum alone |
| Nitrate | Another source for babies; reverse osmosis | Boiling, chlorine |
| Fluoride | Rainwater for drinking and cooking; activated alumina; reverse osmosis | Boiling, candle filter |
| Iron | Air and sand: let it splash, settle, filter | Chlorine alone |
| Hardness | Softener for machines | Not needed for drinking |

Reverse osmosis throws away half to three quarters of the water in small units. Use the reject for mopping, and treat only what you drink: about 5 litres a person a day with cooking.

**Infants.** Water with much nitrate can turn a baby blue, because it blocks oxygen in the blood. Do not mix baby food with it. Ask the health worker first; nobody should find this out by trying.

**Check yourself**

1. Your neighbour’s water is brown and tastes of metal; yours is clear. Which of the two must be tested first for safety? (Both. Clarity says nothing about germs, nitrate or fluoride.)
2. Conductivity has risen from 900 to 1,500 µS/cm since last May. What is that in dissolved solids, and what do you do next?`,
    'Sampling bottles, preservation and the laboratory form': `A wrong bottle spoils the best laboratory. Most bad water results are made before the sample arrives. Ask the laboratory for its own bottles and follow its sheet. Choose one that is accredited by NABL for the tests you want, or the district laboratory of the water supply department, which often tests at low cost.

If you must bring your own:

- **Chemistry:** a new one-litre plastic bottle, rinsed three times with the sample itself, filled to the brim.
- **Bacteria:** a sterile bottle from the laboratory. Do not rinse it; it may hold a little powder that takes out chlorine. Do not touch the mouth or the inside of the cap.
- **Metals such as iron or arsenic:** a bottle to which the laboratory has added acid. Do not let it overflow. Acid burns skin.

**How to take it**

1. Pump for ten minutes, so that you sample the rock and not the pipe. A riser pipe of 40 mm and 60 m length holds 75 litres; at 30 litres a minute it is empty after two and a half minutes. Ten is safe.
2. Watch the conductivity meter. When two readings five minutes apart agree within 5 percent, you have fresh water from the rock.
3. Take it at the well head, before any tank or filter. If you want to know what people *drink*, take a second one at the kitchen tap. The difference between the two is made in your own tank.
4. For bacteria, flame the steel tap or wipe it with spirit, let it run a minute, then fill and leave a finger of air.
5. Label at once: place, date, time, your name, what test.
6. Write the water level and conductivity of the moment in your log.

**How long it keeps**

| Test | Bottle | Keep | Hand in within |
| --- | --- | --- | --- |
| Bacteria | Sterile, with air | On ice, dark | 6 hours, at most 24 |
| Nitrate | Clean plastic, full | On ice, dark | 24 hours |
| Fluoride, hardness, chloride | Clean plastic | Cool | A few days |
| Metals | With acid | Any | Weeks |
| pH, conductivity | None | Nothing | Measure at the well |

Nitrate changes because bacteria eat it. pH changes because carbon dioxide escapes: a sample that fizzed a little at the well is less acid an hour later.

**On the form** ask for pH, conductivity, hardness, nitrate, fluoride, iron, and *E. coli* or coliforms. Add arsenic in river plains and wherever it is known. Write the depth of the well and the level of the day on it: without them the report cannot be compared with next year’s.

**Reading the report.** Look at units first: mg/l and ppm are the same in water. Some laboratories give nitrate as N. Multiply by 4.4 to compare it with the limit of 45 mg/l, which is for nitrate as NO₃. A report of “10 mg/l nitrate as N” is 44 mg/l as nitrate, just under the limit. “BDL” means below the detection limit, not zero; the report must say what that limit is. “Absent” for *E. coli* must name a volume, 100 ml.

**Send a blind double.** Once a year fill two bottles at the same well, label them as two wells, and send both. If they differ by more than 10 percent, ask the laboratory. It costs one test and tells you how far to trust all the others.

**When it is bad.** One positive result for *E. coli* is a reason to chlorinate and test again, not to panic. Three in a row are a reason to look for the hole through which dirt comes in.

**Check yourself**

1. The courier is late and the bacteria bottle stood in a warm car for 30 hours. What is the report worth? (Nothing. Take a new sample.)
2. A report says “nitrate nitrogen 14 mg/l”. Is it above the limit? (14 × 4.4 = 62 mg/l: yes.)`,
    'Before and after the monsoon: a street log': `One reading says where the water is. Four a year say where it is going.

Choose four dates and keep them: **15 January, 15 May, 15 August, 15 November**. Where the north-east monsoon brings most of the rain, as in Tamil Nadu, take January instead of November as the high point. May is usually the lowest. The Central Ground Water Board measures its own wells at about the same times, so you can compare yours with the nearest of theirs.

Keep one sheet for the street, with one row for each well and date:

| Date | Well | Static level (m below mark) | Conductivity (µS/cm) | Pumped in last 8 h | Read by |
| --- | --- | --- | --- | --- | --- |
| 15 May | 14 | 26.4 | 1,180 | No | House 14 |
| 15 Nov | 14 | 20.1 | 940 | No | House 9 |

The difference between the two is your street’s recharge, seen as metres of water: 26.4 − 20.1 = 6.3 m. With a specific yield of 1.5 percent that is 6.3 × 0.015 = 0.095 m, or 95 mm. If 900 mm of rain fell, about a tenth of it arrived. This is a rough figure, since people pumped in between and a crack is not a sponge. But the same rough method every year shows a trend.

\`\`\`figure
kind: line
title: Four readings a year: each November is lower than the one before
unit: m below the mark
source: Typical values, rounded for practice
Date | Level
Jan 1 | 21.9
May 1 | 25.2
Aug 1 | 22.6
Nov 1 | 18.8
Jan 2 | 22.4
May 2 | 26.4
Aug 2 | 24
Nov 2 | 20.1
\`\`\`

In this drawing a higher line means deeper water. Compare November with November and May with May, never May with November of another year. Here November fell by 1.3 m and May by 1.2 m in one year. One dry year can do that. Three such years in a row mean that the street takes more than it gets back.

**Three habits keep a log alive**

1. Two people know how to read, and each has the sheet.
2. The sheet hangs where people pass, with last year’s line in another colour.
3. A missed date is a gap, never a guess.

**Add two columns when you can.** The first is the rain between two dates, from the nearest gauge of the weather department or a bucket on the roof. The second is what was pumped, from a water meter on the riser. A meter of 32 mm costs little and turns an opinion about “who takes how much” into a number that each house reads for itself.

**What to do with two years of it**

- Ask the ward or the panchayat to add the sheet to its own file. In villages with a water security plan the numbers belong there.
- Show it before a new borewell is drilled. It says how deep the pump must hang in May.
- Show it after a recharge well is built. Does the rise grow while the rain stays the same?
- Look at quality beside level. If conductivity rises as the level falls, older and saltier water is coming in.

A sentence such as “In two years our May level has fallen from 25.2 to 26.4 m in a year of normal rain” is stronger in a meeting than any opinion, because it has numbers under it that anyone can check.

**Check yourself**

1. May 31.0 m, November 23.5 m, specific yield 2 percent. How much recharge is that? (7.5 × 0.02 = 150 mm.)
2. The August reading was missed because of rain. What do you write? (A gap, and why.)
3. Who on your street will be the second reader? Put the name on the sheet before you hang it up.`,
    'Hold a twenty-minute meeting with two neighbours': {
      body: `A log needs company. Invite two neighbours with wells, for twenty minutes, with tea and a clear end.

Bring your map and your curve, nothing more. Suggested order:

1. **Five minutes:** what you did, and the one thing that surprised you.
2. **Five minutes:** they tell you what they know of their own wells. Write it down in front of them.
3. **Five minutes:** ask for one thing only: four readings a year.
4. **Five minutes:** fix the next date and who brings the tape.

Do not talk about who pumps too much. People who feel accused stop measuring, and without readings there is nothing to talk about.

If both say no, thank them and ask again after the next dry spell.`,
      bring: ['Your map', 'Your recovery curve', 'The empty street log', 'The next reading date'],
      checklist: [
        'Two neighbours met, within twenty minutes',
        'What they know is on the map',
        'The next reading has a date and a name',
      ],
    },
  },
}
