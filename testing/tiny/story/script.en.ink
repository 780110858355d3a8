-> ts1

=== ts1 ===
The gate is open and the goat is looking at the beans. #scene:TS1 #chapter:1 #backdrop:gate
* [Close the gate with a rope and a knot. #item:TS1 #opt:a]
    The rope holds for now.
* [Leave the gate and sit in the shade. #item:TS1 #opt:b]
    The shade is cool, and the goat walks in.
* [Mend the latch before anything else. #item:TS1 #opt:c]
    The latch clicks as it did when it was new.
* [Push the gate to with one foot. #item:TS1 #opt:d]
    It swings back a little.
- -> ts2

=== ts2 ===
Your aunt calls from the house. She wants to hear the word mango before she opens. #scene:TS2 #chapter:1 #backdrop:gate
* [Call out that the tea is late. #item:TS2 #opt:a]
    “What?” says your aunt.
* [Call out that you bring a mango. #item:TS2 #opt:b]
    “Then come in,” says your aunt.
* [Call out that the goat is well. #item:TS2 #opt:c]
    “I can see her,” says your aunt.
* [Call out that the rain is near. #item:TS2 #opt:d]
    “It is always near,” says your aunt.
- -> ts3

=== ts3 ===
In the morning the door of the shed hangs loose. #scene:TS3 #chapter:1 #backdrop:gate
* [Lean a plank on the door for today. #item:TS3 #opt:a]
    The plank slides, then stays.
* [Set the hinge right with new screws. #item:TS3 #opt:b]
    The hinge does not even creak.
* [Let the door hang and have breakfast. #item:TS3 #opt:c]
    The tea is good. The hens agree.
* [Tie the door with what string there is. #item:TS3 #opt:d]
    The string is short but long enough.
- -> ending

=== ending ===
The goat has found the roses. Nobody minds the beans any more. #ending:roses #end
-> END
