=== ln10 ===
February. The rent is not paid, so the owner locks the hall at five. One person may go in, and carry out one thing. Chebet sends you. #scene:LN10 #chapter:2 #backdrop:locked-hall
The rest stays locked in. What do you carry out?
* [The birthday book, to keep what it promises to each singer. #item:LN10 #opt:a]
    Today, it says, the caretaker is sixty. He cries.
    ~ saved = "book"
* [The tin boxes, to keep all ninety songs in their order. #item:LN10 #opt:b]
    One to ninety. Chebet almost smiles.
    ~ saved = "boxes"
* [The leader’s wooden step, to speak from it yourself on Monday. #item:LN10 #opt:c]
    You try it in the street. Two strangers stop to listen.
    ~ saved = "step"
* [The old accordion, to play about with and invent new tunes. #item:LN10 #opt:d]
    It breathes out in the sun, long and sad.
    ~ saved = "accordion"
- -> ln11

=== ln11 ===
{saved:
- "book": The songs, the step and the accordion stay locked in. Halima finds you a new place: a flat roof over the market. #scene:LN11 #chapter:2 #backdrop:roof
- "boxes": The birthday book, the step and the accordion stay locked in. Halima finds you a new place: a flat roof over the market. #scene:LN11 #chapter:2 #backdrop:roof
- "step": The birthday book, the songs and the accordion stay locked in. Halima finds you a new place: a flat roof over the market. #scene:LN11 #chapter:2 #backdrop:roof
- else: The birthday book, the songs and the step stay locked in. Halima finds you a new place: a flat roof over the market. #scene:LN11 #chapter:2 #backdrop:roof
}
It has laundry, pigeons and corners that nobody knows. You arrive first; the others are climbing the stairs. How do you begin?
* [Stay by the stairs, and chalk a numbered place for everyone. #item:LN11 #opt:a]
    Everyone stands on a number. So do the pigeons.
* [Explore the far end, and chalk numbers there while everyone waits. #item:LN11 #opt:b]
    Late and dusty, they see the hills from there.
* [Explore the far end, and let everyone stand as they like. #item:LN11 #opt:c]
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
On the roof Kioko tries a note aloud for the first time. His voice breaks. Two older children laugh, and he runs behind the water tank. #scene:LN13 #chapter:2 #backdrop:water-tank
In five minutes the rehearsal goes on. What do you do?
* [Bring the whole choir there, and all sing badly with him. #item:LN13 #opt:a]
    Twenty-five broken notes. Behind the tank, one laugh.
* [Bring the two children there, and help both sides to talk. #item:LN13 #opt:b]
    “It was so loud!” says one. Kioko looks up. Loud?
* [Sit down on his side, and stay until he breathes calmly. #item:LN13 #opt:c]
    The tank drips. You count the drops together.
* [Tell him through the tank how ashamed you once felt yourself. #item:LN13 #opt:d]
    “In front of people?” asks a small voice.
- -> ln14

=== ln14 ===
At six the dust turns the whole sky orange. In the street two matatus quarrel with their horns, and it is almost music. #scene:LN14 #chapter:2 #backdrop:roof-sunset
Half an hour of light is left, and Chebet’s second verse is not ready. How do you use it?
* [Turn back to Chebet, and work until her verse is ready. #item:LN14 #opt:a]
    The verse is ready. Behind you the sky goes red.
* [Watch the sky for one minute, then work on her verse. #item:LN14 #opt:b]
    One orange minute. The verse sounds warmer after it.
* [Sing the verse to the horns once, then practise it quietly. #item:LN14 #opt:c]
    Both drivers notice. They hoot nearly in time.
* [Answer the horns with a new song, and leave the verse. #item:LN14 #opt:d]
    Its name is “My Lane”. Nobody can stop singing it.
    ~ memory += horn_song
- -> ln15

=== ln15 ===
Twenty-nine times Wanjiru has tried the long note, and her breath always ends first. She throws her sheet off the roof. “Then sing it yourself!” she says to you. #scene:LN15 #chapter:2 #backdrop:roof-edge #speaker:Wanjiru
The others pack up. She goes on shouting. What do you do?
* [Give her room, and practise the note alone until supper time. #item:LN15 #opt:a]
    From the stairs somebody counts your seconds aloud.
* [Stay close while she shouts, and cut a mango for her. #item:LN15 #opt:b]
    “It is too long for anybody,” she says, dripping.
* [Give her room, and go home to rest until tomorrow’s practice. #item:LN15 #opt:c]
    On the way you pick up her sheet.
* [Stay close while she shouts, and try the note thirty times. #item:LN15 #opt:d]
    One second longer. You are both hoarse and rude.
- -> ln16

=== ln16 ===
In the hospital corridor Barasa tells you: Mama Akinyi may go out in a wheelchair, but her voice will not return. Her slate says: “I shall not come to hear you. And you? Speak!” #scene:LN16 #chapter:2 #backdrop:corridor
Visiting time is ending. What do you say to her?
* [Say everything you feel, even how angry her decision makes you. #item:LN16 #opt:a]
    “Good,” she writes, so hard that the chalk breaks.
* [Make her smile with news of Tenor, and keep sadness private. #item:LN16 #opt:b]
    Her shoulders laugh. She wipes the slate slowly.
* [Say that you miss her voice, and leave the anger out. #item:LN16 #opt:c]
    “I miss it too,” she writes, very small.
* [Say that you hear her, and hold her hand in silence. #item:LN16 #opt:d]
    She presses back, harder than you expected.
- -> ln17

=== ln17 ===
Wanjiru waits by the lift. “Last year Mama asked me if you were coming back,” she says. “I knew that you were. I said no, because I wanted the song.” #scene:LN17 #chapter:2 #backdrop:lift #speaker:Wanjiru
She does not wipe her face. How do you answer?
* [Take her hand; tell her that forgiving her will need time. #item:LN17 #opt:a]
    “How much?” she asks. Neither of you knows.
* [Tell her what losing the song did to you that year. #item:LN17 #opt:b]
    She hears it all. The lift comes four times.
* [Put your arms around her; tell her that it is over. #item:LN17 #opt:c]
    She smells of iron, and cries into your collar.
* [Tell her that first she must put it right with Mama. #item:LN17 #opt:d]
    “Yes,” she says, and goes in. She stays there long.
- -> ln18

=== ln18 ===
Halima has a wild new drum part for the founder’s song. “It will wake the judges,” she says. “It will wake the dead,” says Mr Shah. Now both are shouting. #scene:LN18 #chapter:2 #backdrop:roof-drums
Chebet leaves the choice to you: old way or drums?
* [Choose the old way at once, and end the quarrel there. #item:LN18 #opt:a]
    Mr Shah hums. Halima drums on the water tank.
* [Hear both until supper, then ask for the old way. #item:LN18 #opt:b]
    Halima gets eight beats at the start. Mr Shah counts them.
* [Hear both until supper, then ask them to risk the drums. #item:LN18 #opt:c]
    Mr Shah shuts his eyes. His foot likes it.
* [Choose the drums at once, and end the quarrel there. #item:LN18 #opt:d]
    Mr Shah leaves the choir. At seven he returns for his hat, and stays.
- -> ln19
