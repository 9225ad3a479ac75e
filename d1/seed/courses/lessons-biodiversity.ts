import type { SubjectLessons } from '../base/content.ts'

export const biodiversityLessons: SubjectLessons = {
  'birds-of-the-tank': {
    'How a bird sits on water': `Before colour, look at the outline against the water. At two hundred metres, with the sun in your eyes, it is all you have.

Ask four questions:

1. **How high does it float?** A duck sits like a cork. A cormorant lies low, its back awash.
2. **Where is the tail?** Up, level or hidden? A moorhen flicks it up; a grebe seems to have none.
3. **What does the neck do?** Straight as a stick, folded, or none to speak of?
4. **What does it do next?** Tips up with the tail in the air, dives with a jump, slides under, or picks at the surface?

| Outline | Does | Think of |
| --- | --- | --- |
| Cork, flat bill | Tips up | Duck |
| Round, black, white forehead | Dives with a jump, runs on water | Coot |
| Tiny, tailless ball | Vanishes, comes up elsewhere | Little grebe |
| Low, snake neck, bill upwards | Dives long, dries its wings | Cormorant |
| Only head and neck show | Swims submerged | Darter |

**Practise without binoculars** for a quarter of an hour: name only the outline. Binoculars show feathers and hide the shape. Draw what you see with one line; it need not be pretty.`,
    'Spot-billed duck, coot, little grebe, two cormorants': {
      isPreview: true,
      body: `Five birds are on nearly every tank of the Deccan, all year. Know them first; everything else is then “not one of the five”.

**Indian spot-billed duck.** Large, scaly brown, bill black with a yellow tip. In flight a white patch at the back of the wing. Usually in pairs.

**Eurasian coot.** Sooty black and round, with a white bill and shield. Runs along the water to take off. The similar *moorhen* has a red shield and a white line along its side.

**Little grebe.** The smallest, a fluffy ball. In the breeding season chestnut cheeks and a pale spot at the bill; brownish at other times. A long, whinnying trill.

**Little cormorant.** Short neck, steep forehead, short bill. Perches with open wings.

**Great and Indian cormorant.** The great one is goose-sized, with a yellow and white throat. The Indian one stands between the two, slender, with a long thin bill and, close up, a blue-green eye.

| | Little | Indian | Great |
| --- | --- | --- | --- |
| Length | 50 cm | 63 cm | 80–90 cm |
| Bill | Short | Long, thin | Heavy |
| Head | Steep, rounded | Flat | Angular |

If you cannot tell which cormorant it is, write “cormorant”. An honest gap is data; a guess is not.`,
    },
    'Winter visitors and when to expect them': `From September birds arrive that bred in Central Asia and Siberia, some of them over the Himalaya. They feed here until March or April.

| Group | First | Most | Gone by | Examples |
| --- | --- | --- | --- | --- |
| Waders | Late July–August | October | May | Common and wood sandpiper, little stint |
| Swallows, wagtails | September | November | April | Barn swallow, yellow wagtail |
| Ducks | October | December–January | March | Northern shoveler, garganey, northern pintail |
| Warblers | September | All winter | April | Blyth’s reed warbler, booted warbler |
| Birds of prey | October | December | March | Marsh harrier, osprey |

Three things to know:

- The wood sandpiper that you see in August is back already. A wader “in summer” may be coming or going.
- Ducks in autumn look alike: males wear the plain dress of females until November. Look at the bill: the shoveler’s is a spoon.
- A dry year in the north fills our tanks, or empties them. Numbers jump; presence is steadier.

Keep a list of **first and last dates** for ten species. After a few years these dates are among the most valuable things in your notebook, because they need no counting, only that somebody looked every week.`,
    'Draw ten outlines at one tank': {
      body: `Go early, with the sun behind you, and sit down for forty minutes. Draw ten birds as outlines, each with one line of the pencil, and fill nothing in.

For each note: size compared with a crow or a myna, how it floats or stands, what the bill is like, and what it did. Do not look in a book while the bird is there; it will fly, the book will not.

Afterwards compare with a field guide or an app and write the name, with one of three marks: *sure*, *probably*, *no idea*. Expect three of each. The last group is the most useful: it tells you what to look at the next time.

If there are fewer than ten kinds, draw one bird several times, doing different things.`,
      bring: ['Pencil and unlined paper', 'Something to sit on', 'Hat and water', 'Binoculars, if you have some'],
      checklist: [
        'Ten outlines without shading',
        'Size compared with a crow or myna',
        'One behaviour for each',
        'Names marked sure, probably or no idea',
      ],
    },
    'Four white egrets and how not to mix them': `A white heron is one of four. Look at bill, legs and neck, in this order.

| | Great | Intermediate | Little | Cattle |
| --- | --- | --- | --- | --- |
| Size | Tall as a child’s hip | Between | Small, slim | Smallest, stocky |
| Bill | Yellow, long; black when breeding | Yellow with dark tip, shorter | Black | Short, yellow |
| Legs and feet | Black | Black | Black legs, **yellow feet** | Dark |
| Neck | Long, with a kink | Smooth S | Slender | Short, thick |
| Line of the gape | **Runs behind the eye** | Ends below the eye | Ends below the eye | Ends below the eye |
| Where | Deep water, still | Wet grass, reeds | Edge, runs about | Fields, with cattle |

Cattle egrets turn orange on head and back when they breed.

Traps:

- A little egret with muddy feet shows no yellow: wait until it lifts one.
- Size without a neighbour deceives. Compare with a pond heron beside it.
- The Western reef egret of the coast also has a pale form; inland you may forget it.

The **pond heron** is brown on the bank and startles as a flash of white when it flies. It explains many “white birds that vanished”.

Do you see only white dots? Write “egret, species?” and the number.`,
    'Waders: bill length against body': `Little brown birds at the edge of the mud drive beginners to despair. One ratio brings order: **bill against head**.

| Bill | Feeds by | Likely |
| --- | --- | --- |
| Shorter than the head | Runs, stops, picks | Plovers: little ringed, Kentish; red-wattled lapwing |
| As long as the head | Picks while walking | Common, wood and green sandpiper; little stint |
| 1½ to 2 times | Probes or wades | Redshank, greenshank, black-winged stilt |
| Over 2 times | Probes deep | Snipe, godwit |

Then the legs: *red* – redshank, stilt; *green to yellow* – wood and green sandpiper; *black* – little stint.

Then the way it moves:

- **Common sandpiper** bobs its tail all the time and flies low with stiff wings.
- **Green sandpiper** is dark and flies up with a white rump, calling.
- **Wood sandpiper** is spotted, with a pale eyebrow.
- **Little stint** is sparrow-sized and busy as a sewing machine.

Do this: pick *one* wader, watch it for five minutes and count pecks in a minute. You will have seen its bill, legs and manner without trying.

Waders feed where water is 0 to 10 cm deep. A tank that is kept brim-full all year has none.`,
    'Mud, reeds, open water: three edges, three guilds': `Birds of one tank do not compete as much as they seem to: they divide it by depth and by cover. Those that live in the same way are called a guild.

| Edge | Depth | Who | What they need |
| --- | --- | --- | --- |
| Mud | 0–10 cm | Waders, wagtails, pond heron | A slope that falls dry slowly |
| Reeds and floating leaves | 10–50 cm | Moorhen, swamphen, jacanas, warblers, bitterns | Uncut stands, no boats |
| Open water | Over 50 cm | Coots, diving ducks, grebes, cormorants, pelicans | Fish or water plants, quiet |
| Trees on the bund or islands | – | Nests of herons, cormorants, ibises, storks | Old trees, no crackers |

Now look at a “developed” tank with your new eyes: stone steps all round, water always full, reeds cleared, lights at night. Each of these takes away one row of the table. Coots remain.

Draw the shore of your tank on one line and colour it by edge. How many metres of soft mud are there in January? A restoration that keeps 300 metres of flat, muddy shore costs less than a paved one and keeps the first guild.`,
    'Twenty minutes at a muddy edge': {
      body: `Sit at a muddy edge for twenty minutes, low and still, about 30 m from the birds. They will come closer when you stop being a shape that moves.

Make a table with three columns: at the water line, in the water, on dry mud. Every five minutes write how many birds of which kind stand in each. That is four snapshots. Between them watch one individual and note how it feeds.

Where exactly do waders stand compared with the water line? Does it differ by leg length? Who chases whom? When a kite passes, who flies first?

If dogs or people disturb them, write the minute, what it was, and after how long they were back. Disturbance is a result.`,
      bring: ['Watch', 'Table with three columns', 'Something low to sit on', 'Binoculars'],
      checklist: [
        'Four snapshots, five minutes apart',
        'One bird followed',
        'Water depth estimated by leg',
        'Disturbances with minutes',
      ],
    },
    'Twelve calls of a tank at dawn': `In the half hour around sunrise you hear far more than you see. Learn these twelve by what they say, then check with a recording at home.

| Call | Bird |
| --- | --- |
| *Did-he-do-it* | Red-wattled lapwing |
| A falling, laughing trill | White-throated kingfisher |
| Short, high *chee*, over water | Common kingfisher |
| Sharp, excited *chirruk-chirruk* | Pied kingfisher |
| Whinny, like a small horse | Little grebe |
| Explosive *kowk*, hoots and cackles | Grey-headed swamphen |
| Loud, nasal *kruk* | Coot |
| Harsh *kwaark* when it flies up | Pond heron |
| Endless, scratchy chatter in reeds | Clamorous reed warbler |
| *Kroo-ik, kroo-ik*, then croaks | White-breasted waterhen |
| A whistled, two-note *tee-whee* in flight | Lesser whistling duck |
| Cheerful *chizzit* in bounding flight | Wagtails |

How to practise: one call a day. Say it aloud, write it in your own letters, and decide *rhythm*, *pitch*, *tone*. “Three notes, rising, hoarse” is worth more than a name heard once.

Calls change through the year. In June many of these fall silent and others begin; note the first date on which you hear each one.

At dawn stand still for one minute before you write anything. The nearest and loudest bird otherwise hides four others.`,
    'Why we do not play calls back': `Playing a bird’s song from a phone brings it close within seconds. It has heard a rival. We do not do it, for four reasons.

1. **It costs.** A male that leaves the nest, shows himself and fights nobody for ten minutes does not feed, does not guard and is seen by hawks. At a place with many visitors this happens several times a day.
2. **It falsifies.** A bird that came to the phone was not where you counted it. Counts with playback cannot be compared with counts without.
3. **It harms others.** Small birds fall silent at the call of an owl, and parents leave eggs.
4. **It may be against the rules** in protected areas, and against the Wild Life (Protection) Act where it disturbs scheduled species or nests.

Science uses playback for some shy species, rarely, by protocol and with permission. That is not us.

What to do instead: wait. Go half an hour earlier. Stand where the path bends. Learn the call at home and recognize it outside. If a friend plays one, ask them kindly to stop, and offer to wait together.

The same goes for photographs at nests, drones, and thrown stones to make ducks fly.`,
    'A sound map with your eyes shut': {
      body: `Sit at the tank before sunrise with a sheet on your knees. You are the cross in its middle, north is at the top. For ten minutes, mostly with closed eyes, put a sign for each voice in the direction and distance from which it comes.

Use a letter for a bird that you know, a squiggle for one you do not. A line below it means that it called again from the same place; an arrow that it moved. Mark human sounds too: pump, temple, road.

Then open your eyes and spend five minutes finding two of the squiggles.

Repeat at the same spot at 9 am. What has gone silent, and what has taken its place? At which hour would you have counted fewest by ear?`,
      bring: ['Sheet with a cross and a north arrow', 'Pencil', 'Torch', 'Warm layer'],
      checklist: [
        'Ten minutes, mostly with closed eyes',
        'Human sounds on the map too',
        'Two unknown voices looked for',
        'Second map at 9 am',
      ],
    },
    'A point count, minute by minute': `A point count is simple and strict: one place, one time, everything that you see or hear.

**Before.** Arrive, stand, write date, time, weather, observers. Wait two minutes for birds to forget you.

**Minutes 0–10.** Turn slowly through the full circle. For each bird or group write: species, number, seen (S) or heard (H), distance band, and the minute.

| Min | Species | No. | S/H | 0–30 m | 30–100 m | Over 100 m |
| --- | --- | --- | --- | --- | --- | --- |
| 0 | Coot | 24 | S | | 24 | |
| 1 | White-throated kingfisher | 1 | H | | | 1 |
| 3 | Little egret | 2 | S | 2 | | |
| 7 | Cormorant, species? | 6 | S | | | 6 |

**Rules**

- A bird that may be the same one is not counted again.
- Birds that only fly over are written on a line of their own.
- Large flocks: count ten, see how much room ten take, and multiply. Say “about 150”.
- At minute ten you stop, even if a pelican lands at eleven. It goes into the remarks.

**After.** Add what was new in the last two minutes. If you still found three new species there, use fifteen minutes in future, everywhere.

The first counts feel hectic. By the fourth you will hear with one half of your head and write with the other.`,
    'Effort, weather and the value of a zero': `Two people report: “12 herons” and “30 herons”. Who has more? Nobody knows, until they say how long, how many eyes, where and when. That is **effort**.

Write with every list:

- start and end time
- number of observers
- distance walked, or “stationary”
- weather: rain, wind force, cloud, mist
- whether *all* species that you could identify are on it

The last line is the most valuable. On a **complete list** a species that is missing was truly not noticed. It is a **zero**, and zeroes are half of all knowledge: without them one cannot say that something has gone.

| Weather | Effect | Do |
| --- | --- | --- |
| Wind from force 4 | Few calls, birds hide | Do not count |
| Rain | Less seen and heard | Wait until 20 minutes after |
| Mist | Distant birds missing | Only the near band counts |
| Hot after 9 am | Birds rest | Begin at sunrise |

Enter complete lists in an open database such as eBird India, where others can use them, and keep the paper. If you make an error, strike it out so that it can still be read.

A visit on which you saw “nothing special” belongs in the record above all. That is what most days are made of.`,
    'Three points, ten minutes each, at sunrise': {
      body: `Choose three points on the shore that lie at least 200 m apart and see different edges: mud, reeds, open water. Mark them so that you find them in the dark, and count ten minutes at each, starting at sunrise.

Walk between them without counting; what you see on the way goes into the remarks. Keep the order of points this time and note it. In later counts turn it round every second time, because the first point always gets the best light and the last the least song.

Fill in the form completely before you leave each point. At the end write the sums of each species and, for each point, three common species that you did *not* meet.

Do it four times within a month: that is your baseline.`,
      bring: ['Three printed forms', 'Watch', 'Binoculars', 'Pencil', 'A partner who writes'],
      checklist: [
        'Points 200 m apart, described so that others find them',
        'Ten minutes at each, no more',
        'Weather and effort on every form',
        'Zeroes of three expected species',
      ],
    },
    'From five lists to one honest chart': `You have five counts. Draw one chart that does not promise more than they hold.

**Choose a measure.** For each species: on how many of the counts was it found (5 of 5, 2 of 5), and the largest number at one time. Do not add numbers across days: the same coot would be counted five times.

**Draw bars** for the ten most frequent, with the number of counts at the bottom and the largest number written at the end of each bar. Put those that were found once in a list below.

**Write beside it:** dates, hours, points, minutes, observers, weather; and that all lists were complete.

**Say what you can say.** “Coots on every count, up to 40.” “Pintail on one of five.”

**Do not say** “the population has fallen”, unless you have the same months of at least three years; and not “rare” for a bird that hides.

| Says too much | Says what you know |
| --- | --- |
| 62 species live here | 62 species seen on 5 counts, Nov–Dec 2026 |
| Ducks decline | Fewer ducks than in the three winters before, same points and hours |
| Pollution drives herons away | Herons stood at the inlet on 1 of 5 counts; the water there smelled of sewage |

Give the chart to somebody who was not there. Let them tell you what it says. Then hang it at the tank.`,
  },
  'street-trees': {
    'Simple, compound, twice compound': `Find the bud. A leaf has one where its stalk meets the twig; a leaflet has none. So what looks like twenty leaves on a neem is one compound leaf. Gulmohar divides twice and looks like a feather of feathers. Peepal, honge and mango? Peepal and mango are simple, honge has five to seven leaflets. Sort ten fallen leaves by this alone.`,
    'Ten barks by touch': `Bark is there in every season. Close your eyes and feel: smooth and cool (guava, eucalyptus), corky (Indian cork tree, honge when old), deeply furrowed (neem, tamarind), flaking in plates (arjuna), with thorns (silk cotton), with rings (palms). Describe each in two words before you open your eyes. Old and young trees of one species differ, so feel three.`,
    'Names in four languages, and why Latin helps': `Honge, pungam, karanj, Indian beech: four names for *Pongamia pinnata*, and some people use one of them for another tree. The Latin name belongs to one species everywhere, with a genus first and a species second. It can change when botanists learn more; then the older one is given in brackets. Write local names beside it. They hold uses that Latin does not.`,
    'Collect and press eight fallen leaves': {
      body: `Collect eight different fallen leaves, complete with their stalk, and press them between newspaper under books for a week. Change the paper after two days.`,
      bring: ['Newspaper', 'Heavy books', 'Labels'],
      checklist: ['Fallen, not picked', 'Date, street and tree number', 'Simple or compound written on each'],
    },
    'Peepal, neem, honge: old company': `These three have stood by Indian roads and platforms for centuries. Peepal, a fig, feeds birds and bats all year and splits walls. Neem flowers in spring and stands drought. Honge sheds its leaves in early summer and is green again within two weeks, just when shade is needed. Each is home to dozens of insects that a newcomer does not feed.`,
    'Rain tree, gulmohar, tabebuia: ships and seed lists': `The rain tree came from tropical America in the nineteenth century, gulmohar from Madagascar, and the pink tabebuias with city gardeners of the twentieth. They were chosen for shade and flowers. They are not villains: bees visit them, and no one wants a street without them. But a street of one species is one pest away from being bare.`,
    'What eats, nests in and pollinates each': `A street tree is a meeting place. Barbets dig holes in soft or dead branches; ants nest in folded leaves; bats come to figs at night; sunbirds and bees take turns at flowers. Look for traces: droppings below, chewed edges, a line of ants, webs. Make a row for each tree and a column for eats, nests, visits, and fill it for a month.`,
    'Watch one tree in flower for half an hour': {
      body: `Choose one tree in flower and watch one branch for thirty minutes between 8 and 10 am. Count visitors by kind, not by species: bee, other insect, butterfly, bird.`,
      bring: ['Watch', 'Tally sheet', 'Shade'],
      checklist: ['One branch only', 'Thirty minutes in six blocks', 'Weather noted'],
    },
    'Where breast height is: slopes, forks, buttresses': `Breast height means 1.30 m above the ground. On a slope measure from the upper side. If the trunk forks below 1.30 m, measure each stem and write both. If it forks just there, measure below the swelling. Above buttresses or a bulge go up until the trunk is regular, and write the height you used. Keep the tape level and do not press it into the bark.`,
    'Height with a folded sheet of paper': `Fold a square sheet once from corner to corner: its long side shows 45 degrees. Hold it level at your eye and walk back until the top of the tree lies on that line. Height = your distance to the trunk + height of your eye. Works on level ground and for a straight tree; take two directions and average. Ten percent error is usual, so do not report centimetres.`,
    'What girth can and cannot tell about age': `A rain tree grows several centimetres of girth in a year, a neem on dry ground less than one. Water, light and cut roots change it more than years do. So girth says how big a tree is, and how much shade and carbon it holds, not how old. For age ask people, photographs and records. Measuring the same tree again after five years tells its own rate.`,
    'Measure ten trees twice and compare': {
      body: `Measure girth and height of ten trees, then let somebody else measure them without seeing your figures. The differences are your error.`,
      bring: ['Tape', 'Folded square of paper', 'Chalk mark at 1.30 m'],
      checklist: ['Both rounds on separate sheets', 'Girth differs by under 2 cm', 'Reasons for larger differences'],
    },
    'Roots: shallow, wide and usually under the road': `Most roots lie in the upper 60 cm and reach two to three times as far as the crown. They look for air and water, so they follow kerbs, pipes and soft trenches. Cutting them on one side makes a tree lean years later. Paving up to the trunk keeps out rain and air: one square metre of open soil is a minimum, and four are better.`,
    'Pruning cuts that heal and cuts that rot': `A tree cannot heal wood; it closes over it. That works when the cut is just outside the collar, the ring where branch meets trunk. A stub dies and rots inwards, a cut flush with the trunk is too large. Large branches are cut in three steps so that bark does not tear. Cutting off the whole top leaves weak shoots. Paint on cuts is of no use.`,
    'Tree laws and whom they name in your state': `Most states have an act for the protection of trees, and larger cities a tree officer. Felling usually needs a permission and planting of substitutes; what counts as felling, whether notice must be put up, and how long one may object differ. Look up your state’s act and find four things: definition of tree, officer, time to object, penalty. Note the section numbers.`,
    'Make a condition sheet for your street': {
      body: `Walk your street with one line for each tree: species or a question mark, girth, crown in thirds, open soil, nails or cables, cut roots, cavities. Mark those that need somebody soon.`,
      bring: ['Sheet with one line for each tree', 'Tape', 'Camera'],
      checklist: ['Every tree has a number', 'Question marks allowed', 'Three urgent ones with a photograph'],
    },
    'Phenology: scoring what you see': `Phenology is the calendar of living things. Look at one tree once a week and score four things: fresh leaves, buds, open flowers, fruit. 0 is none, 1 a few, 2 many, and a dash when you could not see. Look at the whole crown from the same spot. Open records such as SeasonWatch collect such scores from many people across India.`,
    'Choosing three trees you pass every week': {
      body: `Choose three trees that you pass anyway, of different kinds, whose crown you can see from below. Give each a number and take one photograph from the spot where you will always stand.`,
      bring: ['Phone', 'Notebook'],
      checklist: ['Three species', 'Spot described', 'First scores written'],
    },
    'What twenty years of such notes can show': `A single year shows when your tree flowered. Twenty years of one tree show whether it moves, and twenty trees in many towns show why: heat, rain, street lights, cut roots. Old temple almanacs and diaries reach back further. Your notes are a link in this, if you write date and place, and if they lie where others find them.`,
  },
}
