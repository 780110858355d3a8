// Taking praise without making it small.
-> said
=== said ===
You have cooked for your neighbour who was ill. At the door she takes your hand: “I would not have got through this week without you.”
* [“Thank you. That is good to hear.”]
    She nods, and the two of you stand there for a moment. Nothing has to be done.
    A thank-you lets the other one give you something.
* [“Oh, that was nothing.”]
    “It was not nothing,” she says. Now she has to carry it alone.
    We mean to be modest. It can sound like “you are mistaken”.
* [“You cooked for me in spring, so we are even.”]
    “I was not counting,” she says, a little surprised.
    A gift became a bill.
* [“Thank you. I liked doing it, and I was worried about you.”]
    Her eyes get wet. “I noticed,” she says.
    Praise is a door. You went through it.
- -> END
