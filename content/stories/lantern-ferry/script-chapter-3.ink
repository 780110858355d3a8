=== lf18 ===
Kash Island comes out of the dark as a sound: dogs, and water going through grass. Of the landing four bamboo poles are left, then dark, and over it the red light. #scene:LF18 #chapter:3 #backdrop:drowned-landing
Josna sounds the horn. {memory ? scouted:Only that thread of wood smoke answers.|Only the dogs answer.} Someone must go over the side with a rope{memory ? saved_rope:, and there are twenty metres of it, thanks to your thumbs}. Thirty people{memory ? chain_held: with dead arms} look at Dev, who has done it a hundred times. Slowly, he pulls off his shirt.
* [Let him go in with the rope, then follow along it to find out what lies up there. #item:LF18 #opt:a]
    You follow him, up to the ribs in warm mud, grinning at the dark like a child let off school.
* [Ask him for the rope, go in yourself from pole to pole, and make it fast to the last. #item:LF18 #opt:b]
    The others come in along your line like washing, Dev first, and push you ahead up the slope.
    ~ memory += first_ashore
* [Jump in with the rope before he can, and strike out past the poles for the red light. #item:LF18 #opt:c]
    The mud has one shoe, then the other, and for a while nobody on board can see you. You tie up to a tree on no map.
    ~ memory += (first_ashore, went_barefoot)
* [Let him go in with the rope, stay on deck, and pay it out to him hand by hand. #item:LF18 #opt:d]
    It burns your palms, and it holds. “One of Tara’s own should go up,” says Josna then. So you go.
    ~ memory += held_rope
- -> lf19

=== lf19 ===
The light hangs on a bamboo tower. Under it wait six families, bundles tied, and in front a woman of nearly eighty in a man’s waistcoat, holding up a lamp. She looks at your {memory ? went_barefoot:bare feet|{memory ? held_rope:burnt palms|muddy clothes}}, then into your face. It is Nani’s face, only thinner. In all your life nobody has named her. #scene:LF19 #chapter:3 #backdrop:bamboo-tower
“Tara,” she says. Then the lamp comes nearer, and shakes. “No. Somebody young. So she is still too angry to come herself.” #speaker:Mala
* [Ask her who she is, and why in all these years nobody has said a word about her. #item:LF19 #opt:a]
    “Not a word?” she says. “I have had a fire on a pole in the middle of a river.”
    ~ memory += asked_who
* [Take the shaking lamp from her stiff hand, and sit down close by her on a bundle. #item:LF19 #opt:b]
    Her shoulder stays stiff for a long breath. Then some of its weight comes over to you.
    ~ memory += sat_close
* [Stand up straight, tell her whose grandchild you are, and that you came in her place. #item:LF19 #opt:c]
    “In her place,” says the old woman. She looks you down and up. “Well. You are tall enough.”
    ~ memory += in_her_place
* [Say a good word for Nani and another for her, whatever it was that they fought over. #item:LF19 #opt:d]
    “Everyone was right,” she says. “That was what was the matter with it.”
- -> lf20

=== lf20 ===
{memory ? asked_who:“Mala,” she says. “The elder.”|She is Mala, the elder sister.} When the river took their mother’s house, Tara rowed away and Mala stayed, and neither would speak first. But every night one showed a light, and the other answered. #scene:LF20 #chapter:3 #backdrop:letters-by-lamp
You tell her. {memory ? sat_close:She hears it with her shoulder against yours.|{memory ? in_her_place:She hears it standing. “In her place,” she says again.|She hears it standing.}} Then: “When the blue lamp came back tonight, I thought she was well. So I lit the red. I had wanted to for nineteen years. The water gave me a reason.” She holds out a bundle tied with boat cord: letters to her sister, none sent. “Read them, drown them, keep them. I cannot.” #speaker:Mala
* [Put the bundle inside your shirt with its cord tied, so that something of it stays. #item:LF20 #opt:a]
    Nineteen thin letters lie along your ribs. “Good,” says Mala. “Let them be heavy for somebody young.”
    ~ memory += kept_letters
* [Help her let the bundle go on the river with its cord tied, and all its words in it. #item:LF20 #opt:b]
    It turns round once, like someone looking back for a key, and goes under. “That is the lightest post I ever sent,” says Mala.
* [Undo the cord, read out to her all that went unsaid, and keep the pages safe. #item:LF20 #opt:c]
    They are mostly about lime pickle. Near the end of each stands the word sorry, crossed out.
    ~ memory += (kept_letters, read_letters)
* [Open them, ask her about each one, and in the end let the river have them all. #item:LF20 #opt:d]
    They are mostly about lime pickle. Near the end of each stands sorry, crossed out. The river crosses out the rest.
    ~ memory += read_letters
- -> lf21

=== lf21 ===
Then, waiting. No plank can be laid until the water is up another hand. On the school veranda Dev has rice, and a pot as big as himself. {memory ? tea_refused:He does not look your way.|He waves a ladle at you.{memory ? wrong_fruit: “No fruit,” he calls.}} River shells hang in strings from the thatch. All up the doorpost somebody has cut notches. #scene:LF21 #chapter:3 #backdrop:school-veranda
For half an hour no one asks you for anything.
* [Tap on the upturned pots with a ladle until the shells overhead begin to chime in. #item:LF21 #opt:a]
    {memory ? played_rain:It is the tune from the biscuit tin. }A girl with no front teeth joins in. The shells do what they like, and it is nearly music.
* [Run a thumb down the notches in the doorpost, to puzzle out what they keep count of. #item:LF21 #opt:b]
    Not days. Heights. Each year the river has come higher, and the newest notch is level with your chin.
    ~ memory += read_notches
* [Wedge yourself in at the pot among strangers, and pass leaf plates along with them. #item:LF21 #opt:c]
    Hands you know and hands you do not. The last plate comes back with the crust on it, which is the best part.
* [Sit down by Mala and tell her what it was like to be looked at out of Nani’s eyes. #item:LF21 #opt:d]
    “It was no joke for me,” says Mala. “You have her chin. I have spent half my life quarrelling with that chin.”
- -> lf22

=== lf22 ===
The river is over the sill of the school, where Mala taught three villages to read. {memory ? read_notches:Three feet more, and it reaches the newest notch. }On one of twenty-four benches Piku, who is six, hides in his mother’s arm. On the top shelf lies the register; Mala swore that it would not lose a name. #scene:LF22 #chapter:3 #backdrop:schoolroom-water
{memory ? read_letters:“Lime pickle,” she says to you, and almost smiles.|{memory ? kept_letters:She looks once at the shape under your shirt.|Her hands look empty without the letters.}} Then she turns to the board and its last sum, and cannot wipe it. You have an hour.
* [Sit with Piku and his mother on their bench, until all three of you breathe slowly. #item:LF22 #opt:a]
    It takes most of the hour. Then he is asleep, heavy as a wet sack, and his mother lets you carry him out.
    ~ memory += piku_asleep
* [Stand by Mala for as long as it takes her to wipe the board, and to leave the room behind. #item:LF22 #opt:b]
    She wipes slowly, from the corners in. Then she sets the chalk down in the dry end of the tray, for the river.
    ~ memory += board_wiped
* [Carry out the benches that three villages sawed by hand, until your arms give out. #item:LF22 #opt:c]
    Seventeen of twenty-four. They stand in rows on the bank under the stars, facing nothing, ready for a lesson.
    ~ memory += saved_benches
* [Climb for the register that she gave her word on, and dry it leaf by leaf over the lamp. #item:LF22 #opt:d]
    Four thousand names, some only a blue cloud now. You point, and Mala tells you each without having to think.
    ~ memory += saved_register
- -> lf23

=== lf23 ===
One plank, and the world is to go over it: six households, nine more goats, a loom, a cupboard with a mirror, a broody hen. All have begun together. {memory ? piku_asleep:Piku sleeps through it, on his mother’s shoulder.|{memory ? saved_benches:Your benches come too, held overhead.|{memory ? saved_register:Mala carries the register inside her waistcoat.|Mala comes last, with chalk on her hands.}}} #scene:LF23 #chapter:3 #backdrop:one-plank
The plank bends, and its poles lean further by the minute. “Somebody had better,” says Josna. {memory ? first_ashore:Heads turn to the one who brought the rope.|{memory ? asked_all:Heads turn to the one who asked them all.|Heads turn, by some accident, to you.}}
* [Let it run while the poles still stand, and wade in underneath to catch what falls. #item:LF23 #opt:a]
    It is over in minutes, like a waterfall of people. You catch two uncles, the hen, and a mirror with the moon in it.
    ~ memory += hen_caught
* [Shout for one at a time on the plank, and let them settle among themselves who is next. #item:LF23 #opt:b]
    They come one at a time, more or less. Then there is a splash, and Madam Revathi going in after a hen.
* [Number the six households, chalk each its place aboard, and let none cross out of turn. #item:LF23 #opt:c]
    “Three,” you call, and Three comes, cupboard and all. The hen is entered under Five. It takes an age, and one pole.
    ~ memory += numbered
* [Hold back the crowd, and wave the families over one by one as seems good to you. #item:LF23 #opt:d]
    It goes by fits and starts, and one uncle calls you a policeman. The hen rides over on somebody’s head.
- -> lf24

=== lf24 ===
Fifty people, on a boat for thirty. Josna wants them still for two hours. The red light grows small astern. No one is left to put it out. #scene:LF24 #chapter:3 #backdrop:low-in-the-water
{memory ? numbered:The chalked places hold, and so you see it|Then you see it}: passengers to the right, islanders to the left, a yard of bare wood between. {memory ? hen_caught:Nobody knows whose hen you are holding. }There are dry sacks for half. At dawn Josna will need your hands; below, the seam still leaks.
* [Pass on your sack, keep your coat, and sit down in the gap between the two sides. #item:LF24 #opt:a]
    By and by a knee comes against yours from the left, then one from the right, and the gap is closed.
    ~ memory += in_the_middle
* [Hand the sacks round with care, then stand back by the wheel to watch over them. #item:LF24 #opt:b]
    From here you see who shifts to make room for whom. Josna passes you half a biscuit without turning her head.
* [Give away both sack and coat, and squeeze in among them wherever there is a knee free. #item:LF24 #opt:c]
    A stranger’s child drools on your collar. By dawn you cannot close your hands. You have not been so little alone in six years.
    ~ memory += in_the_middle
* [Go down alone to the pump, where it is warm, and mind it until Josna calls at dawn. #item:LF24 #opt:d]
    You keep an inch of river off fifty pairs of feet. No one will ever know.
    ~ memory += by_the_engine
- -> lf25

=== lf25 ===
Sunrise at Bhorghat. Steam comes off the steps, the goats, the people. Tuli’s mother{memory ? bought_thread:, kingfisher thread in her fist,} runs down all sixty steps, smacks her, and holds her. Upstream the Moonlight Brass Band marches off to the new bridge behind Minister. #scene:LF25 #chapter:3 #backdrop:ghat-morning
At nine the paper is on the biscuit tin. Madam Revathi{memory ? bread_shared:, in Dev’s dry shirt,} caps her pen and uncaps it. Josna looks only at the boat. All up the steps the islanders {memory ? in_the_middle:who sat against your knees have|have} stopped talking. {memory ? by_the_engine:“Dry floor,” says Josna. One person knows, then.}
* [Sit Josna, Dev and Madam Revathi round the tin for a deal that each dislikes a little. #item:LF25 #opt:a]
    It takes two hours and the last of the tea.
    ~ boat = "shared"
* [Offer Josna the boat, to carry on upriver to hill landings that no road reaches. #item:LF25 #opt:b]
    “There is no chart for that,” says Josna. Then you see what her face looked like at twenty.
    ~ boat = "upriver"
* [Offer to share the boat and her debts with all who rode her, a plank each and no buyer. #item:LF25 #opt:c]
    Somebody laughs. Then Rukmini comes down the steps, untying the corner of her sari where her money is.
    ~ boat = "in_common"
* [Sign under Dev’s name so that he is free, lay a hand on her side, and let her go. #item:LF25 #opt:d]
    The pen hardly marks the paper. The wood is warm, as if something slept in it.
    ~ boat = "let_go"
- -> lf26

=== lf26 ===
That leaves the lantern. All day the islanders’ roofs have gone by. It is evening. {boat == "shared":On deck Josna and Madam Revathi are quarrelling about tables.}{boat == "upriver":Josna has all the charts out, to see where they stop.}{boat == "in_common":On deck the owners are holding their first meeting, loudly.}{boat == "let_go":Josna is oiling the engine, and will see no one.} You sit with Mala on the lowest step, the blue lamp between you, one thumb worn into its handle. {dev >= 6:Dev sleeps against your bag. }Over the water Kash Island is a line of white grass, unlit. #scene:LF26 #chapter:3 #backdrop:last-step-evening
“What does one do with a lamp,” says Mala, “when there is nobody to answer it?” On the step above, Tuli, after forty nights of it, yawns.
* [Float it off alight on a raft of banana stem that you have dressed with marigolds. #item:LF26 #opt:a]
    ~ lantern = "adrift"
* [Paint the two sisters’ names on its glass in fine letters, and keep it in your window. #item:LF26 #opt:b]
    ~ lantern = "window"
* [Wrap it in Nani’s scarf just as it is, and take it home for the nights when you miss her. #item:LF26 #opt:c]
    ~ lantern = "bag"
* [Hand it to Tuli just as it is, with all its nights, and walk away up the sixty steps. #item:LF26 #opt:d]
    ~ lantern = "tuli"
- -> ending
