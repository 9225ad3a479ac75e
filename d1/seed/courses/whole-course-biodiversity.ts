import type { SubjectLessons } from '../base/content.ts'

export const wholeCourseInBiodiversity: SubjectLessons = {
  'birds-of-the-tank': {
    'How a bird sits on water': `Before colour, look at the outline against the water. At 200 metres, with the sun in your eyes, the outline is all you have. It is also what changes least: plumage differs by age, sex and season, and the way a bird floats does not.

**Ask four questions in this order**

1. **How high does it float?** A duck sits like a cork, with half of its body above the water. A cormorant lies low with its back awash.
2. **Where is the tail?** Up, level, or too short to see? A moorhen flicks its tail up. A grebe seems to have none.
3. **What does the neck do?** Straight as a stick, folded into an S, or hardly there?
4. **What does it do next?** It may tip up with the tail in the air, dive with a small jump, slide under without a ripple, or pick at the surface.

| Outline | Does | Think of |
| --- | --- | --- |
| Cork, flat bill | Tips up or dabbles | Duck |
| Round and black, white forehead | Dives with a jump, runs on the water | Coot |
| Tiny ball without a tail | Vanishes, comes up elsewhere | Little grebe |
| Low, snake neck, bill tilted up | Dives long, then dries its wings | Cormorant |
| Only a thin neck and a dagger bill | Swims with the body under water | Darter |
| Huge, bill resting on the neck | Scoops with the whole bill | Spot-billed pelican |

**Why they float so differently.** A dabbling duck carries much air under its feathers and in its body, so it stays up without effort and feeds from the surface. A cormorant wants to sink. Its outer feathers take in water, its bones are heavier, and it has little fat. It pays for this with cold and wet wings, and stands with them open in the sun.

**Time the dive.** A watch helps more than a telescope. Count seconds from the moment the bird goes under.

\`\`\`figure
kind: bars
title: How long each stays under: the seconds separate birds that look alike
unit: seconds, usual dive
source: Typical values, rounded for practice
Bird | Seconds
Coot | 6
Little grebe | 15
Little cormorant | 20
Darter | 45
\`\`\`

*Worked example.* At Kaikondrahalli lake in Bengaluru a dark bird dives. It comes up after 4, 7 and 5 seconds, each time with a strand of weed in its bill. Middle value 5 seconds, plants, small jump: a coot. Another stays under for 14, 18 and 13 seconds and comes up with empty bill 10 m away: a little grebe. You named both without seeing any colour.

**Practise without binoculars** for a quarter of an hour and name only the outline. Binoculars show feathers and hide the shape. Draw what you see with a single line. It need not be pretty. It has to show where the water line cuts the body.

**Size.** Compare with birds that everybody knows: a myna is 23 cm long, a crow 40 cm, a kite 60 cm. “Smaller than a crow” is a measurement. “Small” is not.

**Check yourself**

1. A dark bird is half under water, its bill points up. What is it not? *Not a duck and not a coot. Think of a cormorant.*
2. Dives of 44, 51 and 39 seconds, only a thin neck between them. Which bird? *A darter.*
3. A bird the size of a myna has no tail to see. Name it. *Little grebe, 25 to 29 cm.*`,
    'Spot-billed duck, coot, little grebe, two cormorants': {
      isPreview: true,
      body: `Five birds are on nearly every tank of the Deccan, all year. Know them first, with two relatives that are easy to mix in. Everything else is then “not one of the five”, and that is already half an identification.

**Indian spot-billed duck.** Large and scaly brown. The bill is black with a yellow tip, and two red spots sit at its base. In flight it shows a white patch at the back of the wing near the body. Usually in pairs. It dabbles in shallow water and nests on the ground near it.

**Eurasian coot.** Sooty black and round, with a white bill and a white shield on the forehead. It runs along the water to take off. The *common moorhen* is similar but has a red shield, a yellow tip to the bill and a white line along its side.

**Little grebe.** The smallest, a fluffy ball. In the breeding season it has chestnut cheeks and a pale spot at the bill; at other times it is plain brownish. Its call is a long whinnying trill.

**Little cormorant.** Short neck, steep forehead, short bill. It often fishes alone and perches with open wings.

**Great cormorant and Indian cormorant.** The great cormorant is as large as a goose, with yellow skin and a white throat. The Indian cormorant stands between the two: slender, with a long thin bill and, seen close, a blue-green eye.

| | Little | Indian | Great |
| --- | --- | --- | --- |
| Length | 50 cm | 63 cm | 80 to 90 cm |
| Bill | Short | Long and thin | Heavy |
| Head | Steep, rounded | Flat | Angular |
| Fishes | Alone or few | Often in packs | In deeper water |

\`\`\`figure
kind: bars
title: The great cormorant is almost twice as long as the little one
unit: cm from bill to tail
source: Typical values, rounded for practice
Bird | Length
Little grebe | 27
Moorhen | 33
Coot | 38
Little cormorant | 50
Spot-billed duck | 60
Indian cormorant | 63
Great cormorant | 85
\`\`\`

**Use a neighbour for size.** Length on water is deceptive, because half of the bird is hidden. Compare two birds that swim side by side. *Worked example:* a cormorant swims past a coot and seems a third longer. 38 × 1.33 = 51 cm. That fits the little cormorant and no other.

**Use the place.** A cormorant on a wire above a village tank is nearly always the little one. A pack of thirty that drives fish in one line is usually Indian. The great cormorant prefers reservoirs and rivers with deep water, such as Krishna Raja Sagara.

**Use the month.** Coots and spot-billed ducks are here all year. In winter many more coots may come from the north, so the count of coots rises from ten to hundreds while the five species stay the same.

**When you cannot tell.** If you do not know which cormorant it was, write “cormorant” and the number. An honest gap is data. A guess is not, and nobody can see afterwards which of your lines were guesses.

**Check yourself**

1. A black bird on water has a white line along its side. Coot? *No: moorhen.*
2. Forty cormorants fish in one line. Which is likely, and what else do you look at? *Indian. Look at bill and head: long, thin, flat.*
3. A brown duck flies over with a white patch near the body. Which duck that stays all year has it? *Indian spot-billed duck.*`,
    },
    'Winter visitors and when to expect them': `From late July birds arrive that bred in Central Asia, Siberia and Tibet. Many cross the Himalaya to reach us. They feed here until March or April and go back. They live here for more than half of the year.

| Group | First | Most | Gone by | Examples |
| --- | --- | --- | --- | --- |
| Waders | Late July to August | October | May | Common and wood sandpiper, little stint |
| Swallows, wagtails | September | November | April | Barn swallow, western yellow wagtail |
| Ducks | October | December to January | March | Northern shoveler, garganey, northern pintail |
| Warblers | September | All winter | April | Blyth’s reed warbler, booted warbler |
| Birds of prey | October | December | March | Western marsh harrier, osprey |
| Geese | November | January | March | Bar-headed goose, at Magadi tank in Gadag district |

\`\`\`figure
kind: line
title: Waders come first, ducks follow two months later, and both leave by April
unit: birds on one tank
source: Typical values, rounded for practice
Month | Waders | Ducks
Jul | 5 | 0
Aug | 30 | 0
Sep | 60 | 5
Oct | 80 | 40
Nov | 60 | 110
Dec | 50 | 160
Jan | 45 | 170
Feb | 45 | 120
Mar | 40 | 40
Apr | 20 | 5
May | 5 | 0
\`\`\`

**Four things to know**

- *August is autumn for a wader.* The wood sandpiper that you see in August has already bred and come back. A wader “in summer” may be coming or going.
- *Ducks in October look alike.* Males wear a plain dress until November or so. Look at the bill: the shoveler’s is a spoon, wider at the tip than at the base. Look at the wing when it flies.
- *Numbers jump, presence is steady.* A dry year may empty one tank and crowd the next. Say whether a species was there before you say how many.
- *Water level rules.* The same flock needs mud in October and open water in January. If a tank is kept full by a pump or by treated sewage, the waders do not come.

**The route.** Most of our ducks and waders use what is called the Central Asian Flyway. It runs from the Arctic Ocean to the Indian Ocean and holds about thirty countries. A bird that was ringed at one end may be found at the other. If you find a dead bird with a ring, note the full number and the words on it, the place and the date, and report it to the Bombay Natural History Society, which keeps the ringing records for India.

**Keep first and last dates** for ten species. *Worked example.* Your notebook says: barn swallow first seen on 19, 12, 24 and 15 September in four years. Put them in order: 12, 15, 19, 24. The middle lies between 15 and 19: 17 September. If you looked only on Sundays, each date may be up to six days late, so say “17 September, seen weekly”.

After some years these dates are among the most valuable lines in your notebook. They need no counting, only that somebody looked every week. For numbers there is the Asian Waterbird Census every January, to which you can give your tank.

**Check yourself**

1. A green sandpiper stands at your tank on 10 August. Did it stay for the summer? *Probably not. It has already come back.*
2. Which two groups are most reliable as first dates if you walk only on Sundays? *Any, as long as you write that you looked weekly.*
3. Ducks fell from 160 to 20, and the next tank now has 150. Has the species declined? *No. The flock moved.*`,
    'Draw ten outlines at one tank': {
      task: { hours: 1 },
      body: `Go early, with the sun behind you, and sit down for forty minutes. Draw ten birds as outlines, each with one line of the pencil, and fill nothing in. Mark the water line on each.

**Beside each outline write**

- its size compared with a myna (23 cm) or a crow (40 cm)
- how it floats or stands
- the bill: shorter or longer than the head, straight or bent
- what it did, and if it dived, for how many seconds

Do not look in a book while the bird is there. It will fly, and the book will not.

Afterwards compare with a field guide or an app and write the name, with one of three marks: *sure*, *probably*, *no idea*. Expect about three of each. The last group is the most useful, because it tells you what to look at next time. Write that down as a question: “Was its tail up?”

If there are fewer than ten kinds, draw one bird several times, doing different things. If children stop to look, let them name the outline. They are often better than adults at shapes.

Stay on the bund, keep 30 m away from nests, and leave nothing behind.`,
      bring: ['Pencil and unlined paper', 'Something to sit on', 'Hat and water', 'Binoculars, if you have some'],
      checklist: [
        'Ten outlines without shading',
        'Size compared with a crow or myna',
        'One behaviour for each',
        'Names marked sure, probably or no idea',
      ],
    },
    'Four white egrets and how not to mix them': `A white heron on a tank is one of four egrets. Look at bill, legs and neck, in this order, and leave size for last.

| | Great | Intermediate | Little | Cattle |
| --- | --- | --- | --- | --- |
| Bill | Long, yellow; black when breeding | Shorter, yellow with dark tip; black when breeding | Black, thin | Short, thick, yellow |
| Legs and feet | Black | Black | Black legs, **yellow feet** | Dark |
| Neck | Very long, with a sharp kink | Smooth S | Slender | Short |
| Corner of the mouth | **Reaches behind the eye** | Ends below the eye | Ends below the eye | Ends below the eye |
| Where | Deep water, stands still | Wet grass, reeds | Edge, runs about | Fields, with cattle |

\`\`\`figure
kind: bars
title: The great egret is twice as long as the cattle egret, with two in between
unit: cm from bill to tail
source: Typical values, rounded for practice
Egret | Length
Cattle | 50
Little | 60
Intermediate | 68
Great | 95
\`\`\`

Little and intermediate overlap, so size never decides between these two. Look at the bill.

**In the breeding season** they change. Cattle egrets turn orange on head, neck and back. Great and intermediate bills turn black. Little egrets grow two long thin plumes on the nape. Once hunters killed egrets for such plumes by the million. In India the trade was forbidden more than a century ago, and today all four are protected under the Wild Life (Protection) Act, 1972.

**Four traps**

- A little egret with muddy feet shows no yellow. Wait until it lifts one.
- Size without a neighbour deceives. Compare with the pond heron beside it, which is 45 cm.
- On the coast the western reef egret has a white form. Its bill is thicker and often yellowish or brown. Inland you may leave it out.
- Young egrets of all kinds have duller bills in their first months.

**The bird that vanishes.** The Indian pond heron is brown and streaked on the bank, and flashes white wings when it flies. It explains many “white birds that disappeared”.

*Worked example.* At a paddy field near Mandya you see 22 white birds behind a plough. Nineteen have short yellow bills. Two are slender, with black bills; one of them lifts a yellow foot. One is taller, with a yellow bill, and a kink in its neck. You write: cattle egret 19; little egret 2, one seen with yellow foot; great egret 1. You do not write “egrets 22”, because you know more than that.

**How they feed tells as much as the bill.** The great egret stands like a post for minutes. The little egret runs, stirs the mud with one foot and dashes. The cattle egret walks with buffaloes and takes the grasshoppers that they disturb; many of them never touch water all day. At dusk they fly to one roost together. If you count there, count them as they arrive.

**If you see only white dots,** write “egret, species unknown” and the number. It is a good line.

**Check yourself**

1. White, black bill, black legs, feet in the water. What do you wait for? *For a foot to lift: yellow means little egret.*
2. A white bird with a black bill and a kinked neck in July. Little? *No. The kink says great egret in breeding dress; check that the mouth reaches behind the eye.*
3. A brown bird flew up white. What was it? *Indian pond heron.*`,
    'Waders: bill length against body': `Little brown birds at the edge of the mud drive beginners to despair. One ratio brings order: **the bill compared with the head**. The head is measured from the base of the bill to the back of the skull.

| Bill | Feeds by | Likely |
| --- | --- | --- |
| Shorter than the head | Runs, stops, picks | Little ringed and Kentish plover; red-wattled lapwing |
| As long as the head | Picks while it walks | Common, wood and green sandpiper; little stint |
| 1½ to 2 times | Probes or wades | Redshank, greenshank, black-winged stilt |
| More than 2 times | Probes deep | Snipe, black-tailed godwit |

\`\`\`figure
kind: bars
title: Bills from 13 to 100 mm: each reaches food that the others cannot
unit: mm of bill
source: Typical values, rounded for practice
Wader | Bill
Little ringed plover | 13
Little stint | 18
Common sandpiper | 25
Wood sandpiper | 28
Redshank | 40
Black-winged stilt | 63
Snipe | 67
Black-tailed godwit | 100
\`\`\`

**Why the bill decides.** Mud is layered like a larder. Flies and small snails sit on top, bloodworms and other midge larvae in the first 3 cm, larger worms below 5 cm. A plover sees its prey and picks. A snipe feels it: the tip of its bill is full of nerves and can open while the rest stays shut in the mud. So ten kinds of wader feed on one shore and hardly compete.

**Then the legs**

- *Red or pink:* redshank (orange-red), black-winged stilt (pink, very long)
- *Yellowish or greenish:* wood sandpiper, green sandpiper, common sandpiper, greenshank
- *Black:* little stint
- *Long and yellow:* red-wattled lapwing

**Then the way it moves**

- *Common sandpiper* bobs its tail all the time and flies low over water on stiff wings. A white wedge runs up in front of the wing.
- *Green sandpiper* is dark above. It flies up high with a bright white rump and a ringing call of three notes.
- *Wood sandpiper* is spotted, with a pale eyebrow, and often in small groups.
- *Little stint* is as small as a sparrow and as busy as a sewing machine.

**Watch one bird for five minutes.** Count its pecks in one minute, three times. *Worked example:* a little stint makes 55, 62 and 48 pecks a minute, a redshank 20, 24 and 19. In an hour the stint pecks about 55 × 60 = 3,300 times. If a dog chases it off for ten minutes in each hour, it loses a sixth of its feeding time. That is why disturbance belongs in your notes.

By the end of the five minutes you have also seen bill, legs and manner without trying.

**Depth.** Waders feed where the water is 0 to 15 cm deep, most of them below 5 cm. A tank that is kept full to the brim all year with stone sides has none. If it falls by 1 cm a day over a shore that slopes 1 in 50, half a metre of new mud opens every day. The birds follow that line.

**Check yourself**

1. Bill shorter than the head, runs and stops. Which group? *Plovers and lapwings.*
2. A shore slopes 1 in 20 and the water falls 2 cm a day. How much new mud each day? *2 × 20 = 40 cm.*
3. Dark bird, white rump, three ringing notes, alone. Name it. *Green sandpiper.*`,
    'Mud, reeds, open water: three edges, three guilds': `Birds of one tank compete less than they seem to. They divide it by depth and by cover. Birds that live in the same way are called a **guild**, whatever their family.

| Edge | Depth | Who | What they need |
| --- | --- | --- | --- |
| Mud | 0 to 10 cm | Waders, wagtails, pond heron | A flat slope that dries slowly |
| Reeds, floating leaves | 10 to 50 cm | Moorhen, swamphen, jacanas, warblers, bitterns | Uncut stands, no boats |
| Open water | Over 50 cm | Coots, ducks, grebes, cormorants, pelicans | Fish or water plants, quiet |
| Trees on bund or island | none | Nests of herons, cormorants, ibises, storks | Old trees, no crackers |

\`\`\`figure
kind: layers
title: From the surface down, each depth of a tank feeds other birds
unit: cm
source: Typical values, rounded for practice
Layer | From | To | What happens
Film and mud | 0 | 5 | Stints and sandpipers pick
Shallow | 5 | 20 | Stilts and egrets wade
Leaf zone | 20 | 50 | Ducks tip up, jacanas walk on leaves
Weed zone | 50 | 150 | Coots and grebes dive
Fish zone | 150 | 300 | Great cormorants hunt
\`\`\`

**A tank in two months.** In November a full tank has a narrow ring of mud. In March the same tank has lost a metre of depth, and the mud may be 30 m wide. *Worked example.* The shore slopes 1 in 40. The level falls from 3.0 m to 2.2 m. The new strip is 0.8 × 40 = 32 m wide. Along 500 m of such shore that is 32 × 500 = 16,000 m², or 1.6 ha of food for waders. A stone wall in place of that slope gives 0.

**Look at a “developed” tank with these eyes:** stone steps all round, water always full, reeds cleared, lamps at night, music on the island. Each measure takes away one row of the table. Coots remain, and people say that birds still come.

**What a tank committee can keep at little cost**

1. One shore without a path, at least 300 m long, sloping 1 in 20 or flatter
2. A stand of cattail or reeds of 10 m width, cut only in parts, and not between June and October when many birds nest in it
3. One island with two or three trees such as honge, neem or babul
4. A level that may fall in the dry season
5. No lamp that shines on the water

None of these costs as much as 300 m of paved steps.

**Too much of one edge.** Water hyacinth covers open water, and cattail can close a shallow tank. The number of birds may stay while guilds disappear. So count kinds by guild. *Example:* 18 species with 7 of mud, 6 of reeds and 5 of open water is a better tank than 18 species with 0, 3 and 15.

**Draw it.** Take one sheet, draw the shore as a closed line and colour it: brown for soft mud, green for reeds, blue for steep or open, grey for stone. Pace the length of each. How many metres of soft mud are there in January? That single number tells a planner more than a list of names.

**Check yourself**

1. A shore slopes 1 in 30, and the water falls by 0.5 m. How wide is the new mud? *15 m.*
2. Which guild disappears first when a tank is kept full and walled? *The waders.*
3. When should reeds not be cut? *Between June and October, and never all at once.*`,
    'Twenty minutes at a muddy edge': {
      task: { hours: 1 },
      body: `Sit at a muddy edge for twenty minutes, low and still, about 30 m from the birds. They will come closer when you stop being a shape that moves.

**Make a table with three columns:** on dry mud, at the water line, in the water. At minutes 0, 5, 10 and 15 write how many birds of which kind stand in each. That is four snapshots. Between them follow one bird and count its pecks in one minute, twice.

**Depth by leg.** You cannot measure depth without driving the birds away, but their legs are rulers. Water at the ankle of a black-winged stilt, which looks like a knee that bends backwards, is about 10 cm deep; at the belly it is about 20 cm. For a little egret the ankle is about 10 cm and for a sandpiper about 3 cm.

**Disturbance.** Write the minute, what it was (dog, person, kite, vehicle), how many flew, and after how many minutes they were back. Disturbance is a result, not a nuisance.

Afterwards answer: where did most birds stand, measured from the water line? Did longer legs stand deeper? Who flew first when a kite passed? One sentence for each is enough.`,
      bring: ['Watch', 'Table with three columns', 'Something low to sit on', 'Binoculars'],
      checklist: [
        'Four snapshots, five minutes apart',
        'One bird followed',
        'Water depth estimated by leg',
        'Disturbances with minutes',
      ],
    },
    'Twelve calls of a tank at dawn': `In the half hour around sunrise you hear far more birds than you see. Learn these twelve by what they seem to say, then check with a recording at home, for example on xeno-canto or eBird.

| Call | Bird |
| --- | --- |
| *Did he do it?*, sharp and urgent | Red-wattled lapwing |
| A falling, laughing trill | White-throated kingfisher |
| Short, high *chee*, low over water | Common kingfisher |
| Excited *chirruk-chirruk* | Pied kingfisher |
| Whinny, like a small horse | Little grebe |
| Hoots, cackles, explosive *kowk* | Grey-headed swamphen |
| Loud nasal *kruk* | Coot |
| Harsh *kwaark* as it flies up | Pond heron |
| Endless scratchy chatter in reeds | Clamorous reed warbler |
| *Kroo-ik, kroo-ik*, then croaks | White-breasted waterhen |
| Two-note whistle in flight | Lesser whistling duck |
| *Chizzit* in bounding flight | Wagtails |

**When to listen.** Calls follow the light. The figure shows why a count that starts an hour late has lost half of its birds.

\`\`\`figure
kind: line
title: Most calls fall between half an hour before and half an hour after sunrise
unit: calls in 10 min
source: Typical values for a quiet morning, rounded for practice
Minutes | Calls
-60 | 4
-30 | 22
0 | 38
30 | 28
60 | 18
90 | 13
120 | 10
150 | 8
180 | 6
\`\`\`

**Why dawn?** The air is still and cool, so sound carries far and a call costs little effort. It is too dark to feed well, so there is time to sing. And a male who did not survive the night is missed at dawn; the others announce that they are still there.

**How to learn a call**

1. One call a day, no more.
2. Say it aloud and write it in your own letters, in your own language.
3. Decide three things: *rhythm* (single, double, trill, endless), *pitch* (rising, falling, level), *tone* (whistle, rattle, croak, squeak).
4. Find the bird while it calls, once. After that you will not forget it.

“Three notes, rising, hoarse” is worth more than a name you were once told.

**How far away?** Loudness falls with distance: twice as far sounds about 6 decibels weaker in open air. Reeds and wind take away more. With practice you can sort voices into three bands: under 30 m you hear the small scratchy notes within a call; at 30 to 100 m the call is whole but soft; beyond 100 m only the loud middle part arrives.

*Worked example.* A coot calls at 20 m, then another which sounds half as present. Is it 40 m away? Walk 20 m towards it and listen again. If it is now as loud as the first, you were right. Do this five times in a morning and your bands become honest.

**Stand still for one full minute before you write.** The nearest and loudest bird hides four others. Turn your head slowly: hands cupped behind the ears add several decibels from the front.

**The year.** In June many of these voices change. Swamphens and waterhens call most in the rains, when they breed, and the wagtails are gone. Write the first date on which you hear each one.

**Check yourself**

1. Name the bird: whinny, then a splash. *Little grebe.*
2. You start at 7.15 am and sunrise was at 6.15. What have you lost? *About half of the calls.*
3. Describe a crow’s call by rhythm, pitch and tone. *For example: repeated, level, harsh.*`,
    'Why we do not play calls back': `Playing a bird’s song from a phone brings it close within seconds. It has heard a rival. We do not do it, for four reasons.

**1. It costs the bird.** A male that leaves his nest, shows himself and fights nobody for ten minutes does not feed, does not guard and can be seen by hawks. *Worked example.* Six groups visit one reed bed on a Sunday, and each plays for eight minutes. The bird needs about ten more minutes each time to calm down. That is 6 × 18 = 108 minutes. A December morning with good feeding lasts three hours, so it has lost more than half of it.

**2. It falsifies the count.** A bird that came to the phone was not where you counted it. It moved from the far band to the near one. Counts with playback cannot be compared with counts without, neither yours nor those of others.

\`\`\`figure
kind: bars
title: Playback pulls birds towards you, so the near band fills and the far one empties
unit: birds in 10 min
source: Worked example of this lesson
Band | Silent | Playback
0 to 30 m | 2 | 7
30 to 100 m | 6 | 5
Over 100 m | 5 | 2
\`\`\`

From the silent count you would say that 13 birds live around the point, two of them near. From the other you would say 14, half of them at your feet. Anyone who works out a density from the near circle gets more than three times too much.

**3. It harms others.** Small birds fall silent at the call of an owl and leave their young alone. In the breeding season strange voices at the wrong place may make a pair give up the site.

**4. It may be against the law.** Under the Wild Life (Protection) Act, 1972 the word hunting covers more than killing. It includes driving or baiting wild animals and disturbing the eggs or nests of wild birds. In national parks and sanctuaries the rules of entry are stricter still, and many forbid playback by name. If a warden asks you to stop, there is nothing to discuss.

**When science uses it.** Some shy species, such as rails or owls, are surveyed by playback: rarely, for one minute, by a written method, with permission from the forest department. Then every point is treated alike and the method stands in the paper. That is not us.

**What to do instead**

- Wait. Ten minutes of sitting still show more than a phone does.
- Go half an hour earlier.
- Stand where the path bends, with a bush behind you.
- Learn the call at home and recognize it outside.

**The same thought covers other things:** photographs at a nest, lamps at night, drones, clapping hands or throwing stones to make ducks fly, walking round an island in the breeding season. The test is simple. *Did the bird change what it was doing because of me?* If yes, step back until it does not. Then you know your distance, and you can write it down: “flushed at 25 m, feeding again when I stood at 40 m”.

**If a friend plays a call,** say kindly why you would like to wait, and offer to wait together. Most people have simply never been told.

**Check yourself**

1. Name two ways in which playback spoils a count. *It moves birds into the near band, and it makes hidden ones visible that other counts missed.*
2. A duck stops feeding and raises its head when you are 50 m away. What do you do? *Stop, and go back until it feeds.*
3. Is disturbing a nest without touching an egg a small matter in law? *No. It counts as hunting under the act of 1972.*`,
    'A sound map with your eyes shut': {
      task: { hours: 1.5 },
      body: `Sit at the tank before sunrise with a sheet on your knees. You are the cross in its middle, and north is at the top. Draw two rings around the cross: 30 m and 100 m.

For ten minutes, mostly with closed eyes, put a sign for each voice in the direction and the ring from which it comes.

- a letter for a bird that you know, a squiggle for one that you do not
- a line below it if it called again from the same place
- an arrow if it moved
- a square for human sounds: pump, temple, road, dog

Then open your eyes and spend five minutes looking for two of the squiggles.

Repeat at the same spot at 9 am, on a new sheet. Lay both side by side. Count voices in each ring. What has gone silent, and what has taken its place? How many bird voices did the road cover? At which hour would a count by ear have been lowest?

Write start and end time, wind and light on both. Keep the sheets: in June the same map at the same spot will be quite different.`,
      bring: ['Sheet with a cross and a north arrow', 'Pencil', 'Torch', 'Warm layer'],
      checklist: [
        'Ten minutes, mostly with closed eyes',
        'Human sounds on the map too',
        'Two unknown voices looked for',
        'Second map at 9 am',
      ],
    },
    'A point count, minute by minute': `A point count is simple and strict: one place, one time, everything that you see or hear.

**Before.** Arrive, stand still, write date, time, weather and observers. Wait two minutes until the birds have forgotten you.

**Minutes 0 to 10.** Turn slowly through the full circle. For each bird or group write species, number, seen (S) or heard (H), the distance band, and the minute.

| Min | Species | No. | S/H | 0–30 m | 30–100 m | Over 100 m |
| --- | --- | --- | --- | --- | --- | --- |
| 0 | Coot | 24 | S | | 24 | |
| 1 | White-throated kingfisher | 1 | H | | | 1 |
| 3 | Little egret | 2 | S | 2 | | |
| 7 | Cormorant, species unknown | 6 | S | | | 6 |

**Rules**

- A bird that may be the same one is not counted again.
- Birds that only fly over go on a line of their own.
- Everything counts, also crows and mynas.
- At minute ten you stop, even if a pelican lands at eleven. It goes into the remarks.

**Large flocks.** Count ten birds. See how much room ten take in your field of view. Then move that room over the flock like a tile. *Worked example:* ten ducks fill the width of your thumb at arm’s length; the flock is fourteen thumbs wide and two rows deep. 10 × 14 × 2 = 280. Write “about 280”. Practise at home with a handful of rice on a tray: guess, then count.

**Is ten minutes enough?** Note in which minute each *new* species was found and draw how the list grows.

\`\`\`figure
kind: line
title: Most species are found by minute 6; at minute 10 the list is almost flat
unit: species on the list
source: Worked example of this lesson
Minute | Species
1 | 6
2 | 9
3 | 11
4 | 13
5 | 14
6 | 15
7 | 15
8 | 16
9 | 16
10 | 16
\`\`\`

If you still found three new species in the last two minutes, use fifteen minutes in future, at all points, for the whole season.

**From a count to a density.** The near circle, 30 m wide on each side, has an area of 3.14 × 30 × 30 = 2,827 m², or 0.28 ha. Four egrets within it are 4 ÷ 0.28 = 14 per hectare. This is honest only for birds that you cannot miss at 30 m, and only if the whole circle is tank or shore. For most questions the plain number at the same point is better.

**Judging 30 and 100 m.** Before the first count pace out 30 m and 100 m and choose marks there: a stone, a post, a certain tree. Over water compare with the size of a known bird, or ask a helper to walk along the shore. Untrained eyes call 60 m “100”.

**Two people.** One looks and speaks, one writes and repeats. A recorder who repeats each line catches most errors.

**Check yourself**

1. A kingfisher calls at minute 2 on the left and at minute 5 on the right. One or two? *One, unless both called at once.*
2. Seven thumbs wide, one row, ten to a thumb. How many? *About 70.*
3. A marsh harrier crosses at minute 11. Where does it go? *Into the remarks.*`,
    'Effort, weather and the value of a zero': `Two people report “12 herons” and “30 herons” from one tank. Who has more? Nobody knows until they say how long they looked, with how many eyes, where and when. That is **effort**.

**Write with every list**

- start and end time
- number of observers
- distance walked, or “stationary”
- weather: rain, wind, cloud, mist
- whether *all* species that you could identify are on the list

The last line is the most valuable. On a **complete list** a species that is missing was truly not noticed. It is a **zero**. Zeroes are half of all knowledge: without them nobody can say that something has gone.

*Worked example.* Twenty complete lists of one winter: pintail is on 5 of them. Its frequency is 5 ÷ 20 = 25 percent. Next winter it is on 4 of 8 lists: 50 percent. If you had only kept the lists with pintails, you would have written “5 times” and “4 times” and reported a fall, where it was found twice as often.

\`\`\`figure
kind: bars
title: Counting only the good days turns a rise into a fall
unit: lists
source: Worked example of this lesson
Winter | All lists | With pintail
First | 20 | 5
Second | 8 | 4
\`\`\`

**Weather**

| Weather | Effect | Do |
| --- | --- | --- |
| Wind that moves small branches (force 4) | Few calls, birds hide | Do not count |
| Rain | Less seen and heard | Wait until 20 minutes after |
| Mist | Distant birds are missing | Use only the near band |
| Hot, after 9 am | Birds rest in shade | Begin at sunrise |

**Sharing.** Enter complete lists in an open database such as eBird India, where others can use them, and keep the paper. Before you submit, check three things: the pin is on your tank and not on the city, the time is the start and not the end, and numbers are numbers. An X for “present” is allowed, but a number is better, even “about 150”.

**Sensitive places.** A nest of a rare bird should not be on a public map with its exact place. Databases hide some species by themselves. Where you are in doubt, wait with the record until the young have flown.

**Errors.** If you find a mistake, strike it out so that it can still be read, write the correction beside it, and date it. Never tear out a page.

**A visit with “nothing special”** belongs in the record above all. Most days are made of that, and it is only against such days that a special one can be recognized. A list of eight common birds on a windless Tuesday is a full result.

**How much effort is enough?** Plan by what you will keep up. One count of thirty minutes each fortnight for three years makes 78 lists. Three hours on one festival Sunday makes one.

**Check yourself**

1. You saw 14 species and wrote down the six interesting ones. Is the list complete? *No. Mark it as incomplete.*
2. Painted stork on 9 of 12 lists. Frequency? *75 percent.*
3. You counted on a day with wind of force 5 and found little. What do you write? *The list with the wind on it, or better, you come back on another day.*`,
    'Three points, ten minutes each, at sunrise': {
      task: { hours: 2 },
      body: `Choose three points on the shore that lie at least 200 m apart and see different edges: mud, reeds, open water. Mark them so that you can find them in the dark, and describe each in one line: “bund, 12 paces north of the sluice, facing east”.

**On the day.** Be at point one ten minutes before sunrise. Count ten minutes at each point, with two quiet minutes before. Walk between them without counting; what you see on the way goes into the remarks. With walking you need about one hour.

**Order.** Note in which order you went, and turn it round every second time. The first point always gets the best song and the last the best light, and you do not want to mistake that for a difference between edges.

**Before you leave a point** fill in the form completely: weather, start, end, observers. At home write the sum of each species and, for each point, three common species that you did *not* meet. These are your zeroes.

Do it four times within a month. Four counts at three points are twelve lists, and twelve complete lists are a baseline. Whatever is done to the tank next year can then be compared with something.

Tell the watchman or the lake committee what you are doing. Somebody with binoculars at dawn makes people curious.`,
      bring: ['Three printed forms', 'Watch', 'Binoculars', 'Pencil', 'A partner who writes'],
      checklist: [
        'Points 200 m apart, described so that others find them',
        'Ten minutes at each, no more',
        'Weather and effort on every form',
        'Zeroes of three expected species',
      ],
    },
    'From five lists to one honest chart': `You have five counts. Draw one chart that does not promise more than they hold.

**Choose a measure.** For each species take two numbers: on how many of the counts it was found (5 of 5, 2 of 5), and the largest number at one time. Do not add numbers across days. The same coot would be counted five times.

*Worked example.*

| Species | 2 Nov | 16 Nov | 30 Nov | 14 Dec | 28 Dec | Found | Largest |
| --- | --- | --- | --- | --- | --- | --- | --- |
| Coot | 24 | 31 | 40 | 38 | 36 | 5 of 5 | 40 |
| Little egret | 2 | 0 | 3 | 1 | 2 | 4 of 5 | 3 |
| Wood sandpiper | 9 | 7 | 4 | 0 | 0 | 3 of 5 | 9 |
| Northern pintail | 0 | 0 | 0 | 60 | 0 | 1 of 5 | 60 |

The pintail has the largest number of all and was there once. The coot was always there. A chart of sums would show 169 coots and 60 pintails and hide the difference.

\`\`\`figure
kind: bars
title: Coots on every count, pintails once: frequency says who belongs to the tank
unit: counts out of five
source: Worked example of this lesson
Species | Found on
Coot | 5
Little egret | 4
Wood sandpiper | 3
Pintail | 1
\`\`\`

**Write beside the chart:** dates, hours, points, minutes, observers, weather, and that all lists were complete. Without this line nobody can use the chart, not even you in three years.

**Look for what the water did.** The sandpipers fell from 9 to 0 while coots rose. What happened between 30 November and 14 December? The remarks say: “sluice closed, mud under water”. That is a likely cause. You may write “after the level rose”, and you may not write “because”, until it has happened twice or at a second tank.

**Say what you can say**

| Says too much | Says what you know |
| --- | --- |
| 62 species live here | 62 species seen on 5 counts, Nov to Dec |
| Ducks decline | Fewer ducks than in the three winters before, same points and hours |
| Pollution drives herons away | Herons stood at the inlet on 1 of 5 counts; the water there smelled of sewage |
| Pintails are back | 60 pintails on one day, 14 December |

Do not say “the population has fallen” unless you have the same months of at least three years. Do not say “rare” of a bird that hides. Bitterns are missed by nearly everybody.

**How sure can you be?** With five counts, a species that is truly present on half of all mornings will be missed on all five in about 1 of 32 series: ½ × ½ × ½ × ½ × ½. So “not found on five counts” is a fair sign of absence for a common bird, and says little about a shy one that shows itself on one morning in ten.

**Give the chart to somebody who was not there.** Let them tell you what it says. If they read something else than you meant, change the title. Then hang it at the tank, with your phone number, and take it to the next meeting of the ward or the panchayat.

**Check yourself**

1. Counts of 3, 0, 8, 2 and 0 spoonbills. Which two numbers go in the chart? *3 of 5, largest 8.*
2. You have two Novembers. Can you speak of a trend? *No.*
3. A species shows on one morning in three. How often do five counts miss it? *(2/3)⁵ = 32 ÷ 243, about 13 percent.*`,
  },
}
