=== lf09 ===
At ten past nine the white light goes out, and comes back red. {memory ? found_code:“Red, come,” you say.|“Red means come,” says Ayesha.} Somebody there needs a boat. #scene:LF09 #chapter:2 #backdrop:red-light
Two ways lead there: the marked channel, an hour longer, or a small dark river that no boat uses. “You own half this boat,” says Ayesha. “Which way?”
* [Take the small river, and stand in front to look. #item:LF09 #opt:a]
    A white heron flies up like a thrown sheet.
    ~ way = "arm"
* [Take the marked channel, which the passengers know and trust. #item:LF09 #opt:b]
    “Slow and dry,” says Ayesha, and turns the wheel.
    ~ way = "channel"
* [Take the marked channel, and try small rivers for shortcuts. #item:LF09 #opt:c]
    You try two of them. Both end in reeds.
    ~ way = "channel"
* [Take the small river slowly, testing depth with a pole. #item:LF09 #opt:d]
    “Two metres deep. Two and a half. Sand.”
    ~ way = "arm"
- -> lf10

=== lf10 ===
{way == "arm":The small river is shallow. Dev must throw half his sacks away.|It takes an hour. Under the red light water puts out a small lamp.} The passengers see that you are sailing to Kash Island. “Nobody lives there!” #scene:LF10 #chapter:2 #backdrop:benches-lamplight
All thirty crowd to one side, and the boat leans. Ayesha cannot leave the wheel. Somebody must answer them now: go on, or turn back?
* [Stand up, ask to sail on, and let them vote. #item:LF10 #opt:a]
    Rukmini bangs her stick. “My goats say yes.”
* [Go from bench to bench, and let the passengers decide. #item:LF10 #opt:b]
    Whoever wishes, they decide, may get off.
    ~ memory += went_ashore
* [Stay with Ayesha; after thirty years, she can decide this. #item:LF10 #opt:c]
    “Sit, or swim!” roars Ayesha. They sit.
* [Stand up, say you go on, and risk their anger. #item:LF10 #opt:d]
    “Your choice, then,” says the drummer. “Let us off.”
    ~ memory += went_ashore
- -> lf11

=== lf11 ===
{memory ? went_ashore:At the last jetty Rukmini leaves, with her goats and five others.|Everybody stays aboard. Minister lies down on your feet.} A white light falls on the deck: river police. “Give us the word!” #scene:LF11 #chapter:2 #backdrop:police-launch
“Tonight it is jackfruit,” whispers Ayesha. “Call out jackfruit. They know my voice, and I owe them money.” #speaker:Ayesha
* [Lean out over the rail and call “pineapple” to them. #item:LF11 #opt:a]
    “Wrong fruit. But you have Tara’s chin. Pass.”
* [Lean out over the rail and call “starfruit” to them. #item:LF11 #opt:b]
    “That was Tuesday. But you have Tara’s chin. Pass.”
* [Lean out over the rail and call “jackfruit” to them. #item:LF11 #opt:c]
    “Pass, jackfruit,” says a disappointed policeman.
* [Lean out over the rail and call “coconut” to them. #item:LF11 #opt:d]
    “A coconut is a nut. Pass, nut.”
- -> lf12

=== lf12 ===
A whole tree rolls under the boat, and the engine stops. In the silence a baby cries, then a child, then a grown man. #scene:LF12 #chapter:2 #backdrop:drifting-tree
Dev pushes the tree off with a pole, and wants no help. You can only wait.
* [Keep close to Dev, watching his face and his hands. #item:LF12 #opt:a]
    He is biting his lip. So, you notice, are you.
    ~ dev += 1
* [Sit among the passengers, and hum until the crying stops. #item:LF12 #opt:b]
    Then somebody else knows the tune.
* [Talk with your neighbour until both of you breathe slowly. #item:LF12 #opt:c]
    “It will hold,” you say. She nods politely.
* [Walk along the rail, looking out for the next tree. #item:LF12 #opt:d]
    You count four, far off, roots in the air.
- -> lf13

=== lf13 ===
Dev drops the anchor with a noise like a falling kitchen. His hand is cut. A rope has caught in the engine; Ayesha climbs down to cut it. #scene:LF13 #chapter:2 #backdrop:at-anchor
Nobody can help her. You have one hour.
* [Row up the nearest stream to find who lives there. #item:LF13 #opt:a]
    Round the second bend you smell smoke.
* [Work at the tangled landing rope until every knot opens. #item:LF13 #opt:b]
    Now you have twenty metres of rope.
* [Sit by Dev; say what you thought when the engine stopped. #item:LF13 #opt:c]
    “I thought: we will die before we even quarrel,” says Dev.
    ~ dev += 1
* [Hang up lamps, stack the loaves, and clear the deck. #item:LF13 #opt:d]
    Six lamps, nine loaves, one locker held shut from inside.
- -> lf14

=== lf14 ===
A locker sneezes. Inside sits Tuli, who should be on shore. “Forty nights I swung this torch, so that the island knew we were here. The torch is too small.” Her chin shakes. #scene:LF14 #chapter:2 #backdrop:stern-locker
“And your Nani promised: when I am eleven, I may steer.” The boat lies still, and Ayesha lets you decide. #speaker:Tuli
* [Stand her on a crate at the wheel, saying nothing. #item:LF14 #opt:a]
    She steers a boat that is not moving.
    ~ memory += at_wheel
* [Put her hands on the wheel; do not hide tears. #item:LF14 #opt:b]
    “Do not cry,” says Tuli, steering, “or I will.”
    ~ memory += at_wheel
* [Hold her tight, and say what this did to you. #item:LF14 #opt:c]
    “Big people get scared?” asks Tuli, with interest.
* [Wrap her in your coat; she is cold and tired. #item:LF14 #opt:d]
    “I am not asleep,” says the coat, much later.
- -> lf15

=== lf15 ===
The rain stops as if somebody had closed a tap. The moon comes out. Joseph’s band plays the wedding song, and he holds out a spare drum.{memory ? told_joseph: The trumpet is in tune.}{memory ? goat_in_horn && not (memory ? went_ashore): The goat in the horn wakes.} #scene:LF15 #chapter:2 #backdrop:moonlight-band
There is light for music or for work.
* [Take the spare drum that Joseph offers, and play along. #item:LF15 #opt:a]
    You are half a beat late, then not.
* [Sit on the wet deck, and hear the whole song. #item:LF15 #opt:b]
    The drummer cries, without missing a beat.
* [Use the light to find the leak before it grows. #item:LF15 #opt:c]
    The music comes through the wood into your hands.
* [Hear one verse, then go down and hold Ayesha’s lamp. #item:LF15 #opt:d]
    “Hold it still,” says Ayesha, working to the tune.
- -> lf16

=== lf16 ===
Dev brings two glasses of tea. “In Nani’s last week she asked for you. I phoned you eleven times. On the last day she asked again. I was angry, and let you miss it.” #scene:LF16 #chapter:2 #backdrop:stern-rail-tea #speaker:Dev
You had not answered; you thought it was about money. Now he waits.
* [Say you were both silent, and ask him nothing more. #item:LF16 #opt:a]
    “All right,” says Dev. It sounds like glass on glass.
    ~ dev += 1
* [Say that you failed her, and will go on carrying it. #item:LF16 #opt:b]
    “Then there are two of us,” says Dev.
    ~ dev += 1
* [Say the last day was yours too, and he took it. #item:LF16 #opt:c]
    “Yes,” says Dev to his tea.
* [Say his anger was right; he stayed, and you did not. #item:LF16 #opt:d]
    “Stop bowing,” says Dev. His shoulders come down.
- -> lf17

=== lf17 ===
The engine runs, but a crack lets water in. After an hour of passing buckets your arms shake. Others can take over. #scene:LF17 #chapter:2 #backdrop:bucket-chain
“You pour half of every bucket over me!” says Madam Harpreet. “Buy a drier boat!” says Dev. You stand between them; the buckets stop.
* [Give your bucket to fresher arms; let the quarrel pass. #item:LF17 #opt:a]
    “Good,” says Dev, and drops down beside you.
    ~ dev += 1
* [Leave the line, and hear each one out; water rises. #item:LF17 #opt:b]
    She is sick with fear. So is he.
* [Keep lifting, and ask what each one cooks; you spill more. #item:LF17 #opt:c]
    Soon he is teaching her to fry prawns.
    ~ dev += 1
* [Lift faster, and splash; say that only the water matters. #item:LF17 #opt:d]
    Nobody speaks, and nobody stops.
- -> lf18
