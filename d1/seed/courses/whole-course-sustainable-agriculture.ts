import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInSustainableAgriculture: SubjectLessons = {
  'soil-you-can-read': {
    'Where to dig, and where not': `A spadeful stands for a whole field, so the place matters more than the spade. Ten minutes spent walking save you from judging four acres by one odd corner.

**Divide the field first.** Walk it once along each side and once across. Look for what differs:

- slope: top, middle and foot
- colour of the dry surface
- an old channel, or a corner that stays wet after rain
- a strip that yields less every year
- a line where the crop or the owner used to change

Each part that looks different or is managed differently gets its own pit. Two to four parts are usual on two acres (0.8 ha). On a slope in Kolar or Anantapur you will nearly always find three: thin and red at the top, deeper in the middle, dark and heavy at the foot.

**Choose a spot in each part** that looks like most of that part. Do not choose the best spot or the worst one. If you cannot decide, stand in the middle of the part, throw a stone over your shoulder and dig where it lands.

**Keep away from these places.** They have a history that the rest of the field does not share.

| Place | Distance | Why |
| --- | --- | --- |
| Bund, road, channel | 5 m | Soil was moved or packed |
| Single tree | The width of its crown | Leaf litter, roots, shade, dung |
| Old dung or ash heap | 10 m | Years of nutrients in one place |
| Well, house, threshing floor | 10 m | Rubble, salt, trampling |
| Where bullocks or tractors turn | The whole strip | Packed twice as often |

**When.** Soil is read best when it is moist: two or three days after rain or irrigation. Dry clay feels hard whatever its health is, and mud shows nothing. To compare years, dig at the same crop stage and the same moisture. One month after sowing is a good time, because roots have begun to explore and the rain has tested the surface.

**Mark it so that you can return.** Choose two fixed points, such as a tree and the corner of a bund. Count your paces from each.

*Worked example.* Your pace is 0.75 m (measure ten paces with a tape and divide by ten). You count 32 paces from the neem and 20 paces from the north-east bund corner. The spot is 24 m from the tree and 15 m from the corner. Two distances meet in two places, so also note on which side of the line between tree and corner you stand. A saved place on a phone is good to about 5 m, so use it together with the paces.

**Dig once where nobody ploughs.** A bund, a grove or an old fence line with the same soil shows what your land can be. You will use that pit as the mark to measure the others against.

**Check yourself**

1. A field of one acre has a wet corner of 10 m by 10 m. Does the corner get its own pit? *Yes, if you manage it or want to change it. Do not mix it with the rest.*
2. You dug in March in dry soil and again in August in moist soil, and the second score was better. What do you know? *Very little. The moisture differed, so the two scores cannot be compared.*
3. Where would you dig for comparison on your own land? *Name one place that has not been ploughed for at least five years.*`,
    'Crumbs, blocks, plates: scoring structure': {
      isPreview: true,
      body: `Structure is the way grains hold together and the room they leave for air, water and roots. Two fields can have the same sand and clay and the same fertilizer, and one yields half as much because its pores are closed. You can see this by breaking a block with your hands.

**How to take the block.** Cut three sides with the spade, each about 20 cm deep. Push the spade in behind the fourth side and lever the block out whole. Lay it on a light sheet. Open it like a book, gently, along its own cracks. If you squeeze or chop, you are looking at your own work.

**Score what you see.** Take the line that fits best. Half marks are allowed.

| Score | Pieces | Roots | When you press a piece |
| --- | --- | --- | --- |
| 1, very good | Round crumbs under 6 mm | Everywhere, inside pieces too | Falls apart at once |
| 2, good | Crumbs and rounded pieces up to 7 cm | Through most pieces | Breaks with one hand |
| 3, fair | Half are angular, few pores | Mostly between pieces | Breaks with some force |
| 4, poor | Angular blocks over 10 cm | In cracks only, bent | Hard to break |
| 5, very poor | Solid, or in plates, grey spots | Few, near the surface | Needs both hands |

**Layers.** Many blocks have two layers. Score each and note its thickness. The figure shows a red field in which a tractor has ploughed at the same depth for years.

\`\`\`figure
kind: layers
title: A hard pan at 12 cm stops roots that the loose soil above has fed
unit: cm
source: Typical values, rounded for practice
Layer | From | To | What happens
Tilled crumbs | 0 | 12 | Many roots, score 2
Plough pan | 12 | 20 | Flat plates, roots turn sideways, score 5
Old subsoil | 20 | 40 | Blocks with some old root holes, score 3
\`\`\`

To get one number for the block, weigh the scores by thickness. *Worked example:* 12 cm with score 2 and 8 cm with score 5 give (12 × 2 + 8 × 5) ÷ 20 = 64 ÷ 20 = **3.2**. Write the number, but also write the layers. A field with score 3 all the way down needs more organic matter. A field with 2 over 5 needs its pan opened and no wheels on wet soil.

**What the shapes tell you**

- *Crumbs* come from roots, worms and fungi. They cannot be made with a machine.
- *Plates* lie flat like tiles. Wheels, hooves or a plough on wet soil make them.
- *Blocks* with sharp edges are natural deep down in black clay. In the top 10 cm they mean that organic matter is low.
- *Grey or blue spots* and a smell of bad eggs mean that water stood there and air was missing.

**What to do with the score.** With 1 or 2, change nothing. With 3, look again next year. With 4 or 5 something has to change, and the last week of this course says what.

**Check yourself**

1. A block has 5 cm with score 1 and 15 cm with score 4. What is its number? *(5 × 1 + 15 × 4) ÷ 20 = 3.25.*
2. Roots bend at 14 cm and run flat. What do you look for? *A pan: plates at that depth.*
3. Two people score the same block 2 and 4. What went wrong? *One probably broke it by force. Take a new block and open it together along its cracks.*`,
    },
    'Red, black, laterite: soils of the Deccan': `Three families of soil cover most of the plateau. Know yours first, because one sign can mean different things: a crack 3 cm wide is normal in black soil and a warning in red.

| | Red | Black | Laterite |
| --- | --- | --- | --- |
| Comes from | Granite and gneiss | Basalt, and clay washed downhill | Long leaching under heavy rain |
| Colour | Iron oxide | Fine clay with humus | Iron and aluminium |
| Feels | Sandy to loamy | Sticky, very fine | Gravelly |
| When dry | Crust on top | Cracks 1 to 5 cm wide | Hard as brick |
| Often short of | Nitrogen, phosphorus, organic matter | Nitrogen, zinc, drainage | Phosphorus, lime |
| Crops | Ragi, groundnut, tur | Cotton, jowar, chickpea | Cashew, coconut, tea |
| Seen at | Kolar, Anantapur, Mahbubnagar | Vidarbha, Dharwad, Malwa | Ratnagiri, Malabar, Bidar |

**How much water can a plant draw from it?** This decides how many dry days a crop can stand.

\`\`\`figure
kind: bars
title: One metre of clay stores about three times the water of one metre of sand
unit: mm per metre of soil
source: Typical values, rounded for practice
Soil | For plants
Sand | 60
Sandy loam | 110
Loam | 160
Clay loam | 180
Clay | 170
\`\`\`

Clay holds even more water than the figure shows, but it grips part of it so tightly that roots cannot pull it out. That is why clay is not above clay loam.

*Worked example.* Ragi on red sandy loam has roots 60 cm deep. The store is 110 × 0.6 = 66 mm. In a dry week of August the crop uses about 5 mm a day. A full store lasts 66 ÷ 5 = 13 days, and growth slows when half of it is gone, after 6 or 7 days. The same crop on loam 100 cm deep has 160 mm and can wait more than a month. Depth counts as much as texture.

**Red soil** lets rain in quickly as long as it has no crust. Its surface seals under heavy drops when it is bare. Mulch and ground cover are worth more here than anywhere else.

**Black soil** swells and closes when it is wet. As it dries it cracks and opens again, so it mends its own structure if nobody drives on it while it is wet. Till it only when a ball of it crumbles between your fingers. In a wet July a black field may refuse every machine for two weeks; plan the work for that.

**Laterite** binds phosphorus so firmly that plants get only a small part of what you spread. Place it close to the root, in the row. If the soil is sour (pH under 5.5), lime first.

**The row from hill to tank.** Between these three lie all mixtures, often on one slope: shallow and red at the top, deeper in the middle, dark and heavy at the foot, grey in the tank bed. Soil scientists call this row a catena. Draw it for your village before you dig, from the hilltop to the tank, with a guess of the depth at four points.

**Check yourself**

1. How many days does 50 cm of sand last at 5 mm a day? *60 × 0.5 = 30 mm; 30 ÷ 5 = 6 days.*
2. Your neighbour on black soil says that deep cracks ruin a field. Is that so? *No. They are normal there and let air and the first rain in.*
3. Why does laterite need its phosphorus in the row? *Iron and aluminium bind it, so it must be close to the root before it is bound.*`,
    'Dig and score two spots': {
      task: { hours: 1.5 },
      body: `Dig at two places that differ: your weakest corner and your best, or the field and an unploughed bund. The comparison teaches more than either spot alone.

**At each spot**

1. Push litter aside and note what covered the ground, in tenths: 3/10 straw, 7/10 bare.
2. Cut three sides of a block, lever it out whole and lay it on the sheet. Photograph it beside the spade, with the surface on the left.
3. Open it by hand. Score each layer with the table of the lesson “Crumbs, blocks, plates” and measure its thickness.
4. On a freshly broken face of 10 × 10 cm count living roots. Over 20 is good, under 5 is poor.
5. Count holes wider than a straw: worms, old roots, beetles.
6. Look for another colour, and smell each layer. A smell of earth is good. A smell of bad eggs means that water stood there.
7. Put the block back the right way up, tread it lightly, and mark the spot from two fixed points.

**Write it in one table:** spot, cover, thickness and score of each layer, weighed score, roots, holes, smell.

Then compare. Which layer differs most? What has been done at one place and not at the other: wheels, fire, dung, water, a different crop? Write three lines of answer before you look at any advice. If the two blocks are equal, that is a result too. Dig a third at the wettest corner.`,
      bring: ['Straight spade', 'Light sheet or sack', 'Ruler', 'Phone or camera', 'Score table'],
      checklist: [
        'Two blocks of about 20 cm, unbroken',
        'Each layer scored, with its thickness',
        'Roots and worm holes counted',
        'Both spots found again from two fixed points',
      ],
    },
    'The jar test, and reading its layers': `Sand, silt and clay sink in water at different speeds. A jar lets you see how much of each is in your soil, and costs nothing but two days of patience.

**Why it works.** A grain of fine sand, 0.05 mm wide, falls about 10 cm in 45 seconds. A grain of silt needs minutes to hours. A grain of clay under 0.002 mm needs most of a day for the same 10 cm, and the very finest never settle by themselves.

**How to do it**

1. Take soil from 10 to 15 cm depth. Dry it in shade, crush it with a wooden stick, and pick out stones and roots.
2. Fill a straight jar to one third. Mark that height. Add water almost to the top and a teaspoon of washing soda or a little dishwashing liquid. It keeps the grains apart.
3. Shake hard for five minutes. Put the jar on a level table and do not touch it again.
4. After **40 seconds** mark the layer at the bottom: sand.
5. After **2 hours** mark again: silt has settled on the sand.
6. After **two days**, when the water is nearly clear, mark the top of the clay. With black soil the water may stay cloudy for a week.

**Read it.** Measure each layer and divide by the whole.

*Worked example.* The marks stand at 45 mm, 63 mm and 90 mm. Sand is 45 ÷ 90 = 50 percent. Silt is (63 − 45) ÷ 90 = 20 percent. Clay is (90 − 63) ÷ 90 = 30 percent.

\`\`\`figure
kind: shares
title: Half sand and almost a third clay: a sandy clay loam, common on red land
unit: mm
source: Worked example of this lesson
Part | Height
Sand | 45
Silt | 18
Clay | 27
\`\`\`

| Sand % | Silt % | Clay % | Called |
| --- | --- | --- | --- |
| over 85 | any | under 10 | Sand |
| 55 to 80 | any | 10 to 20 | Sandy loam |
| about 40 | 40 | 20 | Loam |
| 50 to 70 | under 28 | 20 to 35 | Sandy clay loam |
| 20 to 45 | any | 27 to 40 | Clay loam |
| under 45 | under 40 | over 40 | Clay, most black land |

What floats on top is organic matter: bits of root and straw. A finger’s breadth of it is a lot.

**How far to trust it.** Clay swells in water, so its layer looks too thick, and a soil that was not crushed well shows clay lumps as sand. The test is good to about ten percentage points. If two jars of the same soil differ by more, shake longer.

**What it is good for.** Texture tells you how much water to expect in store, how fast it goes in and how strongly nutrients are held. It cannot be changed by farming. To raise the clay in the top 15 cm of one hectare from 10 to 20 percent you would have to bring about 260 tonnes of pure clay, more than fifty tractor trailers. Texture stays as it is. What you can improve is structure.

**Check yourself**

1. The marks stand at 20, 35 and 80 mm. What is it? *Sand 25, silt 19, clay 56 percent: clay.*
2. Your sand mark was made after three minutes. Which result is wrong? *Sand is too high and silt too low, because silt has begun to settle.*
3. Two jars of one soil give 30 and 36 percent clay. Is that a problem? *No. The test is good to about ten points.*`,
    'Ribbon between finger and thumb': `In the field nobody has two days to wait for a jar. Your hand can tell texture in two minutes, and with practice it is nearly as good.

**How to do it.** Take as much soil as fits in a hollow hand. Pick out stones and roots. Add water drop by drop and knead until the soil is like chapati dough and no longer sticks to the skin. This takes a full minute, more with black clay, because dry lumps must open. Now press it out between thumb and the side of the forefinger so that a flat ribbon about 2 mm thick grows over the finger. Let it hang. Measure it when it breaks under its own weight. Do it three times and take the middle length.

| Ribbon | Feels | Texture | Clay about |
| --- | --- | --- | --- |
| None, and no ball holds | Gritty | Sand | under 5 % |
| None, ball holds but breaks | Gritty | Loamy sand | 5 to 10 % |
| Under 2.5 cm | Gritty | Sandy loam | 10 to 20 % |
| Under 2.5 cm | Smooth, like flour | Silt loam | 10 to 25 % |
| 2.5 to 5 cm | Gritty | Sandy clay loam | 20 to 35 % |
| 2.5 to 5 cm | Smooth | Clay loam | 27 to 40 % |
| Over 5 cm | Sticky, shines when rubbed | Clay | over 40 % |

\`\`\`figure
kind: bars
title: The longer the ribbon, the more clay holds it together
unit: cm
source: Typical values, rounded for practice
Texture | Ribbon
Sand | 0
Sandy loam | 1.5
Clay loam | 4
Clay | 7
\`\`\`

**Three helps for doubtful cases**

- Grit that you cannot feel you may hear. Rub the soil close to your ear.
- Wet a little soil in the palm and rub it with a finger. Grit is sand, silk is silt, stickiness is clay.
- Much organic matter makes every soil feel smoother and the ribbon longer. Compare with soil from below 20 cm.

**Train your hand with the jar.** Feel a soil, write down your answer, and only then shake the jar. Ten soils are enough to become reliable. Most beginners call soils more clayey than they are, because they use too much water.

**Do it at two depths.** Texture often changes on the way down, and the change matters more than either value.

| Top 15 cm | At 40 cm | What it means |
| --- | --- | --- |
| Sandy loam | Clay | Stores water within reach of roots; may stand wet in July |
| Clay | Gravel | Dries out from below; give water often, a little each time |
| Sandy loam | Sandy loam | Drains well; nitrogen is washed down, so split the dose |
| Clay | Clay | Large store, slow drainage; shallow channels between beds |

*Worked example.* At Hoskote a red field gives a gritty ribbon of 2 cm in the topsoil and a gritty ribbon of 4 cm at 40 cm depth. That is sandy loam over sandy clay loam. Roots find more water below than the surface suggests, so a crop with deep roots such as tur does better than groundnut in a dry year.

**Check yourself**

1. A smooth ribbon of 6 cm that shines: what is it? *Clay.*
2. The ribbon is 3 cm wet and 1 cm when you knead it with less water. Which counts? *Neither yet. Knead to the point where it just stops sticking, and repeat three times.*
3. A field has clay over gravel. Would you irrigate rarely and much, or often and little? *Often and little: what goes below the clay is lost.*`,
    'A clod in a glass: slake and dispersion': `Rain breaks crumbs, and broken crumbs seal the surface. Then water runs off, seedlings cannot push through, and the soil breathes badly. Two things break a crumb, and a glass of water tells them apart.

**Slaking** is mechanical. Water rushes into a dry clod from all sides and squeezes the air inside until the clod bursts. Roots, fungal threads and humus bind it against this.

**Dispersion** is chemical. In soil with much sodium the single clay plates push each other away and float off one by one. Organic matter helps little here. Calcium replaces the sodium and lets clay stick together again.

**The test.** Take three air-dry clods the size of a chickpea, from the top 5 cm. Dry them in shade for two days so that all start alike. Lower each with a spoon into a glass of clean rainwater. Do not stir, and do not use borewell water: its salts hide dispersion.

*After five minutes: slaking.*

| What you see | Score | Means |
| --- | --- | --- |
| Clod stays whole | 0 | Well bound |
| Small crumbs around a core | 1 | Fair |
| Heap of small crumbs | 2 | Weak |
| Heap of powder | 3 | Crusts after every hard rain |

*After two hours: dispersion.* Look at the water round the heap against a dark cloth.

| Water | Score | Means |
| --- | --- | --- |
| Clear | 0 | Stable |
| Milky ring at the edge | 1 | Slightly dispersive |
| Milky cloud over the bottom | 2 | Dispersive |
| The whole glass cloudy | 3 | Strongly dispersive |

\`\`\`figure
kind: bars
title: Field soil slakes much more than the same soil from an unploughed bund
unit: slaking score
source: Typical values, rounded for practice
Place | Score
Field, bare | 2.7
Field under mulch | 1.7
Old bund | 0.3
\`\`\`

**What to do with the answer**

- *Slakes, does not disperse:* feed the surface. Keep roots alive for more months, leave straw, add dung, plough less. Expect the glass to show a change after one or two seasons.
- *Disperses:* send a sample to a laboratory and ask for exchangeable sodium percentage (ESP). Above 15 percent a soil counts as sodic in India, and clay can suffer from about 6 percent. Gypsum is the usual remedy, in the dose that the laboratory gives, followed by enough water to wash the sodium down. Test the irrigation water too, or the sodium comes back.
- *Neither:* look for another cause of crusts, such as trampling or wheels.

*Worked example.* Three clods from a cotton field at Nargund score 2, 2 and 3 for slaking and 2, 2 and 1 for dispersion. The averages are 2.3 and 1.7. Both matter, and dispersion comes first: straw on a sodic clay does not stop it from sealing.

**Check yourself**

1. A clod falls to powder and the water stays clear. Straw or gypsum? *Straw and roots: it slakes, it does not disperse.*
2. Why rainwater? *Salt in well water keeps clay together, so a dispersive soil looks stable.*
3. Field 2.5, bund 0.5, same texture. What made the difference? *Management. What farming took away, farming can give back.*`,
    'Test three soils side by side': {
      body: `Collect three soils: your field, a neighbour’s field that is managed differently, and one that nobody has ploughed for years. Run all three tests on each, on one table.

**Order of work**

1. Label three jars, three ribbons and three glasses before you begin. Mixed labels are the commonest mistake.
2. Start the jars, because they need time. Note the minute at which each was put down.
3. Do the ribbons while the sand settles: three for each soil, middle length.
4. Lower the clods last, three in each glass. Look after five minutes and after two hours.

**One table for everything**

| | Sand % | Silt % | Clay % | Ribbon cm | Slaking | Dispersion |
| --- | --- | --- | --- | --- | --- | --- |
| My field | | | | | | |
| Neighbour | | | | | | |
| Unploughed | | | | | | |

Photograph the row after two hours, with labels visible. Finish the clay marks after two days.

Now cover the names and ask somebody else to sort the three glasses from best to worst. If they agree with you, the difference is real. If not, repeat with new clods.

Write two sentences. Which results come from the land itself (texture does), and which come from what people have done (slaking does)? If your field and the unploughed soil have the same texture and different slaking scores, that difference is yours to win back.`,
      bring: [
        'Three soils, dry, a cup of each',
        'Three straight jars',
        'Three glasses of rainwater',
        'Washing soda',
        'Labels and ruler',
      ],
      checklist: [
        'Nine results in one table',
        'Photograph with labels',
        'Sorted blind by somebody else',
        'Land and management told apart',
      ],
    },
    'Infiltration with an open tin': `How fast does rain go in? A tin without a bottom tells you in half an hour, and the answer decides whether a shower feeds your crop or your neighbour’s tank.

**How to do it**

1. Take a tin or pipe about 15 cm wide and 12 cm high, open at both ends. Lay a board across it and hammer it 5 cm into the soil, straight down.
2. Press the soil against the inside edge with a finger. Push loose litter aside but keep the crust if there is one: it belongs to the answer.
3. Lay a piece of plastic inside, pour in 2.5 cm of water, pull the plastic out and start the clock.
4. Stop when the surface glistens and no water stands on it. Write the minutes.
5. **Repeat at once with the same amount.** The second value counts, because the first depends on how dry the soil was.

How much water is 2.5 cm? The area of a circle 15 cm wide is 3.14 × 7.5 × 7.5 = 177 cm². Times 2.5 cm is 442 cm³, so about **440 ml**. For another tin do the same sum.

| 2.5 cm goes in within | Rate | Says |
| --- | --- | --- |
| under 10 minutes | over 15 cm/h | Very fast: sandy, or full of holes |
| 10 to 30 minutes | 5 to 15 cm/h | Good |
| 30 minutes to 2 hours | 1.3 to 5 cm/h | Slow: heavy showers run off |
| over 2 hours | under 1.3 cm/h | Sealed, packed or heavy clay |

*Worked example.* The second filling took 42 minutes. The rate is 2.5 cm ÷ 42 × 60 = 3.6 cm/h, or 36 mm/h. A thunderstorm over Tumakuru brings 50 mm in one hour. At least 50 − 36 = 14 mm run off. On one hectare that is 14 × 10 = 140 m³, 140,000 litres, and soil goes with it.

\`\`\`figure
kind: line
title: Intake falls during a storm and then stays level; the level part counts
unit: mm per hour
source: Typical values, rounded for practice
Minutes | Mulched | Bare, crusted
10 | 100 | 45
20 | 78 | 27
30 | 65 | 20
40 | 59 | 17
50 | 55 | 15
60 | 52 | 14
70 | 51 | 13
80 | 50 | 12
90 | 50 | 12
\`\`\`

**Do it at three places** in each part of the field and take the middle value, not the average. One worm hole or one wheel track can change a single reading tenfold, and the middle value does not care.

**Black soil.** In open cracks the first water vanishes and tells you nothing. Wait until the cracks have closed, or let the tin stand full overnight and measure in the morning. Slow values are normal there. What you compare is your field against a bund of the same soil.

**A tin is kinder than rain.** Water stands in it gently, while drops beat the surface and seal it. Real intake in a storm is lower on bare ground. That is one more reason to cover it.

**Check yourself**

1. A tin is 10 cm wide. How much water is 2.5 cm? *3.14 × 5 × 5 × 2.5 = 196 ml.*
2. Three readings: 12, 14 and 95 minutes. Which do you use? *14, the middle one. Note the odd one and look for a wheel track.*
3. The rate is 20 mm/h and 35 mm fall in one hour. How much runs off half a hectare, at least? *15 mm × 5,000 m² = 75 m³.*`,
    'Worms, beetles, fungus: a count in a cube of soil': `Life is the fastest sign of change in a soil. Carbon takes years to move; worms answer a new practice within one or two seasons.

**The cube.** Cut 20 × 20 × 20 cm, early in the morning, when the soil is moist. Put it on a sheet and go through it with your fingers for fifteen minutes. Put everything back afterwards.

| What you look for | Good | Poor | Why it matters |
| --- | --- | --- | --- |
| Earthworms | Over 10 | Under 4 | Channels for water and roots, mixing |
| Kinds of other animals | 5 or more | 0 to 2 | Beetles, millipedes, centipedes, ants, termites |
| White threads on old leaves | In many places | None | Fungi bind crumbs |
| Nodules on legume roots | Pink or red inside | White or green inside | Only red ones bind nitrogen |

*Worked example.* Eight worms in one cube. The cube covers 0.2 × 0.2 = 0.04 m², and 1 ÷ 0.04 = 25 such squares make one square metre. So there are about 8 × 25 = **200 worms per m²**. On one hectare that would be two million.

\`\`\`figure
kind: bars
title: Worms come back with cover: more under mulch, most where nobody ploughs
unit: worms per m²
source: Typical values for a moist month, rounded for practice
Place | Worms
Ploughed, bare | 50
Ploughed, yearly dung | 120
Mulched, not ploughed | 220
Unploughed bund | 300
\`\`\`

**Read the count with the weather.** In April you may find none: Deccan worms go down more than half a metre and curl up until the rain returns. Count between July and October, two or three days after rain, and always in the same month. None in a dry month means “not counted”.

**What worms need**

- cover, so that the surface stays below about 30 °C and moist
- food: dead leaves and dung, not only fertilizer
- peace: each ploughing kills some and opens the burrows to birds
- a soil that is not sour; few live below pH 5

What harms them: burning of straw, bare ground in summer, ammonia fertilizer in thick bands, many insecticides given to the soil.

**Termites.** Farmers often see them as enemies. In dry land they do the work of worms: they carry straw down and open channels. They attack a crop mostly when nothing else is left to eat.

**The cotton test.** Cut ten strips of pure cotton, 5 × 20 cm, from one old sheet. Bury five in the field and five in the bund, upright, 5 to 20 cm deep. Dig them up after six weeks. Compare how much is left and how easily it tears. It is a fair test as long as the cloth and the weeks are the same at both places.

**Other signs that need no spade:** casts on the surface in the morning, a smell of earth after rain, leaves that are pulled into holes, and straw that is gone within a season.

**Check yourself**

1. Three cubes hold 2, 6 and 4 worms. How many per m²? *Average 4; 4 × 25 = 100.*
2. A groundnut has many nodules, all white inside. Does it bind nitrogen? *Not yet, or not any more. Look again at flowering.*
3. You counted 0 in May and 9 in August. Has the soil improved? *You cannot tell. Compare August with August.*`,
    'Carbon: slow to build, quick to lose': `Organic matter is a small part of a Deccan field and the part on which most else depends: crumbs, stored water, food for life. A laboratory reports it as organic carbon, in percent of weight. Many red fields have 0.3 to 0.6 percent. The bund beside them often has 1 percent.

**Why so little?** In warm, moist soil microbes eat most of what dies within a year. Ploughing gives them air and speeds them up. Straw leaves as fodder and dung leaves as fuel. Land that is newly ploughed may lose a third of its carbon in ten or twenty years, most of it in the first five.

**How heavy is a tenth of a percent?** One hectare to 15 cm depth is 10,000 m² × 0.15 m = 1,500 m³. At 1.4 tonnes per m³ that is 2,100 tonnes of soil. One tenth of a percent of it is **2.1 tonnes of carbon**.

*Worked example.* You spread 5 tonnes of farmyard manure on a hectare. Half is water, so 2.5 tonnes are dry. About a third of that is carbon: 0.8 tonnes. After two years about a fifth is still there: 0.16 tonnes. To gain 2.1 tonnes by manure alone you would need 2.1 ÷ 0.16, some 13 such years, and nothing may be lost meanwhile. Manure is good, but it cannot do it alone.

**How fast, then?** With good practice 0.02 to 0.05 percentage points a year is realistic.

\`\`\`figure
kind: line
title: At good practice a field gains about 0.3 points in ten years, not in one
unit: % organic carbon
source: Typical values, rounded for practice
Year | Cover and roots | As before
0 | 0.40 | 0.40
2 | 0.46 | 0.39
4 | 0.52 | 0.38
6 | 0.58 | 0.37
8 | 0.64 | 0.37
10 | 0.70 | 0.36
\`\`\`

Be careful with anybody who promises one percent in a season, or who wants to sell carbon from your field on the strength of one test.

**What builds it, in the order of effect on most farms**

1. Living roots for more months of the year: a second crop, cowpea between the rows, fodder grass on bunds
2. Residues left on the land, or brought back as dung
3. Less and shallower tillage
4. Trees on bunds, such as honge and gliricidia, lopped for leaf
5. Compost: good, but what is carried here was taken from somewhere else

**What it gives you long before the laboratory notices.** Colour compared with the bund, the clod in the glass and the tin change within two or three seasons. A gain of 0.1 points is smaller than the difference between two laboratories.

**If you send samples,** use the same laboratory, the same method (most use Walkley and Black), the same month and the same depth each time. Send two bags of one mix under two names once: the difference between the two results is the error you must live with.

**Check yourself**

1. Two tests, two years apart, say 0.45 and 0.52. Your two bags of one mix differed by 0.08. Has carbon risen? *You cannot say yet.*
2. How much carbon is 0.05 percent on one hectare to 15 cm? *2,100 t × 0.0005 = 1.05 tonnes.*
3. Which comes first on a farm with cattle and no spare straw? *Longer living roots, and dung back to the field instead of the stove.*`,
    'Time the tin and count the worms in two fields': {
      task: { hours: 3 },
      body: `Take tin, water and sheet to two fields and compare how rain enters and what lives there. Choose fields of similar texture that are managed differently, such as ploughed and mulched, or cattle tied on it and not.

**In each field**

1. Note the last crop, the last tillage, the last rain and the cover of the ground in tenths, seen from above.
2. Set the tin at three places at least 10 m apart, none in a wheel track. At each fill twice and write the second time.
3. Cut one cube of 20 cm, count for fifteen minutes, and put everything back.

Work on both fields in one morning, so that weather and moisture are alike. If one was irrigated this week, wait. Carry at least 6 litres of water: six fillings of 440 ml in each field make 5.3 litres for both.

**Work it out.** Turn minutes into a rate: 150 ÷ minutes gives cm per hour for 2.5 cm of water. Take the middle of three. Multiply worms by 25 for one square metre.

| | Field A | Field B |
| --- | --- | --- |
| Middle rate, cm/h | | |
| Worms per m² | | |
| Kinds of other animals | | |
| Cover, tenths | | |

If the field with more worms also drinks faster, you have seen a cause at work. If not, say what else differs: a crust, a pan, wheels, or the week of the last ploughing.`,
      bring: [
        'Tin or pipe, 15 cm wide',
        'Board and hammer',
        'Bottle marked at 440 ml',
        'Plastic sheet',
        'Spade',
        'Watch',
      ],
      checklist: [
        'Three readings in each field',
        'Second filling used',
        'One cube counted in each',
        'Cover and last tillage noted',
      ],
    },
    'Taking a composite sample properly': `A laboratory analyses about one spoonful. One hectare to 15 cm holds 2,100 tonnes of soil. Whether the spoonful stands for the field is decided by you, not by the laboratory.

**Why one spot is not enough.** Soil differs from step to step: an old dung heap, a burnt stump, a fertilizer band. The figure shows phosphorus at six single spots of one field. Their mean is 18. Had you sent only one of them, you might have been told 7 (low) or 41 (high).

\`\`\`figure
kind: bars
title: Six spots in one field: no single spot tells the value of the field of 18
unit: kg P per hectare
source: Typical values, rounded for practice
Spot | Phosphorus
Spot 1 | 14
Spot 2 | 7
Spot 3 | 19
Spot 4 | 41
Spot 5 | 12
Spot 6 | 15
\`\`\`

**How to do it**

1. Divide the field as in the first lesson. One sample stands for one part of up to about one hectare.
2. Walk a zigzag and stop at **15 to 20** places. Scrape off litter. Dig a V of 15 cm depth and cut a slice 2 cm thick from its side, the same from top to bottom. For orchards take a second set from 15 to 30 cm.
3. Mix all slices in a clean plastic bucket. A galvanized bucket adds zinc, and a bag that held fertilizer adds everything else.
4. Spread the soil on a sheet and remove stones and roots. Divide it into four quarters, take away two opposite ones, mix the rest, and repeat until half a kilogram is left. This is called quartering.
5. Dry it in shade, spread thin, for two to four days. Never dry it in the sun or on a stove.
6. Pack it in a cloth bag or a new plastic bag. Put one label inside and one outside.

*Worked example.* Eighteen slices of about 250 g give 4.5 kg. After the first quartering 2.25 kg are left, after the second 1.1 kg, after the third 0.56 kg. Three rounds are enough.

**What the label says:** name and phone, village, survey number, part of the field, depth, date, last crop, next crop, last fertilizer, rainfed or irrigated.

**When not to sample**

- within two months after fertilizer
- just after dung or lime
- when the soil is mud
- in the row where fertilizer was placed, with a standing crop

After harvest and before the next ploughing is best: April or May on rainfed land in Karnataka and Telangana.

**What to ask for.** The Soil Health Card reports twelve values: pH, electrical conductivity, organic carbon, available nitrogen, phosphorus, potassium, sulphur, zinc, iron, copper, manganese and boron. Ask the Krishi Vigyan Kendra or the agriculture office where the nearest laboratory takes samples, what it costs and how long it takes.

**Keep a second bag** of the same mix at home in the dry. If one value looks odd, send the second bag under another name before you act on it.

**Check yourself**

1. You have 20 slices of 200 g. How many quarterings to about half a kilogram? *4 kg, 2, 1, 0.5: three.*
2. Why cut a slice and not a handful from the top? *The top 3 cm hold more carbon and phosphorus than the rest, so a handful says too much.*
3. The zinc result is ten times that of the neighbours. What do you ask first? *Which bucket was used.*`,
    'A soil test report, line by line': `A report is a table with three columns that matter: what was measured, how much, and what that laboratory calls low or high. Begin with the first three lines. They decide how to read all the others.

| Line | Low | Medium | High | Why it matters |
| --- | --- | --- | --- | --- |
| pH | under 6.0, sour | 6.5 to 7.5 | over 8.5, alkaline | Decides what roots can get |
| EC, dS/m | under 1, harmless | 1 to 2, watch | over 2, harms | Salt |
| Organic carbon, % | under 0.5 | 0.5 to 0.75 | over 0.75 | Crumbs, water, nitrogen |
| Nitrogen, kg/ha | under 280 | 280 to 560 | over 560 | Leaf; an estimate only |
| Phosphorus, kg P/ha (Olsen) | under 10 | 10 to 25 | over 25 | Roots, flowers |
| Potassium, kg K/ha | under 110 | 110 to 280 | over 280 | Stalks, drought |
| Sulphur, mg/kg | under 10 | 10 to 20 | over 20 | Oil and protein |
| Zinc, mg/kg (DTPA) | under 0.6 | 0.6 to 1.2 | over 1.2 | Small pale leaves |
| Boron, mg/kg | under 0.5 | 0.5 to 1.0 | over 1.0 | Flowers, fruit set |

Limits differ between states and methods. Use those printed on your own report.

**Units first.** Phosphorus may be given as P or as P₂O₅, potassium as K or as K₂O. P × 2.29 = P₂O₅. K × 1.2 = K₂O. Fertilizer bags and state recommendations always use P₂O₅ and K₂O.

**Three questions for every report**

1. Is anything harmful? pH, EC, sodium.
2. What is in shortest supply?
3. What is so high that you can save money by leaving it out?

*Worked example.* A ragi field at Ramanagara: pH 6.4, EC 0.2, carbon 0.42, phosphorus 31 kg P/ha, potassium 150, zinc 0.4. Nothing is harmful. Carbon and zinc are low. Phosphorus is high. Suppose the recommendation for ragi is 50 kg N, 40 kg P₂O₅ and 25 kg K₂O per hectare.

| Nutrient | Wanted, kg | Carrier | Content | Carrier, kg |
| --- | --- | --- | --- | --- |
| N | 50 | Urea | 46 % | 50 ÷ 0.46 = 109 |
| P₂O₅ | 40, halved to 20 | Single superphosphate | 16 % | 20 ÷ 0.16 = 125 |
| K₂O | 25 | Muriate of potash | 60 % | 25 ÷ 0.60 = 42 |

Because phosphorus is high, many state guides let you give a quarter to a half less; here it is halved. That saves 125 kg of superphosphate. Zinc sulphate, 10 to 25 kg/ha once in two or three years, is cheap in comparison.

\`\`\`figure
kind: bars
title: The same field against its limits: zinc and carbon are short, phosphorus is not
unit: % of the low limit
source: Worked example of this lesson
Value | Percent
Carbon | 84
Phosphorus | 310
Potassium | 136
Zinc | 67
\`\`\`

**What the report leaves out:** structure, pans, infiltration, life, depth. That is what your spade is for. If roots stop at 12 cm, more fertilizer feeds weeds.

**Correct one thing, leave a strip without it, and look.** If the strip looks the same, you have saved next year’s money.

**Check yourself**

1. A report says 20 kg P₂O₅/ha. Is that high by the table? *20 ÷ 2.29 = 8.7 kg P: low.*
2. How much urea gives 30 kg of nitrogen? *30 ÷ 0.46 = 65 kg.*
3. pH is 8.9 and EC is 0.4. What do you ask for next? *Exchangeable sodium: the soil may be sodic.*`,
    'Mulch, bund, legume, manure: which two first': `Choose by what your sheet says, not by what is in fashion. Two changes at most: with more you will not know which of them worked, and the work will not get done.

| Sheet says | First | Then |
| --- | --- | --- |
| Crust, slow intake, slaking | Mulch or residues on top | Less tillage, dung |
| Water runs off, slope over 2 % | Contour bunds or grass strips | Trenches, trees on bunds |
| Plates or a pan at 10 to 15 cm | No wheels on wet soil; tur or castor | Loosen once, when dry |
| Low carbon, few worms | Legume between or after the main crop | Farmyard manure, 5 t/ha |
| Stays wet, grey spots | Drain or raised beds | Look for salt |
| Sour, under 5.5 | Lime by test | Phosphorus near the row |
| Dispersive clay | Gypsum by test | Better water, organic matter |

**How much each can hold back.** A shower of 50 mm falls on a red field with 2 percent slope.

\`\`\`figure
kind: bars
title: Cover holds more of a 50 mm shower than a bund alone, and both hold most
unit: mm that run off
source: Typical values, rounded for practice
Field | Runoff
Bare, crusted | 22
Contour bund | 13
Mulch, 4 t/ha | 8
Both | 4
\`\`\`

**What each costs in material and work on one acre (0.4 ha)**

- *Mulch:* 4 t/ha is 1.6 tonnes of straw or leaf, about four cartloads. It may bring termites, and cattle will miss the straw. Gliricidia from the bund, 2 kg from each plant twice a year, helps: 400 plants give 1.6 tonnes.
- *Contour bund:* a ridge 40 cm high with a base of 1.2 m has a section of about 0.24 m². One hundred metres are 24 m³ of earth, some twelve to sixteen days of work by hand. It takes land, and it needs a safe outlet, or the first big storm breaks it.
- *Legume:* one row of tur after each eight rows of ragi needs less than 1 kg of seed and a season of guarding against goats. It costs least and gives food.
- *Manure:* 5 t/ha is 2 tonnes an acre, five cartloads. Two cows make about that in a year, if the dung is not burnt.

**Slope without an instrument.** Fill a clear hose of about 14 m with water and leave the top metre at both ends free. Set two sticks 10 m apart down the slope and hold one end upright at each. When the water is still, both levels are equally high. If it stands 1.00 m above the ground at the upper stick and 1.25 m at the lower one, the ground fell 25 cm in 10 m: **2.5 percent**.

**Ask three questions of each choice**

1. Have I the material, and from where?
2. Who does the work, in which week, and what is left undone then?
3. What does it cost in the first year, and what if it fails?

Say the drawback aloud before you choose. A change that the household resents will not see a second season. Ask the person who cuts the fodder before you leave straw on the field.

*Worked example.* Sheet: slaking 2.5, intake 18 mm/h, slope 2.5 percent, two cows, dung burnt. Straw is fodder, so mulch is hard. Choice one: a contour bund with grass on it, because the grass feeds the cows. Choice two: one row of tur in eight. Dung comes next year, when there is gas in the kitchen.

**Check yourself**

1. Your sheet says pan at 12 cm and good intake above. Is mulch first? *No. Keep wheels off wet soil and grow a deep root.*
2. How many cartloads of 400 kg are 5 t/ha on two acres? *5 × 0.8 = 4 t: ten.*
3. The hose shows 1.00 m above and 1.05 m below. What is the slope? *0.5 percent: no bund needed.*`,
    'Mark a trial strip and write the plan': {
      task: { hours: 2 },
      body: `Try your change on a strip and leave the rest as it is. Without something to compare with you will only know what you hoped.

**Lay out two strips** side by side, each at least 5 m wide and as long as the field. They must not cross a boundary of soil that you have found. In one you make your change. In the other you do what you always do. Toss a coin to decide which is which. Mark the corners with stones or posts that a plough will not take.

**Write one page**

- today’s scores, rates and counts of both strips
- the change, with quantity, cost in rupees and who does it in which week
- the date of sowing
- three things to look at, such as intake, worms, and grain from 10 m²
- the date on which you will look again, with an alarm in the phone

**Harvest fairly.** Measure 2 × 5 m in the middle of each strip, away from the edges. Thresh and dry both the same way and weigh them. *Worked example:* 1.9 kg and 1.6 kg from 10 m² are 1,900 and 1,600 kg per hectare, because one hectare is a thousand times 10 m². The gain is 300 kg. At ₹40 a kilogram that is ₹12,000 per hectare; compare it with the cost on your page.

One year is an indication and three are an answer. Show the sheet to the neighbour who doubted it.`,
      bring: ['All your sheets', 'Tape', 'Eight posts or painted stones', 'One page'],
      checklist: [
        'Two strips, marked for good',
        'Today’s values written down',
        'One or two changes with cost and person',
        'A date to look again, with an alarm',
      ],
    },
  },
}
