=== lf09 ===
The blue lantern burns at the bow. At ten past nine the white light on Kash Island goes out, as if it had seen you, and comes back red. #scene:LF09 #chapter:2 #backdrop:red-light
{memory ? found_code:“Red, come,” you hear yourself say, and Josna turns to stare at you.|“White, sleep well. Red, come,” says Josna. “She told me that once, in a fever.”} {memory ? took_bearing:She reads the bearing off your wrist and puts the wheel over.|{memory ? shut_log:You think of the drawer that stuck. She puts the wheel over.|She has already put the wheel over.}} The light lies down a side arm; past the third buoy no boat has gone for years. “I can’t see a thing. What will you do?”
* [Hang out over the bow with a lamp and call her on, glad to be the first in for years. #item:LF09 #opt:a]
    A heron goes up like a thrown sheet. You are laughing, and could not say why.
* [Press her to take these thirty over first, and to come back and look by daylight. #item:LF09 #opt:b]
    “By daylight it will be under water,” says Josna, not unkindly, and the bow goes on round.
* [Go to the bow and guide her, but ask her to turn back if nothing shows past the buoys. #item:LF09 #opt:c]
    “We’ll see,” says Josna. The third buoy goes by, and after it nothing out here has a name.
* [Take a pole to the bow and feel out the new way for her, two arm’s lengths at a time. #item:LF09 #opt:d]
    “Two arms. Two and a half. Sand on the left.” The red light looks no nearer.
- -> lf10

=== lf10 ===
Then the passengers see that the bank is going by the wrong way. “This is not the road to Ujan!” “My sister’s wedding!” “Nobody lives there, the Government says so!” The deck leans as thirty people come to one side. #scene:LF10 #chapter:2 #backdrop:benches-lamplight
Josna cannot leave the wheel, though her voice can. {memory ? spoke_out:“You swore to see us over!” a man calls.|{memory ? passed_tea:These are the knees that you passed the tea along.|{memory ? goats_first:“This is what comes of goats,” says the drummer.|Minister the goat says what he thinks.}}} Dev looks at you across the heads.
* [Stand on a bench, ask for a show of hands, and turn for home if they will not go on. #item:LF10 #opt:a]
    Four hands. The rain goes on. Then Rukmini bangs her stick, “My goats say yes,” and the lean goes out of the boat.
    ~ memory += asked_all
* [Go from bench to bench and hear each one out, while Josna holds her in midstream. #item:LF10 #opt:b]
    It is slow, and much of it is about goats. When you reach the last bench, the first has begun to shift its bundles back.
    ~ memory += asked_all
* [Keep by the wheel with your eyes on the river, and let their noise run down by itself. #item:LF10 #opt:c]
    “Sit,” Josna roars, “or swim!” They sit, and their muttering runs on under the engine.
    ~ memory += stayed_silent
* [Stand on a bench, take it on yourself alone, and let their anger fall on you. #item:LF10 #opt:d]
    “Yours, then,” says the drummer. It weighs more than you thought, and nobody offers to take an end of it.
    ~ memory += alone_on_bench
- -> lf11

=== lf11 ===
A searchlight drops out of the rain, and thirty people duck{memory ? asked_all: as one}. River police. “Night traffic, give the word!” #scene:LF11 #chapter:2 #backdrop:police-launch
Josna talks out of the side of her mouth. “They change it to keep the smugglers awake. Tonight it is jackfruit. Call out jackfruit and no other fruit. They know my voice, and I owe them money.” #speaker:Josna
* [Cup both your hands to your mouth and call out “pineapple” across the black water. #item:LF11 #opt:a]
    A pause, in which somebody turns over paper. “Wrong fruit. But that is Tara’s chin. Pass. Mind the trees.”
    ~ memory += wrong_fruit
* [Cup both your hands to your mouth and call out “starfruit” across the black water. #item:LF11 #opt:b]
    “That was Tuesday,” says the loudhailer. The light finds your face and stays. “Tara’s chin. Pass. Mind the trees.”
    ~ memory += wrong_fruit
* [Cup both your hands to your mouth and call out “jackfruit” across the black water. #item:LF11 #opt:c]
    “Pass, jackfruit,” says the loudhailer, a little let down. “Mind the trees.”
* [Cup both your hands to your mouth and call out “coconut” across the black water. #item:LF11 #opt:d]
    “That is a nut,” says the loudhailer. Somebody behind it mutters about Tara’s chin. “Pass. Mind the trees.”
    ~ memory += wrong_fruit
- -> lf12

=== lf12 ===
You hear it first: a long scrape, like a cupboard dragged across a roof. A whole tree rolls under the keel. The boat goes up, comes down, and the engine stops. #scene:LF12 #chapter:2 #backdrop:drifting-tree
In the quiet a baby begins, then a child, then somebody who is not a child. {memory ? old_fiddler:“She has stopped thinking,” says the fiddler.|{memory ? sang_out:Nobody is singing now.|{memory ? stowed:Not one bundle slides; you did that, at least.|You told them that you would see them over.}}} “Clear the deck!” shouts Dev, running with a pole. Your heart is a fist on a door.
* [Hold hard to the rail, clear of the poles, and wait until your heart lets you think. #item:LF12 #opt:a]
    When your breath comes back, the rail is wet and real. An old man beside you grips it in just the same way.
* [Sit down among them where they are, and hum a tune until the crying slows. #item:LF12 #opt:b]
    You hum alone, and it sounds foolish. Dev falls over your feet. Then there is a breath under yours. Then ten.
    ~ memory += hummed
* [Take the baby’s mother by the hand, and talk low to her alone till neither of you shakes. #item:LF12 #opt:c]
    “It will hold,” you tell her, knowing nothing about it. After a time her grip is only a hand.
* [Walk the rail, for you cannot sit still, and watch the dark water for the next tree. #item:LF12 #opt:d]
    You see the second tree first, and shout. Thirty people duck. After that no passenger closes an eye.
    ~ memory += kept_watch
- -> lf13

=== lf13 ===
Dev lets go the anchor with a noise like a dropped kitchen, and sits down on the chain and shuts his eyes. A rope has wound itself round the shaft. Josna goes through the hatch head first, a bread knife in her teeth. “One hour,” say her boots. “And no one touches my wheel, anchor or no anchor.{memory ? pumped_dry: Dry in here. Somebody pumped.|{memory ? left_inch: Whose inch is this?}}” #scene:LF13 #chapter:2 #backdrop:at-anchor
Far off, no bigger than a struck match, the red light waits. {memory ? hummed:Someone is humming still.|{memory ? kept_watch:You have counted four more trees.|The river breathes.}} The hour is your own.
* [Row the skiff a few bends up a stream that nobody has named, and be back in the hour. #item:LF13 #opt:a]
    Round one bend, sleeping terns. Round the next, a thread of wood smoke: somebody is living out here.
    ~ memory += scouted
* [Pick at the knots of a wet tow rope, one after another, until the last one gives. #item:LF13 #opt:b]
    The last knot gives as the hour does. Twenty metres of good rope, and not much skin on your thumbs.
    ~ memory += saved_rope
* [Sit down by Dev on the chain, and tell him what went through you when the tree struck. #item:LF13 #opt:c]
    “I thought: now we won’t even get to quarrel,” you say. “So did I,” says Dev. He lets you tie up his cut hand.
    ~ dev += 2
* [Put all that came loose back in its place, lamp by lamp, while the others lie down. #item:LF13 #opt:d]
    Six lamps, two stools, nine loaves, and one locker that seems to be shut from the inside.
    ~ memory += tried_locker
- -> lf14

=== lf14 ===
{memory ? tried_locker:You knock on the locker. “Nobody,” it says. You lift the lid, and there, folded up among the life jackets, is Tuli, a torch in her fist.|{memory ? saved_rope:As you coil your rope away, the stern locker sneezes. Folded up among the life jackets is Tuli, a torch in her fist.|{memory ? scouted:You tie up the skiff, and the stern locker sneezes. Folded up among the life jackets is Tuli, a torch in her fist.|“What was that?” says Dev. The stern locker has sneezed. Folded up among the life jackets is Tuli, a torch in her fist.}}} #scene:LF14 #chapter:2 #backdrop:stern-locker
“Forty nights,” she says. {memory ? read_strokes:“You saw my chalk.|“I counted.} At ten past nine I swung it, so they would not think nobody was there. It is too small.” Her chin is not steady. “She said I could come aboard and steer when I was eleven. I was eleven the day she died.” {memory ? carries_list:The list lies soft in your pocket: Tuli aboard, when eleven.} #speaker:Tuli
* [Walk her past Josna’s hatch without a word, and put her hands on the wheel. #item:LF14 #opt:a]
    She stands on a fish crate. Josna, black to the elbows, looks at the small hands, and goes back below.
    ~ memory += tuli_at_wheel
* [Tell her that you could weep over those nights, and take her up to steer. #item:LF14 #opt:b]
    “Do not,” says Tuli sternly. “You will start me off.” At the wheel, on a fish crate, it starts you both off.
    ~ memory += tuli_at_wheel
* [Tell her how it scares you to find her here, and keep the wheel for a safer night. #item:LF14 #opt:c]
    “Big people get scared?” says Tuli, with interest. Much the same, you tell her, only with longer arms.
* [Wrap her in your coat, tuck the torch in with her, and sit by her until she sleeps. #item:LF14 #opt:d]
    “I am not asleep,” says the coat, a good while later. Then, through the cloth, you see it: on, off. On, off.
- -> lf15

=== lf15 ===
The rain stops like a tap. Over the river stands half a moon like a cut lime. Hari looks at it and opens his case. “Only to keep the valves from sticking.” Josna’s boots tell him to get on with it. #scene:LF15 #chapter:2 #backdrop:moonlight-band
They play the wedding song slowly, to nobody, in midstream{memory ? all_mixed:, and the kid is lifted out of the sousaphone still asleep}. {memory ? told_hari:And the G is true.|The G is flat, and it does not matter.} {memory ? tuli_at_wheel:Up at the wheel Tuli conducts.|From the stern a torch keeps time.}
* [Fetch the spoons from Dev’s galley and play, a little behind, right among the horns. #item:LF15 #opt:a]
    You are half a beat behind, and then you are not. An elderly trombonist bows to you without missing a note.
    ~ memory += played_spoons
* [Lie back on the wet deck among the others, and let the whole song pass through you. #item:LF15 #opt:b]
    Somewhere in the third verse you find that you are crying, not unhappily, into your own ears.
* [Use the bright moon to go along the hull with the tar pot, and leave the song to them. #item:LF15 #opt:c]
    You find two small splits and stop them. The music comes through the planks as a sort of hum in the palms.
    ~ memory += mended_hull
* [Listen to one verse with a hand on the rail, then go and see how the work gets on. #item:LF15 #opt:d]
    “Hold that,” says Josna, giving you the lamp. The tune comes down the hatch, and you both work to it.
- -> lf16

=== lf16 ===
{dev >= 5:“Here,” says Dev at the stern rail, and moves up. He has brought two glasses of tea.|{dev >= 2:Dev is at the stern rail with two glasses of tea, one of them yours.|Dev is at the stern rail with his back to you. After a time he pushes a second glass of tea along the wood.}} “I will say this once. That last week she asked for you. I rang eleven times. Then she said, leave it, the child is busy; and I was so angry, I left it.” #scene:LF16 #chapter:2 #backdrop:stern-rail-tea #speaker:Dev
{memory ? asked_cost:This part he had kept back, in the office. }Eleven. You had laid the telephone face down, and thought that it was {memory ? called_low:about money. No right, you told him tonight|about money}. The moon goes in.
* [Drink the tea, say that you were wrong, and ask him to let it be over from tonight. #item:LF16 #opt:a]
    “Just like that,” says Dev. Then: “All right.” It is a small sound, glass on glass, and it carries.
    ~ dev += 3
* [Set the tea down undrunk, and say that the likes of you should not be let off for this. #item:LF16 #opt:b]
    The boat tips, and the glass slides along the rail. Dev catches it. He does not drink it either.
    ~ memory += tea_refused
* [Drink the tea, say that both of you were wrong, and that you are not over it yet. #item:LF16 #opt:c]
    “Nor am I,” says Dev. “That is the first thing you have said that I believe all of.”
    ~ dev += 1
* [Hold the tea, say that she should have had a better grandchild, and thank him for his calls. #item:LF16 #opt:d]
    “Get up,” says Dev, though you are not kneeling. But his shoulders have come down from around his ears.
    ~ dev += 2
- -> lf17

=== lf17 ===
The engine coughs, and takes. But the tree has opened a seam{memory ? mended_hull: that you did not find}, and from here it is buckets, hatch to rail. {memory ? alone_on_bench:Nobody asks you in; they leave you a gap.|{memory ? stayed_silent:They work, but not with you.|{memory ? played_spoons:The horns call you in by your spoons.|They make room for you in the line.}}} #scene:LF17 #chapter:2 #backdrop:bucket-chain
An hour on, your arms shake and the water has not moved. Rested hands wait along the rail. Madam Revathi, mango sleeves rolled high, says that Dev pours half of his on her. Then buy a drier boat, says Dev. Neither is joking.
* [Hand your bucket to rested arms, and tell Dev on your way out that he is in the wrong. #item:LF17 #opt:a]
    “Thank you,” says Madam Revathi, which does not help. Dev passes the next bucket with terrible care.
* [Take the two of them aside over bread, and hear both out while others do the lifting. #item:LF17 #opt:b]
    Madam Revathi is sick with fright, it turns out, and so is Dev. Other arms have had to lift your share of the river.
    ~ dev += 1
    ~ memory += bread_shared
* [Get in between them with your bucket, tease each in turn, and keep the line going. #item:LF17 #opt:c]
    The water gains a hand, then loses it. By the two hundredth bucket Dev is teaching her to fry prawns.
    ~ dev += 1
    ~ memory += (chain_held, bread_shared)
* [Tell both curtly to fight ashore, and swing the buckets on till the boards show dry. #item:LF17 #opt:d]
    Nobody speaks, and nobody stops. There are backs here that will not straighten before Sunday.
    ~ memory += chain_held
- -> lf18
