import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInWasteManagement: SubjectLessons = {
  'compost-that-works': {
    'What rots, who does it and what they breathe': `A heap is a herd of very small animals, and you are its keeper. They need four things: food, water, air and company. If you give them these, they turn peels and leaves into compost without any powder from a shop.

**Who is at work.** Bacteria begin with sugar and starch and make the heap warm within two days. Heat-loving bacteria take over above 45 °C. When it cools, fungi and their relatives work on what is woody; the earthy smell comes from one such group, the actinomycetes. Later come mites, millipedes, beetles and worms, which cut and mix. You need to buy none of them. They are on every leaf.

**What they eat.** Wet waste is rich in nitrogen: peels, leftovers, fresh leaves, dung. Dry waste is rich in carbon: dry leaves, straw, sawdust, torn cardboard. Carbon is their fuel, nitrogen their building material. They need both, as you need rice and dal.

**What they breathe.** The ones you want need oxygen. When air runs out, others take over that work without it, and these make the smell of bad eggs and vinegar. A stinking heap is not dirty; it is suffocating. Without air the heap also gives off methane, which warms the climate far more than carbon dioxide. This is what happens deep inside a dump such as those at the edge of every large Indian city.

**What they drink.** A film of water on every piece. Too little, and everything sleeps. Too much, and the pores fill and air is gone.

**Company** means size. A heap of a few litres loses its warmth through the sides as fast as it is made. About 60 litres is the least for a home, half a cubic metre for a hot heap.

**Where does it all go?** People are surprised by how little is left. Most of what you put in was water, and much of the rest is breathed out.

\`\`\`figure
kind: shares
title: Of 100 kg that go in, two thirds leave as vapour and gas
unit: kg
source: Typical values, rounded for practice
Part | Weight
Water vapour | 45
Carbon dioxide | 20
Compost | 35
\`\`\`

A worked example. A family of four makes about 1.2 kg of wet waste a day, roughly 36 kg a month. With 12 kg of dry leaves that is 48 kg, and about 35 percent of it, 17 kg, comes out as compost. So one month of kitchen waste fills one large cement bag, not ten.

**Your three tools.** A keeper can add dry matter, add water, or let in air. Every fault in this course is mended by one of them. Before each lesson on faults, guess which of the three it will be.

**Before you begin, find your dry matter.** A household fills a 20-litre bucket with wet waste in about eight days, and needs up to two buckets of loose dry leaves for it. Who sweeps them in your street, and where do they go now? In most Indian cities they are burnt at the roadside, which is against the rules and fills the morning with smoke. Ask the sweeper for a sack. Most are glad of it, since it is one sack less to carry.

**Check yourself**

1. A heap smells of vinegar. Which of the four needs is not met, and which tool helps first? (Air. Turn it and add coarse dry matter.)
2. A heap of dry leaves alone has not changed in three months. What two things does it lack? (Nitrogen and water.)
3. Your canteen puts in 200 kg of waste and leaves. About how much compost will you have to carry away? (70 kg.)`,
    'Carbon and nitrogen, measured in buckets': {
      isPreview: true,
      body: `Books ask for a carbon-to-nitrogen ratio (C : N) of about 30 to 1 at the start. Nobody weighs that in a kitchen. Buckets do.

| Material | Roughly C : N | Counts as |
| --- | --- | --- |
| Vegetable peels and trimmings | 15 to 25 | Wet |
| Cooked rice and rotis | 20 to 35 | Wet |
| Fresh grass, green leaves | 15 to 25 | Wet |
| Cow dung | 20 | Wet |
| Dry leaves | 40 to 60 | Dry |
| Straw | 80 | Dry |
| Cardboard | 200 or more | Dry, in small pieces |
| Sawdust | 300 or more | Dry, a handful only |

**The rule:** for each bucket of kitchen waste two buckets of loose dry leaves, or one bucket of leaves that you have crushed under your feet. With sawdust a quarter of a bucket is enough, because it is denser and far richer in carbon.

**Why two buckets?** A worked example, with typical values rounded for practice.

- One bucket of 20 litres holds 10 kg of kitchen waste. Four fifths of it is water, so 2 kg is dry matter. It contains about 0.90 kg of carbon and 0.05 kg of nitrogen. C : N is 18.
- Two buckets of loose leaves weigh 3.2 kg, nearly all dry. They contain about 1.30 kg of carbon and 0.026 kg of nitrogen. C : N is 50.
- Together: 2.20 kg of carbon and 0.076 kg of nitrogen. 2.20 ÷ 0.076 = 29.

\`\`\`figure
kind: bars
title: Two buckets of loose leaves bring the mixture close to 30 to 1
unit: C : N
source: Worked out from typical values, rounded for practice
Leaf buckets | C : N
None | 18
One | 25
Two | 29
Three | 32
Four | 34
\`\`\`

Notice how flat the bars become. The heap forgives half a bucket either way. It does not forgive a week without any dry matter.

**What happens off the mark**

- **Too much nitrogen** (below 20): what the microbes cannot use leaves as ammonia. You smell a stable, and the fertilizer in your heap flies away.
- **Too much carbon** (above 40): the microbes run out of building material. The heap stays cold and waits.

**Leaves do a second job.** They hold the pieces apart, so that air can pass, and they drink the water that peels let go. Sawdust and paper bring carbon, yet pack together and shut the air out. If you have nothing but paper, tear it and crumple it. Coco peat drinks well but brings little food.

**Two checks after three days**

- The middle should be warm. Cold and dry-looking: too much dry matter, or too little water.
- It should smell like a forest floor. Ammonia: too much wet matter. Add leaves.

**Small pieces rot faster,** since microbes eat from the surface. A cube with sides of 4 cm has 96 cm² of surface; cut into 64 cubes of 1 cm it has 384 cm². Cut large pieces to the size of a thumb. A whole cabbage stalk rots too, but next year. Do not grind everything to paste, though: paste has no pores.

**In the monsoon** leaves are damp and kitchen waste is wetter. Keep two sacks of dry leaves indoors from May. In Kerala or the Konkan coconut husk and areca sheath, cut small, do the same job.

**Check yourself**

1. You have half a bucket of wet waste and only cardboard. How much do you tear up? (About half a bucket, torn and crumpled, and twigs for air.)
2. Your heap smells of ammonia on day four. Is its C : N above or below 30, and what do you add?
3. Weigh one bucket of your own leaves and one of your wet waste. How far from 1.6 kg and 10 kg are you?`,
    },
    'What stays out, and where it goes instead': `Nearly everything that once lived can rot. Some things should not rot in *your* heap, because they bring poison, germs or rats into it, or because another path is better for them.

**Leave out always**

| What | Why | Where it goes |
| --- | --- | --- |
| Plastic of any kind | Breaks into crumbs, never rots | Dry waste |
| “Compostable” bags | Most need the heat of an industrial plant | As your city says; not the heap |
| Sanitary pads, nappies, bandages | Germs, plastic | Wrapped, marked, handed over as sanitary waste |
| Medicines, batteries, bulbs, paint | Poison | Domestic hazardous waste, collection day |
| Dog and cat droppings | Parasites survive a small heap | Toilet or a pit away from food plants |
| Treated wood, glossy print | Metals, chemicals | Dry waste |
| Vacuum cleaner dust, sweepings | Plastic fibres | Reject |

India’s Solid Waste Management Rules ask every household to keep waste apart at the source. Cities add their own bye-laws and colours. Look up the version in force in your city before you print a poster; green for wet and blue for dry is common.

**Leave out at first, allow later**

- Meat, fish, bones and much oil: they smell and bring rats. A hot, well-run heap of more than a cubic metre takes small amounts in its middle.
- Diseased plants and seeding weeds: only a heap that reached 55 °C for three days kills them.
- Coconut shells, mango stones: they do no harm and come out as they went in. Use them as drainage at the bottom.
- Cooking oil: a spoon on a napkin is fine, a bowl is not. It coats everything and shuts out air. Many cities have buyers for used oil from canteens.

**Welcome, though many doubt it:** citrus peel, onion skins, tea and coffee grounds, eggshells (crushed), hair, plain paper napkins, temple flowers without thread and wire, ash by the handful. A heap is not acid because of a few lemons; it becomes acid when it lacks air.

**Tea bags** often have plastic in the mesh. Tear one: if it stretches before it tears, it is plastic. Empty the tea into the heap and put the bag into dry waste.

**One look, one count.** Contamination is worth measuring, because it tells whether people have understood. Empty one full bin on a sheet, take out everything that should not be there and weigh it.

A worked example from a block of flats, with typical values rounded for practice. Wet waste in the bin: 42 kg. Taken out: 1.9 kg. 1.9 ÷ 42 = 4.5 percent. Below 2 percent a yard can work without picking. Above 5 percent the picking takes more time than the turning.

\`\`\`figure
kind: bars
title: A picture poster and one visit at the door cut the wrong items
unit: percent of weight
source: Typical values, rounded for practice
When | Wrong items
Before | 9
Long list | 7
Six pictures | 4
Door visit | 1.5
\`\`\`

Put a list of six pictures above the kitchen bin: three in, three out. Choose the three mistakes that you found in your own count, not the three that come in every leaflet. Long lists are not read while cooking. And agree who is to ask when in doubt: a name and a phone number beside the bin.

**How to say no.** A bag with plastic in it is better left standing at the door with a friendly card than taken and sorted in silence. The card says what was in it and what to do tomorrow. If it happens a third time, go and talk. Most people never learned what happens after the bin.

**Check yourself**

1. A neighbour brings you ten “compostable” bags full of peels. What do you do? (Empty them into the heap, keep the bags out, and say why.)
2. 60 kg of wet waste had 0.9 kg of wrong items. Is that good? (1.5 percent: yes.)
3. Which three pictures would hang above your own bin, from what you saw this week?`,
    'Build your first heap': {
      task: { hours: 1 },
      body: `Today you make a heap of at least 60 litres; a smaller one loses its warmth. A drum or crate with holes, a bin of bricks with gaps, or a pile under a sheet all work.

\`\`\`figure
kind: layers
title: A crate of 60 cm from the top down: dry leaves close it, twigs let air in
unit: cm
Layer | From | To | What happens
Dry cover | 0 | 8 | Keeps flies out and smell in
Mixture | 8 | 50 | Wet and dry mixed, damp as a wrung cloth
Twigs, shells | 50 | 60 | Air enters from below, water drains
\`\`\`

1. Choose a place in shade on bare ground, or with a tray below.
2. Lay 10 cm of twigs or coconut shells, so that air enters from below.
3. Add two buckets of loose dry leaves.
4. Add a bucket of wet waste, cut to thumb size.
5. Sprinkle a spade of finished compost or garden soil: this brings the first microbes. It is help, not magic.
6. Mix by hand or fork, moisten as you go, and cover with a hand’s width of dry leaves.
7. Repeat until it is full, or as waste comes.

The last layer is always dry. That one rule prevents most flies. Write the date on the container, and take its temperature tomorrow at the same hour, if you have a thermometer.

**Hand in:** one photograph from the side, one from the top, and one line: how many buckets of wet, how many of dry.`,
      bring: [
        'Container of 60 litres or more, with holes',
        'Two buckets of loose dry leaves for each of wet waste',
        'Twigs',
        'A spade of soil or compost',
        'Water',
        'Gloves',
      ],
      checklist: [
        'Air can enter from below',
        'Wet and dry mixed, not only layered',
        'As damp as a wrung cloth',
        'Covered with dry leaves',
        'Date written on it',
      ],
    },
    'The squeeze test': `One second with your hand says more than any meter. Take a handful from the middle, not from the top, and squeeze it hard.

| What happens | Water in it | What it means | What to do |
| --- | --- | --- | --- |
| Water runs between the fingers | Above 70 % | Far too wet | Add dry leaves, turn, leave the lid off |
| A few drops appear | 50 to 60 % | Right: as a wrung cloth | Nothing |
| It holds its shape, no drop | 40 to 50 % | A little dry | Sprinkle when you turn |
| It crumbles like biscuit | Below 35 % | Too dry: asleep | Water in three rounds, turn between them |

**Check your hand once.** Do this one time, and you can trust your fingers for years. Weigh 200 g from the middle of the heap. Spread it on a plate in full sun for two days, or in an oven at about 100 °C for a few hours, until the weight no longer changes. Say 84 g are left. Water was 200 − 84 = 116 g, and 116 ÷ 200 = 58 percent. Now you know what 58 percent feels like.

**Where does the water come from?** From the kitchen. A worked example with the bucket of the last lessons: 10 kg of kitchen waste with 80 percent water, and 3.2 kg of leaves with 10 percent.

- Water: 8.0 + 0.32 = 8.32 kg
- All together: 13.2 kg
- 8.32 ÷ 13.2 = 63 percent

That is a little above the best range, and it is right for a start: as the heap warms, it dries. Without leaves it would be 80 percent, and nothing can breathe in that. With four buckets of leaves it is 53 percent. You see that leaves regulate water as much as carbon.

\`\`\`figure
kind: bars
title: Leaves also dry the mixture: aim for 50 to 60 percent water
unit: percent water
source: Worked out from typical values, rounded for practice
Leaf buckets | Water
None | 80
One | 70
Two | 63
Three | 57
Four | 53
\`\`\`

**A dry heap sheds water** as an oiled pan does. Pouring a bucket over it wets only the edge and runs out below. Make holes with a stick, pour slowly, wait ten minutes, pour again. Better still: turn it and sprinkle while you turn, with a can that has a rose. For half a cubic metre that has dried to 35 percent you need about 70 litres, in three rounds on one day.

**A wet heap** needs dry matter and air, in that order. Turning without adding anything helps for a day, then it sinks together again. If you have no dry leaves, use torn cardboard egg trays; they drink several times their own weight and keep their shape.

**With the seasons.** In the monsoon cover the top and leave the sides open: rain makes more heaps fail than drought. A sheet laid directly on the heap makes it sweat; a small roof with a gap of 30 cm does not. In April check twice a week, since a heap in dry wind can lose two or three percent of water a day. In a humid place such as Kochi add less water than the books say.

Wear a glove if you have cuts on your hands, and wash afterwards. Do the test at the same time as you add waste, so that it becomes a habit: *open, squeeze, add, cover*. It takes a minute, and it is the only test you will still be doing after a year.

**Check yourself**

1. 150 g from your heap weigh 90 g when dry. How much water was in it, and what do you do? (60 ÷ 150 = 40 percent: sprinkle at the next turning.)
2. Water runs between your fingers, but the edge of the heap is dry. Which part do you trust? (The middle. Mix both: the edge is your dry matter.)
3. Squeeze a handful today and write down your guess in percent before you weigh it.`,
    'Hot, warm, cold: what a thermometer adds': `A long kitchen or soil thermometer, pushed into the middle, shows what the microbes are doing. It costs about as much as two bags of bought compost and lasts for years. Without one, an iron rod left in the heap for ten minutes will do: hot to hold is above 55 °C, pleasantly warm is about 40.

**The usual course** of a well-made heap of half a cubic metre or more:

| Days | In the middle | What is going on |
| --- | --- | --- |
| 1 to 3 | Rises to 50 to 65 °C | Bacteria eat sugar and starch |
| 4 to 14 | Stays above 45 °C | Most of the volume disappears |
| After each turning | Drops, rises again, a little less | New food and air |
| From week 4 | Below 40 °C | Fungi and small animals move in |
| From week 7 | As the air around | Curing |

\`\`\`figure
kind: line
title: Each turning wakes the heap, and each time it rises a little less
unit: °C in the middle
source: Typical values for half a cubic metre, rounded for practice
Day | Middle | Air
0 | 28 | 28
2 | 52 | 28
4 | 61 | 29
6 | 58 | 27
8 | 44 | 28
10 | 58 | 28
12 | 53 | 27
14 | 42 | 28
16 | 48 | 28
18 | 50 | 28
20 | 46 | 28
22 | 43 | 29
24 | 40 | 29
26 | 38 | 28
28 | 36 | 28
30 | 35 | 28
\`\`\`

Find the two turnings in the drawing: on day 8 and on day 14 the line drops, because cool outside matter has come into the middle, and then climbs again.

**Why heat matters.** Seeds of weeds and most germs die when every part has had **55 °C for three days**. Every part: the outer 15 cm of a heap never get that hot. That is why heaps are turned, outside to inside. Large open windrows follow a stricter rule: 15 days above 55 °C with five turnings.

A balcony crate seldom gets hot. It still works, only slower, and it will not kill seeds. Do not add seeding weeds or diseased plants to it.

**Why size matters.** Heat is made in the volume and lost through the surface. A cube of 0.4 m has 64 litres and 0.96 m² of surface, or 150 cm² for each litre. A cube of 1.2 m has 1,728 litres and 8.64 m² of surface: only 50 cm² for each litre. The large one keeps its warmth three times as well. So two half-full crates are worse than one full one.

**Above 70 °C** the helpers themselves die, and the heap goes grey and dusty inside: turn it and add water. A very large, dry heap of leaves can even begin to smoulder.

**No rise at all after three days:** the heap is too small, too dry or has too little wet matter. Work down this list and stop at the first *no*:

1. Is it at least 60 litres? If not, add.
2. Does the squeeze test give a drop? If not, water.
3. Is there wet waste in every handful? If not, add a bucket of peels or some dung, mix and cover.
4. Does it smell bad? Then it lacks air, not food. Turn.

**Rise and fall within two days:** it had too little wet matter and has eaten it. That is no fault in a home heap that you feed every day.

Write the temperature and the date on the lid in pencil. Five numbers in a row tell more than a good memory, and they are your proof when somebody asks whether the compost is safe.

**Check yourself**

1. Your readings are 29, 47, 58, 57, 56, 43 °C on six days. Have the weed seeds in the middle been killed? And those at the edge? (The middle has had three days above 55; the edge has not. Turn it.)
2. After the third turning the heap no longer warms up, though it is moist. What does that tell you? (The quick food is used up. Let it cure.)`,
    'Smell, flies, ants, leachate: a fault chart': `Find what you notice, do the first thing, wait three days. Do only one thing at a time, or you will not know what helped.

| You notice | Because | First do this |
| --- | --- | --- |
| Rotten eggs, vinegar | No air | Turn, add twigs or leaves |
| Ammonia, a stable | Too much wet matter | Mix in dry leaves, a third of the volume |
| Clouds of tiny flies | Bare fruit on top | Bury fresh waste, cover with a hand of leaves |
| Fat maggots that later turn dark | Black soldier fly larvae: harmless, they eat fast | Leave them; add dry matter if they disturb you |
| Ants in columns | Too dry | Water and turn |
| Brown liquid below | Too wet | Raise the container, add dry matter, pour the liquid back |
| Rats | Cooked food, bread, a hole | Fine steel mesh below, bury in the middle |
| Cockroaches | Dry edge, cardboard in layers | Moisten the edge, tear cardboard small |
| White threads, grey dust | Fungi: good | Nothing; water if it is dusty |
| Nothing happens | Dry, small or only leaves | Squeeze test, then water or wet waste |

**Smell tells you the chemistry.** Without oxygen microbes make hydrogen sulphide (rotten eggs) and organic acids (vinegar, sour milk). With oxygen and too much nitrogen they make ammonia. So the two bad smells have opposite causes. Sniff before you act: the sharp one that stings the eyes wants leaves, the foul one wants air.

**Flies: count the days.** A fruit fly needs about ten days from egg to adult in warm weather, a house fly about the same or a little less. Eggs come in on the peels themselves. If you cover every layer and turn once a week, the cycle is broken before the young can leave. Two lessons follow. Flies that appear today come from what you did a week ago. And a cure needs ten days before you can judge it.

**Black soldier fly larvae** look alarming, up to 2 cm long and busy. They do not bite, do not enter houses and do not spread disease as house flies do. They eat a bucket of leftovers in days. Some yards breed them for chicken feed. They go when the heap has dried a little and cooled.

**Leachate** is not a fertilizer but sewage: it may hold germs. Do not spray it on vegetables. Put it back on the heap, or into a soak pit away from wells. How much is normal? From a crate of 60 litres, none to half a glass in a week. More than a litre means that the mixture is too wet; go back to the buckets.

**Rats** are the one fault that can close a yard. Prevent them: steel mesh with holes of 12 mm or less under and around, no cooked food in the outer 20 cm, lids that close, no spilled grain nearby. If they are there, empty the heap by daylight, rebuild it on mesh and keep cooked food out for a month. Do not use poison: owls, cats and children find it too. Wear gloves and boots, because rat urine can carry leptospirosis, above all in the monsoon.

**Neighbours judge by what they see.** A lid, a swept floor and a full bin of dry leaves beside it do more for peace than any powder. Invite them once to smell a good handful. Powders, cultures and enzymes from shops are rarely needed where dry matter and air are right. If a seller promises compost in 24 hours, ask for the seed test of a later lesson. Machines that heat and dry waste make dried waste. It still has to rot, in your pots.

**A worked diagnosis.** Day 9: the crate smells sour, a puddle stands below it, tiny flies rise on opening. The log says: nine buckets of wet, four of dry. The rule was two of dry for one of wet, so 14 buckets are missing. You cannot add 14 at once. Take half of the mixture out, spread it on a sheet for a day in shade, crush six buckets of leaves, mix, and refill two crates instead of one.

**Check yourself**

1. Ants and white dust on the same day: which single cure fits both? (Water.)
2. A heap smells of ammonia and is wet. Do you turn first or add leaves first? (Leaves, then turn them in.)
3. You covered every layer from Monday on. On Thursday there are still flies. Has it failed?`,
    'Turn the heap and log five days': {
      task: { hours: 1.5 },
      body: `For five days look after one heap and write down what you find. Turn it on the first day, so that all five belong together.

**Turning:** empty the container on a sheet, break lumps, moisten dry parts, mix outside with inside and fill it again, without pressing. Twigs at the bottom stay there.

**Each day** at the same hour note: temperature in the middle, result of the squeeze test, smell in one word, what you added in buckets of wet and of dry, and one thing you saw.

On the fifth day draw the temperatures as a line. Did it rise after turning? If it rose and fell within two days, the heap has eaten its wet matter; add some. If it never rose, look at the fault chart.

Answer in two sentences: what did the heap lack, and how did you notice?`,
      bring: [
        'A running heap of at least a week',
        'Fork or gloved hands',
        'Sheet',
        'Thermometer',
        'Log with five lines',
      ],
      checklist: [
        'Turned once, outside to inside',
        'Five readings at the same hour',
        'Wet and dry buckets counted',
        'Line drawn, two sentences written',
      ],
    },
    'When is it done?': `Compost is done when it no longer asks for anything. Four signs, all needed:

1. **It stays cool.** Turned and moist, it does not warm up again within three days.
2. **It smells of soil**, of forest after rain; not of ammonia, not sour.
3. **You cannot tell what it was**, but for eggshell, stalks and stones.
4. **It has shrunk** to about a third.

That is usually after eight to ten weeks for a heap that was turned every week, and four to six months for one that was left alone.

\`\`\`figure
kind: line
title: Most of the shrinking is over in the first month
unit: percent
source: Typical values for a turned heap, in percent of the first volume, rounded for practice
Week | Volume
0 | 100
2 | 64
4 | 48
6 | 41
8 | 36
10 | 34
\`\`\`

**Then it needs curing:** four weeks in a sack or a covered pile, damp, with air. During this time acids that harm roots are broken down, and ammonia is turned into nitrate that plants can take up. Compost that is used too early robs plants of nitrogen: its microbes are still hungry and take what they need from the soil. Leaves turn yellow, and people blame compost as such.

**The bag test.** Fill a clear bag with damp compost, close it, leave it three days in shade. Open it and smell. Sour or sulphurous: it is not done. Earthy: go on to the seed test.

**The warmth test.** Fill a bucket of 20 litres, moisten it as a wrung cloth, and push a thermometer into it. Keep it indoors. If after two days it is more than 5 °C warmer than the room, it is still working.

| Test | Time | Tells you | Costs |
| --- | --- | --- | --- |
| Nose and eyes | 1 minute | Raw or not | Nothing |
| Bag | 3 days | Still short of air when closed | A bag |
| Warmth | 2 days | Still eating | A thermometer |
| Seeds | 7 days | Safe for roots | Forty methi seeds |
| Laboratory | 2 weeks | Nutrients, metals, salts | A fee |

A home heap needs the first four. A yard that **sells** compost needs the last one too. Compost sold as fertilizer in India falls under the Fertiliser Control Order, which sets limits for moisture, C : N, salts and heavy metals such as lead and cadmium. Street sweepings and mixed waste are where the metals come from. Clean kitchen waste and leaves seldom have a problem.

**Sieve it** through a mesh of about 10 mm, for seed trays 5 mm. Let it dry a little first: at 45 percent water it falls through, at 60 it blocks the mesh. What stays above goes into the next heap as starter. What falls through is yours. Do not throw away the coarse part; it is full of the very microbes for which shops charge money.

**A worked example: planning the space.** You fill one 60-litre crate every three weeks. It works for nine weeks and cures for four. How many crates do you need? One is being filled (3 weeks), three are working (9 ÷ 3), and the curing ones have shrunk to a third, so all of them fit into one more. Five crates keep a family of four going for ever. Many people begin with one, find it full after three weeks and stop. They did not fail; they lacked four crates.

**Label each batch:** date of filling, date of the last waste, dates of turning, result of the tests. “Batch 4, closed 2 March, turned 9, 16, 23 March, seeds passed 20 May” is worth more to a gardener than any brand.

**Check yourself**

1. A heap of 300 litres has shrunk to 180 after six weeks. Is it on its way? (60 percent. The drawing shows about 41, so it is slow: check water and air.)
2. It looks and smells finished, but after turning it warms from 29 to 38 °C. What do you do? (Wait. It is still working.)
3. Why must the curing sack have air?`,
    'Germination test with twenty methi seeds': {
      task: { hours: 1 },
      body: `Seeds are honest judges. Methi germinates in three days and reacts to acids and salt.

1. Mix compost and ordinary garden soil half and half; fill one bowl. Fill a second one with the soil alone.
2. Sow twenty methi seeds in each, half a centimetre deep, and water both alike.
3. Keep them side by side in bright shade and damp.
4. Count on days three, five and seven how many have come up. On day seven measure the ten tallest.

| Result on day 7, compared with soil alone | Verdict |
| --- | --- |
| As many or more, as tall or taller | Ready |
| At least 80 % as many, shorter | Cure four weeks more |
| Fewer than 80 %, or brown root tips | Not done: back to the heap |

If *both* bowls do badly, it was the seeds or the water. Repeat with fresh seed before you blame the compost.`,
      bring: ['Two equal bowls with holes', 'Forty methi seeds from one packet', 'Compost and garden soil', 'Ruler'],
      checklist: [
        'Same soil, water and light for both',
        'Counted on three days',
        'Ten seedlings measured',
        'Verdict written on the batch',
      ],
    },
    'How much to use in pots, beds and tree pits': `Compost feeds slowly and holds water. More is not always better: pure compost packs down, and its salts can harm roots.

| Where | How much | How |
| --- | --- | --- |
| Pots, new | One part in three or four | Mix with soil and sand or coco peat |
| Pots, standing | A handful every two months | On top, scratched in |
| Vegetable bed | 2 to 3 cm a season, 20 to 30 litres/m² | Into the top 10 cm |
| Lawn | Half a centimetre | Sieved, brushed in |
| Young tree | One bucket a year | In a ring below the edge of the crown, not at the trunk |
| Seed tray | One part in five, well cured | Sieved fine |

Always leave a hand’s width free around a stem; damp compost against bark invites rot.

**From centimetres to litres.** One centimetre on one square metre is 10 litres. A bed of 6 m × 1.2 m is 7.2 m². At 2.5 cm it takes 7.2 × 25 = 180 litres, nine buckets of 20 litres. At half a kilogram a litre that is 90 kg: what a family makes in five months. So choose. Two beds done well are better than ten dusted over.

**What is in it?** Home compost has about 1 percent nitrogen in its dry matter, half as much phosphorus, and about as much potassium as nitrogen. A worked example for one square metre:

- 25 litres × 0.5 kg = 12.5 kg moist, of which 60 percent is dry: 7.5 kg
- Nitrogen: 7.5 kg × 1 percent = 75 g
- Only a tenth to a fifth of it becomes available in the first season: 8 to 15 g

\`\`\`figure
kind: bars
title: Compost alone feeds greens, but tomatoes want more nitrogen
unit: g/m²
source: Typical values, rounded for practice
What | Nitrogen
From compost | 11
Methi, palak | 8
Beans | 5
Tomato | 15
Cabbage | 18
\`\`\`

So compost alone is enough for leafy greens and for beans, which also make their own nitrogen with the help of bacteria. Hungry plants such as tomatoes and cabbage want dung, oil cake or green manure as well. For a tomato bed the missing 4 g could come from 80 g of neem cake with 5 percent nitrogen for each square metre.

**The real gain is water and structure.** Compost makes sandy soil hold more and clay soil crumble. You notice it in May: the bed with compost is watered every third day instead of every second. Test it yourself. Fill two equal pots, one with plain soil, one with a quarter of compost. Water both until they drip, weigh them, and weigh them again after three days without water. The one that has lost less is your answer.

**Mulch or mix?** Half-finished compost can lie on top as mulch, where it does not touch the roots. Finished compost goes into the top 10 cm, where roots feed. Digging it in deeper wastes it.

**Salt.** Compost from canteen leftovers can be salty. If seedlings have brown tips, mix it with half of plain garden compost, or let one monsoon wash it. If you have a conductivity meter: one part compost in five parts water by volume, stirred and left for an hour, should show less than about 2 mS/cm for pots.

**What to do with a surplus:** exchange it for dry leaves. Gardeners have leaves and want compost; you have the reverse. Street trees planted by the city are hungry: a bucket around each young tree in June is a gift that people see. Offer the sweepers the first bag; they carry the part of the work that nobody sees.

**Check yourself**

1. You have 60 litres of compost. How large a vegetable bed can you treat at 2 cm? (60 ÷ 20 = 3 m².)
2. Eight pots of 10 litres are to be filled with one part of compost in four. How much do you need? (8 × 2.5 = 20 litres: one bucket.)
3. Why is a bucket of compost heaped against a trunk worse than none?`,
    'Three bays and a shredder, or no shredder': `A ward or campus needs three bays, each about 1.2 m in every direction: one filling, one working, one curing. Every three to four weeks the contents move one bay on, and this moving is the turning. A bay of that size is large enough to stay hot and small enough to be emptied by two people in an hour.

**How large?** One tonne of mixed leaves and kitchen waste takes about two to three cubic metres at first and shrinks to one. A worked example for a canteen with 50 kg of wet waste a day:

- 50 kg wet + 16 kg leaves = 66 kg a day
- At about 400 kg for each m³ once it has settled: 0.165 m³ a day
- A bay of 1.2 × 1.2 × 1.2 = 1.7 m³ would be full in 10 days if nothing shrank
- As the lower layers lose half of their volume in three weeks, it takes roughly 16 to 20 days

Count with three weeks for each bay. Four bays then give nine weeks of working time behind the one that is being filled. Three are enough if you turn every week; a fourth is wise for the monsoon, when everything is slower.

| Wet waste a day | Bays of 1.7 m³ | Floor with paths | Work a day |
| --- | --- | --- | --- |
| 25 kg | 2 to 3 | 15 m² | 1 hour |
| 50 kg | 4 | 25 m² | 2 hours |
| 100 kg | 7 to 8 | 45 m² | 4 hours |
| 250 kg | 18, or windrows | 120 m² | 10 hours |

Typical values, rounded for practice. Above 250 kg a day long windrows and a small loader are cheaper than bays.

India’s Solid Waste Management Rules count those who make more than 100 kg a day among the bulk generators, who must deal with wet waste on their own land as far as possible. A large apartment block, a hotel or a college often falls under this. Read the version in force and your city’s bye-law before you draw.

**Build** with bricks and gaps, or steel mesh on posts; the front from boards that slide out. A concrete floor with a fall of 2 percent to a small pit catches leachate. A roof is worth its price in the first July. Leave 1.5 m in front for barrow and fork. Put the leaf store beside the first bay, not behind the last: you lift leaves every day.

\`\`\`figure
kind: bars
title: Walking and lifting take most of the day; turning takes the least
unit: minutes a day
source: Typical values, rounded for practice
Work | Minutes
Carry in | 35
Pick out | 25
Fetch leaves | 20
Mix, cover | 20
Turn | 10
Clean, log | 15
\`\`\`

The drawing shows where to save: bins with wheels and clean sorting at the source win more than any machine.

**A shredder?** It makes branches into mulch and speeds things up. It also costs, breaks, is loud and injures. Ask first:

- How many hours a week would it run?
- Who may use it, with which training, goggles and gloves?
- Who repairs it, and how soon?
- Can it be stopped by one hand from the place where it is fed?

Under an hour a day a chaff cutter or a billhook does the work. Many good yards run without any machine: branches go to a separate pile, and the rest rots whole.

**What about automatic machines?** A drum that heats and stirs uses electricity every day. Ask for units per kilogram and multiply. At 0.4 kWh for each kilogram and ₹9 a unit, 50 kg a day cost ₹180 a day, ₹65,700 a year. What comes out after a day must still be cured for weeks. A turning drum without heat is another matter: it is a bay that you turn with a handle.

**Check yourself**

1. Your hostel makes 80 kg of wet waste a day. How many bays do you plan, and how many square metres? (About 6 bays and 35 to 40 m².)
2. The committee wants to buy a shredder first. Which of the four questions would you ask them?
3. In the drawing, which bars shrink when the flats keep plastic out? (Pick out, and a part of cleaning.)`,
    'The leaf bank: a year of dry matter': `Leaves fall in two months, and kitchen waste comes in twelve. A leaf bank bridges this: a cage of mesh, filled when the trees are bare, from which you take what you need until next winter.

\`\`\`figure
kind: bars
title: Most leaves fall from January to March; save them for the rest
unit: percent of the year
source: Typical for mixed avenue trees in Bengaluru, rounded for practice
Month | Leaves
Jan | 17
Feb | 26
Mar | 19
Apr | 8
May | 4
Jun | 3
Jul | 2
Aug | 2
Sep | 2
Oct | 3
Nov | 5
Dec | 9
\`\`\`

Your trees may differ: in Delhi neem and shisham drop in March and April, in the dry forests of Vidarbha teak is bare by February. Ask the gardener for the fortnight, and put it into the calendar.

**How much to store.** Wet waste in litres a day × 2 × 300 days, measured loosely. A canteen with 100 litres of wet waste a day uses 100 × 2 × 300 = 60,000 litres, or 60 m³ of loose leaves. Leaves settle to a third when they are trodden and rained on, so a store of about 20 m³ holds the year.

A household with 2.5 litres a day uses 1,500 litres loose: about 500 litres trodden, five or six large sacks. That fits under a staircase.

**How many trees is that?** A full-grown rain tree or copper pod drops about 50 to 100 kg of dry leaves in a year. Loose leaves weigh about 80 g a litre, so 75 kg are some 940 litres. The canteen needs 60,000 ÷ 940 = 64 such trees. A campus has them. A block of flats does not, and needs a street. That is why the leaf bank begins with a walk and not with a cage.

**How to keep it.** A cage of weld mesh, 1.5 m wide and 1.5 m high, in shade. Off the ground on bricks, covered above, open at the sides. A round cage of that size holds about 2.6 m³. Put in dry leaves only; wet ones turn into leaf mould in a year. That is no loss: take it out for seed trays. Crushing helps with space: drive a barrow over a layer, or tread it in a sack.

**Keep the bad ones apart.** Pick out plastic at the gate, since later nobody will. Leaves swept from a busy road carry dust of tyres and brakes; use them for trees and lawns, not for vegetables.

**Fire.** A dry leaf bank burns within minutes. Keep it 5 m from buildings and wires and away from the path where people smoke. No lamp, no welding, no transformer near it. A water tap or two full drums within reach, and somebody who knows where they are. Two cages of 10 m³, 5 m apart, are safer than one of 20.

Burning leaves in the open is forbidden in most Indian cities, by the rules of the state pollution control board, the bye-laws and orders of the National Green Tribunal. A leaf bank is the easiest way to end it: people burn because nobody takes the leaves.

**Where leaves come from.** Sweepers and gardeners know each tree. Ask them to leave sacks at your gate, and pay for the extra carrying. Agree on a sum for each sack, paid every week, by whom and where. A worked example: 240 sacks of 250 litres in three months at ₹10 each are ₹2,400. One hour of searching for sawdust in August costs more.

**Which leaves?** Neem, rain tree, copper pod, gulmohar and mango all rot. Tough ones like eucalyptus, rubber fig and jackfruit take longer and want shredding or patience. Bamboo leaves and pine needles are slow and stay airy: good for the bottom layer. Do not use leaves with white powder or spots of disease on beds of the same plant.

**Check yourself**

1. Your block makes 40 litres of wet waste a day. How many cubic metres of trodden leaves is a year? (40 × 2 × 300 = 24 m³ loose, about 8 m³ trodden.)
2. How many trees of 75 kg is that? (24,000 ÷ 940: about 26.)
3. Who sweeps your street, at what hour, and in which month would you ask?`,
    'Pay, gloves, shade: working conditions at the yard': `A yard runs on people. If their work is bad, nothing else in this course matters. This lesson is a list to check, and a sum that a committee should see before it votes.

**Pay** at least the state’s minimum wage for the category, by bank, with a payslip, and provident fund and ESI where they apply. Since the Code on Wages the duty to pay at least the minimum covers all employments. If a contractor employs the workers, the one who gives the contract must still make sure that wages are paid. Ask for the bank proof each month. Compost that is sold should pay a bonus to those who made it, not replace wages.

**What does it cost?** A worked example for 100 kg of wet waste a day, 26 days a month, with typical values rounded for practice:

| Item | ₹ a month |
| --- | --- |
| Two workers at ₹16,000 | 32,000 |
| Provident fund, ESI, about 16 % | 5,100 |
| Gloves, boots, soap, vaccination | 1,200 |
| Tools, sacks, leaves, repairs | 3,000 |
| **Together** | **41,300** |

26 days × 100 kg = 2,600 kg. 41,300 ÷ 2,600 = ₹15.90 for each kilogram. From 2,600 kg of waste and 830 kg of leaves come about 1,200 kg of compost. At ₹8 a kilogram that is ₹9,600, less than a quarter of the cost.

\`\`\`figure
kind: shares
title: What a yard for 100 kg a day costs: nearly all of it is people
unit: ₹ a month
source: Worked out from typical values, rounded for practice
Part | Cost
Wages | 32000
PF and ESI | 5100
Safety, health | 1200
Tools, leaves | 3000
\`\`\`

So a yard is a service that residents pay for, like water and security. For the 85 flats that make 100 kg a day it is about ₹370 a flat each month after the sale of compost. Whoever promises a yard that pays for itself has left somebody’s wage out.

**Protect**

- Boots, two pairs of gloves, a mask against dust when sieving, goggles at the shredder. In the worker’s own size, replaced when worn, free.
- Tetanus vaccination, and hepatitis B for those who sort mixed waste. First-aid box within reach, with a name beside it.
- Forks and barrows of the right height. Loads by hand under 20 kg: a full 60-litre bin of wet waste weighs 30, so use bins of 40 litres or two people.
- Cuts are washed at once with soap and water and shown to somebody. Needles found in waste are not picked up by hand; use tongs and a hard bottle, and stop the sorting of that bin.

**Provide** shade, drinking water, a clean toilet, a place to wash with soap and change, lockers. Two breaks, and no turning of hot heaps between noon and three in summer. Drinking water for heavy work in April is about half a litre to a litre an hour.

**Dust and mould.** Spores of mould from dusty heaps can harm lungs. Damp the heap before turning and stand with the wind behind you. Anyone with asthma should sieve outdoors or not at all. A cloth does not hold back spores; an N95 or FFP2 mask does, when it fits.

**Respect.** A rota with names and days off, made with those on it. Holidays covered by others, so that nobody comes back to ten days of waste. A board with the name of the person who runs the yard, if they agree: people bring better waste to somebody they know. Call the work by its name, compost maker, and let the makers show visitors around.

Many who do this work in Indian cities were waste pickers before. The central waste rules ask cities to recognise and include them. A yard that hires people who already collected on your street keeps their knowledge and takes nobody’s living.

**Ask once a month:** what was the hardest hour? Mend that first. Often it is a tap that is too far away.

**Check yourself**

1. Your yard handles 60 kg a day, 26 days a month, with one worker at ₹16,000 and the same extra rates. What does a kilogram cost, if tools and safety come to ₹2,500? (16,000 + 2,560 + 2,500 = 21,060; ÷ 1,560 kg = ₹13.50.)
2. Name four things that must be there on the first day, before any waste comes.
3. What is the heaviest single lift in your own plan, in kilograms?`,
    'Visit a composting yard and sketch its flow': {
      task: { hours: 2 },
      body: `Visit a yard that handles at least 50 kg a day: a campus, an apartment block, a ward centre, a market. Ask for an hour with whoever runs it, not only with whoever owns it.

Draw the path of the waste as a plan, from the gate to the sack, with an arrow for each time that somebody lifts it. Every lift costs money and backs.

Ask and write down: kilograms in a day and how they know; where dry matter comes from; weeks until it is done; what it smells like in July; what happens in holidays; where the compost goes and what it earns; who works there and since when.

Then mark on your drawing: the two lifts that could be spared, the place where water stands, and one thing that you will copy.`,
      bring: ['Paper on a board', 'Thermometer', 'Closed shoes', 'A small gift: a sack of leaves is welcome'],
      checklist: [
        'Every lift is an arrow',
        'Quantities with how they are known',
        'Working conditions noted',
        'One thing to copy, one to avoid',
      ],
    },
  },
}
