=== fs18 ===
“When the needle falls below zero, a pipe does not push,” says Joseph in the pump house. “It sucks drain water in through any crack.” The cause is Harpreet’s big pump, which starts at four. Ten more tanker owners want such a pump, and rain is near. #scene:FS18 #chapter:3 #backdrop:pump-house
Tired Joseph has one hour for you. What for?
* [Sketch the next five summers with him, pump by pump. #item:FS18 #opt:a]
    In the third summer he sits up. “Meters,” he says.
* [Settle only this weekend; later years will have their own people. #item:FS18 #opt:b]
    Tankers, buckets, chlorine: it fits on one bus ticket.
* [Work out with him what June’s rain does to pipes. #item:FS18 #opt:c]
    “Then the cracks drink all day,” he says slowly.
* [Make him lie down, and watch the valves for him. #item:FS18 #opt:d]
    He sleeps on a coil of hose. No valve moves.
    ~ memory += joseph_slept
- -> fs19

=== fs19 ===
Saturday noon. Vinod opens the incubator. {lost == "six":Thirty-four bottles are clear; the heat took six.|Forty bottles are clear.} The jam jar has turned yellow: drain water. It is one bad sample, taken against the rule. At two the Commissioner, who runs the city, wants your advice. You have an hour to prepare. #scene:FS19 #chapter:3 #backdrop:incubator-yellow
* [Go over each step of number 41 to find a mistake. #item:FS19 #opt:a]
    The jar still smells of strawberry. You find nothing else.
* [Write what you advise and cannot judge, and sign it. #item:FS19 #opt:b]
    Six lines. Your name looks small under them.
* [Write down who must be told, by whom, and when. #item:FS19 #opt:c]
    Nineteen names. The eleven families stand on top.
* [Photograph the bottles, lock up the papers, list the keys. #item:FS19 #opt:d]
    Vinod lends you the small key, for the first time.
- -> fs20

=== fs20 ===
You cross the festival ground. Sixty sellers are mixing mango sherbet from one long hose; tonight ten thousand people drink it. They see your white coat, and stop. One seller boils her water in a wedding pot. You have twenty minutes. #scene:FS20 #chapter:3 #backdrop:festival-ground
* [Help the seller to turn her one pot into many. #item:FS20 #opt:a]
    Soon there are six. Somebody’s uncle commands the steam.
* [Tell the sellers to stop, and take any blame yourself. #item:FS20 #opt:b]
    Sixty ladles hang in the air.
* [Show an old seller, with some soot, how dirt travels. #item:FS20 #opt:c]
    “My father’s recipe,” he says, and puts down his ladle.
* [Follow the hose to see where its water comes from. #item:FS20 #opt:d]
    It ends at the school wall. The ground is wet.
    ~ memory += saw_tree
- -> fs21

=== fs21 ===
Sunanda, Joseph, Harpreet and the festival’s president sit round the Commissioner’s table. “My pump has been off since six,” says Harpreet. “Who knew that a pipe can drink?” “My sellers borrowed money for today,” says the president. #scene:FS21 #chapter:3 #backdrop:council-office
“First the festival,” says the Commissioner to you. “What about it?”
* [Ask what each can give, until the four find a deal. #item:FS21 #opt:a]
    After an hour: mangoes yes, sherbet no.
    ~ festival = "dry"
* [Move the festival to Sunday, with Harpreet’s water half price. #item:FS21 #opt:b]
    “Half!” says Harpreet. “At a wedding!” She writes it down.
    ~ festival = "moved"
* [Let these four decide; they know the people, you the water. #item:FS21 #opt:c]
    After nine minutes: open until seven, Harpreet’s water only.
    ~ festival = "theirs"
* [Close the festival today, and take the sellers’ anger yourself. #item:FS21 #opt:d]
    “I shall give them your name,” says the president.
    ~ festival = "closed"
- -> fs22

=== fs22 ===
Four o’clock, microphones. At the gate stands {lost == "secret":all|half} of Neemwadi, in front the bus driver, carrying his daughter Zoya{memory ? has_drawing:, your drawing in his cap}{memory ? has_receipt:, your receipt in his hand}. One jar is yellow, {lost == "six":thirty-four|forty} bottles are clear. Your tankers serve half Neemwadi; only the Commissioner has more. #scene:FS22 #chapter:3 #backdrop:press-table
Joseph holds the telephone: one word, and a man shuts the valve. Do you shut the water?
* [Say “now” in your own name; half will have no tanker. #item:FS22 #opt:a]
    “In my name,” you say. “Now.” All over Neemwadi the taps sigh and stop.
    ~ notice = "now"
* [Hold up the jar, say “boil it”, and let families decide. #item:FS22 #opt:b]
    You lift the jar. “Not in my house,” says the bus driver. Others repeat it.
    ~ notice = "families"
* [Shut it yourself until Wednesday’s tests; half stay dry four days. #item:FS22 #opt:c]
    “In my name. Digging tonight, water on Wednesday.” The taps sigh and stop.
    ~ notice = "dated"
* [Show the Commissioner three ways this week may go; she decides. #item:FS22 #opt:d]
    “The dry week, then,” says the Commissioner, pale. The taps sigh and stop.
    ~ notice = "council"
- -> fs23

=== fs23 ===
Dusk in the old lanes. {notice == "families":Nobody turns a tap.|The taps are dry.} An old sherbet seller blocks your way, forty neighbours behind him. “I poured away four hundred litres!” he shouts. “You have been asking since Thursday! What do we cook with?” #scene:FS23 #chapter:3 #backdrop:lane-at-dusk
* [Say that you waited because you were afraid to be wrong. #item:FS23 #opt:a]
    “An office that admits it!” he calls. “Come and look.”
* [Draw pipe, pump and drain in the dust for him. #item:FS23 #opt:b]
    He takes the stick, and adds his own kitchen.
* [Collect twenty ways to cook without taps, silly ones too. #item:FS23 #opt:c]
    Number seventeen is watermelon. Somebody fetches one.
* [Let him shout, and ask the silent woman behind him. #item:FS23 #opt:d]
    “I think of the night,” she says, “with an ill child.”
- -> fs24

=== fs24 ===
Eight in the evening. Eleven tankers fill the school courtyard, and all Neemwadi comes with buckets. {memory ? water_guard:Three girls ask you for the password. }{memory ? sang_rule:Children sing about taps. }{memory ? policemen:A boy of six arrests a puddle. }Each lane has one loud voice. How shall the water be shared? #scene:FS24 #chapter:3 #backdrop:courtyard-at-night
* [Carry water to the old and ill; leave the queue. #item:FS24 #opt:a]
    On the fourth floor a grandmother blesses both your arms.
* [Argue out one timetable with a loud voice from each lane. #item:FS24 #opt:b]
    It is called from roof to roof until ten.
* [Let each lane invent its way; link the good ones. #item:FS24 #opt:c]
    One lane tries a drum. By ten all use drums.
* [Write one timetable of lanes and hours; pin it up. #item:FS24 #opt:d]
    People read it to one another by torchlight.
- -> fs25

=== fs25 ===
Eleven at night, at the school gate. Joseph’s {memory ? crew_slept:rested }crew digs where his thumb lay on the map. A root of the neem tree has opened the pipe{memory ? saw_tree:, your neem tree}. Here drain water comes in. #scene:FS25 #chapter:3 #backdrop:night-dig
Vinod runs up with an order form. “We have nine lakh rupees for machines, but only until midnight! One line is empty.”
* [Buy one incubator together with the hospital, which pays half. #item:FS25 #opt:a]
    “With a lock,” says Vinod, “against other people’s pickle.”
    ~ grant = "shared"
* [Buy pressure meters for the pumps, for summers to come. #item:FS25 #opt:b]
    Joseph takes off his helmet, and breathes out.
    ~ grant = "meters"
* [Give Vinod the pen; you might choose to look good. #item:FS25 #opt:c]
    At two minutes to twelve he writes: one air cooler.
    ~ grant = "vinod"
* [Order bottles to test all taps again, first glasses too. #item:FS25 #opt:d]
    “Four thousand bottles,” says Vinod, rather happy.
    ~ grant = "tests"
- -> fs26

=== fs26 ===
On Sunday it rains at last, on hot dust and on Harpreet’s six hundred guests, who run out into it. The last box of Vinod’s form asks: “What did the head of the laboratory learn about the head of the laboratory?” Nobody has ever filled it in. #scene:FS26 #chapter:3 #backdrop:first-rain
* [Leave it for another day, and walk into the rain. #item:FS26 #opt:a]
    ~ box = "rain"
* [Ask Vinod how you looked from his bench; write that. #item:FS26 #opt:b]
    ~ box = "vinod"
* [Write which choices you made so that people admire you. #item:FS26 #opt:c]
    ~ box = "name"
* [Write one line about the two-minute rule, and sign it. #item:FS26 #opt:d]
    ~ box = "rule"
- -> ending
