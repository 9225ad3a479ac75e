import type { SubjectLessons } from '../base/content.ts'

export const biodiversityLessons: SubjectLessons = {
  'street-trees': {
    'Simple, compound, twice compound': `Find the bud. Where a leaf’s stalk meets the twig, there is a small bud in the corner. Where a *leaflet* meets its stalk, there is none. So what looks like fifteen leaves on a neem is one compound leaf.

| Type | How it is built | Street trees |
| --- | --- | --- |
| Simple | One blade | Peepal, mango, jackfruit, Indian almond (badam) |
| Compound, like a feather | Leaflets in two rows | Neem, honge, tamarind, African tulip |
| Compound, like a hand | Leaflets from one point | Pink tabebuia (5), silk cotton (5 to 7) |
| Twice compound | Feathers on a feather | Gulmohar, copperpod, rain tree |

\`\`\`figure
kind: bars
title: Leaflets on one leaf: the number alone separates six common trees
unit: leaflets
source: Typical leaves, rounded for practice
Tree | Leaflets
Peepal | 1
Pink tabebuia | 5
Honge | 7
Neem | 13
Tamarind | 28
Rain tree | 60
\`\`\`

Gulmohar does not fit on this chart. *Worked example.* Count the side stalks on one leaf: 15 pairs, so 30. Count the leaflets on one of them: 25 pairs, so 50. One leaf has 30 × 50 = **1,500 leaflets**. When one leaf falls, 1,500 small pieces reach the drain below.

**The key, in three questions**

1. Is there a bud at the foot of this blade? *Yes:* it is a leaf, and simple. *No:* walk back along the stalk until you find one.
2. Do all leaflets come from one point? *Yes:* a hand. *No:* a feather.
3. Do the side stalks carry leaflets of their own? *Yes:* twice compound.

**Four traps**

- *Fallen leaflets.* Under a neem lie single leaflets, toothed and curved like a sickle. Without the tree you would call them leaves. Look for a foot that is swollen and smooth: it came off a stalk.
- *Even or odd.* Honge ends in a single leaflet, tamarind in a pair, and neem may do either. It helps when the fruit is out of reach.
- *Young shoots.* First leaves of a seedling are often simpler than those of the tree. Take grown leaves from eye height.
- *Rain tree at dusk.* It folds its leaflets in the evening and in cloud. A tree that looks thin at six may be full at noon.

**Why it matters.** With this key you need no flowers, which last three weeks, and no fruit. A street can be named in any month except those in which it stands bare, and for these comes bark, in the next lesson. For pruning and shade it matters as well: small leaflets give light, dancing shade and clog gutters; large simple leaves give dense shade and lie on the ground like plates.

**Peepal or banyan?** Both are simple and both are figs. Peepal ends in a long tip like a tail, up to a third of the blade, and trembles in the lightest wind. Banyan is blunt and stiff.

**Try this.** Pick up ten fallen leaves under ten trees and sort them by the three questions alone. Do not name them. Then count the leaflets of one of each kind. Ask a neighbour to sort the same ten; where you disagree, look for the bud together.`,
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
