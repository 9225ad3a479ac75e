import type { SubjectLessons } from '../base/content.ts'

export const sustainableAgricultureLessons: SubjectLessons = {
  'soil-you-can-read': {
    'Where to dig, and where not': `A spadeful stands for a whole field, so the place matters more than the spade.

**First divide.** Walk the field and look for what differs: slope, colour, an old channel, a corner that stays wet, a strip that always yields less. Each part that is managed or looks differently gets its own pit. Two to four parts are usual on two acres.

**Then choose** in each part a place that looks like most of it.

**Stay away from**

- the edge: at least 5 m from bunds, roads and channels
- under trees, and where dung or ash was heaped
- where cattle stand or tractors turn
- within 10 m of a well or house

**When.** Soil is read best when it is moist: two or three days after rain or irrigation. Bone-dry clay looks hard whatever its health, and mud shows nothing. For comparing years, choose the same crop stage and the same moisture; a month after sowing is a good time.

**Mark it.** Pace from two fixed points, a tree and a bund corner, and write it down, or save the spot on a phone. Next year you want to stand within two metres.

For contrast dig once where the land has not been ploughed for years: a bund, a grove, an old fence line. It shows what your soil could be.`,
    'Crumbs, blocks, plates: scoring structure': {
      isPreview: true,
      body: `Structure is how grains hold together, and what room they leave for air, water and roots. You can score it by breaking a block.

Lift out a block as deep as the spade, about 20 cm, lay it on a sheet and open it like a book, gently, along its own cracks. Look at the pieces and roots.

| Score | Pieces | Roots | When you press a piece |
| --- | --- | --- | --- |
| 1 – very good | Crumbs under 6 mm, round | Everywhere, inside pieces too | Falls apart at once |
| 2 – good | Crumbs and rounded pieces up to 7 cm | Through most pieces | Breaks with one hand |
| 3 – fair | Half are angular, few pores | Mostly between pieces | Breaks with some force |
| 4 – poor | Angular blocks over 10 cm, few pores | Clustered in cracks, bent | Hard to break |
| 5 – very poor | Solid or in plates, grey spots | Few, at the surface | Needs both hands |

If the block has two layers, score each and write its thickness: *0–9 cm: 2; 9–20 cm: 4*. Such a hard lower layer is often a plough pan, and roots that turn sideways at it prove it.

**Plates** that lie flat like tiles come from tractors on wet soil. **Blocks** with sharp edges are natural deep down in black clay, but not in the upper hand’s breadth.

Scores of 1 and 2 need nothing. At 3 watch it. At 4 and 5 something has to change, and the later lessons say what.`,
    },
    'Red, black, laterite: soils of the Deccan': `Three families cover most of the plateau. Know yours, because the same sign means different things.

| | Red | Black | Laterite |
| --- | --- | --- | --- |
| Comes from | Granite, gneiss | Basalt, and clay that settled | Long leaching under much rain |
| Colour by | Iron oxide | Fine clay with humus | Iron and aluminium |
| Feels | Sandy to loamy | Sticky, very fine | Gravelly |
| Holds water | Little | Much, but not all of it for plants | Little |
| When dry | Crust on top | Wide, deep cracks | Hard as brick |
| Usually short of | Nitrogen, phosphorus, organic matter | Nitrogen, zinc; drainage | Phosphorus, lime |
| Crops | Ragi, groundnut, tur | Cotton, jowar, chickpea | Cashew, coconut, tea |

**Red soil** lets rain in quickly, if it has no crust. Keep it covered; a mulch is worth more here than anywhere.

**Black soil** swells and closes when wet. It opens itself by cracking, and so mends its structure if you keep off while it is wet. Till it only when it is just moist.

**Laterite** binds phosphorus so firmly that much of what you give is lost. Place it near the root, and lime a sour soil first.

Between them lie all mixtures, often down one slope: red and shallow on top, black and deep at the foot. That row, from hilltop to tank, is the first thing to draw.`,
    'Dig and score two spots': {
      body: `Dig at two places that differ: your weakest corner and your best, or the field and an undisturbed bund. The comparison teaches more than either.

At each: clear the surface, cut three sides of a block with the spade, lever it out whole and lay it on the sheet. Photograph it beside the spade. Then open it by hand and score each layer with the table of the lesson before.

Count besides: living roots on a freshly broken face of about 10 × 10 cm, worm holes wider than a straw, and any layer with another colour or smell. Grey or blue with a smell of eggs means that it has been standing in water.

Put the block back, tread it lightly, and mark the spot. Compare: which layer differs most, and what has been done to one place and not to the other? Write three lines of answer before you look at any advice.`,
      bring: ['Straight spade', 'Light sheet or sack', 'Ruler', 'Phone or camera', 'Score table'],
      checklist: [
        'Two blocks of about 20 cm, unbroken',
        'Each layer scored, with its thickness',
        'Roots and worm holes counted',
        'Both spots found again from two fixed points',
      ],
    },
    'The jar test, and reading its layers': `Sand, silt and clay sink at different speeds, and a jar lets you see how much there is of each.

1. Take soil from 10–15 cm depth, dry it, crush it and remove stones and roots.
2. Fill a straight jar to one third. Add water almost to the top and a teaspoon of washing soda or a little dishwashing liquid, which keeps grains apart.
3. Shake hard for five minutes, then put it down and do not touch it.
4. After **40 seconds** mark the layer at the bottom: sand.
5. After **2 hours** mark again: silt has come on top of it.
6. After **two days**, when the water is nearly clear: clay. In black soil the water may stay cloudy for a week.

Measure each layer and divide by the whole. Sand 45 mm of 90 mm is 50 percent.

| Sand | Silt | Clay | Called |
| --- | --- | --- | --- |
| over 70 | – | under 15 | Sandy loam to sand |
| about 40 | 40 | 20 | Loam |
| 50–60 | – | 20–35 | Sandy clay loam: much of the red land |
| under 30 | – | over 45 | Clay: the black land |

What floats is organic matter. The test is good to about ten percent, because clay swells. It cannot be changed by farming: you do not improve texture, you learn to live with it.`,
    'Ribbon between finger and thumb': `In the field nobody has two days. Your hand can tell texture in two minutes.

Take as much soil as fits into a hollow hand, remove stones, and add water drop by drop. Knead until it is like dough and does not stick. Then press it out between thumb and forefinger so that a ribbon grows over the finger, and measure it when it breaks.

| Ribbon | Feels | Texture |
| --- | --- | --- |
| None, no ball either | Gritty | Sand |
| Ball, but no ribbon | Gritty, falls apart | Loamy sand |
| Under 2.5 cm | Gritty | Sandy loam |
| Under 2.5 cm | Smooth, floury | Silt loam |
| 2.5–5 cm | Gritty | Sandy clay loam |
| 2.5–5 cm | Smooth | Clay loam |
| Over 5 cm | Sticky, shines when rubbed | Clay |

Three helps:

- Grit you do not feel you may hear: rub it beside your ear.
- Wet a little in the palm and rub: grit is sand, silk is silt, sticky is clay.
- Practise with the jar: test a soil by hand, write it down, then shake it. After ten soils your hand is right nine times.

Do it for the topsoil *and* for soil from 40 cm. Sand over clay holds water where roots can reach it; clay over gravel drains away.`,
    'A clod in a glass: slake and dispersion': `Rain breaks crumbs, and broken crumbs seal the surface. A glass shows how well yours hold.

Take three air-dry clods the size of a chickpea, from the top 5 cm. Lower each into a glass of clean rainwater, and do not stir.

**After five minutes: slaking.**

| What you see | Means |
| --- | --- |
| Clod stays whole | Well bound, usually much organic matter |
| Falls into small crumbs | Middling |
| Collapses into a heap of powder | Weak: crusts after rain |

**After two hours: dispersion.** Look at the water around the heap.

| Water | Means |
| --- | --- |
| Clear | Stable |
| A milky halo at the edge | Slightly dispersive |
| Cloud through the glass | Dispersive: clay parts from the grains |

Slaking is mended with organic matter: roots, dung, mulch, no bare ground. Dispersion is chemistry: too much sodium, common in some black soils and where poor borewell water is used. Gypsum helps, and a laboratory should first give the exchangeable sodium.

Test soil from the field and from under an old tree or bund. The same texture, in a different state: that difference is what farming has done to it, and so what farming can give back.`,
    'Test three soils side by side': {
      body: `Collect three soils: your field, a neighbour’s that is managed differently, and one that nobody has ploughed for years. Then run all three tests on each, on one table.

Put a jar, a ribbon and a glass for each soil in a row, and label them before you begin. Start the jars first, because they need time; do the ribbons while sand settles, and lower the clods last.

Enter it in one table: sand, silt, clay in percent; ribbon in centimetres; slaking and dispersion in words. Photograph the row after two hours, with labels visible.

Now cover the names and let somebody else sort the three glasses from best to worst. If they agree with you, the difference is real.

Two sentences: which result comes from the land, and which from what people have done?`,
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
    'Infiltration with an open tin': `How fast does rain go in? A tin without a bottom tells you in half an hour.

Take a tin or pipe of about 15 cm width. Push or hammer it 5 cm into the soil with a board across its top, so that it goes in straight. Press soil against the inside edge. Clear loose litter but keep the crust, if there is one: it belongs to the answer.

Lay a piece of plastic inside, pour in 2.5 cm of water (for 15 cm width that is 440 ml), pull out the plastic and start the clock. Stop when the surface glistens, without standing water. **Repeat at once with the same amount**: the second value counts, because the first depends on how dry the soil was.

| 2.5 cm goes in within | Rate | Says |
| --- | --- | --- |
| under 10 minutes | over 15 cm/h | Very fast: sandy, or full of holes |
| 10–30 minutes | 5–15 cm/h | Good |
| 30 minutes–2 hours | 1.3–5 cm/h | Slow: heavy showers run off |
| over 2 hours | under 1.3 cm/h | Sealed, packed or clay |

A downpour brings 5 cm an hour. If your rate is lower, the rest leaves, with soil in it.

Do it at three places and take the middle one. In cracked black soil the first water vanishes; wait until the cracks have closed.`,
    'Worms, beetles, fungus: a count in a cube of soil': `Life is the fastest sign of change: it answers a new practice within a year or two.

Cut a cube of soil 20 × 20 × 20 cm, early in the morning, when it is moist. Put it on a sheet and go through it with your fingers for fifteen minutes. Count and put back:

- **Earthworms**: over 10 is very good on farmland, 4–10 good, fewer poor. None in a dry month means little: come again after rain.
- **Beetles and larvae, millipedes, centipedes, ants, termites**: kinds, not numbers. Five kinds or more are a good sign.
- **White threads** on old roots and leaves: fungi that bind crumbs.
- **Pink or white nodules** on legume roots: cut one; red inside means that it is binding nitrogen, green or white that it is not.

What else tells of life: how long a leaf lies before it is gone, casts on the surface in the morning, a smell of earth. Bury a cotton cloth or a piece of underwear of pure cotton 10 cm deep and dig it up after two months. The more is missing, the more is alive. It sounds like a joke; it is a fair test, as long as you bury the same cloth everywhere.

Worms dislike bare ground, deep ploughing, ammonia and drought. They come for cover, dung and peace.`,
    'Carbon: slow to build, quick to lose': `Organic matter is a small part of a Deccan field, often under one percent of carbon by weight, and the part on which all else depends: crumbs, water, food for life.

**Why so little?** In warm soil microbes eat nearly all that dies, within a year. Ploughing gives them air and speeds it up. Straw and dung leave the field as fodder and fuel. What is gone is gone quickly: cultivated grassland may lose a third of its carbon in ten or twenty years.

**How fast can it come back?** With good practice 0.02 to 0.05 percentage points a year is realistic. From 0.4 to 0.6 percent may take five to ten years. Be careful with anybody who promises one percent in a season, or sells carbon on it.

**What builds it, in the order of effect for most farms:**

1. Living roots for more months of the year
2. Leaving residues, or bringing them back as dung
3. Less and shallower tillage
4. Trees on bunds
5. Compost: good, but what is carried here was taken elsewhere

**How to see it** without a laboratory: colour compared with the undisturbed bund, the clod in the glass, infiltration. They change before a laboratory can measure it. When you do send samples, use the same laboratory, month and depth each time; one method differs from another by more than you gain in five years.`,
    'Time the tin and count the worms in two fields': {
      body: `Take tin, water and sheet to two fields and compare how rain enters and what lives there. Choose fields of similar texture that are managed differently, such as ploughed and mulched.

In each: three infiltration readings, each with the second filling as result; one cube of 20 cm counted for fifteen minutes; cover of the ground in tenths, seen from above.

Work on both in one morning, so that weather and moisture are alike. If one has just been irrigated, wait.

Write the six rates and take the middle value for each field. Put the counts beside them. If the field with more worms also drinks faster, you have seen a cause at work. If not, say what else differs: a crust, a pan, wheels.`,
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
    'Taking a composite sample properly': `A laboratory analyses a spoonful. Whether it stands for your field is decided by you.

1. Divide the field as in the first lesson: one sample for each part of up to about one hectare.
2. Walk a zigzag and take **15 to 20** small samples. Scrape off litter, dig a V of 15 cm depth, and cut a slice of 2 cm from its side, the same from top to bottom. For orchards take a second set from 15–30 cm.
3. Mix all in a clean plastic bucket. Galvanized iron adds zinc.
4. Spread it on a sheet, remove stones and roots, divide it into four, take away two opposite quarters, mix, and repeat until half a kilogram is left.
5. Dry it in shade, never in the sun or on a stove. Pack it in a cloth or new plastic bag.
6. Label in and outside: name, field, survey number, depth, date, last crop and fertilizer.

**Do not sample** within two months after fertilizer, or just after dung. After harvest and before the next sowing is best.

Send it within a week. Ask for pH, electrical conductivity, organic carbon, available nitrogen, phosphorus, potassium, sulphur, zinc, iron and boron: roughly what the Soil Health Card lists. Keep a second bag of the same mix at home in the dry: if a figure looks odd, you can send it again.`,
    'A soil test report, line by line': `A report is a table with three columns that matter: what, how much, and what that laboratory calls low or high. Begin with the first four lines; they decide how to read the rest.

| Line | Low | Medium | High | Why it matters |
| --- | --- | --- | --- | --- |
| pH | under 6.0: sour | 6.5–7.5 | over 8.5: alkaline | Decides what roots can get |
| EC, dS/m | under 1: harmless | 1–2: watch | over 2: harms | Salt |
| Organic carbon, % | under 0.5 | 0.5–0.75 | over 0.75 | Crumbs, water, nitrogen |
| Phosphorus, kg P/ha (Olsen) | under 10 | 10–25 | over 25 | Roots, flowers |
| Potassium, kg K/ha | under 110 | 110–280 | over 280 | Stalks, drought |
| Zinc, mg/kg (DTPA) | under 0.6 | – | – | Pale, small leaves |
| Boron, mg/kg | under 0.5 | – | – | Flowers, fruit set |

Limits differ between states and methods; use those printed on yours. Check whether phosphorus is given as P or P₂O₅: multiply P by 2.29.

**Available nitrogen** is an estimate from organic matter; treat it as a hint.

**Three readings of one report:** Is anything harmful? (pH, salt, sodium.) What is in shortest supply? What is so high that you can save money by leaving it out? Many fields get phosphorus each year and have plenty.

Correct one thing, leave a strip without it, and look.`,
    'Mulch, bund, legume, manure: which two first': `Choose by what your sheet says, not by what is in fashion.

| Sheet says | First | Then |
| --- | --- | --- |
| Crust, slow infiltration, slaking | Mulch or residues on top | Less tillage, dung |
| Water runs off, slope over 2 % | Contour bunds or strips of grass | Trenches, trees on bunds |
| Plates or a pan at 10–15 cm | No wheels on wet soil; deep-rooted crop such as tur or castor | Loosen once, when dry |
| Low carbon, few worms | Legume between or after the main crop | Farmyard manure, 5 t/ha |
| Stays wet, grey spots | Drain or raised beds | Gypsum, if sodium is high |
| Sour, under 5.5 | Lime or wood ash by test | Phosphorus near the row |
| Dispersive clay | Gypsum by test | Better water, organic matter |

Two changes at most. Ask of each:

1. Have I the material, and where from? Five tonnes of manure per hectare are ten cartloads.
2. Who does the work, in which week, and what is left undone then?
3. What does it cost in the first year, and what if it fails?

Mulch may bring termites and take straw from cattle. Bunds take land. Legumes need seed and a fence against goats. Say the drawback aloud before you choose; a change that the household resents will not see a second season.`,
    'Mark a trial strip and write the plan': {
      body: `Try it on a strip and leave the rest as it is; without something to compare with you will only know what you hoped.

Lay out two strips side by side, each at least 5 m wide and as long as the field, across no boundary of soil that you have found. In one you make your change, in the other nothing but what you always do. Mark the corners with stones or posts that a plough will not take.

Write one page: the two scores and rates of today; the change, with quantity, cost and who does it; the date of sowing; three things to look at, such as infiltration, worms and grain from 10 m²; and the **date on which you will look again**. Put that in the phone with an alarm.

Harvest the same 10 m² from the middle of both strips and weigh it. One year is an indication, three are an answer. Share the sheet with the neighbour who doubted it.`,
      bring: ['All your sheets', 'Tape', 'Eight posts or painted stones', 'One page'],
      checklist: [
        'Two strips, marked for good',
        'Today’s values written down',
        'One or two changes with cost and person',
        'A date to look again, with an alarm',
      ],
    },
  },
  'millets-seed-to-kitchen': {
    'Meet the grains, raw and cooked': `Put ragi, jowar and foxtail side by side. Ragi is brown, as small as mustard and eaten whole as flour. Jowar is round and white, and needs no hulling. Foxtail is yellow, wrapped in a hull that has to come off, and cooks like rice in about twelve minutes. Cook a spoon of each, taste it without salt, and write one word for each.`,
    'Red soil, black soil, late rain: choosing': `Ragi likes red loam and some 500 mm of rain, and can be transplanted when the monsoon is late. Jowar stands on black soil and lives on what it has stored, also in the cool season. Foxtail is done in about 80 to 90 days, so it fits a short or late season. Ask which of them was grown here forty years ago, and why it stopped.`,
    'Calcium, iron, fibre: what the tables say': `In the Indian food composition tables ragi has about 360 mg of calcium in 100 g, many times that of rice. Iron figures differ much between varieties and laboratories, so do not promise a cure for anaemia. Whole millets have more fibre than polished rice; polishing takes much of it away. Sprouting and fermenting help the body to use minerals.`,
    'Float and germination test on saved seed': {
      body: `Stir seed into salt water in which a fresh egg floats; skim off what swims, rinse the rest twice and dry it in shade. Roll a hundred seeds in damp cloth and count after five days.`,
      bring: ['Saved seed, one cup', 'Salt, an egg, a bucket', 'Cotton cloth'],
      checklist: ['Floating seed removed', 'Rinsed and dried', 'At least 80 of 100 have sprouted, or more is sown'],
    },
    'Sowing in lines with a rope and a stick': `A rope with a knot every 10 cm and a stick for the row distance make straight lines at no cost. Ragi wants about 30 cm between rows, jowar 45, foxtail 25 to 30. Sow two or three grains at a knot, 2 to 3 cm deep, never deeper. Lines let you weed with a wheel hoe in a fifth of the time, and use less seed than throwing.`,
    'Transplanted ragi, step by step': `Sow a nursery of about 5 m² for each 100 m² of field. After three weeks lift seedlings with soil on their roots and set one or two at each crossing of lines 25 cm apart, on the day they are lifted. Two weeks later pass a light board or weeder over it in both directions; plants that are bent then form more tillers. It needs water in the first week only.`,
    'Mixed rows: millet with tur or cowpea': `Eight rows of ragi and two of tur, or four of jowar and one of cowpea, yield more together than apart in most dry years. The legume fixes nitrogen, roots at another depth and is harvested later. Choose kinds that do not ripen together. Sow at the same time, in rows, so that each can be weeded and cut by itself.`,
    'Sow a bed or three pots': {
      body: `Sow one bed of a square metre, or three pots of ten litres, with three kinds. Thin after two weeks to one plant a hand’s width apart and keep a note of rain.`,
      bring: ['Three kinds of seed', 'Rope and stick', 'Labels with the date'],
      checklist: ['Depth 2–3 cm', 'Labelled', 'Thinned after two weeks'],
    },
    'Earheads, threshing floor, winnowing': `Cut when grain is hard and cannot be dented with a nail; ragi ripens unevenly, so two rounds a week apart save grain. Dry earheads two or three days in the sun before threshing. Beat or tread on a clean tarpaulin, not on a road, where stones, oil and cars come in. Winnow in a light wind, pouring slowly from shoulder height.`,
    'The salt jar test for dry grain': {
      body: `Shake a cup of grain with two spoons of dry salt in a dry glass jar for a minute and let it stand ten. If salt sticks to the glass, the grain is above about 15 percent moisture: dry it another day.`,
      bring: ['Dry jar with lid', 'Dry table salt', 'Grain from the middle of the heap'],
      checklist: ['Jar and salt dry', 'Result noted', 'Repeated after drying'],
    },
    'Bins, neem, airtight drums': `Dry grain, cool and closed, keeps a year. A metal or plastic drum filled to the brim and sealed lets insects use up the air and die. Neem leaves repel some insects but do not save damp grain. Stand sacks on planks, a hand away from walls. Look in once a month for warmth, webs and smell; warm grain must come out at once.`,
    'Inside a small huller': `Small millets wear a hard hull. A huller throws grain against rubber or rubs it between stones, then air blows the hull away. Set it so that two passes take off 90 percent, rather than one pass that breaks a third. Grain should have 10 to 12 percent moisture. Sieve by size before: a mixed lot breaks. Ragi and jowar need no huller.`,
    'Bran, polish and what is lost': `Hulling removes what nobody can eat; polishing removes the bran beneath, which has fibre, fat and minerals. Polished millet is whiter, keeps longer and cooks faster, and so millers do it unasked. Ask for unpolished grain: it looks dull and slightly yellow or brown. Bran is good fodder; make sure it comes back to you or lowers the price.`,
    'Sprouted ragi flour at home': `Wash ragi three times, soak it overnight, drain and tie it in a wet cloth. After a day or two sprouts are as long as the grain. Dry it in the sun until it is crisp, rub off the sprouts if you like, roast it gently until it smells sweet, and grind. Sprouting adds sweetness and thins the porridge, so more grain fits into a child’s bowl. Use within a month.`,
    'Visit a flour mill with two kilograms of grain': {
      body: `Take two kilograms to a mill and stay while it is ground. Ask what was ground before, weigh what you get, and feel how warm it is: hot flour turns bitter sooner.`,
      bring: ['2 kg of clean grain', 'Clean bag', 'Kitchen scale'],
      checklist: ['Weighed before and after', 'What was ground before is known', 'Flour cooled before closing the bag'],
    },
    'Six dishes that survive a steel drum': `School food waits for an hour in a drum. Ragi mudde, jowar upma, foxtail lemon rice, millet khichdi, bisibele with foxtail, and ragi malt stay good. Dosas, rotis and anything fried do not. Cook slightly wetter than at home, because millets go on drinking, and add the tempering last. Let six children taste before sixty do.`,
    'Costing a plate, fuel and labour included': `List grain, dal, vegetables, oil, salt and spices for sixty plates at today’s prices, then add gas or wood, water, an hour of each cook and transport, and divide. Grain is often under a third. Compare with the present menu by cost of a *finished* plate, including what comes back. Write the date; prices of millets move through the year.`,
    'Cook one dish for ten and weigh what is left': {
      body: `Cook one dish for ten people, serve equal weights and weigh what comes back, plate by plate. Ask only afterwards how it was: plates are more honest than words.`,
      bring: ['Recipe for ten', 'Kitchen scale', 'Ten guests'],
      checklist: ['Served weight known', 'Leftovers weighed for each plate', 'Two changes for next time'],
    },
    'Write a five-day menu with costs': {
      body: `Write a menu for five days that uses at least two millets, with quantities for sixty, cost of a plate, and a second choice for when a delivery fails. Read it to the cooks and change what they cannot do.`,
      bring: ['Price list of the week', 'Plate costs'],
      checklist: ['Quantities for sixty', 'Cost each day', 'Cooks have agreed'],
    },
  },
}
