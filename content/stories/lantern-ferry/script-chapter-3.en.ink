=== lf18 ===
Kash Island comes as a sound: dogs, and water running through grass. Four poles are left of the landing. Above them hangs the red light. #scene:LF18 #chapter:3 #backdrop:drowned-landing
Somebody must wade to the poles with a rope, before the boat drifts. Dev takes off his shirt.
* [Hold the rope for Dev, then go towards the light. #item:LF18 #opt:a]
    First come the dogs, then a smell of rice.
* [Tie the rope yourself, then come back to the boat. #item:LF18 #opt:b]
    The others push you up the slope first.
* [Tie the rope yourself, then go on towards the light. #item:LF18 #opt:c]
    The mud keeps both your shoes.
    ~ dev += 1
* [Hold the rope for Dev, then stay beside the boat. #item:LF18 #opt:d]
    It burns your hands. “Now go up,” says Ayesha.
    ~ dev += 1
- -> lf19

=== lf19 ===
Under a bamboo tower six families wait with tied bundles. An old woman with Nani’s face lifts a lamp. “Tara,” she says: Nani’s name. Her hands shake. “No. You are too young. So my sister is still too angry to come.” #scene:LF19 #chapter:3 #backdrop:bamboo-tower #speaker:Mala
Nobody ever told you of a sister. She does not know that Nani is dead, and only you can tell her.
* [Tell her, then ask why nobody at home spoke of her. #item:LF19 #opt:a]
    You tell her. The lamp sinks into the grass. “We were both proud,” she says.
* [Hold her hands in silence until she guesses, then tell her. #item:LF19 #opt:b]
    You tell her. Her hands go stiff. Then some of her weight comes over to you.
* [Stand straight, say whose grandchild you are, then tell her. #item:LF19 #opt:c]
    You tell her. “So you came in her place,” she says. “You are tall enough.”
* [Tell her, and say that both sisters did nothing wrong. #item:LF19 #opt:d]
    You tell her. The dogs lie down. “We each waited for the other,” she says.
- -> lf20

=== lf20 ===
Her name is Mala. {way == "arm":In her house the river is one step below the door.|Her house is gone; you sit in a neighbour’s.} “Nineteen years ago Tara wanted us to leave this island,” she says. “I stayed. We were both right, so neither gave in.” They never spoke again, but every night each showed the other a light. #scene:LF20 #chapter:3 #backdrop:letters-by-lamp
She holds out nineteen letters to Nani, never sent. “I can neither read them nor throw them away. You decide.” #speaker:Mala
* [Keep them closed in your bag, so that something stays. #item:LF20 #opt:a]
    “Let somebody young carry them,” says Mala.
    ~ memory += kept_letters
* [Give them to the river unread, so Mala can rest. #item:LF20 #opt:b]
    They turn round once, as if looking back, and sink.
* [Read them out to her, and keep every page safe. #item:LF20 #opt:c]
    All lime pickle. Each ends with “sorry”, crossed out.
    ~ memory += (kept_letters, read_letters)
* [Read them out to her, then let them float away. #item:LF20 #opt:d]
    Lime pickle, and “sorry”, crossed out. The river takes the rest.
    ~ memory += read_letters
- -> lf21

=== lf21 ===
Nobody can board until the water rises. On the school veranda Dev cooks rice. Shells hang from the roof, and the doorpost is full of old cuts. #scene:LF21 #chapter:3 #backdrop:school-veranda
Until then nobody needs you for anything.
* [Tap on upturned pots until the shells ring along too. #item:LF21 #opt:a]
    A girl without front teeth joins in. It is almost music.
* [Study the cuts until you know what they all measure. #item:LF21 #opt:b]
    Floods, each one higher. The newest one reaches your chin.
* [Join the ring round the pot, and help fill plates. #item:LF21 #opt:c]
    The last plate, the best, comes to you.
* [Tell Mala what you thought when she raised the lamp. #item:LF21 #opt:d]
    “And I saw her chin again,” says Mala.
- -> lf22

=== lf22 ===
Water covers the floor of Mala’s school. Piku, a small boy, sits in his mother’s lap, stiff with fear. On a shelf lies the wet register of all pupils, which Mala promised to keep. Nani cut her name into a bench. #scene:LF22 #chapter:3 #backdrop:schoolroom-water
In an hour you leave: time for one thing.
* [Sit by Piku and his mother until both breathe slowly. #item:LF22 #opt:a]
    At last he sleeps, as heavy as a wet sack.
    ~ memory += piku_asleep
* [Sit with Mala on Nani’s bench; let the water come. #item:LF22 #opt:b]
    Mala closes the door as if somebody slept inside.
    ~ memory += name_on_bench
* [Unscrew every rusty bench, so the children can learn elsewhere. #item:LF22 #opt:c]
    Seventeen stand under the stars, ready for a lesson.
    ~ memory += saved_benches
* [Dry the register, so that no pupil’s name is lost. #item:LF22 #opt:d]
    Some are only a blue cloud. Mala says them.
    ~ memory += saved_register
- -> lf23

=== lf23 ===
Six families, nine goats, a mirror and a hen must cross one plank, and all start at once. The plank bends more every minute. #scene:LF23 #chapter:3 #backdrop:one-plank
“Do something!” Ayesha calls to you.
* [Catch whoever slips, and let them come as they like. #item:LF23 #opt:a]
    You catch two uncles, and a mirror full of moon.
* [Ask for one at a time, and help each one. #item:LF23 #opt:b]
    Madam Harpreet goes in after the hen.
* [Give each family a number, even if it takes longer. #item:LF23 #opt:c]
    “Three!” you call, and Three comes, hen and all.
* [Call the families one by one, while the plank bends. #item:LF23 #opt:d]
    The hen crosses on somebody’s head.
- -> lf24

=== lf24 ===
The boat carries too many people. {memory ? went_ashore:Where the goats stood there is room for the islanders’ loom.|The islanders’ loom had to stay behind.} Passengers sit on the right, islanders on the left. Nobody speaks across the wet gap between them. #scene:LF24 #chapter:3 #backdrop:low-in-the-water
Until dawn nobody may move. You hold the last bread. Choose your seat now.
* [Sit with the islanders, and pass bread to the passengers. #item:LF24 #opt:a]
    An uncle asks whose child you are.
* [Sit by Ayesha, who is tired, and send bread round. #item:LF24 #opt:b]
    From here you see who makes room for whom.
* [Sit all night in the wet gap, so both share. #item:LF24 #opt:c]
    By dawn nobody knows whose bread it was.
* [Give your bread away, and sit alone beside Nani’s raincoat. #item:LF24 #opt:d]
    Its sleeve smells of ginger. A whole village breathes.
- -> lf25

=== lf25 ===
At sunrise Tuli’s mother runs down the steps, scolds her, and holds her. {memory ? went_ashore:Rukmini has walked home with her goats.|Joseph’s band marches off behind Minister.} #scene:LF25 #chapter:3 #backdrop:ghat-morning
At nine Madam Harpreet opens her pen. The hospital must be paid; Ayesha looks only at the boat. You must decide what becomes of it.
* [Ask Ayesha, Dev and Harpreet to give up something each. #item:LF25 #opt:a]
    Each dislikes it a little.
    ~ boat = "shared"
* [Offer Ayesha the boat for rivers that no road reaches. #item:LF25 #opt:b]
    “There is no map,” says Ayesha, and looks twenty.
    ~ boat = "upriver"
* [Offer a share in the boat to last night’s passengers. #item:LF25 #opt:c]
    Somebody laughs. Then Rukmini takes out her money.
    ~ boat = "in_common"
* [Sign under Dev’s name, and hand Madam Harpreet the key. #item:LF25 #opt:d]
    The wood is warm, as if the boat slept.
    ~ boat = "let_go"
- -> lf26

=== lf26 ===
All day roofs have floated past. You sit with Mala on the lowest step, Nani’s lantern between you. Kash Island is a line of white grass, without a light. #scene:LF26 #chapter:3 #backdrop:last-step-evening
“What does one do with a lamp,” says Mala, “when nobody is left to answer it?” #speaker:Mala
* [Build it a painted raft, and let it float away. #item:LF26 #opt:a]
    ~ lantern = "adrift"
* [Paint both sisters’ names on it for your own window. #item:LF26 #opt:b]
    ~ lantern = "window"
* [Wrap it in Nani’s scarf, and take it home unchanged. #item:LF26 #opt:c]
    ~ lantern = "bag"
* [Give it to Tuli, and go up without looking back. #item:LF26 #opt:d]
    ~ lantern = "tuli"
- -> ending
