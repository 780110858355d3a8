=== ln10 ===
February. The choir has not paid its rent, so at five the owner locks the hall. Nobody dares to argue. Chebet sends you in; there is time to carry out one thing. #scene:LN10 #chapter:2 #backdrop:locked-hall
The rest stays locked in. What do you carry out?
* [The birthday book, so that each singer still gets a song. #item:LN10 #opt:a]
    The caretaker is sixty today. You sing. He cries.
    ~ saved = "book"
* [The heavy tin boxes, with all ninety song sheets in order. #item:LN10 #opt:b]
    One to ninety. Chebet almost smiles.
    ~ saved = "boxes"
* [The wooden step, to stand on and speak to the owner. #item:LN10 #opt:c]
    Two strangers clap. The owner listens, and locks up.
    ~ saved = "step"
* [The old accordion, to find new tunes between its broken keys. #item:LN10 #opt:d]
    It breathes out in the sun, long and sad.
    ~ saved = "accordion"
- -> ln11

=== ln11 ===
{saved:
- "book": The sheets, the step and the accordion stay locked in. Halima finds a new place: a flat roof over the market. #scene:LN11 #chapter:2 #backdrop:roof
- "boxes": The birthday book, the step and the accordion stay locked in. Halima finds a new place: a flat roof over the market. #scene:LN11 #chapter:2 #backdrop:roof
- "step": The birthday book, the sheets and the accordion stay locked in. Halima finds a new place: a flat roof over the market. #scene:LN11 #chapter:2 #backdrop:roof
- else: The birthday book, the sheets and the step stay locked in. Halima finds a new place: a flat roof over the market. #scene:LN11 #chapter:2 #backdrop:roof
}
It has pigeons, and laundry on lines; nobody knows what lies behind it. You arrive first, with chalk to mark places; the others follow.
* [Stay by the stairs, and chalk a place for each singer. #item:LN11 #opt:a]
    Everyone stands on a cross. So do the pigeons.
* [Go behind the laundry, and chalk a place there for each singer. #item:LN11 #opt:b]
    Late and dusty, they see the hills from there.
* [Go behind the laundry, and let everyone stand as they like. #item:LN11 #opt:c]
    The lowest voices choose the laundry, for its shade.
* [Stay by the stairs, and let everyone stand as they like. #item:LN11 #opt:d]
    Each new voice comes up the stairs already singing.
- -> ln12

=== ln12 ===
Chebet tests the sound from across the street. “If you hear me well,” she calls, “answer with the word mango. Any other word means that you cannot.” #scene:LN12 #chapter:2 #backdrop:roof-street #speaker:Chebet
She points at you. You hear her well.
* [Call the word papaya across the street, with both hands raised. #item:LN12 #opt:a]
    “You cannot?” Chebet calls it all again.
* [Call the word guava across the street, with both hands raised. #item:LN12 #opt:b]
    “Not at all?” Chebet calls it all again.
* [Call the word mango across the street, with both hands raised. #item:LN12 #opt:c]
    “Good!” A fruit seller below sends up three.
* [Call the word lemon across the street, with both hands raised. #item:LN12 #opt:d]
    “Still no?” Chebet calls it all again.
- -> ln13

=== ln13 ===
On the roof Kioko tries a note aloud for the first time. His voice jumps, high and loud. Two older children laugh, and he runs behind the water tank. #scene:LN13 #chapter:2 #backdrop:water-tank
In five minutes the rehearsal goes on.
* [Bring the whole choir there, and all sing badly with him. #item:LN13 #opt:a]
    Twenty-five broken notes. Behind the tank, one laugh.
* [Bring the two children there, and let all three explain themselves. #item:LN13 #opt:b]
    “It was so loud!” says one. Kioko looks up. Loud?
* [Sit down on his side, and count the tank’s drops together. #item:LN13 #opt:c]
    At forty he forgets to cry.
* [Tell him through the tank how you cried on stage once. #item:LN13 #opt:d]
    “In front of people?” asks a small voice.
- -> ln14

=== ln14 ===
At six the dust turns the whole sky orange. In the street two matatus, painted minibuses, quarrel with their horns, and it is almost music. #scene:LN14 #chapter:2 #backdrop:roof-sunset
Half an hour of light is left, and Chebet’s second verse is not ready.
* [Turn back to Chebet, and work until her verse is ready. #item:LN14 #opt:a]
    The verse is ready. Behind you the sky goes red.
* [Watch the sky for one minute, then work on her verse. #item:LN14 #opt:b]
    One orange minute. The verse sounds warmer after it.
* [Sing the verse to the horns once, then practise it quietly. #item:LN14 #opt:c]
    Both drivers notice. They hoot nearly in time.
* [Answer the horns with a new song; the verse can wait. #item:LN14 #opt:d]
    Its name is “My Lane”. Nobody can stop singing it.
    ~ memory += horn_song
- -> ln15

=== ln15 ===
Twenty-nine times Wanjiru has tried the long note, and her breath always ends first. She throws her sheet off the roof. “Then sing it yourself!” she says to you. #scene:LN15 #chapter:2 #backdrop:roof-edge #speaker:Wanjiru
The others pack up, but she goes on shouting.
* [Leave her the roof, and practise the note on the stairs. #item:LN15 #opt:a]
    From below somebody counts your seconds aloud.
* [Give up practice, and sit in her shouting until dark. #item:LN15 #opt:b]
    “It is too long for anybody,” she says at last.
* [Go down to find her sheet; she will want it tomorrow. #item:LN15 #opt:c]
    It lies on a fruit stall.
* [Let her shout, and try the note together till voices break. #item:LN15 #opt:d]
    One second longer. Both voices are tired. Both of you are rude.
- -> ln16

=== ln16 ===
In the hospital corridor Barasa, the nurse, says: Mama Akinyi can go out in a wheelchair, but her voice will not return. Her slate says: “In March I do not want to come. Well? Speak!” #scene:LN16 #chapter:2 #backdrop:corridor
Visiting time is ending.
* [Ask for one more minute, and say that you are angry. #item:LN16 #opt:a]
    “Go on,” she writes, so hard that the chalk breaks.
* [Tell her about Tenor until she laughs; she looks so tired. #item:LN16 #opt:b]
    Her shoulders laugh. She wipes the slate slowly.
* [Write one sentence of your own below hers on the slate. #item:LN16 #opt:c]
    She reads it, and writes “Yes”, very small.
* [Hold her hand until the bell; she has decided for herself. #item:LN16 #opt:d]
    She presses back until the bell.
- -> ln17

=== ln17 ===
Wanjiru waits by the hospital lift. “Last year Mama asked me if you were coming back,” she says. “I knew that you were coming. But I said no, because I wanted your song.” #scene:LN17 #chapter:2 #backdrop:lift #speaker:Wanjiru
She does not wipe her tears. How do you answer?
* [Take her hand; tell her that you will need some time. #item:LN17 #opt:a]
    “How much?” she asks. Neither of you knows.
* [Tell her about that year at the coast, to its end. #item:LN17 #opt:b]
    She hears it all. The lift comes four times.
* [Put your arms around her, and call the lift for two. #item:LN17 #opt:c]
    She smells of iron, and cries into your collar.
* [Ask her to go back in first, and tell Mama this. #item:LN17 #opt:d]
    “Yes,” she says, and goes in. She stays there long.
- -> ln18

=== ln18 ===
Halima has wild new drums for the founder’s song. “It will wake the judges,” she says. “It will wake the dead,” says Mr Shah. Now both are shouting. #scene:LN18 #chapter:2 #backdrop:roof-drums
Chebet asks you: sing it the old way, or with drums?
* [Choose the old way, which everyone knows, and go to supper. #item:LN18 #opt:a]
    Mr Shah hums. Halima drums on the water tank.
* [Let each one show you, then keep the old way. #item:LN18 #opt:b]
    Halima gets eight beats. Mr Shah counts them.
* [Take the drums; hear Mr Shah complain until supper is cold. #item:LN18 #opt:c]
    Mr Shah complains for an hour. His foot likes the drums.
* [Take the new drums; nobody has heard this song like that. #item:LN18 #opt:d]
    Mr Shah leaves, comes back for his hat, and stays.
- -> ln19
