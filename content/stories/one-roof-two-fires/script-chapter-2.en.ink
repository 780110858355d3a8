=== rf10 ===
Day three. Ayesha sets iron supports under the beam. {bed == "store":Jagat holds the lamp.|{bed == "ama":Ama, up on her own legs, holds the lamp.|{bed == "door":Meera holds the lamp.|Bina holds the lamp.}}} #scene:RF10 #chapter:2 #backdrop:attic-props
“Your wall is all that holds this roof up,” she calls from behind the beam. “When your support is straight, call walnut. Any other word means stop.” Your support is straight. #speaker:Ayesha
* [Call the word apricot, one hand still on the support. #item:RF10 #opt:a]
    “Why stop?” Ayesha comes to look.
* [Call the word walnut, one hand still on the support. #item:RF10 #opt:b]
    “Good!” Iron knocks on wood, and the beam sighs.
* [Call the word cherry, one hand still on the support. #item:RF10 #opt:c]
    “What is wrong?” Ayesha comes to look.
* [Call the word almond, one hand still on the support. #item:RF10 #opt:d]
    “Stop? Now?” Ayesha comes to look.
- -> rf11

=== rf11 ===
Everything from the winter of the wall was locked into one room. Ayesha has cut the lock. Jagat stands at one end of the gallery, Meera at the other. #scene:RF11 #chapter:2 #backdrop:locked-room
Inside, seven dusty chests must come out today. Nobody moves.
* [Hold the lamp for Ayesha, and lift each lid. #item:RF11 #opt:a]
    Wool, clocks. In the seventh: a red tin, locked.
* [Let Ayesha test the floor, then carry the chests out. #item:RF11 #opt:b]
    Out of the seventh rolls a red tin, locked.
* [Pick up the first chest, and carry it out past both. #item:RF11 #opt:c]
    From the seventh, a red tin rolls, locked.
* [Go in past both, kneel, and open the nearest chest. #item:RF11 #opt:d]
    Clocks, wool. In the seventh: a red tin, locked.
- -> rf12

=== rf12 ===
“A year’s apple money was in that red tin,” says Joseph. “One night the money was gone. Jagat said Meera took it. Meera said Jagat did. They sawed the table in two, and built the wall.” #scene:RF12 #chapter:2 #backdrop:tin-and-keys #speaker:Joseph
Ama has ninety keys on a ring; one opens the cracked tin. Ayesha needs a name on every key; Meera needs help with boxes. The truck leaves in an hour.
* [Label all ninety keys for Ayesha; leave the tin shut. #item:RF12 #opt:a]
    The last key fits no door at all.
* [Leave the tin and the keys; load boxes with Meera. #item:RF12 #opt:b]
    Meera looks at the tin, and lifts the next box.
* [Try all ninety keys, one by one, on the tin. #item:RF12 #opt:c]
    The eighty-first fits. Inside: one hospital bill, with your name.
    ~ memory += tin_open
* [Shake the tin, look through its crack, and question Ama. #item:RF12 #opt:d]
    Paper slides about inside. “Paper,” agrees Ama.
- -> rf13

=== rf13 ===
Meera drives the full truck down to the school. She never asks questions. Now she asks one. #scene:RF13 #chapter:2 #backdrop:truck
“After the wall, you slept one week with Jagat and one with us. What was that like for a child?” She turns off the radio. #speaker:Meera
* [Tell her the funny side: two beds, two of everything. #item:RF13 #opt:a]
    Two birthdays, two cakes. She laughs, and stops.
* [Ask her the same; nobody has asked her since then. #item:RF13 #opt:b]
    “Loud, then quiet,” says Meera.
* [Begin with the first night, and talk until the school. #item:RF13 #opt:c]
    She has to stop the truck.
* [Tell her of one night that nobody knows about. #item:RF13 #opt:d]
    “That night,” says Meera. “Yes.” She drives on slowly.
- -> rf14

=== rf14 ===
Harpreet, the village animal doctor, will marry Bina. Under the walnut tree his band practises its only song: a train song, without words. #scene:RF14 #chapter:2 #backdrop:band
Both families listen, each from its own side. {memory ? snow_cow:Someone has given the snow cow a drum.|Barfi the cow moos like a train.} Forty plates must be packed before morning.
* [Listen from the warm hay loft, inventing words for their song. #item:RF14 #opt:a]
    Your train stops at every kitchen.
* [Carry tea and stools to all, missing the song yourself. #item:RF14 #opt:b]
    East lends stools to west. Nobody says anything.
* [Dance with them, invent new steps, and pack at midnight. #item:RF14 #opt:c]
    Nine people follow, blowing steam. One is Jagat.
* [Pack the plates in peace, so that tonight is free. #item:RF14 #opt:d]
    Through the floor, even the train sounds kind.
- -> rf15

=== rf15 ===
That night the roof cracks, loud as a gunshot. {bed == "store":You and Jagat run to Ama.|{bed == "ama":You are already beside Ama.|{bed == "door":You and Meera run to Ama.|You and Bina run to Ama.}}} Soon the whole family stands round her bed. #scene:RF15 #chapter:2 #backdrop:amas-room-night
Ayesha phones: the supports under the roof will probably hold until morning. “I am staying in bed,” says Ama.
* [Sit dressed in the doorway, ready to carry her out. #item:RF15 #opt:a]
    Soon she asks for her shoes.
* [Stay beside her, hold hands, and listen to the roof. #item:RF15 #opt:b]
    The wood ticks; her thumb presses yours.
* [Lie down beside her, and hum until the whole family rests. #item:RF15 #opt:c]
    Someone takes up the tune.
* [Move out to the barn, and beg all to follow. #item:RF15 #opt:d]
    Two of them come. Barfi makes room.
- -> rf16

=== rf16 ===
At dawn Ayesha finds the back rooms moving. “They fall today. One of you may go in, and carry out one thing.” #scene:RF16 #chapter:2 #backdrop:back-wing #speaker:Ayesha
You learned to walk in there, so you go. Inside stand the stove bench, the wooden post that shows how the children grew, and Joseph’s apple sticks, which can become trees. Whatever you leave will be lost.
* [Say goodbye to each corner aloud, and take nothing out. #item:RF16 #opt:a]
    You thank the floor, and your coat hook.
    ~ saved = "nothing"
* [Take the apple sticks for an orchard not yet planted. #item:RF16 #opt:b]
    Twenty sticks. Nobody has tasted their apples yet.
    ~ saved = "grafts"
* [Take the heavy post with every child’s name and height. #item:RF16 #opt:c]
    It weighs like a calf. It names you nine times.
    ~ saved = "post"
* [Take the stove bench, so that all can sit close again. #item:RF16 #opt:d]
    You carry it like a big dog.
    ~ saved = "bench"
- -> rf17

=== rf17 ===
At noon the back rooms fall, with a sound like a long breath. {saved == "post":The stove bench and the apple sticks are lost.|{saved == "bench":The marked post and the apple sticks are lost.|{saved == "grafts":The marked post and the stove bench are lost.|Post, bench and apple sticks are lost.}}} Ama shuts both her doors. #scene:RF17 #chapter:2 #backdrop:amas-confession
“I took the apple money,” she says. “{memory ? tin_open:You saw the bill. }You were a child, and ill; the hospital wanted it by morning. I wanted to tell. But at supper Jagat and Meera called each other a thief. I was afraid. Next day there was a wall.” She waits. #speaker:Ama
* [Ask if she has eaten, and let her words be enough. #item:RF17 #opt:a]
    “No,” says Ama, surprised.
* [Tell her what those twelve years took from all of you. #item:RF17 #opt:b]
    “I counted too,” says Ama. “Every day, at every meal.”
* [Say that you are still angry, and go on listening. #item:RF17 #opt:c]
    “Be angry,” says Ama. “I would be.”
* [Thank her, but ask for time, although she is eighty-four. #item:RF17 #opt:d]
    “I took twelve years,” says Ama.
- -> rf18

=== rf18 ===
“I will tell Jagat and Meera tonight,” says Ama. So for two hours you know, and they do not. #scene:RF18 #chapter:2 #backdrop:courtyard-boxes
People are hungry. The rooms are dusty. The old floorboards, full of nails, could be wedding benches.
* [Pull three hundred nails, so that the boards become benches. #item:RF18 #opt:a]
    The last nail is bent like a question.
* [Go back to Ama, and tell her all you think. #item:RF18 #opt:b]
    Ama listens to every word.
* [Cook one big pot for both sides and all helpers. #item:RF18 #opt:c]
    They eat standing, and call it a snack.
* [Sweep the rooms and hang each key; tomorrow nobody must search. #item:RF18 #opt:d]
    Eleven rooms, eleven small hills of dust.
- -> rf19
