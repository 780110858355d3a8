=== rf01 ===
The bus leaves you above the house of your childhood: bright snow, one roof, two smokes. Twelve years ago your family built a wall through it. Nobody told you why. #scene:RF01 #chapter:1 #backdrop:courtyard
In the courtyard, east of the chest-high wall, your uncle Jagat holds a hot plate. West of it his sister, your aunt Meera, holds another. From behind Barfi, a cow who respects no wall, your cousin Bina throws a snowball at you. Jagat and Meera watch where you will eat.
* [Sit on the wall, and make eating both plates a game. #item:RF01 #opt:a]
    Barfi eats the rest.
* [Throw a snowball back at Bina, though both plates grow cold. #item:RF01 #opt:b]
    Barfi eats Jagat’s plate.
* [Eat both plates, far too much, and thank both the same. #item:RF01 #opt:c]
    Barfi licks both plates.
* [Go in to your grandmother first, though both cooks look hurt. #item:RF01 #opt:d]
    Barfi eats both plates.
- -> rf02

=== rf02 ===
Ayesha, the engineer, shows you the cracked beam under the roof. “Heavy snow comes in six days, and this falls. The house must be empty in five.” #scene:RF02 #chapter:1 #backdrop:attic #speaker:Ayesha
On the fifth day Jagat’s daughter Bina marries in the courtyard, as she promised her mother. Sixty cupboards are full. Somebody must say how.
* [List what must go today; leave the rest for later. #item:RF02 #opt:a]
    Nine lines. By evening, eight are crossed out.
* [Write down every room and day; pin up two copies. #item:RF02 #opt:b]
    Jagat sharpens his pencil.
* [Let people start with what they love, and help carry. #item:RF02 #opt:c]
    Meera begins with a teapot, Jagat with his saws.
* [Start with the nearest cupboard, and see what comes next. #item:RF02 #opt:d]
    It holds forty umbrellas. The next holds handles.
- -> rf03

=== rf03 ===
In Jagat’s kitchen half a table leans on the wall: two legs and a sawn edge. The other half stands in Meera’s. #scene:RF03 #chapter:1 #backdrop:east-kitchen
Jagat pours you tea. “Six years you do not come. Now you come to empty our house.” He waits. #speaker:Jagat
* [Drink his tea, and let him say every bitter word. #item:RF03 #opt:a]
    He says it all, and fills your cup again.
* [Say that this hurts, then walk outside before you shout. #item:RF03 #opt:b]
    He nods. Later, through the door, he coughs.
* [Thank him for the tea; talk tomorrow, after some sleep. #item:RF03 #opt:c]
    Later there are apples, cut thin.
* [Stay at his table, and tell him that he hurt you. #item:RF03 #opt:d]
    “I wanted it to,” he says to the cup.
- -> rf04

=== rf04 ===
Your grandmother Ama is eighty-four. Her room lies in the middle and has two doors, because she would not choose a side. Behind it lie rooms nobody opens. #scene:RF04 #chapter:1 #backdrop:gallery
“Where will you sleep?” she asks. On the stairs both sides listen, and hope. #speaker:Ama
* [Sleep in the orderly apple store, which takes nobody’s side. #item:RF04 #opt:a]
    Straw, sugar, silence. Every crate knows its number.
    ~ bed = "store"
* [Sleep on Ama’s hard floor, as when you were small. #item:RF04 #opt:b]
    “You still breathe through your mouth,” says Ama.
    ~ bed = "ama"
* [Sleep beside warm Barfi at the locked rooms, and listen closely. #item:RF04 #opt:c]
    At midnight somebody comes, and goes again.
    ~ bed = "door"
* [Sleep two nights on each side, and tell both why. #item:RF04 #opt:d]
    Both sides count on their fingers.
    ~ bed = "turns"
- -> rf05

=== rf05 ===
{bed:
- "store": You wake under a second blanket. Jagat visits his apples at night. #scene:RF05 #chapter:1 #backdrop:snowy-morning
- "ama": You wake beside Ama. She is playing cards against herself, and winning. #scene:RF05 #chapter:1 #backdrop:snowy-morning
- "door": You wake against Barfi’s warm back. The footprints at the door are Meera’s. #scene:RF05 #chapter:1 #backdrop:snowy-morning
- else: You wake in Bina’s room. The bride is asleep in her wedding shoes, to soften them. #scene:RF05 #chapter:1 #backdrop:snowy-morning
}
Outside, ice glitters on the steps, so nothing can be carried yet. You have an hour.
* [Build a snow cow in the courtyard, with apple eyes. #item:RF05 #opt:a]
    Barfi walks round it, and eats the eyes.
    ~ memory += snow_cow
* [Knock along the wall to find where it sounds hollow. #item:RF05 #opt:b]
    From the other side, somebody knocks back.
* [Tell Bina over tea what you thought on the bus. #item:RF05 #opt:c]
    “I think that too,” says Bina, “and I never left.”
* [Climb the unknown ridge behind the house, and look over. #item:RF05 #opt:d]
    Behind it lies another valley.
- -> rf06

=== rf06 ===
Meera’s husband Joseph bakes the bread and keeps the apples of both sides. “Two thousand,” he says. “One bad one spoils a crate, so each must be turned by hand.” #scene:RF06 #chapter:1 #backdrop:apple-store #speaker:Joseph
After two hundred your fingers are stiff. Outside, Bina carries quilts alone.
* [Trust the rest to luck, and carry quilts with Bina. #item:RF06 #opt:a]
    Four quilts each. Bina laughs all the way down.
* [Turn half, warm your hands, and turn the rest tonight. #item:RF06 #opt:b]
    Thirty bad ones.
* [Check each crate’s top row, and trust the rows below. #item:RF06 #opt:c]
    Nine bad ones. The others keep their secret.
* [Turn every one, even if it takes the whole day. #item:RF06 #opt:d]
    Apple two thousand is perfect. You share it.
- -> rf07

=== rf07 ===
In the orchard Bina, carrying straw, slows down at her mother’s tree. She died nine years ago today. Nobody mentions it. #scene:RF07 #chapter:1 #backdrop:orchard
“She knew why they built the wall,” says Bina, and lifts her straw again. “She never said.” #speaker:Bina
* [Walk along beside her, and ask what her mother said. #item:RF07 #opt:a]
    “Something about Ama. Be good to her, she said.”
* [Lay an apple under the tree; ask what her mother knew. #item:RF07 #opt:b]
    “Something about Ama,” says Bina at last.
* [Take half her straw, and make her laugh about her shoes. #item:RF07 #opt:c]
    Her mother would have sung about it, terribly.
* [Stop at the tree with her, hat off, saying nothing. #item:RF07 #opt:d]
    Bina stops too. It is a long silence.
- -> rf08

=== rf08 ===
Jagat and Meera both want the one carved front door. “Father left it to the eldest,” says Jagat. “I held the lamp while he carved it!” says Meera, who drives the apple truck and shouts like one. #scene:RF08 #chapter:1 #backdrop:front-door
Barfi chews between them. “Now you say something!”
* [Hear both out for an hour, though the truck waits. #item:RF08 #opt:a]
    They still shout, but about their father.
* [Leave them to it, and go to keep Ama company. #item:RF08 #opt:b]
    “While they shout, they hear each other,” says Ama.
* [Send both for tea, and promise to listen this evening. #item:RF08 #opt:c]
    Two kettles. By evening it is a shorter quarrel.
* [Tell both it is only a door, and keep packing. #item:RF08 #opt:d]
    They agree: it is not only a door.
- -> rf09

=== rf09 ===
At six Ama deals the cards, and wins every game. You promised her one tonight. #scene:RF09 #chapter:1 #backdrop:amas-room
“I forget nothing,” she says. “It is no gift.” But twelve boxes stand unmarked, and nobody will know what they hold. #speaker:Ama
* [Take Ama outside for the stars; game and boxes wait. #item:RF09 #opt:a]
    “Still fewer than your mistakes at cards,” says Ama.
* [Keep Ama up till midnight: first boxes, then her game. #item:RF09 #opt:b]
    “You play like a box,” says Ama, winning.
* [Play as long as she likes, and search twelve boxes later. #item:RF09 #opt:c]
    You lose nine games. Ama looks ten years younger.
* [Mark the boxes tonight, and offer Ama two games tomorrow. #item:RF09 #opt:d]
    Ama plays both hands herself. You lose anyway.
- -> rf10
